import { type CalendarDate, calendarDateIn } from './calendar-date.ts';

/** The company's calendar decides due dates, wherever a visitor or a server is. */
export const COMPANY_TIME_ZONE = 'Asia/Kathmandu';

/** The company's calendar day at a moment. */
export const companyDay = (moment: Date): CalendarDate => calendarDateIn(moment, COMPANY_TIME_ZONE);
