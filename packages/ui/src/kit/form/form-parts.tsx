'use client';
import { mergeProps } from '../../core/internal/merge-props.ts';
import { createRequiredContext, useRequiredContext } from '../../core/internal/required-context.tsx';
import { withRef } from '../../core/internal/with-ref.ts';
import { Button, type ButtonProps } from '../button.tsx';
import {
  CheckboxField,
  type CheckboxFieldProps,
  PasswordField,
  TextAreaField,
  type TextAreaFieldProps,
  TextField,
  type TextFieldProps,
} from '../field.tsx';

// The fields and the button of a form that `useForm` runs; a feature gives them its own names and labels. Their context is
// a plain one: the form focuses the first field that is not good, which must have been rendered by then.

/** The facts of a form that its parts need: the result of `useForm`, whatever the names of its fields. */
interface FormFacts {
  isSubmitting: boolean;
  field: (name: never) => object;
  checkbox: (name: never) => object;
}

const FormContext = createRequiredContext<FormFacts>('Root of the form');

/** Gives a form to the parts in it. */
export const FormProvider = FormContext.Provider;

/** The form that a part belongs to, as its root has it. */
export const useFormFacts = <Facts extends FormFacts>() => useRequiredContext(FormContext) as Facts;

interface Named {
  name: string;
}

/** One line of text. */
export const FormText = withRef(function FormText({ name, ...field }: TextFieldProps & Named) {
  return <TextField {...mergeProps(useFormFacts().field(name as never), field)} />;
});

/** A password. */
export const FormPassword = withRef(function FormPassword({ name, ...field }: TextFieldProps & Named) {
  return <PasswordField {...mergeProps(useFormFacts().field(name as never), field)} />;
});

/** Several lines of text. */
export const FormTextArea = withRef(function FormTextArea({ name, ...field }: TextAreaFieldProps & Named) {
  return <TextAreaField {...mergeProps(useFormFacts().field(name as never), field)} />;
});

/** A box to tick. */
export const FormCheckbox = withRef(function FormCheckbox({ name, ...field }: CheckboxFieldProps & Named) {
  return <CheckboxField {...mergeProps(useFormFacts().checkbox(name as never), field)} />;
});

/** Sends the form. */
export const FormSubmit = withRef(function FormSubmit(button: ButtonProps) {
  return <Button type="submit" variant="primary" isBusy={useFormFacts().isSubmitting} {...button} />;
});
