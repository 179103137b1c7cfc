import type { BookedTrek, BookingPaymentEntity } from '../../api/entities.ts';
import type { CalendarDate } from '../../core/internal/calendar-date.ts';
import { bookingDueDate } from '../../pricing/balance-due-date.ts';
import { mayCustomer } from '../../pricing/booking-acts.ts';
import { centsOf, quoteOfTotal, roundingCents, usdOf } from '../../pricing/index.ts';

export { signedPrice } from '../../kit/signed-price.ts';
export {
  type CalendarEntry,
  type CalendarOrganizer,
  type CalendarRevision,
  calendarFile,
  cancellationFile,
} from './calendar-file.ts';
export { priceRows } from './price-rows.ts';
export * from './travelers/travelers.rules.ts';

/** The booking of a reference; null: none of these is called so. */
export function bookingByReference(bookings: readonly BookedTrek[], reference: string): BookedTrek | null {
  const wanted = reference.trim().toUpperCase();
  return bookings.find((booking) => booking.reference?.toUpperCase() === wanted) ?? null;
}

/** The facts of a booking on a day, whatever its backend leaves out. Money in US dollars, `…Cents` in cents. */
export function bookingFactsOf(booking: BookedTrek, today: CalendarDate) {
  const { status } = booking;
  const paidUsd = booking.paidAmount ?? booking.advanceAmount ?? 0;
  const totalCents = centsOf(booking.totalAmount ?? paidUsd + (booking.balanceAmount ?? 0));
  const travelers = booking.travelers ?? 1;
  const balanceUsd = status === 'cancelled' ? 0 : (booking.balanceAmount ?? 0);
  const request = booking.cancellation?.status;
  const dueDate = bookingDueDate(booking, today);
  const { startDate, endDate, pricePerPerson, leaderDiscount, priceLines = [] } = booking;
  const isAhead = startDate > today;
  const hasBegun = startDate !== '' && startDate < today;
  const departure = status === 'pending' && !hasBegun ? booking.departureRequest?.status : undefined;
  const linesCents = priceLines.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  return {
    /** The day of which all this is true. */
    today,
    status,
    /** The company has not said yet whether it takes the departure: nothing can be paid. */
    isRequested: departure === 'requested',
    /** The trek is still ahead or begins today, as far as the booking goes. */
    isUpcoming: (status === 'pending' || status === 'confirmed') && !hasBegun,
    /** Its start has passed without a payment: it can't be completed. */
    isLapsed: status === 'pending' && hasBegun,
    /** The trek has ended. */
    isOver: status === 'confirmed' && endDate !== '' && endDate < today,
    travelers,
    totalCents,
    paidUsd,
    balanceUsd,
    /** Null where the price per person is unknown, or the present discounts make another total of it. */
    quote:
      pricePerPerson === undefined
        ? null
        : quoteOfTotal({ pricePerPersonUsd: pricePerPerson, travelers, totalCents, linesCents, leaderDiscount }),
    /** The other parts of the total. */
    priceLines,
    /** See {@link roundingCents}. */
    roundingUsd: usdOf(roundingCents(totalCents, centsOf(paidUsd), centsOf(balanceUsd))),
    /** The sum of payments that were not owed, and are not returned yet. */
    unowedUsd: unowedUsd(booking.payments ?? []),
    /** Null: nothing is owed, or the date is unknown. */
    balanceDueDate: balanceUsd === 0 ? null : dueDate,
    isBalanceDueNow: balanceUsd > 0 && dueDate !== null && dueDate <= today,
    isPaidInFull: status === 'confirmed' && balanceUsd === 0,
    /** Also the first payment of a guest, once the office has agreed to day, group and price: another device knows no more of it. */
    isBalancePayable:
      (status === 'confirmed' || (booking.guest !== undefined && departure === 'confirmed')) &&
      balanceUsd > 0 &&
      request !== 'requested',
    isCancelable:
      booking.guest === undefined &&
      isAhead &&
      request !== 'requested' &&
      (mayCustomer('cancel', status) || mayCustomer('ask to cancel', status)),
    /** Its permits are still to be issued, or an emergency contact may be needed. */
    needsTravelers: status === 'confirmed' && endDate >= today,
    isChangeable: isAhead && mayCustomer('ask for a change', status),
    payments: (booking.payments ?? []).filter(({ status }) => status === 'succeeded'),
  };
}

export type ManagedBookingFacts = ReturnType<typeof bookingFactsOf>;

/** A payment of a booking that has come; null: there is none of that id. */
export function receiptOf(booking: BookedTrek, paymentId: string): BookingPaymentEntity | null {
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

function unowedUsd(payments: readonly BookingPaymentEntity[]): number {
  const unowed = payments.filter(({ status, isOwed }) => status === 'succeeded' && isOwed === false);
  return usdOf(unowed.reduce((sum, payment) => sum + centsOf(receiptFactsOf(payment).remainingUsd), 0));
}
