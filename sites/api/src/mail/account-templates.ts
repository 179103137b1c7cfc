import { RESET_LINK_HOURS } from '@trek/ui/internal/sign-in/password-rules';
import { EMAIL_LINK_DAYS } from '@trek/ui/internal/sign-in/rules';
import { CODE_MINUTES, type DrawnCode } from '../store/email-codes.ts';
import type { PasswordNews, SecondFactorNews } from '../store/mail-job.ts';
import type { Mail } from './mailer.ts';
import { type SiteDetails, siteAddress } from './site-details.ts';
import type { Wording } from './texts/mail-texts.ts';

type Site = Pick<SiteDetails, 'publicUrl'>;

/* Plain-text mails about accounts. Anyone can register with another person's address, so they contain nothing that was typed. */

/** A mail of one sentence before a link, and one behind it. */
const linkMail = (to: string, subject: string, [hello, text, link, ignore]: readonly string[]): Mail => ({
  to,
  subject,
  text: `${[hello, text, link, ignore].filter(Boolean).join('\n\n')}\n`,
});

/** @param path of the page that sets the new password; anyone who has it can use it */
export function passwordResetMail(to: string, path: string, site: Site, wording: Wording): Mail {
  const { texts, hours } = wording;
  const { resetSubject, reset, resetIgnore } = texts.account;
  const link = siteAddress(site, path, wording);
  return linkMail(to, resetSubject, [texts.hello, reset(hours(RESET_LINK_HOURS)), link, resetIgnore]);
}

/** @param token confirms the account's address */
export function emailConfirmationMail(to: string, token: string, site: Site, wording: Wording): Mail {
  const { texts } = wording;
  const { confirmSubject, confirm, confirmIgnore } = texts.account;
  const link = siteAddress(site, `/confirm-email?${new URLSearchParams({ token })}`, wording);
  return linkMail(to, confirmSubject, [texts.hello, confirm(EMAIL_LINK_DAYS), link, confirmIgnore]);
}

/** A code that proves that its reader has the address. It works once. */
export function emailCodeMail({ email, code, purpose }: DrawnCode, { texts }: Wording): Mail {
  const { codeSubject, code: text, moveSubject, move, codeIgnore } = texts.account;
  const [subject, sentence] = purpose === 'move' ? [moveSubject, move] : [codeSubject, text];
  return linkMail(email, subject, [texts.hello, sentence(CODE_MINUTES), code, codeIgnore]);
}

/** Tells the owner of an account at its former address that it has another one. */
export function emailChangedMail(to: string, site: Site, wording: Wording): Mail {
  const { texts } = wording;
  const { movedSubject, moved, movedIgnore } = texts.account;
  return linkMail(to, movedSubject, [texts.hello, moved, movedIgnore, siteAddress(site, '/contact', wording)]);
}

const IF_NOT_YOU = `If it was not you, someone knows your password: reset it, and ask the site's administrator to remove your app
and passkeys.`;

const SECOND_FACTOR_NEWS: Record<SecondFactorNews, string> = {
  'app-set-up': `An authenticator app was set up to open the office.

${IF_NOT_YOU}`,
  'passkey-added': `A passkey was added to open the office.

${IF_NOT_YOU}`,
  'passkey-removed': `A passkey that opened the office was removed.

${IF_NOT_YOU}`,
  'recovery-code-used': `A recovery code was used to open the office.

${IF_NOT_YOU}`,
  'wrong-codes': `Five wrong codes or passkeys were tried to open the office. To try any, one must sign in with your password.

If it was not you, someone knows your password: reset it now. After ten wrong codes, only a recovery code opens the office
for a while.`,
  forgotten: `Your authenticator app, your recovery codes and your passkeys were removed by the site's administrator. You set up a
new app on your next visit to the office.

If you did not ask for that, tell the administrator now.`,
};

/** Warns an operator that their second factor was used, changed or guessed at. */
export function secondFactorMail(to: string, news: SecondFactorNews): Mail {
  return {
    to,
    subject: 'Your access to the office',
    text: `Namaste,

${SECOND_FACTOR_NEWS[news]}
`,
  };
}

/** Tells the owner of an account that its password changed. */
export function passwordNewsMail(to: string, news: PasswordNews, site: Site, wording: Wording): Mail {
  const { texts } = wording;
  const { newsSubject, news: sentences, newsIgnore } = texts.account;
  return linkMail(to, newsSubject, [
    texts.hello,
    sentences[news],
    newsIgnore,
    siteAddress(site, '/forgot-password', wording),
  ]);
}
