import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { type ApiMessage, describeError } from '../../api/api-error.ts';
import { unprovided } from '../../core/internal/unprovided.ts';

export type FormValues = Record<string, string | boolean>;

export interface FormContext {
  values: FormValues;
  /** True once a submission was refused: from then on errors are shown, and leave as soon as a field is good. */
  isAttempted: boolean;
  /** Why the last submission failed. */
  message: ApiMessage | null;
  status: number | null;
}

export type FormEvent =
  | { type: 'change'; values: FormValues }
  | { type: 'submit' }
  | { type: 'reset'; values: FormValues };

/**
 * One form from typing to its answer; what was typed survives every failure.
 *
 * To provide: guard `isValid` (by default every form is), actor `submit`, and the actions `onSucceeded`, `onFailed`
 * and `onRefused` for what the host does besides.
 */
export const formMachine = setup({
  types: {
    context: {} as FormContext,
    events: {} as FormEvent,
    input: {} as { values: FormValues },
  },
  actors: { submit: fromPromise<unknown, { values: FormValues }>(unprovided('submit')) },
  actions: {
    takeValues: assign(({ context, event }) => {
      assertEvent(event, 'change');
      return { values: { ...context.values, ...event.values } };
    }),
    takeFailure: assign((_, failure: { error: unknown }) => {
      const { descriptor, status } = describeError(failure.error);
      return { message: descriptor, status };
    }),
    dropFailure: assign({ message: null, status: null }),
    onSucceeded: (_, _answer: { output: unknown }) => {},
    onFailed: (_, _failure: { error: unknown }) => {},
    onRefused: () => {},
  },
  guards: { isValid: () => true },
}).createMachine({
  id: 'form',
  context: ({ input }) => ({ values: input.values, isAttempted: false, message: null, status: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        change: { actions: 'takeValues' },
        submit: [{ guard: 'isValid', target: 'submitting' }, { actions: [assign({ isAttempted: true }), 'onRefused'] }],
      },
    },
    submitting: {
      entry: 'dropFailure',
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => ({ values: context.values }),
        onDone: {
          target: 'succeeded',
          actions: { type: 'onSucceeded', params: ({ event }) => ({ output: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: [
            { type: 'takeFailure', params: ({ event }) => ({ error: event.error }) },
            { type: 'onFailed', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    failed: {
      on: {
        change: { target: 'editing', actions: 'takeValues' },
        // The same values were good a moment ago: any change of them leads back to `editing`.
        submit: 'submitting',
      },
    },
    succeeded: {},
  },
  on: {
    reset: {
      target: '.editing',
      actions: assign(({ event }) => ({ values: event.values, isAttempted: false, message: null, status: null })),
    },
  },
});
