// Written by describe.ts, of src/attributes.ts and src/attribute-docs.ts.
/** Says for all elements in it what they have in common. */
export interface TrekContextAttributes {
  /** Address of the API. It has to be said. */
  'backend'?: string;
  /** Language of texts, numbers and dates: a BCP 47 tag. German, French and Spanish texts come by themselves; others are English. */
  'locale'?: string;
  /** `auto` follows the visitor’s system. Default `light`. */
  'theme'?: 'light' | 'dark' | 'auto';
  /** Your pages of treks, with `{slug}` where the trek’s name goes. Without it, treks are no links. */
  'trek-href'?: string;
  /** Level of the uppermost headings, 1 to 6. Default 2. */
  'heading-level'?: number | string;
  /** Texts in a language of your own. */
  messages?: import('@trek/ui/messages').TrekMessages;
  /** Writes prices in your own way. */
  formatPrice?: (usd: number, locale: string) => string;
  /** The token of a visitor whom you have signed in; null while nobody is. */
  getToken?: () => string | null;
  /** What calls go through, in place of the browser’s own. */
  fetch?: typeof globalThis.fetch;
}

/** All treks with filters, sorting and pages. */
export interface TrekListAttributes {
  /** Address of the API. It has to be said. */
  'backend'?: string;
  /** Language of texts, numbers and dates: a BCP 47 tag. German, French and Spanish texts come by themselves; others are English. */
  'locale'?: string;
  /** `auto` follows the visitor’s system. Default `light`. */
  'theme'?: 'light' | 'dark' | 'auto';
  /** Your pages of treks, with `{slug}` where the trek’s name goes. Without it, treks are no links. */
  'trek-href'?: string;
  /** Level of the uppermost headings, 1 to 6. Default 2. */
  'heading-level'?: number | string;
  /** The country at first, in small letters. */
  'country'?: string;
  /** The id of the region at first. */
  'region'?: string;
  /** The activity at first. */
  'activity'?: string;
  /** The difficulty at first. */
  'difficulty'?: string;
  /** Days, from and to. */
  'duration'?: string;
  /** US dollars per person, from and to. */
  'budget'?: string;
  /** What the treks’ words are searched for at first. */
  'keyword'?: string;
  /** The order at first. */
  'sort'?: string;
  /** Cards side by side, or below each other. */
  'view'?: 'grid' | 'list';
  /** Texts in a language of your own. */
  messages?: import('@trek/ui/messages').TrekMessages;
  /** Writes prices in your own way. */
  formatPrice?: (usd: number, locale: string) => string;
  /** The token of a visitor whom you have signed in; null while nobody is. */
  getToken?: () => string | null;
  /** What calls go through, in place of the browser’s own. */
  fetch?: typeof globalThis.fetch;
}

/** One trek as a card, with its price. */
export interface TrekOfferAttributes {
  /** Address of the API. It has to be said. */
  'backend'?: string;
  /** Language of texts, numbers and dates: a BCP 47 tag. German, French and Spanish texts come by themselves; others are English. */
  'locale'?: string;
  /** `auto` follows the visitor’s system. Default `light`. */
  'theme'?: 'light' | 'dark' | 'auto';
  /** Your pages of treks, with `{slug}` where the trek’s name goes. Without it, treks are no links. */
  'trek-href'?: string;
  /** Level of the uppermost headings, 1 to 6. Default 2. */
  'heading-level'?: number | string;
  /** Which trek: its id, or the slug of its title. */
  'trek'?: number | string;
  /** The card’s form. */
  'layout'?: 'grid' | 'list';
  /** Texts in a language of your own. */
  messages?: import('@trek/ui/messages').TrekMessages;
  /** Writes prices in your own way. */
  formatPrice?: (usd: number, locale: string) => string;
  /** The token of a visitor whom you have signed in; null while nobody is. */
  getToken?: () => string | null;
  /** What calls go through, in place of the browser’s own. */
  fetch?: typeof globalThis.fetch;
}

