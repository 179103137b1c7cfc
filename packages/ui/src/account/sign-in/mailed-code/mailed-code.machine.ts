import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { type ApiMessage, describeError } from '../../../api/api-error.ts';
import { unprovided } from '../../../core/internal/unprovided.ts';
import type { Translation } from '../../../core/texts/define-texts.ts';
import type { MessageDescriptor } from '../../../core/texts/message-descriptor.ts';
import { isWholeCode, plainCode } from '../../../core/typed/mailed-code.ts';
import type { mailedCodeTexts } from './mailed-code.texts.ts';
import { RESEND_WAIT_MS } from './mailed-code.timing.ts';

/** A message about a code: a text by its name, or the backend's words. */
export type MailedCodeMessage = MessageDescriptor<Translation<typeof mailedCodeTexts>> | ApiMessage;

export interface MailedCodeContext {
  /** The backend's id of the request; null: none was answered. */
  codeId: string | null;
  /** The code as it is being typed. */
  text: string;
  /** Whether the visitor has waited for its mail: after a wrong code they need not wait again. */
  hasWaited: boolean;
  /** Why the code, or the request for it, was refused; null: it was not. */
  message: MailedCodeMessage | null;
}

export type MailedCodeEvent =
  | { type: 'code.type'; text: string }
  | { type: 'code.submit' }
  /** Asks for another code. The one before stays good until it expires. */
  | { type: 'code.resend' };

const statusOf = ({ event }: { event: { error: unknown } }) => ({ status: describeError(event.error).status });

/**
 * Proves an address by a code that is mailed to it, and is done once the code was right.
 *
 * To provide: actors `requestCode` (has a code mailed, and answers with the id of the request) and `enterCode`.
 */
export const mailedCodeMachine = setup({
  types: { context: {} as MailedCodeContext, events: {} as MailedCodeEvent },
  actors: {
    requestCode: fromPromise<string>(unprovided('requestCode')),
    enterCode: fromPromise<unknown, { codeId: string; code: string }>(unprovided('enterCode')),
  },
  actions: {
    type: assign(({ event }) => {
      assertEvent(event, 'code.type');
      return { text: event.text, message: null };
    }),
    fail: assign((_, failure: { message: MailedCodeMessage }) => failure),
  },
  guards: {
    hasWaited: ({ context }) => context.hasWaited,
    isWhole: ({ context }) => isWholeCode(plainCode(context.text)),
    /** The backend may know other statuses: these are the document's. */
    isWrong: (_, { status }: { status: number }) => status === 400,
    isOver: (_, { status }: { status: number }) => status === 410,
    isTooOften: (_, { status }: { status: number }) => status === 429,
  },
  delays: { resendWait: RESEND_WAIT_MS },
}).createMachine({
  id: 'mailedCode',
  context: { codeId: null, text: '', hasWaited: false, message: null },
  initial: 'requesting',
  states: {
    requesting: {
      entry: assign({ text: '', hasWaited: false, message: null }),
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        onDone: { target: 'entering', actions: assign({ codeId: ({ event }) => event.output }) },
        onError: [
          {
            guard: { type: 'isTooOften', params: statusOf },
            target: 'notSent',
            actions: { type: 'fail', params: { message: { code: 'tooManyCodes' } } },
          },
          {
            target: 'notSent',
            actions: { type: 'fail', params: ({ event }) => ({ message: describeError(event.error).descriptor }) },
          },
        ],
      },
    },
    notSent: { on: { 'code.resend': 'requesting' } },
    entering: {
      initial: 'waiting',
      on: {
        'code.type': { actions: 'type' },
        'code.submit': [
          { guard: 'isWhole', target: 'checking' },
          { actions: { type: 'fail', params: { message: { code: 'codeIncomplete' } } } },
        ],
      },
      states: {
        waiting: { always: { guard: 'hasWaited', target: 'resendable' }, after: { resendWait: 'resendable' } },
        resendable: {
          entry: assign({ hasWaited: true }),
          on: { 'code.resend': '#mailedCode.requesting' },
        },
      },
    },
    checking: {
      entry: assign({ message: null }),
      invoke: {
        id: 'enterCode',
        src: 'enterCode',
        input: ({ context }) => ({ codeId: context.codeId ?? '', code: plainCode(context.text) }),
        onDone: 'proven',
        onError: [
          {
            guard: { type: 'isWrong', params: statusOf },
            target: 'entering',
            actions: { type: 'fail', params: { message: { code: 'codeWrong' } } },
          },
          {
            guard: { type: 'isOver', params: statusOf },
            target: 'over',
            actions: { type: 'fail', params: { message: { code: 'codeOver' } } },
          },
          {
            guard: { type: 'isTooOften', params: statusOf },
            target: 'over',
            actions: { type: 'fail', params: { message: { code: 'tooManyTries' } } },
          },
          {
            target: 'entering',
            actions: { type: 'fail', params: ({ event }) => ({ message: describeError(event.error).descriptor }) },
          },
        ],
      },
    },
    // No code that is typed now would be good.
    over: { on: { 'code.resend': 'requesting' } },
    proven: { type: 'final' },
  },
});
