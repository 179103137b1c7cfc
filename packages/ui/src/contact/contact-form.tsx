'use client';
import { useId } from 'react';
import { apiMessages, describeError } from '../api/api-error.ts';
import { useForm } from '../form/use-form.ts';
import { Button } from '../kit/button.tsx';
import { TextAreaField, TextField } from '../kit/field.tsx';
import { createPart } from '../kit/part.tsx';
import { usePorts } from '../provider/trek-provider.tsx';
import { contactFormAnatomy as anatomy } from './contact.anatomy.ts';
import { contactMessages as messages } from './contact.messages.ts';
import { contactFormSchema } from './contact.rules.ts';

const Root = createPart('section', anatomy, 'root');
const Title = createPart('h2', anatomy, 'title');
const Form = createPart('form', anatomy, 'form');
const Pair = createPart('div', anatomy, 'pair');
const Message = createPart('p', anatomy, 'message');

const EMPTY = { name: '', email: '', phone: '', message: '' };

/**
 * Sends a message to the office. What was typed stays until it has arrived.
 * @param initialMessage what the message begins with. Default empty
 */
export function ContactForm({ initialMessage = '' }: { initialMessage?: string }) {
  const titleId = useId();
  const { api, notify } = usePorts();
  const form = useForm({
    schema: contactFormSchema,
    initialValues: { ...EMPTY, message: initialMessage },
    submit: api.sendContactMessage,
    onSucceeded: () => {
      notify('success', messages.sent, { detail: messages.sentDetail });
      form.reset(EMPTY);
    },
    onFailed: (error) => notify('error', messages.sendError, { detail: failureText(describeError(error).message) }),
    onRefused: (errors) => {
      const missing: readonly (string | undefined)[] = Object.values(messages.missing);
      if (!Object.values(errors).some((error) => missing.includes(error))) return;
      notify('error', messages.fieldsMissing, { detail: messages.fieldsMissingDetail });
    },
  });
  return (
    <Root aria-labelledby={titleId}>
      <Title id={titleId}>{messages.formTitle}</Title>
      {/* Sent before the scripts are there, it must not put what was typed into the address. */}
      <Form method="post" {...form.formProps}>
        <TextField {...form.field('name')} label={messages.name} autoComplete="name" />
        <Pair>
          <TextField {...form.field('email')} label={messages.email} type="email" autoComplete="email" />
          <TextField {...form.field('phone')} label={messages.phone} type="tel" autoComplete="tel" />
        </Pair>
        <TextAreaField {...form.field('message')} label={messages.message} rows={6} />
        {form.message && <Message role="alert">{failureText(form.message)}</Message>}
        <Button type="submit" variant="primary" isBusy={form.isSubmitting}>
          {messages.send}
        </Button>
      </Form>
    </Root>
  );
}

/** What the call says of its failure, or the form's own words where it says nothing. */
const failureText = (message: string) => (message === apiMessages.fallback ? messages.sendFailed : message);
