'use client';
import { useId } from 'react';
import { useForm } from '../form/use-form.ts';
import { Button } from '../kit/button.tsx';
import { CheckboxField, PasswordField, TextField } from '../kit/field.tsx';
import { usePorts } from '../provider/trek-provider.tsx';
import { accountMessages as messages } from './account.messages.ts';
import { AccountForm } from './account-form.tsx';
import { GoogleButton, type GoogleOffer } from './google-button.tsx';
import { signUpFormSchema } from './session.rules.ts';
import { writeStoredSession } from './stored-session.ts';

const { Root, Title, Form, Pair, Message, Footer } = AccountForm;

const EMPTY = { fullname: '', email: '', phone: '', password: '', confirmPassword: '', agreesToTerms: false };

/** Registers a visitor and sends them on to sign in. */
export function SignUpForm({ offersGoogle }: GoogleOffer) {
  const titleId = useId();
  const { api, storage, notify, navigate, paths, Link } = usePorts();
  const form = useForm({
    schema: signUpFormSchema,
    initialValues: EMPTY,
    submit: ({ fullname, email, phone, password }) => api.register({ fullname, email, phone, password }),
    onSucceeded: (answer) => {
      writeStoredSession(storage, answer);
      notify('success', messages.registered);
      if (paths.login !== null) navigate(paths.login);
    },
    onFailed: () => notify('error', messages.registrationFailed),
  });
  return (
    <Root aria-labelledby={titleId}>
      <Title id={titleId}>{messages.signUpTitle}</Title>
      {/* Sent before the scripts are there, it must not put a password into the address. */}
      <Form method="post" {...form.formProps}>
        <TextField {...form.field('fullname')} label={messages.fullname} autoComplete="name" />
        <Pair>
          <TextField {...form.field('email')} label={messages.email} type="email" autoComplete="email" />
          <TextField {...form.field('phone')} label={messages.phone} type="tel" autoComplete="tel" />
        </Pair>
        <PasswordField
          {...form.field('password')}
          label={messages.password}
          hint={messages.passwordHint}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.field('confirmPassword')}
          label={messages.confirmPassword}
          autoComplete="new-password"
        />
        <CheckboxField
          {...form.checkbox('agreesToTerms')}
          label={
            <>
              {messages.agreeTo} <OwnTab href={paths.terms}>{messages.terms}</OwnTab> {messages.and}{' '}
              <OwnTab href={paths.privacy}>{messages.privacy}</OwnTab>
            </>
          }
        />
        {form.message && <Message role="alert">{form.message}</Message>}
        <Button type="submit" variant="primary" isWide isBusy={form.isSubmitting}>
          {messages.signUp}
        </Button>
      </Form>
      <GoogleButton offersGoogle={offersGoogle} isDisabled={form.isSubmitting} />
      <Footer>
        {messages.hasAccount} <Link href={paths.login}>{messages.signIn}</Link>
      </Footer>
    </Root>
  );
}

/** A page to read beside the form, which stays as it is. */
function OwnTab({ href, children }: { href: string | null; children: string }) {
  if (href === null) return children;
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
