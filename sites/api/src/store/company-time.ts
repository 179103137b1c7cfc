import { addDays } from '@trek/ui/pricing';

/** Nepal's clock, which is never set forward or back. */
const OFFSET = '+05:45';

/** The moment at which a day of the company's calendar begins. A day that is stored without a time sorts after it. */
export const beginOfDay = (day: string): string => new Date(`${day}T00:00:00${OFFSET}`).toISOString();

/** The moment at which the next day begins. */
export const endOfDay = (day: string): string => beginOfDay(addDays(day, 1));

/** The month after a month, `YYYY-MM`. */
export function nextMonth(month: string): string {
  // Four days after the 28th of any month.
  return addDays(`${month}-28`, 4).slice(0, 7);
}
