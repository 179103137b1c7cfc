import { addDays, type CalendarDate } from '../core/internal/calendar-date.ts';
import { wholeUsd } from './pricing.rules.ts';
import { DEPOSIT_PERCENT, FREE_CANCELLATION_DAYS, LATE_CANCELLATION } from './terms.ts';

/** The part of a canceled booking that the terms keep, and the refund. Whole US dollars. */
export interface CancellationTerms {
  /** `deposit`: the deposit alone; `part`: a part of the trip; `all`: too late for anything. */
  kept: 'deposit' | 'part' | 'all';
  keptUsd: number;
  refundUsd: number;
}

/** A booking as its terms see it. */
export interface CanceledBooking {
  totalCents: number;
  paidUsd: number;
  startDate: CalendarDate;
}

/**
 * The refund of a booking that is canceled on a day: never more than was paid, and never more on a later day.
 * @param today in the company's calendar, `YYYY-MM-DD`: the day on which the message arrives
 */
export function cancellationTerms(
  { totalCents, paidUsd, startDate }: CanceledBooking,
  today: CalendarDate,
): CancellationTerms {
  const keep = (kept: CancellationTerms['kept'], keptUsd: number): CancellationTerms => {
    const refundUsd = Math.max(0, paidUsd - keptUsd);
    return { kept, keptUsd: paidUsd - refundUsd, refundUsd };
  };
  if (today <= addDays(startDate, -FREE_CANCELLATION_DAYS)) return keep('deposit', share(totalCents, DEPOSIT_PERCENT));
  if (today <= addDays(startDate, -LATE_CANCELLATION.days))
    return keep('part', share(totalCents, LATE_CANCELLATION.percent));
  return keep('all', paidUsd);
}

const share = (totalCents: number, percent: number) => wholeUsd((totalCents * percent) / 100);
