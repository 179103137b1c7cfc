import type { ExchangeRate } from '@trek/ui/kit';
import facts from '../../../api/content/company/company.json' with { type: 'json' };

/** A contact person on WhatsApp. */
export interface ChatContact {
  name: string;
  role: string;
  /** Digits with the country code, as `https://wa.me/` expects. */
  whatsApp: string;
}

/** An office with its address lines. */
export interface Office {
  country: string;
  lines: readonly string[];
  /** As written; dialed without spaces. */
  phones: readonly string[];
  emails: readonly string[];
  /** Opening hours, one line for each kind of day. */
  hours: readonly string[];
}

/** A page of the company on another site. */
export interface ExternalLink {
  name: string;
  href: string;
}

/** A rate of exchange for readers of some languages. */
export interface LanguageRate extends ExchangeRate {
  languages: readonly string[];
}

/** A review site and its embeddable widget. */
export interface ReviewSite extends ExternalLink {
  widget: string;
}

/** Facts about the operator, from the content at build time. */
export const COMPANY: {
  name: string;
  license: string;
  registration: string;
  pan?: string;
  promise: string;
  offices: { nepal: Office; australia: Office };
  /** Location of the head office. */
  place: { latitude: number; longitude: number };
  placeName: string;
  chatContacts: readonly ChatContact[];
  socials: readonly ExternalLink[];
  reviewSites: readonly ReviewSite[];
  cardBrands: readonly string[];
  exchangeRates?: readonly LanguageRate[];
} = facts;
