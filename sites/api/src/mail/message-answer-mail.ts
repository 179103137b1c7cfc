import type { ContactMessageRow, MessageAnswerRow } from '../store/schema.ts';
import { layoutMail } from './mail-layout.ts';
import type { Mail } from './mailer.ts';
import { type SiteDetails, signature } from './site-details.ts';
import { ENGLISH } from './texts/mail-texts.ts';

/**
 * The office's answer to a message. The message comes last and is marked, because its sender may have given a stranger's
 * address. A reply goes to the office.
 */
export function messageAnswerMail(
  site: SiteDetails,
  { email, message }: ContactMessageRow,
  { text }: MessageAnswerRow,
): Mail {
  return {
    to: email,
    replyTo: { name: site.company.name, address: site.officeAddress },
    ...layoutMail(`Your message to ${site.company.name}`, [
      { written: text },
      signature(site, ENGLISH),
      { typed: [['Your message', message]] },
    ]),
  };
}
