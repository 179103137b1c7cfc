import { EMAIL_LINK_DAYS } from '@trek/ui/account/rules';
import type { Mail } from './mailer.ts';

/*
 * Mails about accounts, as plain text. Anybody can register with somebody else's address, so nothing that a visitor typed is
 * in them.
 */

/** @param link address that sets the new password; whoever has it can use it */
export function resetLetter(to: string, link: string): Mail {
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

/** @param link address that confirms the account's address */
export function emailConfirmationLetter(to: string, link: string): Mail {
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

/** Tells an operator that something happened to their second factor. */
export function factorChangedLetter(to: string, what: string): Mail {
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
