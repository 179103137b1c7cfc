// Written by describe.ts, of src/attributes.ts, src/attribute-docs.ts and the kit’s events.

type ApiFailure = 'response' | 'timeout' | 'network' | 'attribute' | 'code';

type EmbedKind = 'list' | 'offer' | 'page' | 'booking' | 'book-button' | 'account' | 'context';

interface Versioned {
  v: 1;
}

interface TrekEventBase extends Versioned {
  trekId: number | string;
}

/** Details of the events by their names. */
export interface TrekEventDetails {
  /** A part of an embed shows what it is for. `trekId` where that is one trek. */
  'trek:ready': Versioned & { kind: EmbedKind; trekId?: number | string };
  /** A part of an embed could not read its data. The visitor sees a message. `isRetryable`: trying again may help. */
  'trek:error': Versioned & { kind: EmbedKind; code: ApiFailure; message: string; isRetryable: boolean };
  /** A listing shows what is looked for. `filters` are those of its address, by their names there. */
  'trek:search': Versioned & { filters: Readonly<Record<string, string>>; count: number };
  /** A trek's page is shown. `priceUsd` is per person; null: on request. */
  'trek:view': TrekEventBase & { slug: string; title: string; priceUsd: number | null };
  /** A group has another size, and so another price. */
  'trek:quote': TrekEventBase & { travelers: number; totalCents: number; discountPercent: number; currency: 'usd' };
  /** The backend asks for another total than was shown, and the visitor is asked whether to go on with it. */
  'trek:price-changed': TrekEventBase & { shownCents: number; totalCents: number };
  /** The visitor has to sign in to go on booking. By default they do so in the booking's dialog. Cancelable. */
  'trek:auth-required': TrekEventBase;
  /** The booking's dialog shows another step. */
  'trek:step': TrekEventBase & { step: 'sign-in' | 'details' | 'payment' | 'succeeded' };
  /**
   * The backend has stored a booking, or what was changed in it. `bookingId` and `reference`, which customers say on the
   * telephone, are null where the backend does not tell.
   * `startDate` is `YYYY-MM-DD`, `totalCents` the price of the whole group.
   */
  'trek:booking-created': TrekEventBase & {
    bookingId: number | string | null;
    reference: string | null;
    startDate: string;
    travelers: number;
    totalCents: number;
  };
  /**
   * Money is pending, has moved, has not, or its outcome is unknown. `bookingId` and `reference` are null where the backend
   * does not tell. `totalCents` is the price of the whole booking, `amountCents` this payment of it.
   */
  'trek:payment': TrekEventBase & {
    bookingId: number | string | null;
    reference: string | null;
    paymentId: string;
    status: 'processing' | 'succeeded' | 'failed' | 'unknown';
    amountCents: number;
    totalCents: number;
    isSimulated: boolean;
  };
  /** The visitor leaves an embed for a page of the host: `to` as the host names it, `href` its address. Cancelable. */
  'trek:navigate': Versioned & { to: string; href: string };
}

/** The events by their names: they bubble, so that the page can listen to all elements at once. */
export type TrekEventMap = { [Name in keyof TrekEventDetails]: CustomEvent<TrekEventDetails[Name]> };

/** One row of the table that `diagnose()` prints. */
export interface DiagnosisRow {
  /** The subject: `origin`, `policy`, `copies`, `versions`, `skin`, `locale`, `storage`, `tags`. */
  check: string;
  isFault: boolean;
  finding: string;
  /** The way to mend a fault; empty without one. */
  remedy: string;
}

/** Looks for what commonly keeps the elements of this page from working, and prints it as one table. */
export function diagnose(): Promise<DiagnosisRow[]>;

/** Defines the tags, once for each page. Importing this module does it. */
export function defineTrekElements(): void;

