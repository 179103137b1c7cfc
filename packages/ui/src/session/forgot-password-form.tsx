'use client';
import { useId, useState } from 'react';
import { useForm } from '../form/use-form.ts';
import { Button } from '../kit/button.tsx';
import { TextField } from '../kit/field.tsx';
import { usePorts } from '../provider/trek-provider.tsx';
import { accountMessages } from './account.messages.ts';
import { AccountForm } from './account-form.tsx';
import { passwordMessages as messages } from './password.messages.ts';
import { RESET_LINK_HOURS, resetRequestSchema } from './password.rules.ts';
import { SESSION_TOAST_MS } from './session.timing.ts';

const { Root, Title, Text, Form, Message, Actions, Footer } = AccountForm;

/** Asks for a mailed link that sets a new password, then says where to look for it. */
export function ForgotPasswordForm() {
  const titleId = useId();
  const { api, notify, paths, Link } = usePorts();
  const [wasSent, setWasSent] = useState(false);
  const form = useForm({
    schema: resetRequestSchema,
    initialValues: { email: '' },
    submit: api.requestPasswordReset,
    onSucceeded: () => {
      setWasSent(true);
      notify('success', messages.resetRequested, { durationMs: SESSION_TOAST_MS });
    },
    onFailed: () => notify('error', messages.resetRequestFailed),
  });
  if (form.isSucceeded) {
    return <CheckYourEmail email={form.values.email} onTryAgain={() => form.reset(form.values)} />;
  }
  return (
    <Root aria-labelledby={titleId}>
      <Title id={titleId} isFocused={wasSent}>
        {messages.forgotTitle}
      </Title>
      <Text>{messages.forgotText}</Text>
      <Form method="post" {...form.formProps}>
        <TextField {...form.field('email')} label={accountMessages.email} type="email" autoComplete="username" />
        {form.message && <Message role="alert">{form.message}</Message>}
        <Actions>
          <Button type="submit" variant="primary" isWide isBusy={form.isSubmitting}>
            {messages.sendLink}
          </Button>
        </Actions>
      </Form>
      <Footer>
        <Link href={paths.login}>{messages.returnToLogin}</Link>
      </Footer>
    </Root>
  );
}

function CheckYourEmail({ email, onTryAgain }: { email: string; onTryAgain: () => void }) {
  const titleId = useId();
  const { paths, Link } = usePorts();
  return (
    <Root aria-labelledby={titleId}>
      <Title id={titleId} isFocused>
        {messages.checkTitle}
      </Title>
      <Text>
        {messages.checkText(email.trim())} {messages.linkExpires(RESET_LINK_HOURS)}
      </Text>
      <Actions>
        <Button asChild variant="primary" isWide>
          <Link href={paths.login}>{messages.returnToLogin}</Link>
        </Button>
        <Button variant="quiet" isWide onClick={onTryAgain}>
          {messages.notReceived}
        </Button>
      </Actions>
    </Root>
  );
}
