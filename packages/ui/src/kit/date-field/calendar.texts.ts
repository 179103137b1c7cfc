import { defineTexts } from '../../core/texts/define-texts.ts';
/** Every text of the calendar, for those who hear it. Its months and days are written by the locale. */
export const calendarTexts = defineTexts('calendar', {
  calendar: 'calendar',
  /** The role descriptions of the calendar and of its table. */
  datePicker: 'datepicker',
  month: 'calendar month',
  previousMonth: 'Switch to previous month',
  nextMonth: 'Switch to next month',
  choose: (date: string) => `Choose ${date}`,
  chosen: (date: string) => `Selected date. ${date}`,
  unavailable: (date: string) => `Not available. ${date}`,
});
