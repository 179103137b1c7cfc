/** Attributes of every tag; a surrounding `<trek-context>` can set them for all of its elements. */
const EVERYWHERE = [
  'backend',
  'partner',
  'partner-ref',
  'locale',
  'theme',
  'trek-href',
  'terms-href',
  'privacy-href',
  'hide-prices',
  'ask-href',
  'heading-level',
] as const;

/** The start of a booking. */
const BOOKING = ['trek', 'travelers', 'start-date'] as const;

/** The initial search. */
export const SEARCH = [
  'country',
  'region',
  'activity',
  'difficulty',
  'duration',
  'budget',
  'month',
  'max-altitude',
  'keyword',
  'sort',
  'view',
] as const;

/** Each tag with its own attributes. Properties, types, docs and `custom-elements.json` are derived from this table. */
export const TAGS = {
  'trek-context': [],
  'trek-list': [...SEARCH, 'page-size', 'url-sync', 'heading', 'no-title'],
  'trek-offer': ['trek', 'layout'],
  'trek-page': [...BOOKING, 'no-title'],
  'trek-booking': [...BOOKING, 'no-title'],
  'trek-book-button': BOOKING,
  'trek-account': [],
} as const;

export type TagName = keyof typeof TAGS;
export type AttributeName = (typeof EVERYWHERE)[number] | (typeof TAGS)[TagName][number];

const ALL: readonly AttributeName[] = [...new Set([...EVERYWHERE, ...Object.values(TAGS).flat()])];

/** The attributes of a tag. Those of a `<trek-context>` are for the elements in it, so it has all. */
export const attributesOf = (tag: TagName): readonly AttributeName[] =>
  tag === 'trek-context' ? ALL : [...EVERYWHERE, ...TAGS[tag]];

/** Attributes that are there or not, without a value. */
export const FLAGS: ReadonlySet<string> = new Set<AttributeName>(['no-title', 'hide-prices']);

/** Values to choose from, or what a value looks like. The values of others are data of the backend. */
export const VALUES: { readonly [Name in AttributeName]?: readonly string[] | RegExp } = {
  theme: ['light', 'dark', 'auto'],
  view: ['grid', 'list'],
  layout: ['grid', 'list'],
  'url-sync': ['none', 'query', 'hash'],
  'heading-level': /^[1-6]$/,
  'page-size': /^(?:[1-9]|[1-5]\d|60)$/,
  travelers: /^[1-9]\d?$/,
  'start-date': /^\d{4}-\d\d-\d\d$/,
};

/** Properties that only scripts can set, on an element or its `<trek-context>`. */
export const PROPERTIES = ['messages', 'formatPrice', 'secondCurrency', 'metadata', 'getToken', 'fetch'] as const;

/** Tags with a booking, which `open()` and `close()` are about. */
export const BOOKING_TAGS: ReadonlySet<TagName> = new Set<TagName>(['trek-page', 'trek-booking', 'trek-book-button']);

/** The methods of a tag. */
export const methodsOf = (tag: TagName) =>
  BOOKING_TAGS.has(tag) ? (['refresh', 'diagnose', 'open', 'close'] as const) : (['refresh', 'diagnose'] as const);

/** The property of an attribute: `trekHref` for `trek-href`. */
export const propertyOf = (attribute: string): string =>
  attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
