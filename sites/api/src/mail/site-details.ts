/** What the templates need to know about the site and its operator. */
export interface SiteDetails {
  /** Origin of the site, without a trailing slash. */
  publicUrl: string;
  /** Receives the mails that need a person's attention. */
  officeAddress: string;
  /** Signs the mails to customers. */
  company: Company;
}

/** The company that runs the site, as customers know it. */
export interface Company {
  name: string;
  /** As it is written; undefined: the mails name no number. */
  phone: string | undefined;
}

/** The last line of a mail to a customer. */
export function signature({ company, publicUrl }: SiteDetails): string {
  return [company.name, company.phone && `Telephone ${company.phone}`, publicUrl].filter(Boolean).join(' · ');
}
