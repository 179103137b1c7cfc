import { addDays } from '@trek/ui/pricing';
import type { BookingRow, DetailsReminder } from './schema.ts';

/** The company's facts about what a trek needs before it starts. */
export interface Preparation {
  /** The fee is per person and in words; null: none is published. Null: the trek's file does not say which it needs. */
  permits: { name: string; issuer: string; fee: string | null }[] | null;
  /** Days that the permits take. */
  leadTimeDays: number;
}

/** Days before a start, and before its permits are due, from which the office looks after them. */
export const PREPARING_DAYS = 14;

/** The last day on which the permits of a start can be applied for in time; null: it needs none. */
export const permitsDueOn = (
  startDate: string,
  { permits, leadTimeDays }: Preparation = { permits: null, leadTimeDays: 0 },
): string | null => (permits?.length ? addDays(startDate, -leadTimeDays) : null);

/** Days before the details are needed on which their owner is reminded. */
export const FIRST_REMINDER_DAYS = 14;
const LAST_REMINDER_DAYS = 3;

/**
 * The reminder of missing details that is due on a day. Customers who booked on or after a reminder's day already know, and
 * once the details are late, the office asks for them.
 * @param neededOn the day by which the details are needed, `YYYY-MM-DD`
 */
export function detailsReminder(
  { booked_on }: Pick<BookingRow, 'booked_on'>,
  neededOn: string,
  today: string,
): DetailsReminder | undefined {
  const [first, last] = [addDays(neededOn, -FIRST_REMINDER_DAYS), addDays(neededOn, -LAST_REMINDER_DAYS)];
  const bookedOn = booked_on ?? today;
  if (today < first || today > neededOn) return undefined;
  if (today < last) return bookedOn < first ? 'details-early' : undefined;
  return bookedOn < last ? 'details-late' : undefined;
}

/** A moved start has its own days. */
export const DETAILS_REMINDERS: readonly DetailsReminder[] = ['details-early', 'details-late'];

/** A start with people of whom something is missing, as far as the permits need it and in all. */
export interface PreparedStart {
  startDate: string;
  permitsDueOn: string | null;
  /** Travelers of whom details are missing. */
  incomplete: number;
  /** Those of them without whose details no permit can be applied for. */
  withoutPermitDetails: number;
  /** The day of the newest of its bookings, `YYYY-MM-DD`. */
  lastBookedOn: string;
}

/** For so many days after they were due, permits stay listed: nothing else says that they were applied for. */
const LATE_DAYS = 7;

/** Whether travelers leave soon whose details are missing. */
export const lacksDetails = ({ startDate, incomplete }: PreparedStart, today: string): boolean =>
  incomplete > 0 && startDate <= addDays(today, PREPARING_DAYS);

/** Whether permits have to be applied for soon, or could not be in time: as details are missing, or someone has booked since. */
export const needsPermits = (
  { permitsDueOn: due, withoutPermitDetails, lastBookedOn }: PreparedStart,
  today: string,
): boolean =>
  due !== null &&
  due <= addDays(today, PREPARING_DAYS) &&
  (addDays(due, LATE_DAYS) >= today || withoutPermitDetails > 0 || lastBookedOn >= due);
