// Written by describe.ts, of src/attributes.ts and src/attribute-docs.ts.
/** Sets shared attributes for all elements inside. */
export interface TrekContextAttributes {
  /** Address of the API. Required. */
  'backend'?: string;
  /** Language of texts, numbers and dates: a BCP 47 tag. German, French and Spanish translations load automatically; other languages show English. */
  'locale'?: string;
  /** `auto` follows the visitor’s system. Default `light`. */
  'theme'?: 'light' | 'dark' | 'auto';
  /** URL of your trek pages, with `{slug}` in place of the trek’s name. Without it, treks are not linked. */
  'trek-href'?: string;
  /** Level of the top headings, 1 to 6. Default 2. */
  'heading-level'?: number | string;
  /** Texts in another language. */
  messages?: import('@trek/ui/messages').TrekMessages;
  /** Formats prices your own way. */
  formatPrice?: (usd: number, locale: string) => string;
  /** The token of the visitor you have signed in; null if there is none. */
  getToken?: () => string | null;
  /** Replaces the browser’s `fetch` for API calls. */
  fetch?: typeof globalThis.fetch;
}

/** All treks with filters, sorting and pages. */
export interface TrekListAttributes {
  /** Address of the API. Required. */
  'backend'?: string;
  /** Language of texts, numbers and dates: a BCP 47 tag. German, French and Spanish translations load automatically; other languages show English. */
  'locale'?: string;
  /** `auto` follows the visitor’s system. Default `light`. */
  'theme'?: 'light' | 'dark' | 'auto';
  /** URL of your trek pages, with `{slug}` in place of the trek’s name. Without it, treks are not linked. */
  'trek-href'?: string;
  /** Level of the top headings, 1 to 6. Default 2. */
  'heading-level'?: number | string;
  /** Initial country, in lower case. */
  'country'?: string;
  /** Id of the initial region. */
  'region'?: string;
  /** Initial activity. */
  'activity'?: string;
  /** Initial difficulty. */
  'difficulty'?: string;
  /** Range of days. */
  'duration'?: string;
  /** Price range per person in US dollars. */
  'budget'?: string;
  /** Initial search text. */
  'keyword'?: string;
  /** Initial sort order. */
  'sort'?: string;
  /** Cards in a grid, or in a list. */
  'view'?: 'grid' | 'list';
  /** Texts in another language. */
  messages?: import('@trek/ui/messages').TrekMessages;
  /** Formats prices your own way. */
  formatPrice?: (usd: number, locale: string) => string;
  /** The token of the visitor you have signed in; null if there is none. */
  getToken?: () => string | null;
  /** Replaces the browser’s `fetch` for API calls. */
  fetch?: typeof globalThis.fetch;
}

/** One trek as a card, with its price. */
export interface TrekOfferAttributes {
  /** Address of the API. Required. */
  'backend'?: string;
  /** Language of texts, numbers and dates: a BCP 47 tag. German, French and Spanish translations load automatically; other languages show English. */
  'locale'?: string;
  /** `auto` follows the visitor’s system. Default `light`. */
  'theme'?: 'light' | 'dark' | 'auto';
  /** URL of your trek pages, with `{slug}` in place of the trek’s name. Without it, treks are not linked. */
  'trek-href'?: string;
  /** Level of the top headings, 1 to 6. Default 2. */
  'heading-level'?: number | string;
  /** The trek’s id, or the slug of its title. */
  'trek'?: number | string;
  /** Layout of the card. */
  'layout'?: 'grid' | 'list';
  /** Texts in another language. */
  messages?: import('@trek/ui/messages').TrekMessages;
  /** Formats prices your own way. */
  formatPrice?: (usd: number, locale: string) => string;
  /** The token of the visitor you have signed in; null if there is none. */
  getToken?: () => string | null;
  /** Replaces the browser’s `fetch` for API calls. */
  fetch?: typeof globalThis.fetch;
}

