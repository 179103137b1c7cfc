import type { Company } from '../settings/settings.ts';
import type { MailTexts } from './texts/en.ts';

/** The facts about the site and its operator that the templates need. */
export interface SiteDetails {
  /** Origin of the site, without a trailing slash. */
  publicUrl: string;
  /** Receives the mails that need a person's attention. */
  officeAddress: string;
  /** Signs the mails to customers. */
  company: Company;
}

/** The last line of a mail to a customer. */
export function signature({ company, publicUrl }: SiteDetails, texts: MailTexts): string {
  return [company.name, company.phone && texts.phone(company.phone), publicUrl].filter(Boolean).join(' · ');
}
