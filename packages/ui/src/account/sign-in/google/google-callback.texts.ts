import { defineTexts } from '../../../core/texts/define-texts.ts';
/** Every text of the return from Google. */
export const googleCallbackTexts = defineTexts('googleCallback', {
  completing: 'Completing your sign-in...',
  failed: 'Failed to complete authentication',
  welcome: (fullname: string) => `Welcome back, ${fullname}!`,
  /** Advice for a visitor about an error, by its name in the address; others need none. */
  advice: {
    not_configured: 'Google sign-in is not available at the moment. Please use your email and password.',
    email_not_verified: 'Google has not verified your email address yet.',
    account_conflict: 'An account with this email address belongs to another Google account.',
    sign_in_expired: 'The sign-in took too long, or was started in another window. Please try again.',
    sign_in_refused: 'Google did not confirm this sign-in. Please try again.',
    too_many_attempts: 'Too many attempts. Please try again later.',
    temporarily_unavailable: 'Google cannot be reached right now. Please try again.',
  },
});

/** Why a return was refused, for the console. */
export const googleCallbackReasons = {
  providerError: (error: string) => `Authentication error: ${error}`,
  unrequested: 'Ignored a return from Google that this browser did not ask for',
  dataMissing: 'Missing authentication data',
  tokenInvalid: 'Invalid authentication token',
  userIncomplete: 'Incomplete user data',
  userUnreadable: 'Invalid user data format',
} as const;
