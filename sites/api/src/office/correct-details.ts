import { bookingDetailsSchema } from '@trek/ui/internal/booking/rules';
import { companyDay } from '@trek/ui/pricing';
import * as z from 'zod/mini';
import { HttpError } from '../http/http-error.ts';
import { correctBooking } from '../store/office-actions.ts';
import { commandSchema, type OfficeCommandBuilder } from './office-command.ts';

/** The columns that the office can correct, with their names in the log. */
const CORRECTABLE = {
  firstName: { column: 'first_name', label: 'First name' },
  lastName: { column: 'last_name', label: 'Last name' },
  email: { column: 'email', label: 'Email' },
  phone: { column: 'phone', label: 'Phone' },
} as const;

/** Corrects a mistyped name, address or phone number. What is not sent stays. */
export const correctDetails: OfficeCommandBuilder = async ({ settings }, booking, read) => {
  const { shape } = bookingDetailsSchema(companyDay(settings.now()));
  const { key, ...typed } = await read(
    z.extend(commandSchema, {
      firstName: z.optional(shape.firstName),
      lastName: z.optional(shape.lastName),
      email: z.optional(shape.email),
      phone: z.optional(shape.phone),
    }),
  );
  // An erased booking has no address, and takes no personal data again.
  if (booking.email === '') throw new HttpError(409, 'The customer’s account was erased, and their details with it.');
  const corrections = Object.entries(CORRECTABLE).flatMap(([field, { column, label }]) => {
    const after = typed[field as keyof typeof CORRECTABLE];
    return after === undefined || after === booking[column] ? [] : [{ column, label, before: booking[column], after }];
  });
  if (corrections.length === 0) throw new HttpError(409, 'Nothing differs from what is stored.');
  return {
    act: 'corrected',
    key,
    detail: corrections.map(({ label, before, after }) => `${label}: ${before} → ${after}`).join('\n'),
    endsPaymentOf: null,
    work: (transaction) => correctBooking(transaction, booking.id, corrections, settings.now()),
    impossible: 'These details have just been changed. Please check again.',
  };
};
