import { mayOffice } from '@trek/ui/internal/booking-acts';
import { formatLongDate } from '@trek/ui/kit/format';
import { companyDay } from '@trek/ui/pricing';
import * as z from 'zod/mini';
import { HttpError } from '../http/http-error.ts';
import { placesText } from '../payments/limited-departure.ts';
import { endOfDay } from '../store/company-time.ts';
import { lockedPlacesLeft } from '../store/departure-places.ts';
import { lockBooking } from '../store/office-actions.ts';
import { commandSchema, type OfficeCommandBuilder } from './office-command.ts';

/** The last day on which the office holds the places of an unpaid booking, `YYYY-MM-DD`. */
export const heldUntilSchema = z.iso.date('The day until which the places are held is invalid.');

/**
 * The moment until which places are held.
 * @throws HttpError 400 if the day is over, or after the start
 */
export function endOfHold(day: string, startDate: string, now: Date): string {
  if (day < companyDay(now)) throw new HttpError(400, 'The day until which the places are held is over.');
  if (day > startDate) throw new HttpError(400, 'Places can be held until the day of the start at most.');
  return endOfDay(day);
}

/** Holds the places of an unpaid booking until the end of a day, or no longer. */
export const holdPlaces: OfficeCommandBuilder = async ({ settings }, booking, read) => {
  const { key, heldUntil } = await read(z.extend(commandSchema, { heldUntil: z.optional(heldUntilSchema) }));
  return {
    act: 'held',
    key,
    detail: heldUntil === undefined ? 'No longer' : `Until ${formatLongDate(heldUntil)}`,
    endsPaymentOf: null,
    work: async (transaction) => {
      const now = settings.now();
      const { id, status, start_date, trek_id } = await lockBooking(transaction, booking.id);
      if (!mayOffice('hold places', status)) return false;
      const held_until = heldUntil === undefined ? null : endOfHold(heldUntil, start_date, now);
      await transaction.updateTable('bookings').set({ held_until }).where('id', '=', id).execute();
      if (held_until === null) return true;
      const left = await lockedPlacesLeft(transaction, { trekId: trek_id, startDate: start_date }, now);
      if (left < 0) throw new HttpError(409, placesText(left + booking.travelers));
      return true;
    },
    impossible: 'Only the places of an unpaid booking are held.',
  };
};
