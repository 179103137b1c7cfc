'use client';
import { withRef } from '../../../core/internal/with-ref.ts';
import { useTexts } from '../../../core/texts/language.ts';
import type { OuterProps } from '../../../kit/part.tsx';
import { usePorts } from '../../../provider/trek-provider.tsx';
import * as ForgotPassword from './forgot-password-parts.tsx';
import { passwordTexts } from './password.texts.ts';

/** Asks for a mailed link that sets a new password, then says where to look for it. */
export const DefaultForgotPassword = withRef(function DefaultForgotPassword(root: OuterProps<'section'>) {
  const messages = useTexts(passwordTexts);
  const { paths, Link } = usePorts();
  return (
    <ForgotPassword.Root {...root}>
      <ForgotPassword.Title />
      <ForgotPassword.Text />
      <ForgotPassword.Form>
        <ForgotPassword.EmailField />
        <ForgotPassword.Failure />
        <ForgotPassword.Actions>
          <ForgotPassword.Submit />
        </ForgotPassword.Actions>
      </ForgotPassword.Form>
      <ForgotPassword.Sent>
        <ForgotPassword.LoginLink>{messages.returnToLogin}</ForgotPassword.LoginLink>
        <ForgotPassword.Again />
      </ForgotPassword.Sent>
      <ForgotPassword.Footer>
        <Link href={paths.login}>{messages.returnToLogin}</Link>
      </ForgotPassword.Footer>
    </ForgotPassword.Root>
  );
});
