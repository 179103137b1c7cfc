'use client';
import { usePorts } from '../provider/trek-provider.tsx';
import type { GoogleOffer } from './google-button.tsx';
import * as SignUp from './sign-up-parts.tsx';
import { useAccountMessages } from './use-account-messages.ts';

/** Registers a visitor and sends them on to sign in. */
export function SignUpForm({ offersGoogle }: GoogleOffer) {
  const messages = useAccountMessages();
  const { paths, Link } = usePorts();
  return (
    <SignUp.Root>
      <SignUp.Title />
      <SignUp.Form>
        <SignUp.Field name="fullname" />
        <SignUp.Pair>
          <SignUp.Field name="email" />
          <SignUp.Field name="phone" />
        </SignUp.Pair>
        <SignUp.PasswordField />
        <SignUp.ConfirmField />
        <SignUp.TermsField />
        <SignUp.Failure />
        <SignUp.Submit />
      </SignUp.Form>
      <SignUp.Google offersGoogle={offersGoogle} />
      <SignUp.Footer>
        {messages.hasAccount} <Link href={paths.login}>{messages.signIn}</Link>
      </SignUp.Footer>
    </SignUp.Root>
  );
}
