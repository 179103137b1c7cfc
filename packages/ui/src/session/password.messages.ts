/** Every text of resetting and changing a password. */
export const passwordMessages = {
  newPasswordMissing: 'Please enter a new password',
  tooShortForReset: 'Password must be at least 8 characters long',
  tooSimpleForReset:
    'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character',
  differForReset: 'Passwords do not match',
  resetLinkInvalid: 'Invalid password reset link. Please request a new one.',
  resetLinkExpired: 'The password reset link has expired. Please request a new one.',
  resetTokenInvalid: 'Invalid reset token. Please request a new password reset link.',
  resetFailed: 'Failed to reset your password. The link may have expired.',
  resetDone: 'Your password has been successfully reset',
  resetRequested: 'Password reset instructions have been sent to your email',
  resetRequestFailed: 'Failed to process your request. Please try again.',
  currentMissing: 'Current password is required',
  tooShort: 'Password must be at least 8 characters',
  tooSimple: 'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  confirmationMissing: 'Please confirm your password',
  differForChange: "Passwords don't match",
  changed: 'Password changed successfully',
  changeFailed: 'Failed to change password',
  verifyCurrent: 'Please verify your current password and try again.',
  tryAgain: 'Try Again',
} as const;
