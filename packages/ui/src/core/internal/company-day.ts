import { type CalendarDate, calendarDateIn } from './calendar-date.ts';

/** Whose calendar decides what is due, early or late, wherever a visitor or a server is: the company's. */
export const COMPANY_TIME_ZONE = 'Asia/Kathmandu';

/** The company's calendar day at a moment. */
export const companyDay = (moment: Date): CalendarDate => calendarDateIn(moment, COMPANY_TIME_ZONE);
