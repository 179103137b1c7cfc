// Written by describe.ts, of src/attributes.ts and src/attribute-docs.ts.
/** Shares its attributes with all elements in it. */
export interface TrekContextAttributes {
  /** Address of the API, required; `demo:` is one in memory. */
  'backend'?: string;
  /** Your id at the operator, who sees that you have sold a booking. */
  'partner'?: string;
  /** Your own words for such a booking, at most 64 characters. */
  'partner-ref'?: string;
  /** Language of texts, numbers and dates: a BCP 47 tag, or as `de_DE` of a CMS. German, French and Spanish texts are included; other languages show English. */
  'locale'?: string;
  /** `auto` follows the visitor’s system. Default `light`. */
  'theme'?: string;
  /** Address of your trek pages, with `{slug}` for the trek’s name. Without it treks are not links. */
  'trek-href'?: string;
  /** Address of the terms that visitors agree to. Default: as the backend names it. */
  'terms-href'?: string;
  /** Address of the privacy policy. Default: as the backend names it. */
  'privacy-href'?: string;
  /** Level of the top headings, 1 to 6. Default 2. */
  'heading-level'?: number | string;
  /** The initial country. */
  'country'?: string;
  /** The initial region: its id, or its name in lower case with hyphens. */
  'region'?: string;
  /** The initial activity. */
  'activity'?: string;
  /** The initial difficulty. */
  'difficulty'?: string;
  /** Range of days. */
  'duration'?: string;
  /** Range of US dollars per person. */
  'budget'?: string;
  /** A month of the treks’ season, 1 to 12. */
  'month'?: string;
  /** The highest point at most, in meters. */
  'max-altitude'?: string;
  /** The initial keyword. */
  'keyword'?: string;
  /** The initial order. */
  'sort'?: string;
  /** Cards in a grid or a list. */
  'view'?: string;
  /** Treks on a page, 1 to 60. Default 6. */
  'page-size'?: number | string;
  /** Writes the search into the `query` or the `hash` of your page’s address, with `trek-` before each name: Back and a reload find it again. Default `none`. */
  'url-sync'?: string;
  /** The list’s heading. Default: ‘All Treks & Tours’, or with the country that is looked for. */
  'heading'?: string;
  /** Leaves the title out, where your page has one. */
  'no-title'?: boolean;
  /** The trek, by its id or the slug of its title. */
  'trek'?: number | string;
  /** The card’s layout. */
  'layout'?: string;
  /** Size of the group at first. Default 1. */
  'travelers'?: number | string;
  /** Start date at first, as YYYY-MM-DD. Default: none. */
  'start-date'?: string;
  /** Your own texts, in place of some of the element’s language. */
  messages?: import('@trek/ui/messages').TrekMessages;
  /** Another currency to show beside the dollars; what is charged stays in dollars. */
  secondCurrency?: { code: string; perUsd: number; source: string; date: string };
  /** Up to ten short texts of yours by their names, stored with the booking. */
  metadata?: Readonly<Record<string, string>>;
  /** Formats prices. */
  formatPrice?: (usd: number, locale: string) => string;
  /** The token of a visitor you have signed in; null while signed out. */
  getToken?: () => string | null;
  /** Replaces the browser’s fetch. */
  fetch?: typeof globalThis.fetch;
}

