'use client';
import { useTexts } from '../../../core/texts/language.ts';
import { usePorts } from '../../../provider/trek-provider.tsx';
import { passwordTexts } from './password.texts.ts';
import * as PasswordReset from './password-reset-parts.tsx';

/** The new password twice; e-mail and token come from the link. */
export function PasswordResetForm(link: { token: string; email: string }) {
  const messages = useTexts(passwordTexts);
  const { paths, Link } = usePorts();
  return (
    <PasswordReset.Root {...link}>
      <PasswordReset.Title />
      <PasswordReset.Text />
      <PasswordReset.Form>
        <PasswordReset.PasswordField />
        <PasswordReset.ConfirmField />
        <PasswordReset.Failure />
        <PasswordReset.Submit />
      </PasswordReset.Form>
      <PasswordReset.Done>
        <PasswordReset.LoginLink />
      </PasswordReset.Done>
      <PasswordReset.Footer>
        <Link href={paths.forgotPassword}>{messages.requestNewLink}</Link>
      </PasswordReset.Footer>
    </PasswordReset.Root>
  );
}
