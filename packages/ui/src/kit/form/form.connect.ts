import type { SnapshotFrom } from 'xstate';
import type { ApiMessage } from '../../api/api-error.ts';
import type { FormEvent, FormValues, formMachine } from './form.machine.ts';

/** A form and its actions. */
export interface Form {
  values: FormValues;
  /** A submission was refused: from then on what is not good is shown. */
  isAttempted: boolean;
  /** Why the last submission failed. */
  message: ApiMessage | null;
  /** The status of the answer to it. */
  status: number | null;
  isSubmitting: boolean;
  isFailed: boolean;
  isSucceeded: boolean;
  change: (changed: FormValues) => void;
  submit: () => void;
  /** Begins again with these values. */
  reset: (next: FormValues) => void;
}

/** A form and its actions. */
export function connectForm(
  { context, value }: Pick<SnapshotFrom<typeof formMachine>, 'context' | 'value'>,
  send: (event: FormEvent) => void,
): Form {
  const { values, isAttempted, message, status } = context;
  return {
    values,
    isAttempted,
    message,
    status,
    isSubmitting: value === 'submitting',
    isFailed: value === 'failed',
    isSucceeded: value === 'succeeded',

    change: (changed: FormValues) => send({ type: 'change', values: changed }),
    submit: () => send({ type: 'submit' }),
    reset: (next: FormValues) => send({ type: 'reset', values: next }),
  };
}
