import * as z from 'zod/mini';
import type { ContactMessage } from '../../api/requests.ts';
import { emailAddress, maximumLength, plainLine } from '../../core/internal/text-checks.ts';
import { type FieldTexts, MAXIMUM_LINE_LENGTH, MAXIMUM_TEXT_LENGTH } from '../../core/internal/text-limits.ts';
import type { Translation } from '../../core/texts/define-texts.ts';
import { fieldTexts } from '../../core/texts/field.texts.ts';
import { contactTexts } from './contact.texts.ts';

export type { ContactMessage } from '../../api/requests.ts';

type ContactTexts = Translation<typeof contactTexts>;

const required = (maximum: number, missing: string, fields: FieldTexts) =>
  z.string({ error: missing }).check(z.trim(), z.minLength(1, missing), maximumLength(maximum, fields));

/** The rules of a message, with the text for each empty field. */
function messageSchema(missing: ContactTexts['missing'], texts: ContactTexts, fields: FieldTexts) {
  /** A text that goes into a mail header: one line, whatever was typed. */
  const headerLine = (isMissing: string) =>
    required(MAXIMUM_LINE_LENGTH, isMissing, fields).check(z.regex(/^[^\r\n]*$/, texts.sendFailed));
  return z.object({
    name: headerLine(missing.name).check(plainLine(fields.nameNotPlain)),
    email: headerLine(missing.email).check(emailAddress(texts.emailInvalid)),
    phone: headerLine(missing.phone),
    message: required(MAXIMUM_TEXT_LENGTH, missing.message, fields),
  });
}

const { fieldsMissingDetail } = contactTexts.english;
const anyMissing = {
  name: fieldsMissingDetail,
  email: fieldsMissingDetail,
  phone: fieldsMissingDetail,
  message: fieldsMissingDetail,
};

/** Payload of `POST /contact`. */
export const contactSchema = messageSchema(
  anyMissing,
  contactTexts.english,
  fieldTexts.english,
) satisfies z.ZodMiniType<ContactMessage>;

/** The contact form: the same message, with words of its own for each empty field, in the language of the texts. */
export const contactFormSchema = (
  texts: ContactTexts = contactTexts.english,
  fields: FieldTexts = fieldTexts.english,
) => messageSchema(texts.missing, texts, fields);