/** All treks with filters, sorting and pages. */
export interface TrekListAttributes {
  /** Address of the API, required; `demo:` is one in memory. */
  'backend'?: string;
  /** Your id at the operator, who sees that you have sold a booking. */
  'partner'?: string;
  /** Your own words for such a booking, at most 64 characters. */
  'partner-ref'?: string;
  /** Language of texts, numbers and dates: a BCP 47 tag, or as `de_DE` of a CMS. German, French and Spanish texts are included; other languages show English. */
  'locale'?: string;
  /** `auto` follows the visitor’s system. Default `light`. */
  'theme'?: string;
  /** Address of your trek pages, with `{slug}` for the trek’s name. Without it treks are not links. */
  'trek-href'?: string;
  /** Address of the terms that visitors agree to. Default: as the backend names it. */
  'terms-href'?: string;
  /** Address of the privacy policy. Default: as the backend names it. */
  'privacy-href'?: string;
  /** Level of the top headings, 1 to 6. Default 2. */
  'heading-level'?: number | string;
  /** The initial country. */
  'country'?: string;
  /** The initial region: its id, or its name in lower case with hyphens. */
  'region'?: string;
  /** The initial activity. */
  'activity'?: string;
  /** The initial difficulty. */
  'difficulty'?: string;
  /** Range of days. */
  'duration'?: string;
  /** Range of US dollars per person. */
  'budget'?: string;
  /** A month of the treks’ season, 1 to 12. */
  'month'?: string;
  /** The highest point at most, in meters. */
  'max-altitude'?: string;
  /** The initial keyword. */
  'keyword'?: string;
  /** The initial order. */
  'sort'?: string;
  /** Cards in a grid or a list. */
  'view'?: string;
  /** Treks on a page, 1 to 60. Default 6. */
  'page-size'?: number | string;
  /** Writes the search into the `query` or the `hash` of your page’s address, with `trek-` before each name: Back and a reload find it again. Default `none`. */
  'url-sync'?: string;
  /** The list’s heading. Default: ‘All Treks & Tours’, or with the country that is looked for. */
  'heading'?: string;
  /** Leaves the title out, where your page has one. */
  'no-title'?: boolean;
  /** Your own texts, in place of some of the element’s language. */
  messages?: import('@trek/ui/messages').TrekMessages;
  /** Another currency to show beside the dollars; what is charged stays in dollars. */
  secondCurrency?: { code: string; perUsd: number; source: string; date: string };
  /** Up to ten short texts of yours by their names, stored with the booking. */
  metadata?: Readonly<Record<string, string>>;
  /** Formats prices. */
  formatPrice?: (usd: number, locale: string) => string;
  /** The token of a visitor you have signed in; null while signed out. */
  getToken?: () => string | null;
  /** Replaces the browser’s fetch. */
  fetch?: typeof globalThis.fetch;
}

/** One trek as a card, with its price. */
export interface TrekOfferAttributes {
  /** Address of the API, required; `demo:` is one in memory. */
  'backend'?: string;
  /** Your id at the operator, who sees that you have sold a booking. */
  'partner'?: string;
  /** Your own words for such a booking, at most 64 characters. */
  'partner-ref'?: string;
  /** Language of texts, numbers and dates: a BCP 47 tag, or as `de_DE` of a CMS. German, French and Spanish texts are included; other languages show English. */
  'locale'?: string;
  /** `auto` follows the visitor’s system. Default `light`. */
  'theme'?: string;
  /** Address of your trek pages, with `{slug}` for the trek’s name. Without it treks are not links. */
  'trek-href'?: string;
  /** Address of the terms that visitors agree to. Default: as the backend names it. */
  'terms-href'?: string;
  /** Address of the privacy policy. Default: as the backend names it. */
  'privacy-href'?: string;
  /** Level of the top headings, 1 to 6. Default 2. */
  'heading-level'?: number | string;
  /** The trek, by its id or the slug of its title. */
  'trek'?: number | string;
  /** The card’s layout. */
  'layout'?: string;
  /** Your own texts, in place of some of the element’s language. */
  messages?: import('@trek/ui/messages').TrekMessages;
  /** Another currency to show beside the dollars; what is charged stays in dollars. */
  secondCurrency?: { code: string; perUsd: number; source: string; date: string };
  /** Up to ten short texts of yours by their names, stored with the booking. */
  metadata?: Readonly<Record<string, string>>;
  /** Formats prices. */
  formatPrice?: (usd: number, locale: string) => string;
  /** The token of a visitor you have signed in; null while signed out. */
  getToken?: () => string | null;
  /** Replaces the browser’s fetch. */
  fetch?: typeof globalThis.fetch;
}

