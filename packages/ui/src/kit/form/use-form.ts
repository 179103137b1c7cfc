'use client';
import { useActorRef, useSelector } from '@xstate/react';
import { type FormEvent as ReactFormEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import type * as z from 'zod/mini';
import { fieldErrors } from '../../core/internal/field-errors.ts';
import { activeElement, isFocusLost } from '../../core/internal/page.ts';
import { useLatest } from '../../core/internal/use-latest.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { connectForm } from './form.connect.ts';
import { type FormValues, formMachine } from './form.machine.ts';

/** The names of a form's fields that hold such a value. */
type FieldOf<Schema extends z.ZodMiniType, Value> = {
  [Name in keyof z.input<Schema> & string]: z.input<Schema>[Name] extends Value | undefined ? Name : never;
}[keyof z.input<Schema> & string];

/** A form's values: one for each field of its schema. */
export type ValuesOf<Schema extends z.ZodMiniType> = {
  [Name in keyof z.input<Schema>]-?: z.input<Schema>[Name] extends boolean | undefined ? boolean : string;
};

export interface FormOptions<Schema extends z.ZodMiniType, Answer> {
  schema: Schema;
  initialValues: NoInfer<ValuesOf<Schema>>;
  /** Sends the checked values. */
  submit: (values: z.output<Schema>) => Promise<Answer>;
  /** @param sent the values as they were sent */
  onSucceeded?: (answer: Answer, sent: z.output<Schema>) => void;
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
        onSucceeded: ({ context }, { output }) => {
          const { schema, onSucceeded } = latest.current;
          onSucceeded?.(output as Answer, schema.parse(context.values) as z.output<Schema>);
        },
        onFailed: (_, { error }) => latest.current.onFailed?.(error),
        onRefused: ({ context }) => {
          wantsErrorFocus.current = true;
          latest.current.onRefused?.(errorsOf(context.values));
        },
      },
    });
  }, [latest]);
  const actor = useActorRef(machine, { input: { values: options.initialValues as FormValues }, clock: clock as never });
  const snapshot = useSelector(actor, (current) => current);
  const connected = connectForm(snapshot, actor.send);
  const { values, isSubmitting, change } = connected;
  const errors: Partial<Record<string, string>> = connected.isAttempted ? fieldErrors(options.schema, values) : {};
  const focus = useFormFocus(form, wantsErrorFocus, snapshot, connected.isFailed);

  return {
    ...connected,
    values: values as ValuesOf<Schema>,
    errors,
    /** Begins again with these values. */
    reset: (next: ValuesOf<Schema>) => connected.reset(next as FormValues),
    /** Props of the form element. */
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: ReactFormEvent) => {
        event.preventDefault();
        focus.remember();
        connected.submit();
      },
    },
    /** Props of a text field. */
    field: (name: FieldOf<Schema, string>) => ({
      name,
      value: String(values[name] ?? ''),
      error: errors[name],
      disabled: isSubmitting,
      onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    }),
    /** Props of a box to tick. */
    checkbox: (name: FieldOf<Schema, boolean>) => ({
      name,
      checked: values[name] === true,
      error: errors[name],
      disabled: isSubmitting,
      onChange: (event: { target: { checked: boolean } }) => change({ [name]: event.target.checked }),
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
  snapshot: object,
  isFailed: boolean,
) {
  const focused = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the form is another, also from failed to failed.
  useEffect(() => {
    if (wantsErrorFocus.current) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    wantsErrorFocus.current = false;
    if (!isFailed) return;
    // If the visitor has moved on meanwhile, the focus stays there.
    if (isFocusLost() && focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
  }, [form, wantsErrorFocus, snapshot, isFailed]);
  return {
    /** Call it when the form is submitted. */
    remember: () => {
      const active = activeElement();
      focused.current = form.current?.contains(active) ? active : null;
    },
  };
}
