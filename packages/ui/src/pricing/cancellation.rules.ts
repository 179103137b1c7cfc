import { addDays, type CalendarDate } from '../core/internal/calendar-date.ts';
import { centsOf, usdOf, wholeUsd } from './pricing.rules.ts';
import { BOOKING_TERMS, type BookingTerms } from './terms.ts';

/** The part of a canceled booking that the terms keep, and the refund. US dollars, with the cents of what was paid. */
export interface CancellationTerms {
  /** `deposit`: the deposit alone; `part`: a part of the trip; `all`: too late for anything. */
  retained: 'deposit' | 'part' | 'all';
  retainedUsd: number;
  refundUsd: number;
}

/** A booking as its terms see it. */
export interface CanceledBooking {
  totalCents: number;
  paidUsd: number;
  startDate: CalendarDate;
  /** The terms that it was made under. Default: today's. */
  terms?: BookingTerms | undefined;
}

/**
 * The refund of a booking that is canceled on a day: never more than was paid, and never more on a later day.
 * @param today in the company's calendar, `YYYY-MM-DD`: the day on which the message arrives
 */
export function cancellationTerms(
  { totalCents, paidUsd, startDate, terms = BOOKING_TERMS }: CanceledBooking,
  today: CalendarDate,
): CancellationTerms {
  const keep = (retained: CancellationTerms['retained'], retainedUsd: number): CancellationTerms => {
    const refundCents = Math.max(0, centsOf(paidUsd) - centsOf(retainedUsd));
    return { retained, retainedUsd: usdOf(centsOf(paidUsd) - refundCents), refundUsd: usdOf(refundCents) };
  };
  const { freeCancellationDays, depositPercent, lateCancellation } = terms;
  if (today <= addDays(startDate, -freeCancellationDays)) return keep('deposit', share(totalCents, depositPercent));
  if (today <= addDays(startDate, -lateCancellation.days))
    return keep('part', share(totalCents, lateCancellation.percent));
  return keep('all', paidUsd);
}

const share = (totalCents: number, percent: number) => wholeUsd((totalCents * percent) / 100);