/** A whole trek: description, pictures, itinerary and booking. */
export interface TrekPageAttributes {
  /** Address of the API. Required. */
  'backend'?: string;
  /** Language of texts, numbers and dates: a BCP 47 tag. German, French and Spanish translations load automatically; other languages show English. */
  'locale'?: string;
  /** `auto` follows the visitor’s system. Default `light`. */
  'theme'?: 'light' | 'dark' | 'auto';
  /** URL of your trek pages, with `{slug}` in place of the trek’s name. Without it, treks are not linked. */
  'trek-href'?: string;
  /** Level of the top headings, 1 to 6. Default 2. */
  'heading-level'?: number | string;
  /** The trek’s id, or the slug of its title. */
  'trek'?: number | string;
  /** Texts in another language. */
  messages?: import('@trek/ui/messages').TrekMessages;
  /** Formats prices your own way. */
  formatPrice?: (usd: number, locale: string) => string;
  /** The token of the visitor you have signed in; null if there is none. */
  getToken?: () => string | null;
  /** Replaces the browser’s `fetch` for API calls. */
  fetch?: typeof globalThis.fetch;
}

/** The booking of one trek: price, group, ‘Book Now’ and its dialog. */
export interface TrekBookingAttributes {
  /** Address of the API. Required. */
  'backend'?: string;
  /** Language of texts, numbers and dates: a BCP 47 tag. German, French and Spanish translations load automatically; other languages show English. */
  'locale'?: string;
  /** `auto` follows the visitor’s system. Default `light`. */
  'theme'?: 'light' | 'dark' | 'auto';
  /** URL of your trek pages, with `{slug}` in place of the trek’s name. Without it, treks are not linked. */
  'trek-href'?: string;
  /** Level of the top headings, 1 to 6. Default 2. */
  'heading-level'?: number | string;
  /** The trek’s id, or the slug of its title. */
  'trek'?: number | string;
  /** Texts in another language. */
  messages?: import('@trek/ui/messages').TrekMessages;
  /** Formats prices your own way. */
  formatPrice?: (usd: number, locale: string) => string;
  /** The token of the visitor you have signed in; null if there is none. */
  getToken?: () => string | null;
  /** Replaces the browser’s `fetch` for API calls. */
  fetch?: typeof globalThis.fetch;
}

/** A button that opens the booking of one trek. Its label is the element’s text. */
export interface TrekBookButtonAttributes {
  /** Address of the API. Required. */
  'backend'?: string;
  /** Language of texts, numbers and dates: a BCP 47 tag. German, French and Spanish translations load automatically; other languages show English. */
  'locale'?: string;
  /** `auto` follows the visitor’s system. Default `light`. */
  'theme'?: 'light' | 'dark' | 'auto';
  /** URL of your trek pages, with `{slug}` in place of the trek’s name. Without it, treks are not linked. */
  'trek-href'?: string;
  /** Level of the top headings, 1 to 6. Default 2. */
  'heading-level'?: number | string;
  /** The trek’s id, or the slug of its title. */
  'trek'?: number | string;
  /** Texts in another language. */
  messages?: import('@trek/ui/messages').TrekMessages;
  /** Formats prices your own way. */
  formatPrice?: (usd: number, locale: string) => string;
  /** The token of the visitor you have signed in; null if there is none. */
  getToken?: () => string | null;
  /** Replaces the browser’s `fetch` for API calls. */
  fetch?: typeof globalThis.fetch;
}

/** A visitor’s bookings and settings, or the sign-in form. */
export interface TrekAccountAttributes {
  /** Address of the API. Required. */
  'backend'?: string;
  /** Language of texts, numbers and dates: a BCP 47 tag. German, French and Spanish translations load automatically; other languages show English. */
  'locale'?: string;
  /** `auto` follows the visitor’s system. Default `light`. */
  'theme'?: 'light' | 'dark' | 'auto';
  /** URL of your trek pages, with `{slug}` in place of the trek’s name. Without it, treks are not linked. */
  'trek-href'?: string;
  /** Level of the top headings, 1 to 6. Default 2. */
  'heading-level'?: number | string;
  /** Texts in another language. */
  messages?: import('@trek/ui/messages').TrekMessages;
  /** Formats prices your own way. */
  formatPrice?: (usd: number, locale: string) => string;
  /** The token of the visitor you have signed in; null if there is none. */
  getToken?: () => string | null;
  /** Replaces the browser’s `fetch` for API calls. */
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
