'use client';
import { useEffect, useMemo } from 'react';
import { describeError, requestOf } from '../../api/api-error.ts';
import { WithRequest } from '../../api/failure.tsx';
import { useFailureText } from '../../api/use-failure-text.ts';
import { useLatest } from '../../core/internal/use-latest.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { fieldTexts } from '../../core/texts/field.texts.ts';
import { useTexts } from '../../core/texts/language.ts';
import type { ButtonProps } from '../../kit/button.tsx';
import type { CheckboxFieldProps, TextFieldProps } from '../../kit/field.tsx';
import { FormCheckbox, FormPassword, FormSubmit, FormText, useFormFacts } from '../../kit/form/form-parts.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import type { PartProps } from '../../kit/part.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { useSession } from '../session/index.ts';
import { SESSION_TOAST_MS } from '../session/session.timing.ts';
import { type AccountFacts, AccountRoot } from './account-form-parts.tsx';
import { DefaultGoogle } from './google/google.tsx';
import type { GoogleOffer } from './google/google-offer.ts';
import { takeRegistered } from './registered-email.ts';
import { signInFormSchema } from './sign-in.rules.ts';
import { signInTexts } from './sign-in.texts.ts';

export {
  AccountFailure as Failure,
  AccountFields as Form,
  AccountFooter as Footer,
  AccountRow as Row,
  AccountTitle as Title,
} from './account-form-parts.tsx';

function useSignIn(initialEmail: string): AccountFacts {
  const messages = useTexts(signInTexts);
  const { api, drafts, notify } = usePorts();
  const session = useSession();
  const fields = useTexts(fieldTexts);
  const failureText = useFailureText();
  const schema = useMemo(() => signInFormSchema({ ...messages, ...fields }), [messages, fields]);
  const form = useForm({
    schema,
    initialValues: { email: initialEmail, password: '', rememberMe: false },
    submit: api.signIn,
    onSucceeded: (answer) => {
      session.login(answer);
      notify('success', messages.signedIn, { durationMs: SESSION_TOAST_MS });
    },
    onFailed: (error) => {
      const { hasResponse, descriptor } = describeError(error);
      notify('error', messages.signInFailed, hasResponse ? undefined : { detail: failureText(descriptor) });
    },
  });
  const latest = useLatest({ form, drafts });
  useEffect(() => {
    const { form, drafts } = latest.current;
    const registered = takeRegistered(drafts);
    if (registered !== null && form.values.email === '') form.change({ email: registered });
  }, [latest]);
  const failure = form.message && <WithRequest id={requestOf(form.message)}>{messages.signInFailed}</WithRequest>;
  return { ...form, title: messages.signInTitle, failure };
}

interface SignInRootProps extends PartProps<'section'> {
  /** The address to begin with. Default: that of an account just made in this tab, else none. */
  initialEmail?: string | undefined;
}

/** The section, which runs the form and gives it to the parts in it. */
export const Root = withRef(function SignInRoot({ initialEmail = '', ...section }: SignInRootProps) {
  return <AccountRoot form={useSignIn(initialEmail)} {...section} />;
});

/** The email. */
export const EmailField = withRef(function SignInEmail(field: Partial<TextFieldProps>) {
  const messages = useTexts(signInTexts);
  return <FormText label={messages.email} type="email" autoComplete="username" {...field} name="email" />;
});

/** The password, with a button that shows it. */
export const PasswordField = withRef(function SignInPassword(field: Partial<TextFieldProps>) {
  const messages = useTexts(signInTexts);
  return <FormPassword label={messages.password} autoComplete="current-password" {...field} name="password" />;
});

/** Whether the session is to last for a month; not offered where the browser forgets it with the tab. */
export const RememberField = withRef(function SignInRemember(field: Partial<CheckboxFieldProps>) {
  const messages = useTexts(signInTexts);
  const { storage } = usePorts();
  return storage.endsWithTab ? null : <FormCheckbox label={messages.rememberMe} {...field} name="rememberMe" />;
});

/** Signs in. */
export const Submit = withRef(function SignInSubmit(button: ButtonProps) {
  const messages = useTexts(signInTexts);
  return (
    <FormSubmit isWide {...button}>
      {button.children ?? messages.signIn}
    </FormSubmit>
  );
});

/** The way to sign in with Google. */
export function Google({ offersGoogle }: GoogleOffer) {
  return <DefaultGoogle offersGoogle={offersGoogle} disabled={useFormFacts().isSubmitting} />;
}
