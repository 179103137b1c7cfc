'use client';
import { useMemo, useState } from 'react';
import { useFailure } from '../../../api/failure.tsx';
import { mergeProps } from '../../../core/internal/merge-props.ts';
import { withRef } from '../../../core/internal/with-ref.ts';
import { fieldTexts } from '../../../core/texts/field.texts.ts';
import { useTexts } from '../../../core/texts/language.ts';
import { Button, type ButtonProps } from '../../../kit/button.tsx';
import type { TextFieldProps } from '../../../kit/field.tsx';
import { FormSubmit, FormText, useFormFacts } from '../../../kit/form/form-parts.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import type { PartProps } from '../../../kit/part.tsx';
import { usePorts } from '../../../provider/trek-provider.tsx';
import { SESSION_TOAST_MS } from '../../session/session.timing.ts';
import { type AccountFacts, AccountRoot } from '../account-form-parts.tsx';
import { signInTexts } from '../sign-in.texts.ts';
import { RESET_LINK_HOURS, resetRequestFormSchema } from './password.rules.ts';
import { passwordTexts } from './password.texts.ts';

export {
  AccountActions as Actions,
  AccountDone as Sent,
  AccountFailure as Failure,
  AccountFields as Form,
  AccountFooter as Footer,
  AccountText as Text,
  AccountTitle as Title,
} from '../account-form-parts.tsx';
export { LoginLink } from '../login-link.tsx';

interface ForgotPasswordFacts extends AccountFacts {
  /** Back to the form, with what was typed. */
  askAgain: () => void;
}

function useForgotPassword(): ForgotPasswordFacts {
  const messages = useTexts(passwordTexts);
  const { api, notify } = usePorts();
  const [sentTo, setSentTo] = useState('');
  const accountMessages = useTexts(signInTexts);
  const fields = useTexts(fieldTexts);
  const failureOf = useFailure();
  const schema = useMemo(() => resetRequestFormSchema({ ...accountMessages, ...fields }), [accountMessages, fields]);
  const form = useForm({
    schema,
    initialValues: { email: '' },
    submit: api.requestPasswordReset,
    onSucceeded: (_, sent) => {
      setSentTo(sent.email);
      notify('success', messages.resetRequested, { durationMs: SESSION_TOAST_MS });
    },
    onFailed: () => notify('error', messages.resetRequestFailed),
  });
  const { values, isSucceeded: isDone, message } = form;
  const texts = isDone
    ? {
        title: messages.checkTitle,
        text: `${messages.checkText(sentTo)} ${messages.linkExpires(RESET_LINK_HOURS)}`,
      }
    : { title: messages.forgotTitle, text: messages.forgotText };
  const failure = message && failureOf(message);
  return { ...form, ...texts, failure, isDone, focusesTitle: sentTo !== '', askAgain: () => form.reset(values) };
}

/** The section, which runs the form and gives it to the parts in it. */
export const Root = withRef(function ForgotPasswordRoot(section: PartProps<'section'>) {
  return <AccountRoot form={useForgotPassword()} {...section} />;
});

/** The address to which the link goes. */
export const EmailField = withRef(function ForgotPasswordEmail(field: Partial<TextFieldProps>) {
  const accountMessages = useTexts(signInTexts);
  return <FormText label={accountMessages.email} type="email" autoComplete="username" {...field} name="email" />;
});

/** Asks for the link. */
export const Submit = withRef(function ForgotPasswordSubmit(button: ButtonProps) {
  const messages = useTexts(passwordTexts);
  return (
    <FormSubmit isWide {...button}>
      {button.children ?? messages.sendLink}
    </FormSubmit>
  );
});

/** Back to the form, for whom the mail did not reach. */
export const Again = withRef(function ForgotPasswordAgain(button: ButtonProps) {
  const messages = useTexts(passwordTexts);
  const own = { onClick: useFormFacts<ForgotPasswordFacts>().askAgain, children: messages.notReceived };
  return <Button variant="quiet" isWide {...mergeProps(own, button)} />;
});
