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
  'heading-level',
] as const;

/** The initial search. */
const SEARCH = [
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
  'trek-list': [...SEARCH, 'heading'],
  'trek-offer': ['trek', 'layout'],
  'trek-page': ['trek'],
  'trek-booking': ['trek'],
  'trek-book-button': ['trek'],
  'trek-account': [],
} as const;

export type TagName = keyof typeof TAGS;
export type AttributeName = (typeof EVERYWHERE)[number] | (typeof TAGS)[TagName][number];

export const attributesOf = (tag: TagName): readonly AttributeName[] => [...EVERYWHERE, ...TAGS[tag]];

/** Properties that only scripts can set, on an element or its `<trek-context>`. */
export const PROPERTIES = ['messages', 'formatPrice', 'getToken', 'fetch'] as const;

/** The property of an attribute: `trekHref` for `trek-href`. */
export const propertyOf = (attribute: string): string =>
  attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
