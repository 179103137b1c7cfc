'use client';
import { useTexts } from '../../core/texts/language.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { accountTexts } from './account.texts.ts';
import type { GoogleOffer } from './google/google-button.tsx';
import { SignUpFields } from './sign-up-fields.tsx';
import * as SignUp from './sign-up-parts.tsx';

/** Registers a visitor and sends them on to sign in. */
export function SignUpForm({ offersGoogle }: GoogleOffer) {
  const messages = useTexts(accountTexts);
  const { paths, Link } = usePorts();
  return (
    <SignUp.Root>
      <SignUp.Title />
      <SignUpFields />
      <SignUp.Google offersGoogle={offersGoogle} />
      <SignUp.Footer>
        {messages.hasAccount} <Link href={paths.login}>{messages.signIn}</Link>
      </SignUp.Footer>
    </SignUp.Root>
  );
}
