import type { AttributeName, PROPERTIES, TagName } from './attributes.ts';

/** The documentation of an attribute, for the docs and the types. */
interface Words {
  says: string;
  /** In TypeScript. Default `string`. */
  type?: string;
  example?: string;
}

export const ATTRIBUTE_DOCS: Record<AttributeName, Words> = {
  backend: { says: 'Address of the API. Required.', example: 'https://treks.example/api' },
  locale: {
    says: 'Language of texts, numbers and dates: a BCP 47 tag. German, French and Spanish translations load automatically; other languages show English.',
    example: 'de-DE',
  },
  theme: { says: '`auto` follows the visitor’s system. Default `light`.', type: "'light' | 'dark' | 'auto'" },
  'trek-href': {
    says: 'URL of your trek pages, with `{slug}` in place of the trek’s name. Without it, treks are not linked.',
    example: '/tours/{slug}',
  },
  'heading-level': { says: 'Level of the top headings, 1 to 6. Default 2.', type: 'number | string' },
  country: { says: 'Initial country, in lower case.', example: 'nepal' },
  region: { says: 'Id of the initial region.' },
  activity: { says: 'Initial activity.', example: 'hiking' },
  difficulty: { says: 'Initial difficulty.', example: 'moderate' },
  duration: { says: 'Range of days.', example: '1-15' },
  budget: { says: 'Price range per person in US dollars.', example: '1000-2000' },
  keyword: { says: 'Initial search text.' },
  sort: { says: 'Initial sort order.', example: 'price-low' },
  view: { says: 'Cards in a grid, or in a list.', type: "'grid' | 'list'" },
  trek: {
    says: 'The trek’s id, or the slug of its title.',
    type: 'number | string',
    example: 'everest-base-camp-trek',
  },
  layout: { says: 'Layout of the card.', type: "'grid' | 'list'" },
};

/** One sentence for each tag. */
export const TAG_DOCS: Record<TagName, string> = {
  'trek-context': 'Sets shared attributes for all elements inside.',
  'trek-list': 'All treks with filters, sorting and pages.',
  'trek-offer': 'One trek as a card, with its price.',
  'trek-page': 'A whole trek: description, pictures, itinerary and booking.',
  'trek-booking': 'The booking of one trek: price, group, ‘Book Now’ and its dialog.',
  'trek-book-button': 'A button that opens the booking of one trek. Its label is the element’s text.',
  'trek-account': 'A visitor’s bookings and settings, or the sign-in form.',
};

/** Properties that have no attribute, with their TypeScript types. */
export const PROPERTY_DOCS: Record<(typeof PROPERTIES)[number], Required<Pick<Words, 'says' | 'type'>>> = {
  messages: { says: 'Texts in another language.', type: "import('@trek/ui/messages').TrekMessages" },
  formatPrice: { says: 'Formats prices your own way.', type: '(usd: number, locale: string) => string' },
  getToken: {
    says: 'The token of the visitor you have signed in; null if there is none.',
    type: '() => string | null',
  },
  fetch: { says: 'Replaces the browser’s `fetch` for API calls.', type: 'typeof globalThis.fetch' },
};
