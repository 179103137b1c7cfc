'use client';
import { useEffect, useRef } from 'react';
import { mergeProps } from '../../core/internal/merge-props.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button, type ButtonProps } from '../../kit/button.tsx';
import { PasswordField, type TextFieldProps } from '../../kit/field.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { passwordTexts } from '../sign-in/password/password.texts.ts';
import { MINIMUM_PASSWORD_LENGTH } from '../sign-in/sign-in.rules.ts';
import { usePasswordChangeContext } from './password-change-context.ts';
import { passwordChangeAnatomy as anatomy } from './profile.anatomy.ts';

const Fields = createPart('form', anatomy, 'form', () => {
  const { hasComeBack, refusals, submit } = usePasswordChangeContext();
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (hasComeBack.current) ref.current?.querySelector('input')?.focus();
    hasComeBack.current = false;
  }, [hasComeBack]);
  const shownRefusals = useRef(refusals.current);
  useEffect(() => {
    if (shownRefusals.current === refusals.current) return;
    shownRefusals.current = refusals.current;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  return {
    ref,
    noValidate: true,
    onSubmit: (event) => {
      event.preventDefault();
      submit();
    },
  };
});

/** The form; another view replaces it once the change has failed or is done. */
export const Form = withRef(function PasswordChangeForm(form: PartProps<'form'>) {
  return usePasswordChangeContext().step === 'form' ? <Fields {...form} /> : null;
});

/** The label of each field, and its name for password managers. */
const FIELDS = {
  oldPassword: { name: 'currentPassword', autoComplete: 'current-password' },
  newPassword: { name: 'newPassword', autoComplete: 'new-password' },
  confirmPassword: { name: 'confirmPassword', autoComplete: 'new-password' },
} as const;

interface PasswordChangeFieldProps extends Omit<Partial<TextFieldProps>, 'name'> {
  name: keyof typeof FIELDS;
}

/** One of the three passwords. */
export const Field = withRef(function PasswordChangeChangeField({ name, ...field }: PasswordChangeFieldProps) {
  const messages = useTexts(passwordTexts);
  const { values, errors, isSubmitting, change } = usePasswordChangeContext();
  const { name: text, autoComplete } = FIELDS[name];
  const texts = {
    label: messages[text],
    ...(name === 'newPassword' && { hint: messages.changeHint(MINIMUM_PASSWORD_LENGTH) }),
  };
  const own: Partial<TextFieldProps> = {
    value: values[name],
    error: errors[name],
    disabled: isSubmitting,
    onChange: (event) => change({ [name]: event.target.value }),
  };
  return <PasswordField {...texts} autoComplete={autoComplete} {...mergeProps(own, field)} name={name} />;
});

/** The buttons below the fields. */
export const Actions = createPart('div', anatomy, 'actions');

/** Closes the dialog. */
export const Cancel = withRef(function PasswordChangeCancel(button: ButtonProps) {
  const messages = useTexts(passwordTexts);
  const { isSubmitting, close } = usePasswordChangeContext();
  const own = { disabled: isSubmitting, onClick: close, children: messages.cancel };
  return <Button {...mergeProps(own, button)} />;
});

/** Changes the password. */
export const Submit = withRef(function PasswordChangeSubmit(button: ButtonProps) {
  const messages = useTexts(passwordTexts);
  const { isSubmitting } = usePasswordChangeContext();
  return (
    <Button type="submit" variant="primary" isBusy={isSubmitting} {...button}>
      {button.children ?? messages.changeAction}
    </Button>
  );
});
