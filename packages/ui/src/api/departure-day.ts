import { addMonths, type CalendarDate } from '../core/internal/calendar-date.ts';
import { dateFormat } from '../core/texts/intl-format.ts';

/**
 * A departure's day as it is spoken of: '14 March', and with its year where a nearer day is called the same.
 * @param locale of the page; in English the day comes first, as on the trail
 */
export function departureDay(startDate: CalendarDate, today: CalendarDate, locale = 'en-US'): string {
  const isNear = startDate < addMonths(today, 12);
  const format = dateFormat(locale.startsWith('en') ? 'en-GB' : locale, {
    ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
    ...(!isNear && { year: 'numeric' }),
  });
  return format.format(new Date(`${startDate}T00:00:00Z`));
}
