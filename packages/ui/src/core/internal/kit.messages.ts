/** Every text that the kit's own controls bring along. */
export const kitMessages = {
  optional: '(optional)',
  showPassword: 'Show password',
  close: 'Close',
  openCalendar: 'Open the calendar',
  notices: 'Notices',
  closeNotice: 'Close the notice',
} as const;
