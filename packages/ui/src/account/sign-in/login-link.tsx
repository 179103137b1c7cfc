'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button, type ButtonProps } from '../../kit/button.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { passwordTexts } from './password/password.texts.ts';

export type LoginLinkProps = Omit<ButtonProps, 'asChild'>;

/** The way on to the sign-in. */
export const LoginLink = withRef(function LoginLink({ children, ...button }: LoginLinkProps) {
  const messages = useTexts(passwordTexts);
  const { paths, Link } = usePorts();
  return (
    <Button asChild variant="primary" isWide {...button}>
      <Link href={paths.login}>{children ?? messages.goToLogin}</Link>
    </Button>
  );
});
