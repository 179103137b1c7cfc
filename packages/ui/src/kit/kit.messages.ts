/** Every text that the kit's own controls bring along. */
export const kitMessages = {
  optional: '(optional)',
  showPassword: 'Show password',
  close: 'Close',
} as const;
