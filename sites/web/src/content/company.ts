import facts from '../../../api/content/company/company.json' with { type: 'json' };

/** A person who answers on WhatsApp. */
export interface ChatContact {
  name: string;
  role: string;
  /** Digits with the country code, as `https://wa.me/` takes them. */
  whatsApp: string;
}

/** An office, line by line as it stands on a letter. */
export interface Office {
  country: string;
  lines: readonly string[];
  /** As it is written; dialled without its spaces. */
  phones: readonly string[];
  emails: readonly string[];
  /** Opening hours, a line for each kind of day. */
  hours: readonly string[];
}

/** A page of ours on somebody else's site. */
export interface OutsideLink {
  name: string;
  href: string;
}

/** A site with reviews, and the frame in which it shows them elsewhere. */
export interface ReviewSite extends OutsideLink {
  widget: string;
}

/** Facts of the operator, once: as the content has them when the site is built. */
export const COMPANY: {
  name: string;
  license: string;
  registration: string;
  promise: string;
  offices: { nepal: Office; australia: Office };
  /** Where the first office is. */
  place: { latitude: number; longitude: number };
  placeName: string;
  chatContacts: readonly ChatContact[];
  socials: readonly OutsideLink[];
  reviewSites: readonly ReviewSite[];
  cardBrands: readonly string[];
} = facts;
