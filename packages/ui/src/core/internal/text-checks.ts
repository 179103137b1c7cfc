import * as z from 'zod/mini';
import { fieldTexts } from '../texts/field.texts.ts';
import { formatMessage } from '../texts/message-descriptor.ts';
import { type EmailFault, emailFault } from '../typed/email-address.ts';
import { type LineFault, nameFault, phoneFault } from '../typed/line-fault.ts';
import type { FieldTexts } from './text-limits.ts';

// Apart from the rules that they check: a booking loads those without the schema library.

/** Refuses a longer text with its own message. The checks after it are skipped: they could be slow on a long text. */
export const maximumLength = (most: number, { textTooLong }: FieldTexts = fieldTexts.english) =>
  z.maxLength(most, { error: textTooLong(most), abort: true });

/** Reads what was typed in its plain spelling. */
export const spelled = (read: (text: string) => string) => z.overwrite<string>(read);

/** A field's text with its reason, where there is one to name. */
function refusal(text: string, fault: LineFault | EmailFault, fields: FieldTexts): string {
  if (fault.code === 'incomplete' || fault.code === 'severalLines') return text;
  return fields.because(text, formatMessage(fault, fields));
}

const refusing =
  (faultOf: (text: string) => LineFault | EmailFault | null) =>
  (text: string, fields: FieldTexts = fieldTexts.english) =>
    z.check<string>(({ value, issues }) => {
      const fault = faultOf(value);
      if (fault) issues.push({ code: 'custom', input: value, message: refusal(text, fault, fields) });
    });

/** Refuses a name with a link or several lines, for a field that goes into mails. */
export const withoutLinks = refusing(nameFault);

/** Refuses what can't be a telephone number. */
export const phoneNumber = refusing((phone) => (phone === '' ? null : phoneFault(phone)));

/** Refuses a text that is no e-mail address. */
export const emailAddress = refusing(emailFault);
