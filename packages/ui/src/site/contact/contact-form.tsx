'use client';
import type { ComponentProps } from 'react';
import { withRef } from '../../core/internal/with-ref.ts';
import * as Contact from './contact-form-parts.tsx';

/** Props of `ContactForm`. */
export type ContactFormProps = Omit<ComponentProps<typeof Contact.Root>, 'asChild' | 'children'>;

/** Sends a message to the office. What was typed stays until it has arrived. */
export const ContactForm = withRef(function ContactForm(root: ContactFormProps) {
  return (
    <Contact.Root {...root}>
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
});
