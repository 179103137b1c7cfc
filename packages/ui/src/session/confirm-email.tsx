'use client';
import { useId } from 'react';
import * as z from 'zod/mini';
import { useForm } from '../form/use-form.ts';
import { Button } from '../kit/button.tsx';
import { usePorts } from '../provider/trek-provider.tsx';
import { AccountDone } from './account-done.tsx';
import { AccountForm } from './account-form.tsx';
import { confirmEmailFailureText, confirmEmailMessages as messages } from './confirm-email.messages.ts';

const { Root, Title, Text, Form, Message } = AccountForm;

/** The link is all there is to send. */
const schema = z.object({});

/**
 * Where the mailed link leads that confirms an account's address. It waits for a press: programs that look at mails open
 * their links, too.
 * @param token what the link carries
 */
export function ConfirmEmail({ token }: { token: string | null }) {
  const titleId = useId();
  const { api } = usePorts();
  const form = useForm({ schema, initialValues: {}, submit: () => api.confirmEmail({ token: token ?? '' }) });
  if (form.isSucceeded) {
    return <AccountDone title={messages.doneTitle} text={messages.doneText} goToLogin={messages.goToLogin} />;
  }
  return (
    <Root aria-labelledby={titleId}>
      <Title id={titleId}>{messages.title}</Title>
      <Text>{messages.text}</Text>
      <Form method="post" {...form.formProps}>
        {form.message && <Message role="alert">{confirmEmailFailureText(form.message)}</Message>}
        <Button type="submit" variant="primary" isWide isBusy={form.isSubmitting}>
          {messages.action}
        </Button>
      </Form>
    </Root>
  );
}
