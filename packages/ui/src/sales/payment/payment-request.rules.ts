import * as z from 'zod/mini';
import type { PaymentRequest } from '../../api/requests.ts';
import { maximumLength, spelled, withoutLinks } from '../../core/internal/text-checks.ts';
import { MAXIMUM_LINE_LENGTH } from '../../core/internal/text-limits.ts';
import { fieldTexts } from '../../core/texts/field.texts.ts';
import { emailFault, plainEmail } from '../../core/typed/email-address.ts';
import { plainName } from '../../core/typed/plain-text.ts';
import { CURRENCY } from './payment.rules.ts';

// The machines use the others alone, for the schema's library weighs 7 kB.
export * from './payment.rules.ts';

/** Payload of `POST /payment/create-payment-intent`. */
export const paymentRequestSchema = z.object({
  trekId: z.union([z.int(), z.string().check(z.minLength(1), maximumLength(MAXIMUM_LINE_LENGTH))]),
  /** Whole US dollars: 20 to 100 percent of the group's price, rounded. */
  amount: z.int().check(z.positive()),
  currency: z.literal(CURRENCY),
  numTravelers: z.int().check(z.positive()),
  customerName: z
    .string()
    .check(
      spelled(plainName),
      z.minLength(1),
      maximumLength(MAXIMUM_LINE_LENGTH),
      withoutLinks(fieldTexts.english.nameNotPlain),
    ),
  customerEmail: z.string().check(
    spelled(plainEmail),
    maximumLength(MAXIMUM_LINE_LENGTH),
    z.refine((email) => emailFault(email) === null),
  ),
  /** The booking that is paid for. Without it, the user's unpaid booking of the trek; a confirmed one pays its balance. */
  bookingId: z.optional(z.union([z.int(), z.string().check(z.minLength(1), maximumLength(MAXIMUM_LINE_LENGTH))])),
  /** The total of the whole group in US dollars that the payer has seen. */
  totalAmount: z.optional(z.number().check(z.positive())),
}) satisfies z.ZodMiniType<PaymentRequest>;
