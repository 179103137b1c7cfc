import type { SnapshotFrom } from 'xstate';
import type { FormEvent, FormValues, formMachine } from './form.machine.ts';

/** A form and its actions. */
export function connectForm(
  { context, value }: Pick<SnapshotFrom<typeof formMachine>, 'context' | 'value'>,
  send: (event: FormEvent) => void,
) {
  const { values, isAttempted, message, status } = context;
  return {
    values,
    /** A submission was refused: from then on what is not good is shown. */
    isAttempted,
    /** Why the last submission failed. */
    message,
    /** The status of the answer to it. */
    status,
    isSubmitting: value === 'submitting',
    isFailed: value === 'failed',
    isSucceeded: value === 'succeeded',

    change: (changed: FormValues) => send({ type: 'change', values: changed }),
    submit: () => send({ type: 'submit' }),
    /** Begins again with these values. */
    reset: (next: FormValues) => send({ type: 'reset', values: next }),
  };
}
