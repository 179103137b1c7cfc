import { EMAIL_LINK_DAYS } from '@trek/ui/sign-in/rules';
import type { Mail } from './mailer.ts';

/* Plain-text mails about accounts. Anyone can register with another person's address, so they contain nothing that was typed. */

/** @param link sets the new password; anyone who has it can use it */
export function passwordResetMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Reset your password',
    text: `Namaste,

somebody, hopefully you, asked to reset the password of your account. This link sets a new one. It works once, within
one hour:

${link}

If it was not you, there is nothing to do: your password stays as it is.
`,
  };
}

/** @param link confirms the account's address */
export function emailConfirmationMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Confirm your email address',
    text: `Namaste,

somebody, hopefully you, opened an account with this address. This link confirms that it is yours. It works for
${EMAIL_LINK_DAYS} days:

${link}

If it was not you, there is nothing to do. You can take the account over by resetting its password.
`,
  };
}

/** Warns an operator that their second factor was used or changed. */
export function secondFactorChangedMail(to: string, what: string): Mail {
  return {
    to,
    subject: 'Your way into the office',
    text: `Namaste,

${what}

If it was not you, somebody knows your password: reset it, and have whoever runs the site call
npm run office -- forget-factor ${to}
`,
  };
}
