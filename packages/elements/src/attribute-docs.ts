import type { AttributeName, PROPERTIES, TagName } from './attributes.ts';
import type { TemplateName } from './template-names.ts';

/** The documentation of an attribute, for the docs and the types. */
interface Words {
  says: string;
  /** In TypeScript. Default `string`, or the values of the attribute. */
  type?: string;
  example?: string;
}

export const ATTRIBUTE_DOCS: Record<AttributeName, Words> = {
  backend: { says: 'Address of the API, required; `demo:` is one in memory.', example: 'https://treks.example/api' },
  partner: { says: 'Your id at the operator, who sees that you have sold a booking.', example: 'alpine' },
  'partner-ref': { says: 'Your own words for such a booking, at most 64 characters.', example: 'newsletter-12' },
  locale: {
    says: 'Language of texts, numbers and dates: a BCP 47 tag, or as `de_DE` of a CMS. German, French and Spanish texts are included; other languages show English.',
    example: 'de-DE',
  },
  theme: { says: '`auto` follows the visitor’s system. Default `light`.' },
  'trek-href': {
    says: 'Address of your trek pages, with `{slug}` for the trek’s name. Without it treks are not links.',
    example: '/tours/{slug}',
  },
  'terms-href': { says: 'Address of the terms that visitors agree to. Default: as the backend names it.' },
  'privacy-href': { says: 'Address of the privacy policy. Default: as the backend names it.' },
  'hide-prices': {
    says: 'Shows ‘Price on request’ in place of every price, and ‘Ask for a price’ in place of ‘Book Now’. The backend’s answers still have the prices.',
    type: 'boolean',
  },
  'ask-href': {
    says: 'Address where visitors ask for a price, with `{title}` for the trek’s. Default: a dialog, which sends the operator a message.',
    example: '/contact?trek={title}',
  },
  'heading-level': { says: 'Level of the top headings, 1 to 6. Default 2.', type: 'number | string' },
  heading: {
    says: 'The list’s heading. Default: ‘All Treks & Tours’, or with the country that is looked for.',
    example: 'Our treks',
  },
  'no-title': { says: 'Leaves the title out, where your page has one.', type: 'boolean' },
  'page-size': { says: 'Treks on a page, 1 to 60. Default 6.', type: 'number | string' },
  'url-sync': {
    says: 'Writes the search into the `query` or the `hash` of your page’s address, with `trek-` before each name: Back and a reload find it again. Default `none`.',
  },
  travelers: { says: 'Size of the group at first. Default 1.', type: 'number | string', example: '2' },
  'start-date': { says: 'Start date at first, as YYYY-MM-DD. Default: none.', example: '2027-04-12' },
  country: { says: 'The initial country.', example: 'nepal' },
  region: { says: 'The initial region: its id, or its name in lower case with hyphens.', example: 'everest' },
  activity: { says: 'The initial activity.', example: 'hiking' },
  difficulty: { says: 'The initial difficulty.', example: 'moderate' },
  duration: { says: 'Range of days.', example: '1-15' },
  budget: { says: 'Range of US dollars per person.', example: '1000-2000' },
  month: { says: 'A month of the treks’ season, 1 to 12.', example: '10' },
  'max-altitude': { says: 'The highest point at most, in meters.', example: '4000' },
  keyword: { says: 'The initial keyword.' },
  sort: { says: 'The initial order.', example: 'price-low' },
  view: { says: 'Cards in a grid or a list.' },
  trek: {
    says: 'The trek, by its id or the slug of its title.',
    type: 'number | string',
    example: 'everest-base-camp-trek',
  },
  layout: { says: 'The card’s layout.' },
};

/** One sentence for each tag. */
export const TAG_DOCS: Record<TagName, string> = {
  'trek-context': 'Shares its attributes with all elements in it.',
  'trek-list': 'All treks with filters, sorting and pages.',
  'trek-offer': 'One trek as a card, with its price.',
  'trek-page': 'A whole trek: description, pictures, itinerary and booking.',
  'trek-booking': 'The booking of one trek: price, group, ‘Book Now’ and its dialog.',
  'trek-book-button': 'A button that opens the booking of one trek, labeled with the element’s content.',
  'trek-account': 'A visitor’s bookings and settings, or the sign-in.',
};

