import type { BookedTrek } from '../../../api/entities.ts';
import type { BookingStatus } from '../../../api/statuses.ts';
import { type CalendarDate, isCalendarDate } from '../../../core/internal/calendar-date.ts';
import { chargeFor, optionFor } from '../../../pricing/charge.rules.ts';
import { type BookingContext, bookingTotalCents } from '../booking.context.ts';
import { type BookingDetails, trimmedDetails } from '../booking.rules.ts';
import { type BookingOffer, offerIn } from '../booking-offer.rules.ts';

const bookingsOf = (bookings: readonly BookedTrek[], trekId: number | string, status: BookingStatus) =>
  bookings.filter((one) => String(one.trekId) === String(trekId) && one.status === status);

/** The visitor's booking of a trek that waits for its payment: of that day, or of the day it was moved to since. */
export function unpaidBooking(
  bookings: readonly BookedTrek[],
  trekId: number | string,
  startDate: CalendarDate,
): BookedTrek | null {
  const unpaid = bookingsOf(bookings, trekId, 'pending');
  return unpaid.find((booking) => booking.startDate === startDate) ?? unpaid[0] ?? null;
}

/** True if the visitor has paid for this trek on this day: going on would book it once more. */
export function isPaidAlready(
  bookings: readonly BookedTrek[],
  trekId: number | string,
  startDate: CalendarDate,
): boolean {
  return bookingsOf(bookings, trekId, 'confirmed').some((booking) => booking.startDate === startDate);
}

/**
 * Merges a booking that was left unpaid with this tab's draft. The draft wins if the backend still has the details that
 * this tab stored last: it is the newer one. Otherwise the backend's booking counts, plus input that was never stored.
 * @param booking null: none waits for its payment
 */
export function resumedBooking(context: BookingContext, booking: BookedTrek | null): Partial<BookingContext> {
  if (!booking) return { resumes: null, draft: withDay(context.draft, context.resumes ?? '') };
  const { reference = null, departureRequest } = booking;
  const known = { reference, bookingId: booking.id, request: departureRequest?.status ?? null };
  const isGroupKnown = Number.isSafeInteger(booking.travelers) && Number(booking.travelers) >= 1;
  const offer =
    isGroupKnown && booking.totalAmount ? storedOffer(context, booking, booking.totalAmount) : context.offer;
  if (isDraftNewer(context, booking)) {
    const total = bookingTotalCents({ ...context, offer });
    const isRepriced = total !== bookingTotalCents(context);
    const charge = isRepriced ? chargeFor(context.option, total, context.amountUsd, context.percent) : {};
    return { resumes: null, ...known, offer, ...charge };
  }
  const stored = storedDetails(booking);
  // This tab's stored details are out of date; its unsaved input is only known here.
  const typed = context.savedDetails === null ? filledFields(context.draft) : {};
  const draft = { ...context.draft, ...stored, ...typed };
  const isUnchanged = booking.country !== undefined && holds(draft, stored);
  const travelers = isGroupKnown ? Number(booking.travelers) : context.travelers;
  const totalCents = bookingTotalCents({ ...context, travelers, offer });
  const begun = booking.payments?.findLast(({ status }) => status === 'open')?.amount ?? 0;
  const option = optionFor(totalCents, begun);
  return {
    // Until it is saved, requirements that this backend keeps to itself are unknown here.
    resumes: booking.specialRequirements === undefined ? context.resumes : null,
    ...known,
    draft,
    savedDetails: isUnchanged ? trimmedDetails(draft) : null,
    isPaying: false,
    travelers,
    offer,
    orderedTravelers: isGroupKnown ? travelers : null,
    option,
    ...chargeFor(option, totalCents, begun),
    message: isGroupKnown ? null : { code: 'groupUnknown' },
  };
}

/** The price that was agreed, for the day or by the office, where it is not the page's; null: it is. */
function storedOffer({ trek }: BookingContext, booking: BookedTrek, totalUsd: number): BookingOffer | null {
  const { travelers = 1, pricePerPerson: perPersonUsd = null } = booking;
  return offerIn({ trek, travelers }, { perPersonUsd, totalUsd, travelers });
}

function isDraftNewer({ savedDetails, orderedTravelers }: BookingContext, booking: BookedTrek): boolean {
  if (savedDetails === null || !holds(savedDetails, storedDetails(booking))) return false;
  return (orderedTravelers ?? booking.travelers) === (booking.travelers ?? orderedTravelers);
}

/** The backend's details; not every one gives all. */
function storedDetails(booking: BookedTrek): Partial<BookingDetails> {
  const { startDate, country, specialRequirements } = booking;
  return {
    bookingDate: startDate,
    ...(country !== undefined && { country }),
    ...(specialRequirements !== undefined && { specialRequirements }),
  };
}

const holds = (details: BookingDetails, part: Partial<BookingDetails>) =>
  Object.entries(part).every(([field, value]) => details[field as keyof BookingDetails].trim() === value);

const filledFields = (draft: BookingDetails): Partial<BookingDetails> =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value.trim() !== ''));

const withDay = (draft: BookingDetails, day: string): BookingDetails =>
  draft.bookingDate === '' && isCalendarDate(day) ? { ...draft, bookingDate: day } : draft;
