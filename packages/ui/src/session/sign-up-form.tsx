'use client';
import { useForm } from '../form/use-form.ts';
import { Button } from '../kit/button.tsx';
import { CheckboxField, PasswordField, TextField } from '../kit/field.tsx';
import { createPart } from '../kit/part.tsx';
import { usePorts } from '../provider/trek-provider.tsx';
import { accountFormAnatomy as anatomy } from './session.anatomy.ts';
import { sessionMessages as messages } from './session.messages.ts';
import { signUpFormSchema } from './session.rules.ts';
import { writeStoredSession } from './stored-session.ts';

const Root = createPart('section', anatomy, 'root');
const Title = createPart('h1', anatomy, 'title');
const Form = createPart('form', anatomy, 'form');
const Pair = createPart('div', anatomy, 'pair');
const Message = createPart('p', anatomy, 'message');
const Footer = createPart('p', anatomy, 'footer');

const EMPTY = { fullname: '', email: '', phone: '', password: '', confirmPassword: '', agreesToTerms: false };

/** Registers a visitor and sends them on to sign in. */
export function SignUpForm() {
  const { api, storage, notify, navigate, paths, Link } = usePorts();
  const form = useForm({
    schema: signUpFormSchema,
    initialValues: EMPTY,
    submit: ({ fullname, email, phone, password }) => api.register({ fullname, email, phone, password }),
    onSucceeded: (answer) => {
      writeStoredSession(storage, answer);
      notify('success', messages.registered);
      navigate(paths.login);
    },
    onFailed: () => notify('error', messages.registrationFailed),
  });
  return (
    <Root aria-labelledby="sign-up-title">
      <Title id="sign-up-title">{messages.signUpTitle}</Title>
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
              I agree to the{' '}
              <a href={paths.terms} target="_blank" rel="noopener">
                Terms &amp; Conditions
              </a>{' '}
              and the{' '}
              <a href={paths.privacy} target="_blank" rel="noopener">
                Privacy Policy
              </a>
            </>
          }
        />
        {form.message && <Message role="alert">{form.message}</Message>}
        <Button type="submit" variant="primary" isWide isBusy={form.isSubmitting}>
          {messages.signUp}
        </Button>
      </Form>
      <Footer>
        {messages.hasAccount} <Link href={paths.login}>{messages.signIn}</Link>
      </Footer>
    </Root>
  );
}
