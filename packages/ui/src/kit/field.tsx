'use client';
import type { ComponentProps, ReactNode } from 'react';
import { withRef } from '../core/internal/with-ref.ts';
import { kitTexts } from '../core/texts/kit.texts.ts';
import { useTexts } from '../core/texts/language.ts';
import * as Field from './field-parts.tsx';

/** The parts around a control. */
export interface FieldFrame {
  label: ReactNode;
  /** The value's fault; shown under the control and tied to it. */
  error?: string | undefined;
  /** A quiet sentence under the control. */
  hint?: ReactNode;
  /** Marks a field that may stay empty. */
  isOptional?: boolean;
}

/** The parts of a field besides its control. */
export function FieldTexts({
  label,
  isOptional,
  children,
}: Pick<FieldFrame, 'label' | 'isOptional'> & { children: ReactNode }) {
  const messages = useTexts(kitTexts);
  return (
    <>
      <Field.Label>
        <span>{label}</span>
        {isOptional && <small>{` ${messages.optional}`}</small>}
      </Field.Label>
      {children}
      <Field.Hint />
      <Field.ErrorText />
    </>
  );
}

type FrameProps = FieldFrame & { controlId: string | undefined; children: ReactNode };

/** A control with its label, hint and error. */
function Frame({ label, isOptional, children, ...root }: FrameProps) {
  return (
    <Field.Root {...root}>
      <FieldTexts {...{ label, isOptional }}>{children}</FieldTexts>
    </Field.Root>
  );
}

/** Props of `TextField`. */
export type TextFieldProps = FieldFrame & ComponentProps<'input'>;

/** One line of text with its label, hint and error. */
export const TextField = withRef(function TextField({ label, error, hint, isOptional, ...input }: TextFieldProps) {
  return (
    <Frame controlId={input.id} {...{ label, error, hint, isOptional }}>
      <Field.Input {...input} />
    </Frame>
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
  return (
    <Frame controlId={input.id} {...{ label, error, hint, isOptional }}>
      <Field.Wrap>
        <Field.Password {...input} />
        <Field.Reveal />
      </Field.Wrap>
    </Frame>
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
  return (
    <Frame controlId={area.id} {...{ label, error, hint, isOptional }}>
      <Field.TextArea rows={4} {...area} />
    </Frame>
  );
});

/** An option of a select field. */
export interface Choice {
  value: string;
  label: string;
}

/** Props of `SelectField`. */
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
  return (
    <Frame controlId={select.id} {...{ label, error, hint, isOptional }}>
      <Field.Wrap>
        <Field.Select {...select}>
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Field.Select>
      </Field.Wrap>
    </Frame>
  );
});

export type CheckboxFieldProps = Pick<FieldFrame, 'label' | 'error'> & ComponentProps<'input'>;

/** A box to tick, with its words to the right. */
export const CheckboxField = withRef(function CheckboxField({ label, error, ...input }: CheckboxFieldProps) {
  return (
    <Field.Root controlId={input.id} error={error}>
      <Field.Choice>
        <Field.Checkbox {...input} />
        <span>{label}</span>
      </Field.Choice>
      <Field.ErrorText />
    </Field.Root>
  );
});
