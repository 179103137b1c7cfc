'use client';
import { useActorRef, useSelector } from '@xstate/react';
import { type FormEvent as ReactFormEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import type * as z from 'zod/mini';
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
  onRefused?: (errors: Record<string, string>) => void;
}

/** One form on the form machine: values, errors by field, and what its fields and button need. */
export function useForm<Schema extends z.ZodMiniType, Answer>(options: FormOptions<Schema, Answer>) {
  const { clock } = usePorts();
  const latest = useLatest(options);
  const form = useRef<HTMLFormElement>(null);
  const machine = useMemo(() => {
    const errorsOf = (values: FormValues) => formErrors(latest.current.schema, values);
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
        onRefused: ({ context }) => latest.current.onRefused?.(errorsOf(context.values)),
      },
    });
  }, [latest]);
  const actor = useActorRef(machine, { input: { values: options.initialValues }, clock: clock as never });
  const snapshot = useSelector(actor, (current) => current);
  const { values, isAttempted, message, status } = snapshot.context;
  const errors = isAttempted ? formErrors(options.schema, values) : {};
  const isSubmitting = snapshot.matches('submitting');
  useErrorFocus(form, errors);

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

/** The first message of each field that is not good. */
function formErrors(schema: z.ZodMiniType, values: FormValues): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of schema.safeParse(values).error?.issues ?? []) errors[String(issue.path[0])] ??= issue.message;
  return errors;
}

/** After a refused submission the first field in the form that is not good has the focus. */
function useErrorFocus(form: RefObject<HTMLFormElement | null>, errors: Record<string, string>): void {
  const hadErrors = useRef(false);
  const hasErrors = Object.keys(errors).length > 0;
  useEffect(() => {
    if (hasErrors && !hadErrors.current) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    hadErrors.current = hasErrors;
  }, [hasErrors, form]);
}
