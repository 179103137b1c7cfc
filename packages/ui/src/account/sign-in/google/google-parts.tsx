'use client';
import type { ReactNode } from 'react';
import { mergeProps } from '../../../core/internal/merge-props.ts';
import { createRequiredContext, useRequiredContext } from '../../../core/internal/required-context.tsx';
import { withRef } from '../../../core/internal/with-ref.ts';
import { useTexts } from '../../../core/texts/language.ts';
import { type ButtonProps, Button as KitButton } from '../../../kit/button.tsx';
import { createPart } from '../../../kit/part.tsx';
import { type PartIds, useIdOf, useOwnId, usePartIds } from '../../../kit/part-ids.ts';
import { usePorts } from '../../../provider/trek-provider.tsx';
import { signInAnatomy as anatomy } from '../sign-in.anatomy.ts';
import { signInTexts } from '../sign-in.texts.ts';
import { googleCallbackTexts } from './google-callback.texts.ts';
import { GoogleMark } from './google-mark.tsx';
import { setGoogleMarker } from './google-marker.ts';
import type { GoogleOffer } from './google-offer.ts';

const GoogleContext = createRequiredContext<{ isAvailable: boolean; ids: PartIds }>('Google.Root');
const useGoogle = () => useRequiredContext(GoogleContext);

/** Tells the parts in it whether there is a Google to sign in with. Shows none of them where it is not offered. */
export function Root({ offersGoogle = true, children }: GoogleOffer & { children?: ReactNode }) {
  const ids = usePartIds();
  const isAvailable = offersGoogle === true;
  return offersGoogle && <GoogleContext.Provider value={{ isAvailable, ids }}>{children}</GoogleContext.Provider>;
}

/** Between a form and this other way in. */
export const Divider = createPart('p', anatomy, 'divider', () => {
  const messages = useTexts(signInTexts);
  return { children: messages.or };
});

/** Leaves the page for the backend, which knows the way to Google and back. */
export const Button = withRef(function GoogleSignInButton(button: ButtonProps) {
  const messages = useTexts(signInTexts);
  const { api, redirectExternal, notify, drafts, clock } = usePorts();
  const { isAvailable, ids } = useGoogle();
  const note = useIdOf(ids, 'note');
  const signIn = () => {
    const marker = setGoogleMarker(drafts, clock);
    if (!marker) return notify('error', messages.googleFailed, { detail: messages.storageBlocked });
    try {
      redirectExternal(`${api.backendUrl}/auth/google?marker=${marker}`);
    } catch {
      notify('error', messages.googleFailed);
    }
  };
  const own: ButtonProps = isAvailable ? { onClick: signIn } : { disabled: true, 'aria-describedby': note };
  const children = (
    <>
      <GoogleMark />
      <span>{messages.continueWithGoogle}</span>
    </>
  );
  return <KitButton isWide {...mergeProps({ ...own, children }, button)} />;
});

/** Says that this way is not to be had. */
export const Note = createPart('p', anatomy, 'note', (host) => {
  const googleCallbackMessages = useTexts(googleCallbackTexts);
  const { isAvailable, ids } = useGoogle();
  const id = useOwnId(ids, 'note', host);
  return isAvailable ? null : { id, children: googleCallbackMessages.advice.not_configured };
});
