import { type CalendarDate, calendarDateIn, isCalendarDate } from './calendar-date.ts';

/** The company's calendar decides due dates, wherever a visitor or a server is. */
export const COMPANY_TIME_ZONE = 'Asia/Kathmandu';

/** The company's calendar day at a moment. */
export const companyDay = (moment: Date): CalendarDate => calendarDateIn(moment, COMPANY_TIME_ZONE);

/** The day that a text begins with, or the company's day at an ISO moment; null: it names no day. */
export function readCompanyDay(text: string): CalendarDate | null {
  const moment = text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2');
  const day = isMoment(moment) ? companyDay(new Date(moment)) : text.slice(0, 10);
  return isCalendarDate(day) ? day : null;
}

/** With its zone: a time without one is a different moment in every browser. */
const isMoment = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text));
