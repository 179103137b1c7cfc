'use client';
import { useId } from 'react';
import { describeError } from '../api/api-error.ts';
import { useForm } from '../form/use-form.ts';
import { Button } from '../kit/button.tsx';
import { CheckboxField, PasswordField, TextField } from '../kit/field.tsx';
import { usePorts } from '../provider/trek-provider.tsx';
import { accountMessages as messages } from './account.messages.ts';
import { AccountForm } from './account-form.tsx';
import { GoogleButton, type GoogleOffer } from './google-button.tsx';
import { signInSchema } from './session.rules.ts';
import { SESSION_TOAST_MS } from './session.timing.ts';
import { useSession } from './use-session.tsx';

const { Root, Title, Form, Row, Message, Footer } = AccountForm;

/** Signs a visitor in with e-mail and password. Where they go next is the host's: watch the session. */
export function SignInForm({ offersGoogle }: GoogleOffer) {
  const titleId = useId();
  const { api, notify, paths, Link } = usePorts();
  const session = useSession();
  const form = useForm({
    schema: signInSchema,
    initialValues: { email: '', password: '', rememberMe: false },
    submit: api.signIn,
    onSucceeded: (answer) => {
      session.login(answer);
      notify('success', messages.signedIn, { durationMs: SESSION_TOAST_MS });
    },
    onFailed: (error) => {
      const { hasResponse, message } = describeError(error);
      notify('error', messages.signInFailed, hasResponse ? undefined : { detail: message });
    },
  });
  return (
    <Root aria-labelledby={titleId}>
      <Title id={titleId}>{messages.signInTitle}</Title>
      {/* Sent before the scripts are there, it must not put a password into the address. */}
      <Form method="post" {...form.formProps}>
        <TextField {...form.field('email')} label={messages.email} type="email" autoComplete="username" />
        <PasswordField {...form.field('password')} label={messages.password} autoComplete="current-password" />
        <Row>
          <CheckboxField {...form.checkbox('rememberMe')} label={messages.rememberMe} />
          <Link href={paths.forgotPassword}>{messages.forgotPassword}</Link>
        </Row>
        {form.message && <Message role="alert">{messages.signInFailed}</Message>}
        <Button type="submit" variant="primary" isWide isBusy={form.isSubmitting}>
          {messages.signIn}
        </Button>
      </Form>
      <GoogleButton offersGoogle={offersGoogle} isDisabled={form.isSubmitting} />
      <Footer>
        {messages.noAccount} <Link href={paths.signup}>{messages.createAccount}</Link>
      </Footer>
    </Root>
  );
}
