import { RESET_LINK_HOURS } from '@trek/ui/sign-in/password-rules';
import { EMAIL_LINK_DAYS } from '@trek/ui/sign-in/rules';
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

/** Warns an operator that their second factor was used or changed. */
export function secondFactorChangedMail(to: string, what: string): Mail {
  return {
    to,
    subject: 'Your access to the office',
    text: `Namaste,

${what}

If it was not you, someone knows your password: reset it, and ask the site's administrator to run
npm run office -- forget-factor ${to}
`,
  };
}
