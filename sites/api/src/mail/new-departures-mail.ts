import { titleSlug } from '@trek/ui/api';
import { layoutMail } from './mail-layout.ts';
import type { Mail } from './mailer.ts';
import { type SiteDetails, signature, siteAddress } from './site-details.ts';
import type { Wording } from './texts/mail-texts.ts';

/** The starts of one trek that a mail names; the trek's page has the rest of a longer series. */
const MOST_STARTS = 10;

/** Tells a visitor, at their wish, of starts that were added to treks that they have saved. @param token stops these mails */
export function newDeparturesMail(
  to: string,
  treks: readonly { title: string; starts: readonly string[] }[],
  token: string,
  site: SiteDetails,
  wording: Wording,
): Mail {
  const { subject, text, why, stop } = wording.texts.newDepartures;
  const query = new URLSearchParams({ token });
  const daysOf = (starts: readonly string[]) => {
    const more = starts.length - MOST_STARTS;
    return [...starts.slice(0, MOST_STARTS).map(wording.day), ...(more > 0 ? [`+ ${more}`] : [])].join(' · ');
  };
  const steps = treks.map(({ title, starts }) => ({
    text: `${title}: ${daysOf(starts)}`,
    href: siteAddress(site, `/treks/${titleSlug(title)}`, wording),
  }));
  const blocks = [
    wording.texts.hello,
    text,
    { steps },
    why,
    { link: stop, href: siteAddress(site, `/stop-mails?${query}`, wording) },
    signature(site, wording),
  ];
  const stopUrl = `${site.publicUrl}/api/saved-treks/stop-mails?${query}`;
  return { to, stopUrl, ...layoutMail(subject(treks[0]?.title ?? '', treks.length), blocks, wording) };
}
