import type { SnapshotFrom } from 'xstate';
import type { googleCallbackMachine } from './google-callback.machine.ts';

/** A return from Google's sign-in as a view knows it. It is judged as its actor starts: there are no actions. */
export function connectGoogleCallback({ value, context }: SnapshotFrom<typeof googleCallbackMachine>) {
  return {
    isAccepted: value === 'accepted',
    /** The visitor did not ask for it: a signed-in visitor stays signed in. */
    isIgnored: value === 'ignored',
    verdict: context.verdict,
  };
}
