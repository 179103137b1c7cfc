'use client';
import { useActorRef, useSelector } from '@xstate/react';
import { type FormEvent as ReactFormEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import type * as z from 'zod/mini';
import { fieldErrors } from '../internal/field-errors.ts';
import { useLatest } from '../internal/use-latest.ts';
import { usePorts } from '../provider/trek-provider.tsx';
import { type FormValues, formMachine } from './form.machine.ts';

export interface FormOptions<Schema extends z.ZodMiniType, Answer> {
  schema: Schema;
  initialValues: FormValues;
  /** Sends the checked values. */
  submit: (values: z.output<Schema>) => Promise<Answer>;
  onSucceeded?: (answer: Answer) => void;
  onFailed?: (error: unknown) => void;
  /** Called with the errors by field when a submission is refused. */
  onRefused?: (errors: Partial<Record<string, string>>) => void;
}

/** One form on the form machine: values, errors by field, and what its fields and button need. */
export function useForm<Schema extends z.ZodMiniType, Answer>(options: FormOptions<Schema, Answer>) {
  const { clock } = usePorts();
  const latest = useLatest(options);
  const form = useRef<HTMLFormElement>(null);
  const wantsErrorFocus = useRef(false);
  const machine = useMemo(() => {
    const errorsOf = (values: FormValues) => fieldErrors(latest.current.schema, values);
    return formMachine.provide({
      guards: { isValid: ({ context }) => latest.current.schema.safeParse(context.values).success },
      actors: {
        submit: fromPromise(({ input }) => {
          const { schema, submit } = latest.current;
          return submit(schema.parse(input.values) as z.output<Schema>);
        }),
      },
      actions: {
        onSucceeded: (_, { output }) => latest.current.onSucceeded?.(output as Answer),
        onFailed: (_, { error }) => latest.current.onFailed?.(error),
        onRefused: ({ context }) => {
          wantsErrorFocus.current = true;
          latest.current.onRefused?.(errorsOf(context.values));
        },
      },
    });
  }, [latest]);
  const actor = useActorRef(machine, { input: { values: options.initialValues }, clock: clock as never });
  const snapshot = useSelector(actor, (current) => current);
  const { values, isAttempted, message, status } = snapshot.context;
  const errors = isAttempted ? fieldErrors(options.schema, values) : {};
  const isSubmitting = snapshot.matches('submitting');
  const focus = useFormFocus(form, wantsErrorFocus, snapshot);

  return {
    values,
    errors,
    message,
    status,
    isSubmitting,
    isSucceeded: snapshot.matches('succeeded'),
    send: actor.send,
    /** Props of the form element. */
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: ReactFormEvent) => {
        event.preventDefault();
        focus.remember();
        actor.send({ type: 'submit' });
      },
    },
    /** Props of a text field. */
    field: (name: string) => ({
      name,
      value: String(values[name] ?? ''),
      error: errors[name],
      disabled: isSubmitting,
      onChange: (event: { target: { value: string } }) =>
        actor.send({ type: 'change', values: { [name]: event.target.value } }),
    }),
    /** Props of a box to tick. */
    checkbox: (name: string) => ({
      name,
      checked: values[name] === true,
      error: errors[name],
      disabled: isSubmitting,
      onChange: (event: { target: { checked: boolean } }) =>
        actor.send({ type: 'change', values: { [name]: event.target.checked } }),
    }),
  };
}

/**
 * After each refused submission the first field that is not good has the focus; after a failed one it goes back to where
 * it was, for fields lose it while they are disabled. Typing moves it nowhere.
 */
function useFormFocus(
  form: RefObject<HTMLFormElement | null>,
  wantsErrorFocus: RefObject<boolean>,
  snapshot: SnapshotFrom<typeof formMachine>,
) {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (wantsErrorFocus.current) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    wantsErrorFocus.current = false;
    if (!snapshot.matches('failed')) return;
    const { activeElement, body } = document;
    // Whoever has moved on meanwhile stays there.
    const isLost = activeElement === null || activeElement === body;
    if (isLost && focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
  }, [form, wantsErrorFocus, snapshot]);
  return {
    /** Call it when the form is submitted. */
    remember: () => {
      focused.current = form.current?.contains(document.activeElement) ? document.activeElement : null;
    },
  };
}
