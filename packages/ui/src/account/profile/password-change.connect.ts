import type { EventFrom, SnapshotFrom } from 'xstate';
import { requestOf } from '../../api/api-error.ts';
import { fieldErrors } from '../../core/internal/field-errors.ts';
import { type PasswordChangeForm, passwordChangeFormSchema } from '../sign-in/password/password.rules.ts';
import type { passwordChangeMachine } from './password-change.machine.ts';

const ENGLISH = passwordChangeFormSchema();

type Machine = typeof passwordChangeMachine;

/** The dialog's views. */
type PasswordChangeStep = 'form' | 'failed' | 'succeeded';

/** A password change and its actions. */
export interface PasswordChangeApi {
  step: PasswordChangeStep;
  isOpen: boolean;
  isSubmitting: boolean;
  values: PasswordChangeForm;
  /** Field errors, from the first refused submission on. */
  errors: Partial<Record<keyof PasswordChangeForm, string>>;
  /** The id of the request that failed, where it is worth reporting. */
  requestId?: string | undefined;
  open: () => void;
  close: () => void;
  change: (changed: Partial<PasswordChangeForm>) => void;
  submit: () => void;
  /** Back to the form, with what was typed. */
  retry: () => void;
}

/**
 * A password change as a view knows it: named facts and verbs, and nothing of the machine.
 * @param schema of the form, in the page's language. Default: in English
 */
export function connectPasswordChange(
  snapshot: SnapshotFrom<Machine>,
  send: (event: EventFrom<Machine>) => void,
  schema = ENGLISH,
): PasswordChangeApi {
  const { values, isAttempted, message } = snapshot.context;
  const step: PasswordChangeStep = snapshot.matches({ open: 'succeeded' })
    ? 'succeeded'
    : snapshot.matches({ open: 'failed' })
      ? 'failed'
      : 'form';
  return {
    step,
    isOpen: snapshot.matches('open'),
    isSubmitting: snapshot.matches({ open: 'submitting' }),
    values,
    errors: isAttempted ? fieldErrors<keyof PasswordChangeForm>(schema, values) : {},
    requestId: requestOf(message),
    open: () => send({ type: 'open' }),
    close: () => send({ type: 'close' }),
    change: (changed: Partial<PasswordChangeForm>) => send({ type: 'change', values: changed }),
    submit: () => send({ type: 'submit' }),
    retry: () => send({ type: 'retry' }),
  };
}
