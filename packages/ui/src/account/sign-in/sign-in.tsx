'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import type { OuterProps } from '../../kit/part.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import type { GoogleOffer } from './google/google-offer.ts';
import { signInTexts } from './sign-in.texts.ts';
import * as SignIn from './sign-in-parts.tsx';

/** Props of `DefaultSignIn`. */
export interface DefaultSignInProps extends OuterProps<'section'>, GoogleOffer {}

/** Signs a visitor in with e-mail and password. Where they go next is the host's: watch the session. */
export const DefaultSignIn = withRef(function DefaultSignIn({ offersGoogle, ...root }: DefaultSignInProps) {
  const messages = useTexts(signInTexts);
  const { paths, Link } = usePorts();
  return (
    <SignIn.Root {...root}>
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
        <span>{messages.noAccount}</span> <Link href={paths.signup}>{messages.createAccount}</Link>
      </SignIn.Footer>
    </SignIn.Root>
  );
});
