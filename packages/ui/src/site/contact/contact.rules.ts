import * as z from 'zod/mini';
import type { ContactMessage } from '../../api/requests.ts';
import { emailAddress, maximumLength, phoneNumber, spelled, withoutLinks } from '../../core/internal/text-checks.ts';
import { type FieldTexts, MAXIMUM_LINE_LENGTH, MAXIMUM_TEXT_LENGTH } from '../../core/internal/text-limits.ts';
import type { Translation } from '../../core/texts/define-texts.ts';
import { fieldTexts } from '../../core/texts/field.texts.ts';
import { plainEmail } from '../../core/typed/email-address.ts';
import { plainName, plainPhone, plainText } from '../../core/typed/plain-text.ts';
import { contactTexts } from './contact.texts.ts';

export type { ContactMessage } from '../../api/requests.ts';

type ContactTexts = Translation<typeof contactTexts>;

/** The rules of a message, with the text for each empty field. */
function messageSchema(missing: ContactTexts['missing'], texts: ContactTexts, fields: FieldTexts) {
  const required = (isMissing: string, read: (text: string) => string, maximum = MAXIMUM_LINE_LENGTH) =>
    z.string({ error: isMissing }).check(spelled(read), z.minLength(1, isMissing), maximumLength(maximum, fields));
  return z.object({
    name: required(missing.name, plainName).check(withoutLinks(fields.nameNotPlain, fields)),
    email: required(missing.email, plainEmail).check(emailAddress(texts.emailInvalid, fields)),
    phone: required(missing.phone, plainPhone).check(phoneNumber(texts.phoneInvalid, fields)),
    message: required(missing.message, plainText, MAXIMUM_TEXT_LENGTH),
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
