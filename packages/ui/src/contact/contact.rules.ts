import * as z from 'zod/mini';
import { MAXIMUM_LINE_LENGTH, MAXIMUM_TEXT_LENGTH } from '../internal/text-limits.ts';
import { contactMessages } from './contact.messages.ts';

const required = (maximum: number) =>
  z
    .string({ error: contactMessages.fieldsMissingDetail })
    .check(z.trim(), z.minLength(1, contactMessages.fieldsMissingDetail), z.maxLength(maximum));

/** A text that goes into a mail header: one line, whatever was typed. */
const headerLine = () => required(MAXIMUM_LINE_LENGTH).check(z.regex(/^[^\r\n]*$/, contactMessages.sendFailed));

/** Payload of `POST /contact`, and the contact form. */
export const contactSchema = z.object({
  name: headerLine(),
  email: headerLine().check(z.email(contactMessages.emailInvalid)),
  phone: headerLine(),
  message: required(MAXIMUM_TEXT_LENGTH),
});
export type ContactMessage = z.output<typeof contactSchema>;
