import type { SnapshotFrom } from 'xstate';
import type { googleCallbackMachine } from './google-callback.machine.ts';

/** A return from Google's sign-in as a view knows it. It has no actions, because the machine decides as it starts. */
export function connectGoogleCallback({ value, context }: SnapshotFrom<typeof googleCallbackMachine>) {
  return {
    isAccepted: value === 'accepted',
    /** The visitor did not ask for it: a signed-in visitor stays signed in. */
    isIgnored: value === 'ignored',
    verdict: context.verdict,
  };
}
