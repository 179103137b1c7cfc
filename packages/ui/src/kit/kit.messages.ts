/** Every text that the kit's own controls bring along. */
export const kitMessages = {
  optional: '(optional)',
  showPassword: 'Show password',
  close: 'Close',
  notices: 'Notices',
  closeNotice: 'Close the notice',
} as const;