/** A whole trek: description, pictures, itinerary and booking. */
export interface TrekPageAttributes {
  /** Address of the API, required; `demo:` is one in memory. */
  'backend'?: string;
  /** Your id at the operator, who sees that you have sold a booking. */
  'partner'?: string;
  /** Your own words for such a booking, at most 64 characters. */
  'partner-ref'?: string;
  /** Language of texts, numbers and dates: a BCP 47 tag, or as `de_DE` of a CMS. German, French and Spanish texts are included; other languages show English. */
  'locale'?: string;
  /** `auto` follows the visitor’s system. Default `light`. */
  'theme'?: string;
  /** Address of your trek pages, with `{slug}` for the trek’s name. Without it treks are not links. */
  'trek-href'?: string;
  /** Address of the terms that visitors agree to. Default: as the backend names it. */
  'terms-href'?: string;
  /** Address of the privacy policy. Default: as the backend names it. */
  'privacy-href'?: string;
  /** Level of the top headings, 1 to 6. Default 2. */
  'heading-level'?: number | string;
  /** The trek, by its id or the slug of its title. */
  'trek'?: number | string;
  /** Size of the group at first. Default 1. */
  'travelers'?: number | string;
  /** Start date at first, as YYYY-MM-DD. Default: none. */
  'start-date'?: string;
  /** Leaves the title out, where your page has one. */
  'no-title'?: boolean;
  /** Your own texts, in place of some of the element’s language. */
  messages?: import('@trek/ui/messages').TrekMessages;
  /** Another currency to show beside the dollars; what is charged stays in dollars. */
  secondCurrency?: { code: string; perUsd: number; source: string; date: string };
  /** Up to ten short texts of yours by their names, stored with the booking. */
  metadata?: Readonly<Record<string, string>>;
  /** Formats prices. */
  formatPrice?: (usd: number, locale: string) => string;
  /** The token of a visitor you have signed in; null while signed out. */
  getToken?: () => string | null;
  /** Replaces the browser’s fetch. */
  fetch?: typeof globalThis.fetch;
}

/** The booking of one trek: price, group, ‘Book Now’ and its dialog. */
export interface TrekBookingAttributes {
  /** Address of the API, required; `demo:` is one in memory. */
  'backend'?: string;
  /** Your id at the operator, who sees that you have sold a booking. */
  'partner'?: string;
  /** Your own words for such a booking, at most 64 characters. */
  'partner-ref'?: string;
  /** Language of texts, numbers and dates: a BCP 47 tag, or as `de_DE` of a CMS. German, French and Spanish texts are included; other languages show English. */
  'locale'?: string;
  /** `auto` follows the visitor’s system. Default `light`. */
  'theme'?: string;
  /** Address of your trek pages, with `{slug}` for the trek’s name. Without it treks are not links. */
  'trek-href'?: string;
  /** Address of the terms that visitors agree to. Default: as the backend names it. */
  'terms-href'?: string;
  /** Address of the privacy policy. Default: as the backend names it. */
  'privacy-href'?: string;
  /** Level of the top headings, 1 to 6. Default 2. */
  'heading-level'?: number | string;
  /** The trek, by its id or the slug of its title. */
  'trek'?: number | string;
  /** Size of the group at first. Default 1. */
  'travelers'?: number | string;
  /** Start date at first, as YYYY-MM-DD. Default: none. */
  'start-date'?: string;
  /** Leaves the title out, where your page has one. */
  'no-title'?: boolean;
  /** Your own texts, in place of some of the element’s language. */
  messages?: import('@trek/ui/messages').TrekMessages;
  /** Another currency to show beside the dollars; what is charged stays in dollars. */
  secondCurrency?: { code: string; perUsd: number; source: string; date: string };
  /** Up to ten short texts of yours by their names, stored with the booking. */
  metadata?: Readonly<Record<string, string>>;
  /** Formats prices. */
  formatPrice?: (usd: number, locale: string) => string;
  /** The token of a visitor you have signed in; null while signed out. */
  getToken?: () => string | null;
  /** Replaces the browser’s fetch. */
  fetch?: typeof globalThis.fetch;
}

