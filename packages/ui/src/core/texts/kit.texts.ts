import { defineTexts } from './define-texts.ts';
/** Every text that the kit's own controls bring along. */
export const kitTexts = defineTexts('kit', {
  optional: '(optional)',
  showPassword: 'Show password',
  close: 'Close',
  openCalendar: 'Open the calendar',
  notices: 'Notices',
  closeNotice: 'Close the notice',
});
