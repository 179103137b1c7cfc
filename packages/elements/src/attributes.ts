/** What every tag takes, or the `<trek-context>` around it for all that stand in it. */
const EVERYWHERE = ['backend', 'locale', 'theme', 'trek-href', 'heading-level'] as const;

/** What is looked for at first. */
const SEARCH = [
  'country',
  'region',
  'activity',
  'difficulty',
  'duration',
  'budget',
  'keyword',
  'sort',
  'view',
] as const;

/**
 * The one table of the elements: each tag with its own attributes. Properties, types, the words of the docs and
 * `custom-elements.json` follow from it.
 */
export const TAGS = {
  'trek-context': [],
  'trek-list': SEARCH,
  'trek-offer': ['trek', 'layout'],
  'trek-page': ['trek'],
  'trek-booking': ['trek'],
  'trek-book-button': ['trek'],
  'trek-account': [],
} as const;

export type TagName = keyof typeof TAGS;
export type AttributeName = (typeof EVERYWHERE)[number] | (typeof TAGS)[TagName][number];

/** The attributes that a tag takes. */
export const attributesOf = (tag: TagName): readonly AttributeName[] => [...EVERYWHERE, ...TAGS[tag]];

/** What only a script can say, as a property of the tag or of the `<trek-context>` around it. */
export const PROPERTIES = ['messages', 'formatPrice', 'getToken', 'fetch'] as const;

/** An attribute's property: `trekHref` of `trek-href`. */
export const propertyOf = (attribute: string): string =>
  attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
