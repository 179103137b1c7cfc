import type { SnapshotFrom } from 'xstate';
import type { googleCallbackMachine } from './google-callback.machine.ts';
import type { GoogleCallbackVerdict } from './google-callback.rules.ts';

/** A return from Google’s sign-in. */
export interface GoogleCallback {
  isAccepted: boolean;
  /** The visitor did not ask for it: a signed-in visitor stays signed in. */
  isIgnored: boolean;
  verdict: GoogleCallbackVerdict;
}

/** A return from Google's sign-in as a view knows it. It has no actions, because the machine decides as it starts. */
export function connectGoogleCallback({ value, context }: SnapshotFrom<typeof googleCallbackMachine>): GoogleCallback {
  return {
    isAccepted: value === 'accepted',
    isIgnored: value === 'ignored',
    verdict: context.verdict,
  };
}
