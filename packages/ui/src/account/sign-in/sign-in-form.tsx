'use client';
import { useTexts } from '../../core/texts/language.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { accountTexts } from './account.texts.ts';
import type { GoogleOffer } from './google/google-button.tsx';
import * as SignIn from './sign-in-parts.tsx';

/** Signs a visitor in with e-mail and password. Where they go next is the host's: watch the session. */
export function SignInForm({ offersGoogle }: GoogleOffer) {
  const messages = useTexts(accountTexts);
  const { paths, Link } = usePorts();
  return (
    <SignIn.Root>
      <SignIn.Title />
      <SignIn.Form>
        <SignIn.EmailField />
        <SignIn.PasswordField />
        <SignIn.Row>
          <SignIn.RememberField />
          <Link href={paths.forgotPassword}>{messages.forgotPassword}</Link>
        </SignIn.Row>
        <SignIn.Failure />
        <SignIn.Submit />
      </SignIn.Form>
      <SignIn.Google offersGoogle={offersGoogle} />
      <SignIn.Footer>
        {messages.noAccount} <Link href={paths.signup}>{messages.createAccount}</Link>
      </SignIn.Footer>
    </SignIn.Root>
  );
}
