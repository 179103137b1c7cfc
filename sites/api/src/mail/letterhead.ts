/** What the letters say of the site and of who writes them. */
export interface Letterhead {
  /** Origin of the site, without a trailing slash. */
  publicUrl: string;
  /** Who is told of what needs a person. */
  officeAddress: string;
  /** Who signs. */
  company: Company;
}

/** Whoever runs the site, as customers know them. */
export interface Company {
  name: string;
  /** As it is written; undefined: none is said. */
  phone: string | undefined;
}

/** The lines at the end of a letter to a customer. */
export function signature({ company, publicUrl }: Letterhead): string {
  return [company.name, company.phone && `Telephone ${company.phone}`, publicUrl].filter(Boolean).join(' · ');
}
