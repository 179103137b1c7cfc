import type { BookingEntity, BookingPaymentEntity } from '../../api/entities.ts';
import { type BookingStatus, bookingStatusOf } from '../../api/statuses.ts';
import type { CalendarDate } from '../../core/internal/calendar-date.ts';
import { bookingDueDate } from '../../pricing/balance-due-date.ts';
import { centsOf, type Quote, quoteTrek, usdOf, wholeUsd } from '../../pricing/index.ts';

export {
  type CalendarEntry,
  type CalendarOrganizer,
  type CalendarRevision,
  calendarFile,
  cancellationFile,
} from './calendar-file.ts';
export * from './travelers/travelers.rules.ts';

/** How far a booking is. `other`: the backend calls it by a name that this kit does not know. */
export type BookingStage = 'unpaid' | 'confirmed' | 'cancelled' | 'other';

const STANDINGS: Readonly<Record<BookingStatus, BookingStage>> = {
  pending: 'unpaid',
  confirmed: 'confirmed',
  disputed: 'other',
  cancelled: 'cancelled',
};

/** The booking of a reference; null: none of these is called so. */
export function bookingByReference(bookings: readonly BookingEntity[], reference: string): BookingEntity | null {
  const wanted = reference.trim().toUpperCase();
  return bookings.find((booking) => booking.reference?.toUpperCase() === wanted) ?? null;
}

/** The facts of a booking on a day, whatever its backend leaves out. Money in US dollars, `…Cents` in cents. */
export function bookingFactsOf(booking: BookingEntity, today: CalendarDate) {
  const status = bookingStatusOf(booking);
  const standing = status ? STANDINGS[status] : 'other';
  const paidUsd = booking.paidAmount ?? booking.advanceAmount ?? 0;
  const totalCents = centsOf(booking.totalAmount ?? paidUsd + (booking.balanceAmount ?? 0));
  const travelers = booking.travelers ?? 1;
  const balanceUsd = standing === 'cancelled' ? 0 : (booking.balanceAmount ?? 0);
  const request = booking.cancellation?.status;
  const dueDate = bookingDueDate(booking, today);
  const isAhead = booking.startDate > today;
  return {
    /** The day of which all this is true. */
    today,
    standing,
    /** The company has not said yet whether it takes the departure: nothing can be paid. */
    isRequested: standing === 'unpaid' && booking.departureRequest?.status === 'requested',
    /** The trek is still ahead, as far as the booking goes. */
    isUpcoming: standing === 'unpaid' || standing === 'confirmed',
    travelers,
    totalCents,
    paidUsd,
    balanceUsd,
    /** Null where the price per person is unknown, or the present discounts make another total of it. */
    quote: quoteOf(booking.pricePerPerson, travelers, totalCents),
    /** Null: nothing is owed, or the date is unknown. */
    balanceDueDate: balanceUsd === 0 ? null : dueDate,
    isBalanceDueNow: balanceUsd > 0 && dueDate !== null && dueDate <= today,
    isPaidInFull: standing === 'confirmed' && balanceUsd === 0,
    isBalancePayable: standing === 'confirmed' && balanceUsd > 0 && request !== 'requested',
    isCancelable: isAhead && request !== 'requested' && (standing === 'unpaid' || standing === 'confirmed'),
    /** Its permits are still to be issued, or an emergency contact may be needed. */
    needsTravelers: standing === 'confirmed' && booking.endDate >= today,
    isChangeable: isAhead && standing === 'confirmed',
    payments: (booking.payments ?? []).filter(({ status }) => status === 'succeeded'),
  };
}

export type ManagedBookingFacts = ReturnType<typeof bookingFactsOf>;

/** A payment of a booking that has come; null: there is none of that id. */
export function receiptOf(booking: BookingEntity, paymentId: string): BookingPaymentEntity | null {
  return booking.payments?.find(({ id, status }) => id === paymentId && status === 'succeeded') ?? null;
}

/**
 * The receipt's facts of a payment that has come. A backend without the day of payment gives the day of the request.
 * Amounts in US dollars.
 */
export function receiptFactsOf({ amount, createdAt, paidAt = createdAt, refundedAmount = 0 }: BookingPaymentEntity) {
  const remainingUsd = usdOf(Math.max(0, centsOf(amount) - centsOf(refundedAmount)));
  return { paidAt, amountUsd: amount, refundedUsd: refundedAmount, remainingUsd };
}

function quoteOf(pricePerPersonUsd: number | undefined, travelers: number, totalCents: number): Quote | null {
  if (pricePerPersonUsd === undefined) return null;
  const quote = quoteTrek(pricePerPersonUsd, travelers);
  return wholeUsd(quote.totalCents) === wholeUsd(totalCents) ? quote : null;
}
