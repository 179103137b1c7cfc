import { RESET_LINK_HOURS } from '@trek/ui/internal/sign-in/password-rules';
import { EMAIL_LINK_DAYS } from '@trek/ui/internal/sign-in/rules';
import type { PasswordNews, SecondFactorNews } from '../store/mail-job.ts';
import type { Mail } from './mailer.ts';

/* Plain-text mails about accounts. Anyone can register with another person's address, so they contain nothing that was typed. */

const RESET_HOURS = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(
  RESET_LINK_HOURS,
);

/** @param link sets the new password; anyone who has it can use it */
export function passwordResetMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Reset your password',
    text: `Namaste,

someone, hopefully you, asked to reset the password of your account. Set a new one with this link. It works once,
within ${RESET_HOURS}:

${link}

If it was not you, you don't need to do anything: your password stays the same.
`,
  };
}

/** @param link confirms the account's address */
export function emailConfirmationMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Confirm your email address',
    text: `Namaste,

someone, hopefully you, opened an account with this address. Confirm that it is yours with this link. It works for
${EMAIL_LINK_DAYS} days:

${link}

If it was not you, you don't need to do anything. You can take over the account by resetting its password.
`,
  };
}

const SECOND_FACTOR_NEWS: Record<SecondFactorNews, (to: string) => string> = {
  'app-set-up': (to) => `An authenticator app was set up to open the office.

${askToForgetFactor(to)}`,
  'passkey-added': (to) => `A passkey was added to open the office.

${askToForgetFactor(to)}`,
  'passkey-removed': (to) => `A passkey that opened the office was removed.

${askToForgetFactor(to)}`,
  'recovery-code-used': (to) => `A recovery code was used to open the office.

${askToForgetFactor(to)}`,
  'wrong-codes':
    () => `Five wrong codes or passkeys were tried to open the office. To try any, one must sign in with your password.

If it was not you, someone knows your password: reset it now. After ten wrong codes, only a recovery code opens the office
for a while.`,
  forgotten:
    () => `Your authenticator app, your recovery codes and your passkeys were removed by the site's administrator. You set up a
new app on your next visit to the office.

If you did not ask for that, tell the administrator now.`,
};

function askToForgetFactor(to: string): string {
  return `If it was not you, someone knows your password: reset it, and ask the site's administrator to run
npm run office -- forget-factor ${to}`;
}

/** Warns an operator that their second factor was used, changed or guessed at. */
export function secondFactorMail(to: string, news: SecondFactorNews): Mail {
  return {
    to,
    subject: 'Your access to the office',
    text: `Namaste,

${SECOND_FACTOR_NEWS[news](to)}
`,
  };
}

const PASSWORD_NEWS: Record<PasswordNews, string> = {
  changed: 'the password of your account was changed. All other devices were signed out.',
  reset: 'the password of your account was reset with a mailed link. All devices were signed out.',
  'replaced-by-google':
    'your account was linked to the Google account with this address. Its password no longer works: sign in with Google.',
  lost: `we had to restore our records from a backup. The password that you have set since is lost, and the one before it stays
void. Please set a new one with the link below.`,
  'ended-by-appointment':
    'your account can now open the office. Its old password no longer works: set a new one with the link below.',
};

/** Tells the owner of an account that its password changed. */
export function passwordNewsMail(to: string, news: PasswordNews, publicUrl: string): Mail {
  return {
    to,
    subject: 'Your password has changed',
    text: `Namaste,

${PASSWORD_NEWS[news]}

If it was not you, set a new password now, and see which devices are signed in:

${publicUrl}/forgot-password
`,
  };
}
