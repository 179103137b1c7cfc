'use client';
import { useId } from 'react';
import { describeError } from '../api/api-error.ts';
import { useForm } from '../form/use-form.ts';
import { Button } from '../kit/button.tsx';
import { PasswordField } from '../kit/field.tsx';
import { usePorts } from '../provider/trek-provider.tsx';
import { AccountDone } from './account-done.tsx';
import { AccountForm } from './account-form.tsx';
import { passwordMessages as messages } from './password.messages.ts';
import { passwordResetFormSchema, RESET_LINK_HOURS, resetFailureText } from './password.rules.ts';
import { SESSION_TOAST_MS } from './session.timing.ts';

const { Root, Title, Text, Form, Message, Footer } = AccountForm;

/** The new password twice; e-mail and token come from the link. */
export function ResetPasswordForm({ token, email }: { token: string; email: string }) {
  const titleId = useId();
  const { api, notify, paths, Link } = usePorts();
  const form = useForm({
    schema: passwordResetFormSchema,
    initialValues: { newPassword: '', confirmPassword: '' },
    submit: ({ newPassword }) => api.resetPassword({ email, newPassword, token }),
    onSucceeded: () => notify('success', messages.resetDone, { durationMs: SESSION_TOAST_MS }),
    onFailed: (error) => notify('error', resetFailureText(describeError(error).message)),
  });
  if (form.isSucceeded) {
    return <AccountDone title={messages.completeTitle} text={messages.completeText} goToLogin={messages.goToLogin} />;
  }
  return (
    <Root aria-labelledby={titleId}>
      <Title id={titleId}>{messages.resetTitle}</Title>
      <Text>{messages.linkExpires(RESET_LINK_HOURS)}</Text>
      {/* Sent before the scripts are there, it must not put a password into the address. */}
      <Form method="post" {...form.formProps}>
        {/* Tells a password manager whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          {...form.field('newPassword')}
          label={messages.newPassword}
          hint={messages.resetHint}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.field('confirmPassword')}
          label={messages.confirmPassword}
          autoComplete="new-password"
        />
        {form.message && <Message role="alert">{resetFailureText(form.message)}</Message>}
        <Button type="submit" variant="primary" isWide isBusy={form.isSubmitting}>
          {messages.resetAction}
        </Button>
      </Form>
      <Footer>
        <Link href={paths.forgotPassword}>{messages.requestNewLink}</Link>
      </Footer>
    </Root>
  );
}
