import * as z from 'zod/mini';
import { maximumLength, spelled, withoutLinks } from '../../core/internal/text-checks.ts';
import { type FieldTexts, MAXIMUM_ADDRESS_LENGTH, MAXIMUM_LINE_LENGTH } from '../../core/internal/text-limits.ts';
import type { Translation } from '../../core/texts/define-texts.ts';
import { fieldTexts } from '../../core/texts/field.texts.ts';
import { plainName, plainText } from '../../core/typed/plain-text.ts';
import { manageBookingTexts } from './manage-booking.texts.ts';

/** Texts about the fields of a payer. */
type PayerTexts = Translation<typeof manageBookingTexts>['payer'] & FieldTexts;

/** The person or company that receipts and invoices of a booking name. */
export const payerFormSchema = (texts: PayerTexts) =>
  z.object({
    name: z
      .string({ error: texts.nameMissing })
      .check(
        spelled(plainName),
        z.minLength(1, texts.nameMissing),
        maximumLength(MAXIMUM_LINE_LENGTH, texts),
        withoutLinks(texts.nameNotPlain, texts),
      ),
    address: z
      .string({ error: texts.addressMissing })
      .check(spelled(plainText), z.minLength(1, texts.addressMissing), maximumLength(MAXIMUM_ADDRESS_LENGTH, texts)),
  });

export const payerSchema = payerFormSchema({ ...manageBookingTexts.english.payer, ...fieldTexts.english });
