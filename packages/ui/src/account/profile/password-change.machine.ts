import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { type ApiError, type ApiMessage, describeError, isWordless } from '../../api/api-error.ts';
import { unprovided } from '../../core/internal/unprovided.ts';
import type { Translation } from '../../core/texts/define-texts.ts';
import type { MessageDescriptor } from '../../core/texts/message-descriptor.ts';
import type { PasswordChange, PasswordChangeForm } from '../sign-in/password/password.rules.ts';
import type { passwordTexts } from '../sign-in/password/password.texts.ts';
import { SUCCESS_VIEW_MS } from './password-change.timing.ts';

/** A message of the password change: a text by its name, or the backend's words. */
export type PasswordMessage = MessageDescriptor<Translation<typeof passwordTexts>> | ApiMessage;

export interface PasswordChangeContext {
  values: PasswordChangeForm;
  /** True once a submission was refused: from then on errors are shown, and leave as soon as a field is good. */
  isAttempted: boolean;
  /** Why the last submission failed. */
  message: PasswordMessage | null;
}

export type PasswordChangeEvent =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'change'; values: Partial<PasswordChangeForm> }
  | { type: 'submit' }
  /** Back to the form, with what was typed. */
  | { type: 'retry' };

export type PasswordChangeNotice = { kind: 'success' | 'error'; text: PasswordMessage };

const EMPTY: PasswordChangeContext = {
  values: { oldPassword: '', newPassword: '', confirmPassword: '' },
  isAttempted: false,
  message: null,
};

/**
 * The dialog that changes a password. What was typed survives a failure, and is forgotten with success and closing.
 *
 * To provide: actor `changePassword`, guard `isValid` (by default every form is; `passwordChangeFormSchema` checks it as
 * the backend does), and actions `notify`, and `onRefused` for a form that is not good yet.
 */
export const passwordChangeMachine = setup({
  types: { context: {} as PasswordChangeContext, events: {} as PasswordChangeEvent },
  actors: { changePassword: fromPromise<unknown, PasswordChange>(unprovided('changePassword')) },
  actions: {
    notify: (_, _notice: PasswordChangeNotice) => {},
    onRefused: () => {},
    takeValues: assign(({ context, event }) => {
      assertEvent(event, 'change');
      return { values: { ...context.values, ...event.values } };
    }),
    forget: assign(EMPTY),
    fail: assign((_, failure: { message: PasswordMessage }) => failure),
    dropFailure: assign({ message: null }),
  },
  guards: { isValid: (_: { context: PasswordChangeContext }) => true },
  delays: { successView: SUCCESS_VIEW_MS },
}).createMachine({
  id: 'passwordChange',
  context: EMPTY,
  initial: 'closed',
  states: {
    closed: { entry: 'forget', on: { open: 'open' } },
    open: {
      initial: 'editing',
      on: { close: 'closed' },
      states: {
        editing: {
          on: {
            change: { actions: 'takeValues' },
            submit: [
              { guard: 'isValid', target: 'submitting' },
              { actions: [assign({ isAttempted: true }), 'onRefused'] },
            ],
          },
        },
        submitting: {
          // A visitor who closed now would not learn which password is valid.
          on: { close: {} },
          invoke: {
            id: 'changePassword',
            src: 'changePassword',
            input: ({ context }) => {
              const { oldPassword, newPassword } = context.values;
              return { oldPassword, newPassword };
            },
            onDone: 'succeeded',
            onError: {
              target: 'failed',
              actions: [
                { type: 'fail', params: ({ event }) => ({ message: reasonOf(event.error) }) },
                { type: 'notify', params: ({ event }) => ({ kind: 'error', text: reasonOf(event.error) }) },
              ],
            },
          },
        },
        failed: { on: { retry: { target: 'editing', actions: 'dropFailure' } } },
        succeeded: {
          entry: ['forget', { type: 'notify', params: { kind: 'success', text: { code: 'changed' } } }],
          after: { successView: '#passwordChange.closed' },
        },
      },
    },
  },
});

/** The failed call's own message; a sentence of ours if it has none, or if no call failed. */
function reasonOf(error: unknown): PasswordMessage {
  const isFromCall = typeof (error as Partial<ApiError> | null | undefined)?.status === 'number';
  const { descriptor } = describeError(error);
  return isFromCall && !isWordless(descriptor) ? descriptor : { code: 'changeFailed' };
}
