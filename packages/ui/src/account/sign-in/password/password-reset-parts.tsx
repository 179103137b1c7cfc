'use client';
import { useMemo } from 'react';
import { describeError, requestOf } from '../../../api/api-error.ts';
import { WithRequest } from '../../../api/failure.tsx';
import { withRef } from '../../../core/internal/with-ref.ts';
import { fieldTexts } from '../../../core/texts/field.texts.ts';
import { useTexts } from '../../../core/texts/language.ts';
import type { ButtonProps } from '../../../kit/button.tsx';
import type { TextFieldProps } from '../../../kit/field.tsx';
import { FormPassword, FormSubmit, useFormFacts } from '../../../kit/form/form-parts.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import type { PartProps } from '../../../kit/part.tsx';
import { usePorts } from '../../../provider/trek-provider.tsx';
import { SESSION_TOAST_MS } from '../../session/session.timing.ts';
import { type AccountFacts, AccountFields, AccountRoot } from '../account-form-parts.tsx';
import { MINIMUM_PASSWORD_LENGTH } from '../sign-in.rules.ts';
import { passwordResetFormSchema, RESET_LINK_HOURS, resetFailure } from './password.rules.ts';
import { passwordTexts } from './password.texts.ts';

export {
  AccountDone as Done,
  AccountFailure as Failure,
  AccountFooter as Footer,
  AccountText as Text,
  AccountTitle as Title,
} from '../account-form-parts.tsx';
export { LoginLink } from '../login-link.tsx';

/** The parameters of a mailed link. */
interface ResetLink {
  token: string;
  email: string;
}

interface PasswordResetFacts extends AccountFacts {
  email: string;
}

function usePasswordReset({ token, email }: ResetLink): PasswordResetFacts {
  const messages = useTexts(passwordTexts);
  const { api, notify } = usePorts();
  const fields = useTexts(fieldTexts);
  const schema = useMemo(() => passwordResetFormSchema({ ...messages, ...fields }), [messages, fields]);
  const form = useForm({
    schema,
    initialValues: { newPassword: '', confirmPassword: '' },
    submit: ({ newPassword }) => api.resetPassword({ email, newPassword, token }),
    onSucceeded: () => notify('success', messages.resetDone, { durationMs: SESSION_TOAST_MS }),
    onFailed: (error) => notify('error', messages[resetFailure(describeError(error).descriptor)]),
  });
  const { isSucceeded: isDone, message } = form;
  const texts = isDone
    ? { title: messages.completeTitle, text: messages.completeText }
    : { title: messages.resetTitle, text: messages.linkExpires(RESET_LINK_HOURS) };
  const failure = message && <WithRequest id={requestOf(message)}>{messages[resetFailure(message)]}</WithRequest>;
  return { ...form, ...texts, failure, isDone, focusesTitle: isDone, email };
}

type PasswordResetRootProps = PartProps<'section'> & ResetLink;

/** The section, which runs the form and gives it to the parts in it. */
export const Root = withRef(function PasswordResetRoot({ token, email, ...section }: PasswordResetRootProps) {
  return <AccountRoot form={usePasswordReset({ token, email })} {...section} />;
});

/** The form. It tells a password manager whose password this is. */
export const Form = withRef(function PasswordResetForm({ children, ...form }: PartProps<'form'>) {
  const { email } = useFormFacts<PasswordResetFacts>();
  return (
    <AccountFields {...form}>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      {children}
    </AccountFields>
  );
});

/** The new password. */
export const PasswordField = withRef(function PasswordResetField(field: Partial<TextFieldProps>) {
  const messages = useTexts(passwordTexts);
  const texts = { label: messages.newPassword, hint: messages.resetHint(MINIMUM_PASSWORD_LENGTH) };
  return <FormPassword {...texts} autoComplete="new-password" {...field} name="newPassword" />;
});

/** The password once more. */
export const ConfirmField = withRef(function PasswordResetConfirm(field: Partial<TextFieldProps>) {
  const messages = useTexts(passwordTexts);
  return (
    <FormPassword label={messages.confirmPassword} autoComplete="new-password" {...field} name="confirmPassword" />
  );
});

/** Sets the password. */
export const Submit = withRef(function PasswordResetSubmit(button: ButtonProps) {
  const messages = useTexts(passwordTexts);
  return (
    <FormSubmit isWide {...button}>
      {button.children ?? messages.resetAction}
    </FormSubmit>
  );
});
