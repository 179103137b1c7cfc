'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import type { OuterProps } from '../../kit/part.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import type { GoogleOffer } from './google/google-offer.ts';
import { signInTexts } from './sign-in.texts.ts';
import { SignUpFields } from './sign-up-fields.tsx';
import * as SignUp from './sign-up-parts.tsx';

/** Props of `DefaultSignUp`. */
export interface DefaultSignUpProps extends OuterProps<'section'>, GoogleOffer {}

/** Registers a visitor and sends them on to sign in. */
export const DefaultSignUp = withRef(function DefaultSignUp({ offersGoogle, ...root }: DefaultSignUpProps) {
  const messages = useTexts(signInTexts);
  const { paths, Link } = usePorts();
  return (
    <SignUp.Root {...root}>
      <SignUp.Title />
      <SignUpFields />
      <SignUp.Google offersGoogle={offersGoogle} />
      <SignUp.Footer>
        <span>{messages.hasAccount}</span> <Link href={paths.login}>{messages.signIn}</Link>
      </SignUp.Footer>
    </SignUp.Root>
  );
});
