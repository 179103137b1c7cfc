'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import type { OuterProps } from '../../kit/part.tsx';
import * as ForgotPassword from './password/forgot-password-parts.tsx';
import { passwordTexts } from './password/password.texts.ts';

interface InlineForgottenProps extends OuterProps<'section'> {
  onReturn: () => void;
}

/** Asks for the mailed link in the place of the sign-in. The link leads to the operator's own page. */
export const InlineForgotten = withRef(function InlineForgotten({ onReturn, ...root }: InlineForgottenProps) {
  const messages = useTexts(passwordTexts);
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
        <Button variant="primary" isWide onClick={onReturn}>
          {messages.returnToLogin}
        </Button>
        <ForgotPassword.Again />
      </ForgotPassword.Sent>
      <ForgotPassword.Footer>
        <Button variant="quiet" onClick={onReturn}>
          {messages.returnToLogin}
        </Button>
      </ForgotPassword.Footer>
    </ForgotPassword.Root>
  );
});
