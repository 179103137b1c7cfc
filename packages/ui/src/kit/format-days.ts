import { readCompanyDay } from '../core/internal/company-day.ts';
import { dateFormat } from '../core/texts/intl-format.ts';
import { formatLongDate } from './format.ts';

/** The days from one to another in long form: `April 10 – 20, 2027`. Days that can't be read are shown as they are. */
export function formatDays(start: string, end: string | null, locale = 'en-US'): string {
  const [first, last] = [start, end ?? ''].map(readCompanyDay);
  if (!first || !last || last < first)
    return [start, end ?? '']
      .filter(Boolean)
      .map((day) => formatLongDate(day, locale))
      .join(' – ');
  const moment = (day: string) => new Date(`${day}T00:00:00Z`);
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(moment(first), moment(last));
}
