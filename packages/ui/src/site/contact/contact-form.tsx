'use client';
import * as Contact from './contact-form-parts.tsx';

/**
 * Sends a message to the office. What was typed stays until it has arrived.
 * @param initialMessage what the message begins with. Default empty
 */
export function ContactForm({ initialMessage = '' }: { initialMessage?: string }) {
  return (
    <Contact.Root initialMessage={initialMessage}>
      <Contact.Title />
      <Contact.Form>
        <Contact.Field name="name" />
        <Contact.Pair>
          <Contact.Field name="email" />
          <Contact.Field name="phone" />
        </Contact.Pair>
        <Contact.MessageField />
        <Contact.Failure />
        <Contact.Confirmation />
        <Contact.Submit />
      </Contact.Form>
    </Contact.Root>
  );
}
