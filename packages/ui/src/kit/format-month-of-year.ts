import { dateFormat } from '../core/texts/intl-format.ts';

/**
 * A month of a year: `March 2027`.
 * @param month `YYYY-MM`
 */
export function formatMonthOfYear(month: string, locale = 'en-US'): string {
  return dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}
