import { addDays } from '@trek/ui/pricing';

/** The company's facts about what a trek needs before it starts. */
export interface Preparation {
  /** The fee is per person and in words; null: none is published. */
  permits: { name: string; issuer: string; fee: string | null }[];
  /** Days that the permits take. */
  leadTimeDays: number;
}

/** Days before a start, and before its permits are due, from which the office looks after them. */
export const PREPARING_DAYS = 14;

/** The last day on which the permits of a start can be applied for in time; null: it needs none. */
export const permitsDueOn = (
  startDate: string,
  { permits, leadTimeDays }: Preparation = { permits: [], leadTimeDays: 0 },
): string | null => (permits.length === 0 ? null : addDays(startDate, -leadTimeDays));

/** A start with people of whom something is missing, as far as the permits need it and in all. */
export interface PreparedStart {
  startDate: string;
  permitsDueOn: string | null;
  /** Travelers of whom details are missing. */
  incomplete: number;
  /** Those of them without whose details no permit can be applied for. */
  withoutPermitDetails: number;
}

/** Whether travelers leave soon whose details are missing. */
export const lacksDetails = ({ startDate, incomplete }: PreparedStart, today: string): boolean =>
  incomplete > 0 && startDate <= addDays(today, PREPARING_DAYS);

/** Whether permits have to be applied for soon, or could not be in time, as details are missing. */
export const needsPermits = ({ permitsDueOn: due, withoutPermitDetails }: PreparedStart, today: string): boolean =>
  due !== null && due <= addDays(today, PREPARING_DAYS) && (due >= today || withoutPermitDetails > 0);
