'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button, type ButtonProps } from '../../kit/button.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { rememberOrigin } from '../session/return-path.ts';
import { sessionTexts } from '../session/session.texts.ts';

/** The way in, for a visitor who is signed out; they come back to where they were. */
export const Login = withRef(function AccountMenuLogin(button: Omit<ButtonProps, 'asChild'>) {
  const messages = useTexts(sessionTexts);
  const { paths, Link, drafts, location } = usePorts();
  const { children = messages.login, ...rest } = button;
  return (
    <Button asChild {...rest}>
      <Link href={paths.login} onClick={() => rememberOrigin(drafts, location(), paths)}>
        {children}
      </Link>
    </Button>
  );
});