/** A button that opens the booking of one trek, labeled with the element’s content. */
export interface TrekBookButtonAttributes {
  /** Address of the API, required; `demo:` is one in memory. */
  'backend'?: string;
  /** Your id at the operator, who sees that you have sold a booking. */
  'partner'?: string;
  /** Your own words for such a booking, at most 64 characters. */
  'partner-ref'?: string;
  /** Language of texts, numbers and dates: a BCP 47 tag, or as `de_DE` of a CMS. German, French and Spanish texts are included; other languages show English. */
  'locale'?: string;
  /** `auto` follows the visitor’s system. Default `light`. */
  'theme'?: string;
  /** Address of your trek pages, with `{slug}` for the trek’s name. Without it treks are not links. */
  'trek-href'?: string;
  /** Address of the terms that visitors agree to. Default: as the backend names it. */
  'terms-href'?: string;
  /** Address of the privacy policy. Default: as the backend names it. */
  'privacy-href'?: string;
  /** Level of the top headings, 1 to 6. Default 2. */
  'heading-level'?: number | string;
  /** The trek, by its id or the slug of its title. */
  'trek'?: number | string;
  /** Size of the group at first. Default 1. */
  'travelers'?: number | string;
  /** Start date at first, as YYYY-MM-DD. Default: none. */
  'start-date'?: string;
  /** Your own texts, in place of some of the element’s language. */
  messages?: import('@trek/ui/messages').TrekMessages;
  /** Another currency to show beside the dollars; what is charged stays in dollars. */
  secondCurrency?: { code: string; perUsd: number; source: string; date: string };
  /** Up to ten short texts of yours by their names, stored with the booking. */
  metadata?: Readonly<Record<string, string>>;
  /** Formats prices. */
  formatPrice?: (usd: number, locale: string) => string;
  /** The token of a visitor you have signed in; null while signed out. */
  getToken?: () => string | null;
  /** Replaces the browser’s fetch. */
  fetch?: typeof globalThis.fetch;
}

/** A visitor’s bookings and settings, or the sign-in. */
export interface TrekAccountAttributes {
  /** Address of the API, required; `demo:` is one in memory. */
  'backend'?: string;
  /** Your id at the operator, who sees that you have sold a booking. */
  'partner'?: string;
  /** Your own words for such a booking, at most 64 characters. */
  'partner-ref'?: string;
  /** Language of texts, numbers and dates: a BCP 47 tag, or as `de_DE` of a CMS. German, French and Spanish texts are included; other languages show English. */
  'locale'?: string;
  /** `auto` follows the visitor’s system. Default `light`. */
  'theme'?: string;
  /** Address of your trek pages, with `{slug}` for the trek’s name. Without it treks are not links. */
  'trek-href'?: string;
  /** Address of the terms that visitors agree to. Default: as the backend names it. */
  'terms-href'?: string;
  /** Address of the privacy policy. Default: as the backend names it. */
  'privacy-href'?: string;
  /** Level of the top headings, 1 to 6. Default 2. */
  'heading-level'?: number | string;
  /** Your own texts, in place of some of the element’s language. */
  messages?: import('@trek/ui/messages').TrekMessages;
  /** Another currency to show beside the dollars; what is charged stays in dollars. */
  secondCurrency?: { code: string; perUsd: number; source: string; date: string };
  /** Up to ten short texts of yours by their names, stored with the booking. */
  metadata?: Readonly<Record<string, string>>;
  /** Formats prices. */
  formatPrice?: (usd: number, locale: string) => string;
  /** The token of a visitor you have signed in; null while signed out. */
  getToken?: () => string | null;
  /** Replaces the browser’s fetch. */
  fetch?: typeof globalThis.fetch;
}

interface TrekTags {
  'trek-context': TrekContextAttributes;
  'trek-list': TrekListAttributes;
  'trek-offer': TrekOfferAttributes;
  'trek-page': TrekPageAttributes;
  'trek-booking': TrekBookingAttributes;
  'trek-book-button': TrekBookButtonAttributes;
  'trek-account': TrekAccountAttributes;
}

/** A tag as React takes it: with what every element takes as well. */
type InReact = { [Tag in keyof TrekTags]: TrekTags[Tag] & import('react').HTMLAttributes<HTMLElement> };

declare global {
  interface HTMLElementTagNameMap {
    'trek-context': HTMLElement & { refresh(): void };
    'trek-list': HTMLElement & { refresh(): void };
    'trek-offer': HTMLElement & { refresh(): void };
    'trek-page': HTMLElement & { refresh(): void };
    'trek-booking': HTMLElement & { refresh(): void };
    'trek-book-button': HTMLElement & { refresh(): void };
    'trek-account': HTMLElement & { refresh(): void };
  }
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends InReact {}
  }
}
declare module 'vue' {
  interface GlobalComponents extends TrekTags {}
}
