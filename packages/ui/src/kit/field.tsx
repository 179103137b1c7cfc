'use client';
import { type AriaAttributes, type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { withRef } from '../internal/with-ref.ts';
import { useEarlyEntries } from '../late/use-early-entries.ts';
import { Icon } from './icon.tsx';
import { fieldAnatomy } from './kit.anatomy.ts';
import { useKitMessages } from './use-kit-messages.ts';

/** What stands around a control. */
export interface FieldFrame {
  label: ReactNode;
  /** What is wrong with the value; shown under the control and tied to it. */
  error?: string | undefined;
  /** A quiet sentence under the control. */
  hint?: ReactNode;
  /** Marks a field that may stay empty. */
  isOptional?: boolean;
}

/**
 * Ids and attributes that tie a control to its label, hint and error.
 * @param given the control's own attributes: what they say of it stays true
 */
export function useFieldIds(
  { error, hint }: Pick<FieldFrame, 'error' | 'hint'>,
  given: Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'> & { id?: string | undefined },
) {
  const generated = useId();
  const control = given.id ?? generated;
  const described = [given['aria-describedby'], hint && `${control}-hint`, error && `${control}-error`];
  return {
    control,
    attributes: {
      id: control,
      'aria-invalid': error ? true : given['aria-invalid'],
      'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    },
  };
}

/** A control with its label, hint and error. */
export function Field({
  controlId,
  label,
  error,
  hint,
  isOptional,
  children,
}: FieldFrame & { controlId: string; children: ReactNode }) {
  const messages = useKitMessages();
  const root = useRef<HTMLDivElement>(null);
  useEarlyEntries(root);
  return (
    <div ref={root} {...fieldAnatomy.attributes('root')} data-invalid={error ? '' : undefined}>
      <label {...fieldAnatomy.attributes('label')} htmlFor={controlId}>
        {label}
        {isOptional && <small> {messages.optional}</small>}
      </label>
      {children}
      {hint && (
        <p {...fieldAnatomy.attributes('hint')} id={`${controlId}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${controlId}-error`} error={error} />
    </div>
  );
}

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p {...fieldAnatomy.attributes('error')} id={id}>
      <Icon name="error" /> {error}
    </p>
  );
}

export type TextFieldProps = FieldFrame & ComponentProps<'input'>;

/** One line of text with its label, hint and error. */
export const TextField = withRef(function TextField({ label, error, hint, isOptional, ...input }: TextFieldProps) {
  const { control, attributes } = useFieldIds({ error, hint }, input);
  return (
    <Field controlId={control} {...{ label, error, hint, isOptional }}>
      <input {...fieldAnatomy.attributes('control')} {...input} {...attributes} />
    </Field>
  );
});

/** A password with a button that shows and hides it. */
export const PasswordField = withRef(function PasswordField({
  label,
  error,
  hint,
  isOptional,
  ...input
}: TextFieldProps) {
  const messages = useKitMessages();
  const [isShown, setIsShown] = useState(false);
  const { control, attributes } = useFieldIds({ error, hint }, input);
  return (
    <Field controlId={control} {...{ label, error, hint, isOptional }}>
      <span {...fieldAnatomy.attributes('wrap')}>
        <input
          {...fieldAnatomy.attributes('control')}
          {...input}
          {...attributes}
          type={isShown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
        />
        <button
          type="button"
          {...fieldAnatomy.attributes('reveal')}
          aria-pressed={isShown}
          aria-label={messages.showPassword}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? 'eyeCrossed' : 'eye'} />
        </button>
      </span>
    </Field>
  );
});

export type TextAreaFieldProps = FieldFrame & ComponentProps<'textarea'>;

/** Several lines of text. */
export const TextAreaField = withRef(function TextAreaField({
  label,
  error,
  hint,
  isOptional,
  ...area
}: TextAreaFieldProps) {
  const { control, attributes } = useFieldIds({ error, hint }, area);
  return (
    <Field controlId={control} {...{ label, error, hint, isOptional }}>
      <textarea rows={4} {...fieldAnatomy.attributes('control')} {...area} {...attributes} />
    </Field>
  );
});

export interface Choice {
  value: string;
  label: string;
}

export type SelectFieldProps = FieldFrame &
  ComponentProps<'select'> & { choices: readonly Choice[]; emptyLabel?: string };

/** One choice of a list: the platform's own select, which phones show best. */
export const SelectField = withRef(function SelectField({
  label,
  error,
  hint,
  isOptional,
  choices,
  emptyLabel,
  ...select
}: SelectFieldProps) {
  const { control, attributes } = useFieldIds({ error, hint }, select);
  return (
    <Field controlId={control} {...{ label, error, hint, isOptional }}>
      <span {...fieldAnatomy.attributes('wrap')}>
        <select {...fieldAnatomy.attributes('control')} {...select} {...attributes}>
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
    </Field>
  );
});

export type CheckboxFieldProps = Pick<FieldFrame, 'label' | 'error'> & ComponentProps<'input'>;

/** A box to tick, with its words to the right. */
export const CheckboxField = withRef(function CheckboxField({ label, error, ...input }: CheckboxFieldProps) {
  const { control, attributes } = useFieldIds({ error }, input);
  const root = useRef<HTMLDivElement>(null);
  useEarlyEntries(root);
  return (
    <div ref={root} {...fieldAnatomy.attributes('root')} data-invalid={error ? '' : undefined}>
      <label {...fieldAnatomy.attributes('choice')} htmlFor={control}>
        <input type="checkbox" {...input} {...attributes} />
        <span>{label}</span>
      </label>
      <FieldError id={`${control}-error`} error={error} />
    </div>
  );
});
