import { withLanguage } from '@trek/ui/internal/languages';
import type { Company } from '../settings/settings.ts';
import type { Wording } from './texts/mail-texts.ts';

/** The facts about the site and its operator that the templates need. */
export interface SiteDetails {
  /** Origin of the site, without a trailing slash. */
  publicUrl: string;
  /** Receives the mails that need a person's attention. */
  officeAddress: string;
  /** Signs the mails to customers. */
  company: Company;
}

/**
 * The address of a page of the site in the language of a mail. Every link to the site in a customer's mail is made here.
 * @param path of the page, with its query: `/treks`
 */
export const siteAddress = (
  { publicUrl }: Pick<SiteDetails, 'publicUrl'>,
  path: string,
  { language }: Pick<Wording, 'language'>,
): string => publicUrl + withLanguage(path, language);

/** The page of a booking. A guest's asks for a code. */
export const bookingAddress = (
  site: Pick<SiteDetails, 'publicUrl'>,
  { reference, isGuest }: { reference: string; isGuest?: boolean | undefined },
  wording: Pick<Wording, 'language'>,
): string => siteAddress(site, `/booking/${reference}${isGuest ? '?guest' : ''}`, wording);

/** The last line of a mail to a customer. */
export function signature(site: SiteDetails, wording: Wording): string {
  const { name, phone } = site.company;
  return [name, phone && wording.texts.phone(phone), siteAddress(site, '/', wording)].filter(Boolean).join(' · ');
}
