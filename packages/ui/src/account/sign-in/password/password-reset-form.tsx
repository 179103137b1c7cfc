'use client';
import { withRef } from '../../../core/internal/with-ref.ts';
import { useTexts } from '../../../core/texts/language.ts';
import type { OuterProps } from '../../../kit/part.tsx';
import { usePorts } from '../../../provider/trek-provider.tsx';
import { passwordTexts } from './password.texts.ts';
import * as PasswordReset from './password-reset-parts.tsx';

export interface PasswordResetFormProps extends OuterProps<'section'> {
  token: string;
  email: string;
}

/** The new password twice; e-mail and token come from the link. */
export const PasswordResetForm = withRef(function PasswordResetForm(link: PasswordResetFormProps) {
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
});
