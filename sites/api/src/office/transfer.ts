import { plainText } from '@trek/ui/internal/sign-in/rules';
import { addDays, centsOf, companyDay } from '@trek/ui/pricing';
import * as z from 'zod/mini';
import { HttpError } from '../http/http-error.ts';
import type { Transfer } from '../store/office-actions.ts';
import { amountSchema } from './amount.ts';

/* Bank transfers, as a person copies them from the statement. */

const LONGEST_REFERENCE = 140;
/** Days for which a transfer can be written down afterward. */
const LATEST_DAYS = 366;
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
const MALFORMED =
  'Write the amount in the other currency as its three letters and a number, for example NPR 196000.00.';

const isForeignAmount = (text: string) => {
  const [, currency = ''] = /^([A-Z]{3}) \d{1,12}(?:\.\d{1,3})?$/.exec(text) ?? [];
  return currency !== 'USD' && CURRENCIES.has(currency);
};

export const transferSchema = {
  /** The dollars that it counts for. */
  amount: amountSchema(0.01),
  /** The bank's day, `YYYY-MM-DD`. Default: today. */
  day: z.optional(z.iso.date('The day of the transfer is invalid.')),
  /** The bank's reference. */
  reference: z.optional(z.string().check(z.overwrite(plainText), z.maxLength(LONGEST_REFERENCE))),
  foreignAmount: z.optional(
    z.string().check(
      z.trim(),
      z.refine((text) => text === '' || isForeignAmount(text), MALFORMED),
    ),
  ),
};

/** Noon in Kathmandu. */
const noonOf = (day: string) => `${day}T06:15:00.000Z`;

/** @throws HttpError 400 if the day is to come, or long ago */
export function transferOf(
  typed: {
    amount: number;
    day?: string | undefined;
    reference?: string | undefined;
    foreignAmount?: string | undefined;
  },
  key: string,
  now: Date,
): Transfer {
  const today = companyDay(now);
  const { amount, day = today, reference, foreignAmount } = typed;
  if (day > today) throw new HttpError(400, 'The day of the transfer is in the future.');
  if (day < addDays(today, -LATEST_DAYS)) throw new HttpError(400, 'The day of the transfer is more than a year ago.');
  return {
    key,
    cents: centsOf(amount),
    paidAt: day === today ? now.toISOString() : noonOf(day),
    reference: reference || null,
    foreignAmount: foreignAmount || null,
  };
}
