import { setup } from 'xstate';
import type { User } from '../../../api/entities.ts';
import type { Translation } from '../../../core/texts/define-texts.ts';
import type { MessageDescriptor } from '../../../core/texts/message-descriptor.ts';
import {
  type GoogleCallback,
  type GoogleCallbackVerdict,
  type GoogleError,
  judgeGoogleCallback,
} from './google-callback.rules.ts';
import type { googleCallbackTexts } from './google-callback.texts.ts';

export interface GoogleCallbackContext {
  verdict: GoogleCallbackVerdict;
  hasSession: boolean;
}

type Texts = Translation<typeof googleCallbackTexts>;

/** The visitor's notice. `advice` names what can be done about it. */
export interface GoogleCallbackNotice {
  kind: 'success' | 'error';
  text: MessageDescriptor<Pick<Texts, 'welcome' | 'failed'>>;
  advice?: GoogleError;
}

/**
 * The return from Google's sign-in: judged once, as it starts.
 * Input: the address's parameters, and whether this browser asked. A return that it did not ask for signs no one in or
 * out. Actions to provide: `replaceAddress` (comes first, so that the token stays in no history entry and no referrer),
 * then `signIn`, `notify` and `goToProfile`, or `logRejection`, `clearStorage`, `notify` and `goToLogin`. An actor does
 * all this when it starts: make one per page load, not one per render.
 */
export const googleCallbackMachine = setup({
  types: {
    context: {} as GoogleCallbackContext,
    input: {} as GoogleCallback,
    output: {} as GoogleCallbackVerdict,
  },
  actions: {
    replaceAddress: () => {},
    signIn: (_, _session: { token: string; user: User }) => {},
    clearStorage: () => {},
    logRejection: (_, { message }: { message: string }) => console.warn(`@trek/ui: ${message}`),
    notify: (_, _notice: GoogleCallbackNotice) => {},
    goToProfile: () => {},
    goToLogin: () => {},
  },
  guards: {
    isAccepted: ({ context }) => context.verdict.isAccepted,
    isRequested: ({ context }) => context.verdict.isAccepted || context.verdict.isRequested,
    hasSession: ({ context }) => context.hasSession,
  },
}).createMachine({
  id: 'googleCallback',
  context: ({ input }) => ({ verdict: judgeGoogleCallback(input), hasSession: input.hasSession }),
  entry: 'replaceAddress',
  initial: 'validating',
  states: {
    validating: {
      always: [
        { guard: 'isAccepted', target: 'accepted' },
        { guard: 'isRequested', target: 'rejected' },
        { guard: 'hasSession', target: 'ignored' },
        { target: 'unproven' },
      ],
    },
    accepted: {
      type: 'final',
      entry: [
        { type: 'signIn', params: ({ context }) => accepted(context) },
        {
          type: 'notify',
          params: ({ context }) => ({
            kind: 'success',
            text: { code: 'welcome', facts: [accepted(context).user.fullname] },
          }),
        },
        'goToProfile',
      ],
    },
    rejected: {
      type: 'final',
      entry: [
        { type: 'logRejection', params: ({ context }) => ({ message: rejection(context) }) },
        'clearStorage',
        {
          type: 'notify',
          params: ({ context }) => ({ kind: 'error', text: { code: 'failed' }, ...advice(context) }),
        },
        'goToLogin',
      ],
    },
    /** Another person made this return; a signed-in visitor stays signed in. */
    ignored: {
      type: 'final',
      entry: [{ type: 'logRejection', params: ({ context }) => ({ message: rejection(context) }) }, 'goToProfile'],
    },
    /** There is no session, so it may be a sign-in that was begun elsewhere, and the visitor waits for a notice. */
    unproven: {
      type: 'final',
      entry: [
        { type: 'logRejection', params: ({ context }) => ({ message: rejection(context) }) },
        {
          type: 'notify',
          params: ({ context }) => ({ kind: 'error', text: { code: 'failed' }, ...advice(context) }),
        },
        'goToLogin',
      ],
    },
  },
  output: ({ context }) => context.verdict,
});

function accepted({ verdict }: GoogleCallbackContext) {
  if (!verdict.isAccepted) throw new Error('A refused return signs no one in.');
  return { token: verdict.token, user: verdict.user };
}

const advice = ({ verdict }: GoogleCallbackContext) =>
  !verdict.isAccepted && verdict.advice !== undefined ? { advice: verdict.advice } : {};

const rejection = ({ verdict }: GoogleCallbackContext) => (verdict.isAccepted ? '' : verdict.message);
