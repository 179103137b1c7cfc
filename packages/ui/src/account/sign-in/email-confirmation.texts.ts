import { defineTexts } from '../../core/texts/define-texts.ts';
/** Every text of confirming an e-mail address. */
export const emailConfirmationTexts = defineTexts('emailConfirmation', {
  title: 'Confirm your email address',
  text: 'Press the button to confirm that this address is yours.',
  action: 'Confirm my address',
  doneTitle: 'Your email address is confirmed',
  doneText: 'There is nothing more to do.',
  goToLogin: 'Go to sign-in',
  expired: 'This link has expired. Your account works as before. Resetting the password also confirms the address.',
  invalid: 'This link is not complete. Please open it again from the mail that we sent you.',
  failed: 'Failed to confirm your email address. Please try again.',
});
