import { defineTexts } from '../../../core/texts/define-texts.ts';
import { pluralIn } from '../../../core/texts/plural.ts';

const plural = pluralIn('en');

/** Every text of resetting and changing a password. */
export const passwordTexts = defineTexts('password', {
  newPasswordMissing: 'Please enter a new password',
  tooShortForReset: (least: number) => `Password must be at least ${least} characters long`,
  tooSimpleForReset:
    'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character',
  differForReset: 'Passwords do not match',
  resetLinkInvalid: 'Invalid password reset link. Please request a new one.',
  resetLinkExpired: 'The password reset link has expired. Please request a new one.',
  resetTokenInvalid: 'Invalid reset token. Please request a new password reset link.',
  tooCommon:
    'This password is too easy to guess: it is a common one, or a word of this site with digits. Please choose another.',
  resetFailed: 'Failed to reset your password. The link may have expired.',
  resetDone: 'Your password has been successfully reset',
  resetRequested: 'Password reset instructions have been sent to your email',
  resetRequestFailed: 'Failed to process your request. Please try again.',
  currentMissing: 'Current password is required',
  tooShort: (least: number) => `Password must be at least ${least} characters`,
  tooSimple: 'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  confirmationMissing: 'Please confirm your password',
  differForChange: "Passwords don't match",
  changed: 'Password changed successfully',
  changeFailed: 'Failed to change password',
  verifyCurrent: 'Please verify your current password and try again.',
  tryAgain: 'Try Again',
  forgotTitle: 'Forgot your password?',
  forgotText: 'Enter the email address of your account. We will send you a link to set a new password.',
  sendLink: 'Send reset link',
  checkTitle: 'Check Your Email',
  checkText: (email: string) => `If there is an account for ${email}, a link that sets a new password is on its way.`,
  linkExpires: (hours: number) =>
    plural(hours, { one: 'The link expires in # hour.', other: 'The link expires in # hours.' }),
  returnToLogin: 'Return to Login',
  notReceived: "Didn't receive the email? Try again",
  checkingLink: 'Checking your link...',
  resetTitle: 'Reset your password',
  resetHint: (least: number) =>
    `At least ${least} characters: upper and lower case letters, a number and one of @$!%*?&`,
  resetAction: 'Reset password',
  requestNewLink: 'Request a new link',
  completeTitle: 'Password Reset Complete',
  completeText: 'You can now sign in with your new password.',
  goToLogin: 'Go to sign-in',
  changeTitle: 'Change Password',
  changeText: 'Choose a new password for your account. You stay signed in here, and are signed out everywhere else.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  changeHint: (least: number) => `At least ${least} characters: upper and lower case letters and a number`,
  changeAction: 'Change password',
  cancel: 'Cancel',
});
