import { addDays, companyDay, LAST_MINUTE_DAYS } from '@trek/ui/pricing';

/** The month of the first day that can still be booked, 0 for January. */
export const guideMonth = (now: Date): number =>
  Number(addDays(companyDay(now), LAST_MINUTE_DAYS).slice('YYYY-'.length, 'YYYY-MM'.length)) - 1;