interface TrekElement extends HTMLElement {
  addEventListener<Name extends keyof TrekEventMap>(
    type: Name,
    listener: (event: TrekEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

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
  'theme'?: 'light' | 'dark' | 'auto';
  /** Address of your trek pages, with `{slug}` for the trek’s name. Without it treks are not links. */
  'trek-href'?: string;
  /** Address of the terms that visitors agree to. Default: as the backend names it. */
  'terms-href'?: string;
  /** Address of the privacy policy. Default: as the backend names it. */
  'privacy-href'?: string;
  /** Shows ‘Price on request’ in place of every price, and ‘Ask for a price’ in place of ‘Book Now’. The backend’s answers still have the prices. */
  'hide-prices'?: boolean;
  /** Address where visitors ask for a price, with `{title}` for the trek’s. Default: a dialog, which sends the operator a message. */
  'ask-href'?: string;
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
  'view'?: 'grid' | 'list';
  /** Treks on a page, 1 to 60. Default 6. */
  'page-size'?: number | string;
  /** Writes the search into the `query` or the `hash` of your page’s address, with `trek-` before each name: Back and a reload find it again. Default `none`. */
  'url-sync'?: 'none' | 'query' | 'hash';
  /** The list’s heading. Default: ‘All Treks & Tours’, or with the country that is looked for. */
  'heading'?: string;
  /** Leaves the title out, where your page has one. */
  'no-title'?: boolean;
  /** The trek, by its id or the slug of its title. */
  'trek'?: number | string;
  /** The card’s layout. */
  'layout'?: 'grid' | 'list';
  /** Size of the group at first. Default 1. */
  'travelers'?: number | string;
  /** Start date at first, as YYYY-MM-DD. Default: none. */
  'start-date'?: string;
  /** Your own texts, in place of some of the element’s language. */
  messages?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
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

/** Shares its attributes with all elements in it. */
export interface TrekContextElement extends TrekElement {
  /** Address of the API, required; `demo:` is one in memory. */
  backend: string | null;
  /** Your id at the operator, who sees that you have sold a booking. */
  partner: string | null;
  /** Your own words for such a booking, at most 64 characters. */
  partnerRef: string | null;
  /** Language of texts, numbers and dates: a BCP 47 tag, or as `de_DE` of a CMS. German, French and Spanish texts are included; other languages show English. */
  locale: string | null;
  /** `auto` follows the visitor’s system. Default `light`. */
  theme: string | null;
  /** Address of your trek pages, with `{slug}` for the trek’s name. Without it treks are not links. */
  trekHref: string | null;
  /** Address of the terms that visitors agree to. Default: as the backend names it. */
  termsHref: string | null;
  /** Address of the privacy policy. Default: as the backend names it. */
  privacyHref: string | null;
  /** Shows ‘Price on request’ in place of every price, and ‘Ask for a price’ in place of ‘Book Now’. The backend’s answers still have the prices. */
  hidePrices: boolean;
  /** Address where visitors ask for a price, with `{title}` for the trek’s. Default: a dialog, which sends the operator a message. */
  askHref: string | null;
  /** Level of the top headings, 1 to 6. Default 2. */
  headingLevel: string | null;
  /** The initial country. */
  country: string | null;
  /** The initial region: its id, or its name in lower case with hyphens. */
  region: string | null;
  /** The initial activity. */
  activity: string | null;
  /** The initial difficulty. */
  difficulty: string | null;
  /** Range of days. */
  duration: string | null;
  /** Range of US dollars per person. */
  budget: string | null;
  /** A month of the treks’ season, 1 to 12. */
  month: string | null;
  /** The highest point at most, in meters. */
  maxAltitude: string | null;
  /** The initial keyword. */
  keyword: string | null;
  /** The initial order. */
  sort: string | null;
  /** Cards in a grid or a list. */
  view: string | null;
  /** Treks on a page, 1 to 60. Default 6. */
  pageSize: string | null;
  /** Writes the search into the `query` or the `hash` of your page’s address, with `trek-` before each name: Back and a reload find it again. Default `none`. */
  urlSync: string | null;
  /** The list’s heading. Default: ‘All Treks & Tours’, or with the country that is looked for. */
  heading: string | null;
  /** Leaves the title out, where your page has one. */
  noTitle: boolean;
  /** The trek, by its id or the slug of its title. */
  trek: string | null;
  /** The card’s layout. */
  layout: string | null;
  /** Size of the group at first. Default 1. */
  travelers: string | null;
  /** Start date at first, as YYYY-MM-DD. Default: none. */
  startDate: string | null;
  /** Your own texts, in place of some of the element’s language. */
  messages: (Readonly<Record<string, Readonly<Record<string, unknown>>>>) | undefined;
  /** Another currency to show beside the dollars; what is charged stays in dollars. */
  secondCurrency: ({ code: string; perUsd: number; source: string; date: string }) | undefined;
  /** Up to ten short texts of yours by their names, stored with the booking. */
  metadata: (Readonly<Record<string, string>>) | undefined;
  /** Formats prices. */
  formatPrice: ((usd: number, locale: string) => string) | undefined;
  /** The token of a visitor you have signed in; null while signed out. */
  getToken: (() => string | null) | undefined;
  /** Replaces the browser’s fetch. */
  fetch: (typeof globalThis.fetch) | undefined;
  /** Reads from the backend again. */
  refresh(): void;
  /** Looks for what commonly keeps elements from working, and prints it as one table. */
  diagnose(): Promise<DiagnosisRow[]>;
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
  'theme'?: 'light' | 'dark' | 'auto';
  /** Address of your trek pages, with `{slug}` for the trek’s name. Without it treks are not links. */
  'trek-href'?: string;
  /** Address of the terms that visitors agree to. Default: as the backend names it. */
  'terms-href'?: string;
  /** Address of the privacy policy. Default: as the backend names it. */
  'privacy-href'?: string;
  /** Shows ‘Price on request’ in place of every price, and ‘Ask for a price’ in place of ‘Book Now’. The backend’s answers still have the prices. */
  'hide-prices'?: boolean;
  /** Address where visitors ask for a price, with `{title}` for the trek’s. Default: a dialog, which sends the operator a message. */
  'ask-href'?: string;
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
  'view'?: 'grid' | 'list';
  /** Treks on a page, 1 to 60. Default 6. */
  'page-size'?: number | string;
  /** Writes the search into the `query` or the `hash` of your page’s address, with `trek-` before each name: Back and a reload find it again. Default `none`. */
  'url-sync'?: 'none' | 'query' | 'hash';
  /** The list’s heading. Default: ‘All Treks & Tours’, or with the country that is looked for. */
  'heading'?: string;
  /** Leaves the title out, where your page has one. */
  'no-title'?: boolean;
  /** Your own texts, in place of some of the element’s language. */
  messages?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
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
export interface TrekListElement extends TrekElement {
  /** Address of the API, required; `demo:` is one in memory. */
  backend: string | null;
  /** Your id at the operator, who sees that you have sold a booking. */
  partner: string | null;
  /** Your own words for such a booking, at most 64 characters. */
  partnerRef: string | null;
  /** Language of texts, numbers and dates: a BCP 47 tag, or as `de_DE` of a CMS. German, French and Spanish texts are included; other languages show English. */
  locale: string | null;
  /** `auto` follows the visitor’s system. Default `light`. */
  theme: string | null;
  /** Address of your trek pages, with `{slug}` for the trek’s name. Without it treks are not links. */
  trekHref: string | null;
  /** Address of the terms that visitors agree to. Default: as the backend names it. */
  termsHref: string | null;
  /** Address of the privacy policy. Default: as the backend names it. */
  privacyHref: string | null;
  /** Shows ‘Price on request’ in place of every price, and ‘Ask for a price’ in place of ‘Book Now’. The backend’s answers still have the prices. */
  hidePrices: boolean;
  /** Address where visitors ask for a price, with `{title}` for the trek’s. Default: a dialog, which sends the operator a message. */
  askHref: string | null;
  /** Level of the top headings, 1 to 6. Default 2. */
  headingLevel: string | null;
  /** The initial country. */
  country: string | null;
  /** The initial region: its id, or its name in lower case with hyphens. */
  region: string | null;
  /** The initial activity. */
  activity: string | null;
  /** The initial difficulty. */
  difficulty: string | null;
  /** Range of days. */
  duration: string | null;
  /** Range of US dollars per person. */
  budget: string | null;
  /** A month of the treks’ season, 1 to 12. */
  month: string | null;
  /** The highest point at most, in meters. */
  maxAltitude: string | null;
  /** The initial keyword. */
  keyword: string | null;
  /** The initial order. */
  sort: string | null;
  /** Cards in a grid or a list. */
  view: string | null;
  /** Treks on a page, 1 to 60. Default 6. */
  pageSize: string | null;
  /** Writes the search into the `query` or the `hash` of your page’s address, with `trek-` before each name: Back and a reload find it again. Default `none`. */
  urlSync: string | null;
  /** The list’s heading. Default: ‘All Treks & Tours’, or with the country that is looked for. */
  heading: string | null;
  /** Leaves the title out, where your page has one. */
  noTitle: boolean;
  /** Your own texts, in place of some of the element’s language. */
  messages: (Readonly<Record<string, Readonly<Record<string, unknown>>>>) | undefined;
  /** Another currency to show beside the dollars; what is charged stays in dollars. */
  secondCurrency: ({ code: string; perUsd: number; source: string; date: string }) | undefined;
  /** Up to ten short texts of yours by their names, stored with the booking. */
  metadata: (Readonly<Record<string, string>>) | undefined;
  /** Formats prices. */
  formatPrice: ((usd: number, locale: string) => string) | undefined;
  /** The token of a visitor you have signed in; null while signed out. */
  getToken: (() => string | null) | undefined;
  /** Replaces the browser’s fetch. */
  fetch: (typeof globalThis.fetch) | undefined;
  /** Reads from the backend again. */
  refresh(): void;
  /** Looks for what commonly keeps elements from working, and prints it as one table. */
  diagnose(): Promise<DiagnosisRow[]>;
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
  'theme'?: 'light' | 'dark' | 'auto';
  /** Address of your trek pages, with `{slug}` for the trek’s name. Without it treks are not links. */
  'trek-href'?: string;
  /** Address of the terms that visitors agree to. Default: as the backend names it. */
  'terms-href'?: string;
  /** Address of the privacy policy. Default: as the backend names it. */
  'privacy-href'?: string;
  /** Shows ‘Price on request’ in place of every price, and ‘Ask for a price’ in place of ‘Book Now’. The backend’s answers still have the prices. */
  'hide-prices'?: boolean;
  /** Address where visitors ask for a price, with `{title}` for the trek’s. Default: a dialog, which sends the operator a message. */
  'ask-href'?: string;
  /** Level of the top headings, 1 to 6. Default 2. */
  'heading-level'?: number | string;
  /** The trek, by its id or the slug of its title. */
  'trek'?: number | string;
  /** The card’s layout. */
  'layout'?: 'grid' | 'list';
  /** Your own texts, in place of some of the element’s language. */
  messages?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
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
export interface TrekOfferElement extends TrekElement {
  /** Address of the API, required; `demo:` is one in memory. */
  backend: string | null;
  /** Your id at the operator, who sees that you have sold a booking. */
  partner: string | null;
  /** Your own words for such a booking, at most 64 characters. */
  partnerRef: string | null;
  /** Language of texts, numbers and dates: a BCP 47 tag, or as `de_DE` of a CMS. German, French and Spanish texts are included; other languages show English. */
  locale: string | null;
  /** `auto` follows the visitor’s system. Default `light`. */
  theme: string | null;
  /** Address of your trek pages, with `{slug}` for the trek’s name. Without it treks are not links. */
  trekHref: string | null;
  /** Address of the terms that visitors agree to. Default: as the backend names it. */
  termsHref: string | null;
  /** Address of the privacy policy. Default: as the backend names it. */
  privacyHref: string | null;
  /** Shows ‘Price on request’ in place of every price, and ‘Ask for a price’ in place of ‘Book Now’. The backend’s answers still have the prices. */
  hidePrices: boolean;
  /** Address where visitors ask for a price, with `{title}` for the trek’s. Default: a dialog, which sends the operator a message. */
  askHref: string | null;
  /** Level of the top headings, 1 to 6. Default 2. */
  headingLevel: string | null;
  /** The trek, by its id or the slug of its title. */
  trek: string | null;
  /** The card’s layout. */
  layout: string | null;
  /** Your own texts, in place of some of the element’s language. */
  messages: (Readonly<Record<string, Readonly<Record<string, unknown>>>>) | undefined;
  /** Another currency to show beside the dollars; what is charged stays in dollars. */
  secondCurrency: ({ code: string; perUsd: number; source: string; date: string }) | undefined;
  /** Up to ten short texts of yours by their names, stored with the booking. */
  metadata: (Readonly<Record<string, string>>) | undefined;
  /** Formats prices. */
  formatPrice: ((usd: number, locale: string) => string) | undefined;
  /** The token of a visitor you have signed in; null while signed out. */
  getToken: (() => string | null) | undefined;
  /** Replaces the browser’s fetch. */
  fetch: (typeof globalThis.fetch) | undefined;
  /** Reads from the backend again. */
  refresh(): void;
  /** Looks for what commonly keeps elements from working, and prints it as one table. */
  diagnose(): Promise<DiagnosisRow[]>;
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
  'theme'?: 'light' | 'dark' | 'auto';
  /** Address of your trek pages, with `{slug}` for the trek’s name. Without it treks are not links. */
  'trek-href'?: string;
  /** Address of the terms that visitors agree to. Default: as the backend names it. */
  'terms-href'?: string;
  /** Address of the privacy policy. Default: as the backend names it. */
  'privacy-href'?: string;
  /** Shows ‘Price on request’ in place of every price, and ‘Ask for a price’ in place of ‘Book Now’. The backend’s answers still have the prices. */
  'hide-prices'?: boolean;
  /** Address where visitors ask for a price, with `{title}` for the trek’s. Default: a dialog, which sends the operator a message. */
  'ask-href'?: string;
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
  messages?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
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
export interface TrekPageElement extends TrekElement {
  /** Address of the API, required; `demo:` is one in memory. */
  backend: string | null;
  /** Your id at the operator, who sees that you have sold a booking. */
  partner: string | null;
  /** Your own words for such a booking, at most 64 characters. */
  partnerRef: string | null;
  /** Language of texts, numbers and dates: a BCP 47 tag, or as `de_DE` of a CMS. German, French and Spanish texts are included; other languages show English. */
  locale: string | null;
  /** `auto` follows the visitor’s system. Default `light`. */
  theme: string | null;
  /** Address of your trek pages, with `{slug}` for the trek’s name. Without it treks are not links. */
  trekHref: string | null;
  /** Address of the terms that visitors agree to. Default: as the backend names it. */
  termsHref: string | null;
  /** Address of the privacy policy. Default: as the backend names it. */
  privacyHref: string | null;
  /** Shows ‘Price on request’ in place of every price, and ‘Ask for a price’ in place of ‘Book Now’. The backend’s answers still have the prices. */
  hidePrices: boolean;
  /** Address where visitors ask for a price, with `{title}` for the trek’s. Default: a dialog, which sends the operator a message. */
  askHref: string | null;
  /** Level of the top headings, 1 to 6. Default 2. */
  headingLevel: string | null;
  /** The trek, by its id or the slug of its title. */
  trek: string | null;
  /** Size of the group at first. Default 1. */
  travelers: string | null;
  /** Start date at first, as YYYY-MM-DD. Default: none. */
  startDate: string | null;
  /** Leaves the title out, where your page has one. */
  noTitle: boolean;
  /** Your own texts, in place of some of the element’s language. */
  messages: (Readonly<Record<string, Readonly<Record<string, unknown>>>>) | undefined;
  /** Another currency to show beside the dollars; what is charged stays in dollars. */
  secondCurrency: ({ code: string; perUsd: number; source: string; date: string }) | undefined;
  /** Up to ten short texts of yours by their names, stored with the booking. */
  metadata: (Readonly<Record<string, string>>) | undefined;
  /** Formats prices. */
  formatPrice: ((usd: number, locale: string) => string) | undefined;
  /** The token of a visitor you have signed in; null while signed out. */
  getToken: (() => string | null) | undefined;
  /** Replaces the browser’s fetch. */
  fetch: (typeof globalThis.fetch) | undefined;
  /** Reads from the backend again. */
  refresh(): void;
  /** Looks for what commonly keeps elements from working, and prints it as one table. */
  diagnose(): Promise<DiagnosisRow[]>;
  /** Opens the booking, as a press on ‘Book Now’ does. */
  open(): void;
  /** Closes the booking, unless a payment is under way. */
  close(): void;
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
  'theme'?: 'light' | 'dark' | 'auto';
  /** Address of your trek pages, with `{slug}` for the trek’s name. Without it treks are not links. */
  'trek-href'?: string;
  /** Address of the terms that visitors agree to. Default: as the backend names it. */
  'terms-href'?: string;
  /** Address of the privacy policy. Default: as the backend names it. */
  'privacy-href'?: string;
  /** Shows ‘Price on request’ in place of every price, and ‘Ask for a price’ in place of ‘Book Now’. The backend’s answers still have the prices. */
  'hide-prices'?: boolean;
  /** Address where visitors ask for a price, with `{title}` for the trek’s. Default: a dialog, which sends the operator a message. */
  'ask-href'?: string;
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
  messages?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
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
export interface TrekBookingElement extends TrekElement {
  /** Address of the API, required; `demo:` is one in memory. */
  backend: string | null;
  /** Your id at the operator, who sees that you have sold a booking. */
  partner: string | null;
  /** Your own words for such a booking, at most 64 characters. */
  partnerRef: string | null;
  /** Language of texts, numbers and dates: a BCP 47 tag, or as `de_DE` of a CMS. German, French and Spanish texts are included; other languages show English. */
  locale: string | null;
  /** `auto` follows the visitor’s system. Default `light`. */
  theme: string | null;
  /** Address of your trek pages, with `{slug}` for the trek’s name. Without it treks are not links. */
  trekHref: string | null;
  /** Address of the terms that visitors agree to. Default: as the backend names it. */
  termsHref: string | null;
  /** Address of the privacy policy. Default: as the backend names it. */
  privacyHref: string | null;
  /** Shows ‘Price on request’ in place of every price, and ‘Ask for a price’ in place of ‘Book Now’. The backend’s answers still have the prices. */
  hidePrices: boolean;
  /** Address where visitors ask for a price, with `{title}` for the trek’s. Default: a dialog, which sends the operator a message. */
  askHref: string | null;
  /** Level of the top headings, 1 to 6. Default 2. */
  headingLevel: string | null;
  /** The trek, by its id or the slug of its title. */
  trek: string | null;
  /** Size of the group at first. Default 1. */
  travelers: string | null;
  /** Start date at first, as YYYY-MM-DD. Default: none. */
  startDate: string | null;
  /** Leaves the title out, where your page has one. */
  noTitle: boolean;
  /** Your own texts, in place of some of the element’s language. */
  messages: (Readonly<Record<string, Readonly<Record<string, unknown>>>>) | undefined;
  /** Another currency to show beside the dollars; what is charged stays in dollars. */
  secondCurrency: ({ code: string; perUsd: number; source: string; date: string }) | undefined;
  /** Up to ten short texts of yours by their names, stored with the booking. */
  metadata: (Readonly<Record<string, string>>) | undefined;
  /** Formats prices. */
  formatPrice: ((usd: number, locale: string) => string) | undefined;
  /** The token of a visitor you have signed in; null while signed out. */
  getToken: (() => string | null) | undefined;
  /** Replaces the browser’s fetch. */
  fetch: (typeof globalThis.fetch) | undefined;
  /** Reads from the backend again. */
  refresh(): void;
  /** Looks for what commonly keeps elements from working, and prints it as one table. */
  diagnose(): Promise<DiagnosisRow[]>;
  /** Opens the booking, as a press on ‘Book Now’ does. */
  open(): void;
  /** Closes the booking, unless a payment is under way. */
  close(): void;
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
  'theme'?: 'light' | 'dark' | 'auto';
  /** Address of your trek pages, with `{slug}` for the trek’s name. Without it treks are not links. */
  'trek-href'?: string;
  /** Address of the terms that visitors agree to. Default: as the backend names it. */
  'terms-href'?: string;
  /** Address of the privacy policy. Default: as the backend names it. */
  'privacy-href'?: string;
  /** Shows ‘Price on request’ in place of every price, and ‘Ask for a price’ in place of ‘Book Now’. The backend’s answers still have the prices. */
  'hide-prices'?: boolean;
  /** Address where visitors ask for a price, with `{title}` for the trek’s. Default: a dialog, which sends the operator a message. */
  'ask-href'?: string;
  /** Level of the top headings, 1 to 6. Default 2. */
  'heading-level'?: number | string;
  /** The trek, by its id or the slug of its title. */
  'trek'?: number | string;
  /** Size of the group at first. Default 1. */
  'travelers'?: number | string;
  /** Start date at first, as YYYY-MM-DD. Default: none. */
  'start-date'?: string;
  /** Your own texts, in place of some of the element’s language. */
  messages?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
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
export interface TrekBookButtonElement extends TrekElement {
  /** Address of the API, required; `demo:` is one in memory. */
  backend: string | null;
  /** Your id at the operator, who sees that you have sold a booking. */
  partner: string | null;
  /** Your own words for such a booking, at most 64 characters. */
  partnerRef: string | null;
  /** Language of texts, numbers and dates: a BCP 47 tag, or as `de_DE` of a CMS. German, French and Spanish texts are included; other languages show English. */
  locale: string | null;
  /** `auto` follows the visitor’s system. Default `light`. */
  theme: string | null;
  /** Address of your trek pages, with `{slug}` for the trek’s name. Without it treks are not links. */
  trekHref: string | null;
  /** Address of the terms that visitors agree to. Default: as the backend names it. */
  termsHref: string | null;
  /** Address of the privacy policy. Default: as the backend names it. */
  privacyHref: string | null;
  /** Shows ‘Price on request’ in place of every price, and ‘Ask for a price’ in place of ‘Book Now’. The backend’s answers still have the prices. */
  hidePrices: boolean;
  /** Address where visitors ask for a price, with `{title}` for the trek’s. Default: a dialog, which sends the operator a message. */
  askHref: string | null;
  /** Level of the top headings, 1 to 6. Default 2. */
  headingLevel: string | null;
  /** The trek, by its id or the slug of its title. */
  trek: string | null;
  /** Size of the group at first. Default 1. */
  travelers: string | null;
  /** Start date at first, as YYYY-MM-DD. Default: none. */
  startDate: string | null;
  /** Your own texts, in place of some of the element’s language. */
  messages: (Readonly<Record<string, Readonly<Record<string, unknown>>>>) | undefined;
  /** Another currency to show beside the dollars; what is charged stays in dollars. */
  secondCurrency: ({ code: string; perUsd: number; source: string; date: string }) | undefined;
  /** Up to ten short texts of yours by their names, stored with the booking. */
  metadata: (Readonly<Record<string, string>>) | undefined;
  /** Formats prices. */
  formatPrice: ((usd: number, locale: string) => string) | undefined;
  /** The token of a visitor you have signed in; null while signed out. */
  getToken: (() => string | null) | undefined;
  /** Replaces the browser’s fetch. */
  fetch: (typeof globalThis.fetch) | undefined;
  /** Reads from the backend again. */
  refresh(): void;
  /** Looks for what commonly keeps elements from working, and prints it as one table. */
  diagnose(): Promise<DiagnosisRow[]>;
  /** Opens the booking, as a press on ‘Book Now’ does. */
  open(): void;
  /** Closes the booking, unless a payment is under way. */
  close(): void;
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
  'theme'?: 'light' | 'dark' | 'auto';
  /** Address of your trek pages, with `{slug}` for the trek’s name. Without it treks are not links. */
  'trek-href'?: string;
  /** Address of the terms that visitors agree to. Default: as the backend names it. */
  'terms-href'?: string;
  /** Address of the privacy policy. Default: as the backend names it. */
  'privacy-href'?: string;
  /** Shows ‘Price on request’ in place of every price, and ‘Ask for a price’ in place of ‘Book Now’. The backend’s answers still have the prices. */
  'hide-prices'?: boolean;
  /** Address where visitors ask for a price, with `{title}` for the trek’s. Default: a dialog, which sends the operator a message. */
  'ask-href'?: string;
  /** Level of the top headings, 1 to 6. Default 2. */
  'heading-level'?: number | string;
  /** Your own texts, in place of some of the element’s language. */
  messages?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
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
export interface TrekAccountElement extends TrekElement {
  /** Address of the API, required; `demo:` is one in memory. */
  backend: string | null;
  /** Your id at the operator, who sees that you have sold a booking. */
  partner: string | null;
  /** Your own words for such a booking, at most 64 characters. */
  partnerRef: string | null;
  /** Language of texts, numbers and dates: a BCP 47 tag, or as `de_DE` of a CMS. German, French and Spanish texts are included; other languages show English. */
  locale: string | null;
  /** `auto` follows the visitor’s system. Default `light`. */
  theme: string | null;
  /** Address of your trek pages, with `{slug}` for the trek’s name. Without it treks are not links. */
  trekHref: string | null;
  /** Address of the terms that visitors agree to. Default: as the backend names it. */
  termsHref: string | null;
  /** Address of the privacy policy. Default: as the backend names it. */
  privacyHref: string | null;
  /** Shows ‘Price on request’ in place of every price, and ‘Ask for a price’ in place of ‘Book Now’. The backend’s answers still have the prices. */
  hidePrices: boolean;
  /** Address where visitors ask for a price, with `{title}` for the trek’s. Default: a dialog, which sends the operator a message. */
  askHref: string | null;
  /** Level of the top headings, 1 to 6. Default 2. */
  headingLevel: string | null;
  /** Your own texts, in place of some of the element’s language. */
  messages: (Readonly<Record<string, Readonly<Record<string, unknown>>>>) | undefined;
  /** Another currency to show beside the dollars; what is charged stays in dollars. */
  secondCurrency: ({ code: string; perUsd: number; source: string; date: string }) | undefined;
  /** Up to ten short texts of yours by their names, stored with the booking. */
  metadata: (Readonly<Record<string, string>>) | undefined;
  /** Formats prices. */
  formatPrice: ((usd: number, locale: string) => string) | undefined;
  /** The token of a visitor you have signed in; null while signed out. */
  getToken: (() => string | null) | undefined;
  /** Replaces the browser’s fetch. */
  fetch: (typeof globalThis.fetch) | undefined;
  /** Reads from the backend again. */
  refresh(): void;
  /** Looks for what commonly keeps elements from working, and prints it as one table. */
  diagnose(): Promise<DiagnosisRow[]>;
}

/** The attributes and properties of each tag. */
export interface TrekTags {
  'trek-context': TrekContextAttributes;
  'trek-list': TrekListAttributes;
  'trek-offer': TrekOfferAttributes;
  'trek-page': TrekPageAttributes;
  'trek-booking': TrekBookingAttributes;
  'trek-book-button': TrekBookButtonAttributes;
  'trek-account': TrekAccountAttributes;
}

declare global {
  interface HTMLElementTagNameMap {
    'trek-context': TrekContextElement;
    'trek-list': TrekListElement;
    'trek-offer': TrekOfferElement;
    'trek-page': TrekPageElement;
    'trek-booking': TrekBookingElement;
    'trek-book-button': TrekBookButtonElement;
    'trek-account': TrekAccountElement;
  }
  interface DocumentEventMap extends TrekEventMap {}
}
