'use client';
import type { GoogleOffer } from './google-offer.ts';
import * as Google from './google-parts.tsx';

interface DefaultGoogleProps extends GoogleOffer {
  /** While another way to sign in is under way. Default false. */
  disabled?: boolean;
}

/** The way to sign in with Google, below the fields of another. */
export function DefaultGoogle({ offersGoogle, disabled }: DefaultGoogleProps) {
  return (
    <Google.Root offersGoogle={offersGoogle}>
      <Google.Divider />
      <Google.Button disabled={disabled} />
      <Google.Note />
    </Google.Root>
  );
}
