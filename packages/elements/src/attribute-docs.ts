import type { AttributeName, PROPERTIES, TagName } from './attributes.ts';

/** The documentation of an attribute, for the docs and the types. */
interface Words {
  says: string;
  /** In TypeScript. Default `string`. */
  type?: string;
  example?: string;
}

export const ATTRIBUTE_DOCS: Record<AttributeName, Words> = {
  backend: { says: 'Address of the API. It has to be said.', example: 'https://treks.example/api' },
  locale: {
    says: 'Language of texts, numbers and dates: a BCP 47 tag. German, French and Spanish texts come by themselves; others are English.',
    example: 'de-DE',
  },
  theme: { says: '`auto` follows the visitor’s system. Default `light`.', type: "'light' | 'dark' | 'auto'" },
  'trek-href': {
    says: 'Your pages of treks, with `{slug}` where the trek’s name goes. Without it, treks are no links.',
    example: '/tours/{slug}',
  },
  'heading-level': { says: 'Level of the uppermost headings, 1 to 6. Default 2.', type: 'number | string' },
  country: { says: 'The country at first, in small letters.', example: 'nepal' },
  region: { says: 'The id of the region at first.' },
  activity: { says: 'The activity at first.', example: 'hiking' },
  difficulty: { says: 'The difficulty at first.', example: 'moderate' },
  duration: { says: 'Days, from and to.', example: '1-15' },
  budget: { says: 'US dollars per person, from and to.', example: '1000-2000' },
  keyword: { says: 'What the treks’ words are searched for at first.' },
  sort: { says: 'The order at first.', example: 'price-low' },
  view: { says: 'Cards side by side, or below each other.', type: "'grid' | 'list'" },
  trek: {
    says: 'Which trek: its id, or the slug of its title.',
    type: 'number | string',
    example: 'everest-base-camp-trek',
  },
  layout: { says: 'The card’s form.', type: "'grid' | 'list'" },
};

/** One sentence for each tag. */
export const TAG_DOCS: Record<TagName, string> = {
  'trek-context': 'Says for all elements in it what they have in common.',
  'trek-list': 'All treks with filters, sorting and pages.',
  'trek-offer': 'One trek as a card, with its price.',
  'trek-page': 'A whole trek: story, pictures, days, and the booking beside it.',
  'trek-booking': 'The booking of one trek: price, group, ‘Book Now’ and its dialog.',
  'trek-book-button': 'A button that opens the booking of one trek. It says what stands in the element.',
  'trek-account': 'A visitor’s bookings and settings; who is not signed in does so here.',
};

/** Properties that have no attribute, with their TypeScript types. */
export const PROPERTY_DOCS: Record<(typeof PROPERTIES)[number], Required<Pick<Words, 'says' | 'type'>>> = {
  messages: { says: 'Texts in a language of your own.', type: "import('@trek/ui/messages').TrekMessages" },
  formatPrice: { says: 'Writes prices in your own way.', type: '(usd: number, locale: string) => string' },
  getToken: {
    says: 'The token of a visitor whom you have signed in; null while nobody is.',
    type: '() => string | null',
  },
  fetch: { says: 'What calls go through, in place of the browser’s own.', type: 'typeof globalThis.fetch' },
};