/** Methods, with what they return. Before the code has loaded they load it, wherever the element is. */
export const METHOD_DOCS = {
  refresh: { says: 'Reads from the backend again.', returns: 'void' },
  diagnose: {
    says: 'Looks for what commonly keeps elements from working, and prints it as one table.',
    returns: 'Promise<DiagnosisRow[]>',
  },
  open: { says: 'Opens the booking, as a press on ‘Book Now’ does.', returns: 'void' },
  close: { says: 'Closes the booking, unless a payment is under way.', returns: 'void' },
} as const;

const SHOWN_UNTIL = 'Shown until the element’s code has loaded.';

/** The content that a page's author puts into a tag. */
export const SLOT_DOCS: Record<TagName, string> = {
  'trek-context': 'The page’s own content, with elements anywhere in it.',
  'trek-list': `${SHOWN_UNTIL} A \`<template>\` in it is the markup of each card.`,
  'trek-offer': SHOWN_UNTIL,
  'trek-page': SHOWN_UNTIL,
  'trek-booking': SHOWN_UNTIL,
  'trek-book-button': 'The button’s text.',
  'trek-account': SHOWN_UNTIL,
};

/** The facts of a trek that a card's template can name. */
export const TEMPLATE_DOCS: Record<TemplateName, string> = {
  id: 'of the backend',
  slug: 'the name in addresses',
  title: 'the trek’s name',
  country: 'its country',
  region: 'its region',
  location: 'both, as the catalogue writes them',
  difficulty: 'in the element’s language',
  duration: 'in words',
  days: 'as a number',
  price: 'of one person, as the element writes prices',
  altitude: 'the highest point',
  season: 'the best seasons',
  activities: 'all of them',
  image: 'address of the first picture',
  href: 'address of the trek’s page, by `trek-href`',
  popular: 'a word, if the trek is popular',
  group: 'a word, if it is a group departure',
};

const STATES = ['button', 'spinner', 'status'];
const CARD = ['trek-card', 'badge', 'second-currency'];
const PANEL = ['booking-panel', 'second-currency'];
const FORMS = ['sign-in', 'field'];

/** The components in each tag, whose parts can be styled from outside. Dialogs and notices are in `trek-layer`. */
export const TAG_SCOPES: Record<TagName | 'trek-layer', readonly string[]> = {
  'trek-context': [],
  'trek-list': ['embed', 'listing', ...CARD, 'field', 'slider', ...STATES],
  'trek-offer': ['embed', ...CARD, ...STATES],
  'trek-page': [
    ...['embed', 'trek-page', 'trek-page-answers', 'tabs', 'carousel', 'elevation-profile', 'route-map', 'badge'],
    ...[...PANEL, ...STATES],
  ],
  'trek-booking': ['embed', ...PANEL, ...STATES],
  'trek-book-button': ['embed', ...STATES],
  'trek-account': [
    ...['embed', 'account-card', 'booking-list', 'password-change', 'device-list', 'session-screen', 'tabs', 'badge'],
    ...[...FORMS, 'dialog', ...STATES],
  ],
  'trek-layer': [
    ...['embed', 'dialog', 'booking-dialog', 'payment', 'calendar', 'picture-viewer', 'carousel', 'slider', 'notices'],
    ...['booking-panel', 'tabs', 'badge', 'second-currency', 'contact-form', ...FORMS, ...STATES],
  ],
};

/** Properties that have no attribute, with their TypeScript types. */
export const PROPERTY_DOCS: Record<(typeof PROPERTIES)[number], Required<Pick<Words, 'says' | 'type'>>> = {
  messages: {
    says: 'Your own texts, in place of some of the element’s language.',
    type: 'Readonly<Record<string, Readonly<Record<string, unknown>>>>',
  },
  secondCurrency: {
    says: 'Another currency to show beside the dollars; what is charged stays in dollars.',
    type: '{ code: string; perUsd: number; source: string; date: string }',
  },
  metadata: {
    says: 'Up to ten short texts of yours by their names, stored with the booking.',
    type: 'Readonly<Record<string, string>>',
  },
  formatPrice: { says: 'Formats prices.', type: '(usd: number, locale: string) => string' },
  getToken: {
    says: 'The token of a visitor you have signed in; null while signed out.',
    type: '() => string | null',
  },
  fetch: { says: 'Replaces the browser’s fetch.', type: 'typeof globalThis.fetch' },
};
