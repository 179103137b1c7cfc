'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { describeError } from '../../api/api-error.ts';
import { useFailure } from '../../api/failure.tsx';
import type { ContactMessage } from '../../api/requests.ts';
import { useFailureText } from '../../api/use-failure-text.ts';
import { useLatest } from '../../core/internal/use-latest.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { fieldTexts } from '../../core/texts/field.texts.ts';
import { useTexts } from '../../core/texts/language.ts';
import type { ButtonProps } from '../../kit/button.tsx';
import type { TextAreaFieldProps, TextFieldProps } from '../../kit/field.tsx';
import { FormProvider, FormSubmit, FormText, FormTextArea, useFormFacts } from '../../kit/form/form-parts.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { createHeading } from '../../kit/heading.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { useIdOf, useOwnId, usePartIds } from '../../kit/part-ids.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { contactFormAnatomy as anatomy } from './contact.anatomy.ts';
import { contactFormSchema } from './contact.rules.ts';
import { contactTexts } from './contact.texts.ts';

/** The visitor who writes, as far as they are known. */
type Sender = { [Field in Exclude<keyof ContactMessage, 'message'>]?: string | null | undefined };

const UNKNOWN = { name: '', email: '', phone: '' };

/** The contact form: what was typed stays until it has arrived. */
function useContactForm(initialMessage: string, sender: Sender) {
  const messages = useTexts(contactTexts);
  const fields = useTexts(fieldTexts);
  const failureText = useFailureText(messages.sendFailed);
  const failureOf = useFailure(messages.sendFailed);
  const schema = useMemo(() => contactFormSchema(messages, fields), [messages, fields]);
  const ids = usePartIds();
  const [answeredTo, setAnsweredTo] = useState('');
  const { api, notify } = usePorts();
  const { name, email, phone } = sender;
  const known = useMemo(() => ({ name: name ?? '', email: email ?? '', phone: phone ?? '' }), [name, email, phone]);
  const form = useForm({
    schema,
    initialValues: { ...known, message: initialMessage },
    submit: api.sendContactMessage,
    onSucceeded: (_, sent) => {
      notify('success', messages.sent, { detail: messages.sentDetail });
      setAnsweredTo(sent.email);
      form.reset({ ...known, message: '' });
    },
    onFailed: (error) => notify('error', messages.sendError, { detail: failureText(describeError(error).descriptor) }),
    onRefused: (errors) => {
      const missing: readonly (string | undefined)[] = Object.values(messages.missing);
      if (!Object.values(errors).some((error) => missing.includes(error))) return;
      notify('error', messages.fieldsMissing, { detail: messages.fieldsMissingDetail });
    },
  });
  useKnownSender(known, form);
  return { ...form, ids, answeredTo, failure: form.message && failureOf(form.message) };
}

/** The session may be restored later, or change: a field follows it unless the visitor has typed in it. */
function useKnownSender(
  known: typeof UNKNOWN,
  { values, change }: { values: typeof UNKNOWN; change: (changed: Partial<typeof UNKNOWN>) => void },
) {
  const filledIn = useRef(known);
  const form = useLatest({ values, change });
  useEffect(() => {
    const before = filledIn.current;
    filledIn.current = known;
    const { values, change } = form.current;
    const names = Object.keys(UNKNOWN) as (keyof typeof UNKNOWN)[];
    const follows = names.filter((name) => values[name] === before[name] && known[name] !== before[name]);
    if (follows.length > 0) change(Object.fromEntries(follows.map((name) => [name, known[name]])));
  }, [known, form]);
}

const useContact = useFormFacts<ReturnType<typeof useContactForm>>;

const Section = createPart('section', anatomy, 'root', () => ({
  'aria-labelledby': useIdOf(useContact().ids, 'title'),
}));

interface ContactRootProps extends PartProps<'section'> {
  /** The message's initial text. Default empty. */
  initialMessage?: string;
  /** Fills in the fields of a visitor who is known, such as the user of `useSession`, and never what they have typed. Default: unknown. */
  sender?: Sender;
}

/** The section, which runs the form and gives it to the parts in it. */
export const Root = withRef(function ContactFormRoot({
  initialMessage = '',
  sender = UNKNOWN,
  ...section
}: ContactRootProps) {
  return (
    <FormProvider value={useContactForm(initialMessage, sender)}>
      <Section {...section} />
    </FormProvider>
  );
});

/** The form’s heading. */
export const Title = createHeading(anatomy, 'title', { level: 2 }, (host) => {
  const messages = useTexts(contactTexts);
  return {
    id: useOwnId(useContact().ids, 'title', host),
    children: messages.formTitle,
  };
});

/** The form. Sent before the scripts are there, it must not put what was typed into the address. */
export const Form = createPart('form', anatomy, 'form', () => ({ method: 'post', ...useContact().formProps }));

/** Two fields beside each other. */
export const Pair = createPart('div', anatomy, 'pair');

interface ContactFieldProps extends Omit<Partial<TextFieldProps>, 'name'> {
  name: 'name' | 'email' | 'phone';
}

/** One line of the form: name, e-mail or telephone. */
export const Field = withRef(function ContactFormField({ name, ...field }: ContactFieldProps) {
  const messages = useTexts(contactTexts);
  const autoComplete = name === 'phone' ? 'tel' : name;
  const type = { name: undefined, email: 'email', phone: 'tel' }[name];
  return <FormText name={name} label={messages[name]} type={type} autoComplete={autoComplete} {...field} />;
});

/** The visitor's message. */
export const MessageField = withRef(function ContactFormMessage(field: Omit<Partial<TextAreaFieldProps>, 'name'>) {
  const messages = useTexts(contactTexts);
  return <FormTextArea name="message" label={messages.message} rows={6} {...field} />;
});

/** The failure; the input is preserved. */
export const Failure = createPart('p', anatomy, 'failure', () => {
  const { failure } = useContact();
  return failure ? { role: 'alert', children: failure } : null;
});

/** Says that a message has arrived, for visitors who missed the notice: until another one is sent. */
export const Confirmation = createPart('p', anatomy, 'confirmation', () => {
  const messages = useTexts(contactTexts);
  const { answeredTo, isSubmitting, failure } = useContact();
  return answeredTo && !isSubmitting && !failure ? { children: messages.arrived(answeredTo) } : null;
});

/** Sends the message. */
export const Submit = withRef(function ContactFormSubmit(button: ButtonProps) {
  const messages = useTexts(contactTexts);
  return <FormSubmit {...button}>{button.children ?? messages.send}</FormSubmit>;
});