/** A whole trek: story, pictures, days, and the booking beside it. */
export interface TrekPageAttributes {
  /** Address of the API. It has to be said. */
  'backend'?: string;
  /** Language of texts, numbers and dates: a BCP 47 tag. German, French and Spanish texts come by themselves; others are English. */
  'locale'?: string;
  /** `auto` follows the visitor’s system. Default `light`. */
  'theme'?: 'light' | 'dark' | 'auto';
  /** Your pages of treks, with `{slug}` where the trek’s name goes. Without it, treks are no links. */
  'trek-href'?: string;
  /** Level of the uppermost headings, 1 to 6. Default 2. */
  'heading-level'?: number | string;
  /** Which trek: its id, or the slug of its title. */
  'trek'?: number | string;
  /** Texts in a language of your own. */
  messages?: import('@trek/ui/messages').TrekMessages;
  /** Writes prices in your own way. */
  formatPrice?: (usd: number, locale: string) => string;
  /** The token of a visitor whom you have signed in; null while nobody is. */
  getToken?: () => string | null;
  /** What calls go through, in place of the browser’s own. */
  fetch?: typeof globalThis.fetch;
}

/** The booking of one trek: price, group, ‘Book Now’ and its dialog. */
export interface TrekBookingAttributes {
  /** Address of the API. It has to be said. */
  'backend'?: string;
  /** Language of texts, numbers and dates: a BCP 47 tag. German, French and Spanish texts come by themselves; others are English. */
  'locale'?: string;
  /** `auto` follows the visitor’s system. Default `light`. */
  'theme'?: 'light' | 'dark' | 'auto';
  /** Your pages of treks, with `{slug}` where the trek’s name goes. Without it, treks are no links. */
  'trek-href'?: string;
  /** Level of the uppermost headings, 1 to 6. Default 2. */
  'heading-level'?: number | string;
  /** Which trek: its id, or the slug of its title. */
  'trek'?: number | string;
  /** Texts in a language of your own. */
  messages?: import('@trek/ui/messages').TrekMessages;
  /** Writes prices in your own way. */
  formatPrice?: (usd: number, locale: string) => string;
  /** The token of a visitor whom you have signed in; null while nobody is. */
  getToken?: () => string | null;
  /** What calls go through, in place of the browser’s own. */
  fetch?: typeof globalThis.fetch;
}

/** A button that opens the booking of one trek. It says what stands in the element. */
export interface TrekBookButtonAttributes {
  /** Address of the API. It has to be said. */
  'backend'?: string;
  /** Language of texts, numbers and dates: a BCP 47 tag. German, French and Spanish texts come by themselves; others are English. */
  'locale'?: string;
  /** `auto` follows the visitor’s system. Default `light`. */
  'theme'?: 'light' | 'dark' | 'auto';
  /** Your pages of treks, with `{slug}` where the trek’s name goes. Without it, treks are no links. */
  'trek-href'?: string;
  /** Level of the uppermost headings, 1 to 6. Default 2. */
  'heading-level'?: number | string;
  /** Which trek: its id, or the slug of its title. */
  'trek'?: number | string;
  /** Texts in a language of your own. */
  messages?: import('@trek/ui/messages').TrekMessages;
  /** Writes prices in your own way. */
  formatPrice?: (usd: number, locale: string) => string;
  /** The token of a visitor whom you have signed in; null while nobody is. */
  getToken?: () => string | null;
  /** What calls go through, in place of the browser’s own. */
  fetch?: typeof globalThis.fetch;
}

/** A visitor’s bookings and settings; who is not signed in does so here. */
export interface TrekAccountAttributes {
  /** Address of the API. It has to be said. */
  'backend'?: string;
  /** Language of texts, numbers and dates: a BCP 47 tag. German, French and Spanish texts come by themselves; others are English. */
  'locale'?: string;
  /** `auto` follows the visitor’s system. Default `light`. */
  'theme'?: 'light' | 'dark' | 'auto';
  /** Your pages of treks, with `{slug}` where the trek’s name goes. Without it, treks are no links. */
  'trek-href'?: string;
  /** Level of the uppermost headings, 1 to 6. Default 2. */
  'heading-level'?: number | string;
  /** Texts in a language of your own. */
  messages?: import('@trek/ui/messages').TrekMessages;
  /** Writes prices in your own way. */
  formatPrice?: (usd: number, locale: string) => string;
  /** The token of a visitor whom you have signed in; null while nobody is. */
  getToken?: () => string | null;
  /** What calls go through, in place of the browser’s own. */
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
