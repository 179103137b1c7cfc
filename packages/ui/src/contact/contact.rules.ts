import * as z from 'zod/mini';
import { nameNotPlain } from '../internal/plain-line.messages.ts';
import { plainLine } from '../internal/plain-line.ts';
import { MAXIMUM_LINE_LENGTH, MAXIMUM_TEXT_LENGTH, maximumLength } from '../internal/text-limits.ts';
import { contactMessages } from './contact.messages.ts';

const required = (maximum: number, missing: string) =>
  z.string({ error: missing }).check(z.trim(), z.minLength(1, missing), maximumLength(maximum));

/** A text that goes into a mail header: one line, whatever was typed. */
const headerLine = (missing: string) =>
  required(MAXIMUM_LINE_LENGTH, missing).check(z.regex(/^[^\r\n]*$/, contactMessages.sendFailed));

/** The rules of a message, with what is said of each field that is empty. */
const messageSchema = (missing: Record<'name' | 'email' | 'phone' | 'message', string>) =>
  z.object({
    name: headerLine(missing.name).check(plainLine(nameNotPlain)),
    email: headerLine(missing.email).check(z.email(contactMessages.emailInvalid)),
    phone: headerLine(missing.phone),
    message: required(MAXIMUM_TEXT_LENGTH, missing.message),
  });

const { fieldsMissingDetail } = contactMessages;

/** Payload of `POST /contact`. */
export const contactSchema = messageSchema({
  name: fieldsMissingDetail,
  email: fieldsMissingDetail,
  phone: fieldsMissingDetail,
  message: fieldsMissingDetail,
});
export type ContactMessage = z.output<typeof contactSchema>;

/** The contact form: the same message, with words of its own for each empty field. */
export const contactFormSchema = messageSchema(contactMessages.missing);
