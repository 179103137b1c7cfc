'use client';
import { useId } from 'react';
import { Button } from '../kit/button.tsx';
import { usePorts } from '../provider/trek-provider.tsx';
import { AccountForm } from './account-form.tsx';

const { Root, Title, Text, Actions } = AccountForm;

interface AccountDoneProps {
  title: string;
  text: string;
  /** Words of the link to the sign-in page. */
  goToLogin: string;
}

/** Stands in the place of a form that has done its work, and leads to the sign-in. Its title takes the focus. */
export function AccountDone({ title, text, goToLogin }: AccountDoneProps) {
  const titleId = useId();
  const { paths, Link } = usePorts();
  return (
    <Root aria-labelledby={titleId}>
      <Title id={titleId} isFocused>
        {title}
      </Title>
      <Text>{text}</Text>
      <Actions>
        <Button asChild variant="primary" isWide>
          <Link href={paths.login}>{goToLogin}</Link>
        </Button>
      </Actions>
    </Root>
  );
}
