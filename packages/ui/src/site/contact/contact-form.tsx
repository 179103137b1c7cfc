'use client';
import type { ComponentProps } from 'react';
import { withRef } from '../../core/internal/with-ref.ts';
import * as ContactForm from './contact-form-parts.tsx';

/** Props of `DefaultContactForm`. */
export type DefaultContactFormProps = Omit<ComponentProps<typeof ContactForm.Root>, 'asChild' | 'children'>;

/** Sends a message to the office. What was typed stays until it has arrived. */
export const DefaultContactForm = withRef(function DefaultContactForm(root: DefaultContactFormProps) {
  return (
    <ContactForm.Root {...root}>
      <ContactForm.Title />
      <ContactForm.Form>
        <ContactForm.Field name="name" />
        <ContactForm.Pair>
          <ContactForm.Field name="email" />
          <ContactForm.Field name="phone" />
        </ContactForm.Pair>
        <ContactForm.MessageField />
        <ContactForm.Failure />
        <ContactForm.Confirmation />
        <ContactForm.Submit />
      </ContactForm.Form>
    </ContactForm.Root>
  );
});
