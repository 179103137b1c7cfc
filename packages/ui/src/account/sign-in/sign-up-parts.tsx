'use client';
import { useMemo } from 'react';
import type { SignedInAnswer } from '../../api/entities.ts';
import { useFailure } from '../../api/failure.tsx';
import { withRef } from '../../core/internal/with-ref.ts';
import { fieldTexts } from '../../core/texts/field.texts.ts';
import { useTexts } from '../../core/texts/language.ts';
import type { ButtonProps } from '../../kit/button.tsx';
import type { CheckboxFieldProps, TextFieldProps } from '../../kit/field.tsx';
import { FormCheckbox, FormPassword, FormSubmit, FormText, useFormFacts } from '../../kit/form/form-parts.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import type { PartProps } from '../../kit/part.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { storeRegistration } from '../session/stored-session.ts';
import { type AccountFacts, AccountRoot } from './account-form-parts.tsx';
import { Agreement } from './agreement.tsx';
import { DefaultGoogle } from './google/google.tsx';
import type { GoogleOffer } from './google/google-offer.ts';
import { rememberRegistered } from './registered-email.ts';
import { MINIMUM_PASSWORD_LENGTH, type Registration, signUpFormSchema } from './sign-in.rules.ts';
import { signInTexts } from './sign-in.texts.ts';

export {
  AccountFailure as Failure,
  AccountFields as Form,
  AccountFooter as Footer,
  AccountPair as Pair,
  AccountTitle as Title,
} from './account-form-parts.tsx';

/** The status of an answer that refuses an address because it has an account. */
const ADDRESS_TAKEN = 409;

const EMPTY = { fullname: '', email: '', phone: '', password: '', confirmPassword: '', agreesToTerms: false };

interface SignUpRootProps extends PartProps<'section'> {
  /**
   * Called after registering, with the session that begins and the address; undefined: the backend gave none, and the
   * visitor has to sign in. Default: the account is stored, and the visitor goes to the host's sign-in page.
   */
  onRegistered?: (answer: SignedInAnswer | undefined, email: string) => void;
}

function useSignUp(onRegistered: SignUpRootProps['onRegistered']): AccountFacts {
  const messages = useTexts(signInTexts);
  const { api, storage, drafts, notify, navigate, paths } = usePorts();
  const fields = useTexts(fieldTexts);
  const failureOf = useFailure();
  const schema = useMemo(() => signUpFormSchema({ ...messages, ...fields }), [messages, fields]);
  const form = useForm({
    schema,
    initialValues: EMPTY,
    submit: ({ confirmPassword, agreesToTerms, ...registration }) => api.register(registration),
    onSucceeded: (answer, { email }) => {
      notify('success', messages.registered);
      if (onRegistered) return onRegistered(answer, email);
      storeRegistration(storage, answer);
      if (paths.login === null) return;
      rememberRegistered(drafts, email);
      navigate(paths.login);
    },
    onFailed: () => notify('error', messages.registrationFailed),
  });
  const failure = form.status === ADDRESS_TAKEN ? messages.addressTaken : form.message && failureOf(form.message);
  return { ...form, title: messages.signUpTitle, failure };
}

/** The section, which runs the form and gives it to the parts in it. */
export const Root = withRef(function SignUpRoot({ onRegistered, ...section }: SignUpRootProps) {
  return <AccountRoot form={useSignUp(onRegistered)} {...section} />;
});

const FIELDS = {
  fullname: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
} satisfies Record<Exclude<keyof Registration, 'password'>, Partial<TextFieldProps>>;

interface SignUpFieldProps extends Omit<Partial<TextFieldProps>, 'name'> {
  name: keyof typeof FIELDS;
}

/** One line of the form: name, e-mail or telephone. */
export const Field = withRef(function SignUpField({ name, ...field }: SignUpFieldProps) {
  const messages = useTexts(signInTexts);
  return <FormText label={messages[name]} {...FIELDS[name]} {...field} name={name} />;
});

/** The new account’s password. */
export const PasswordField = withRef(function SignUpPassword(field: Partial<TextFieldProps>) {
  const messages = useTexts(signInTexts);
  const texts = { label: messages.password, hint: messages.passwordHint(MINIMUM_PASSWORD_LENGTH) };
  return <FormPassword {...texts} autoComplete="new-password" {...field} name="password" />;
});

/** The password once more. */
export const ConfirmField = withRef(function SignUpConfirm(field: Partial<TextFieldProps>) {
  const messages = useTexts(signInTexts);
  return (
    <FormPassword label={messages.confirmPassword} autoComplete="new-password" {...field} name="confirmPassword" />
  );
});

/** Terms and privacy, which have to be agreed to. */
export const TermsField = withRef(function SignUpTerms(field: Partial<CheckboxFieldProps>) {
  return <FormCheckbox label={<Agreement lead={useTexts(signInTexts).agreeTo} />} {...field} name="agreesToTerms" />;
});

/** Registers. */
export const Submit = withRef(function SignUpSubmit(button: ButtonProps) {
  const messages = useTexts(signInTexts);
  return (
    <FormSubmit isWide {...button}>
      {button.children ?? messages.signUp}
    </FormSubmit>
  );
});

/** The way to sign in with Google. */
export function Google({ offersGoogle }: GoogleOffer) {
  return <DefaultGoogle offersGoogle={offersGoogle} disabled={useFormFacts().isSubmitting} />;
}
