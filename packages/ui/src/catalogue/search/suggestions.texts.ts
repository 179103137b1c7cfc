import { defineTexts } from '../../core/texts/define-texts.ts';
import { pluralIn } from '../../core/texts/plural.ts';

const plural = pluralIn('en');

/** Every text of the search field that suggests. */
export const suggestionsTexts = defineTexts('suggestions', {
  label: 'Search treks',
  placeholder: 'Trek, region or place',
  list: 'Suggestions',
  kinds: { recent: 'Recent searches', trek: 'Treks', region: 'Regions', post: 'Articles', page: 'Pages' },
  clearRecent: 'Clear recent searches',
  loading: 'Searching…',
  failed: 'Suggestions can’t be loaded at the moment.',
  retry: 'Try again',
  nothing: (query: string) => `Nothing found for “${query}”`,
  nearest: 'No trek has all of this. These are nearest.',
  notOffered: (name: string) => `We don’t run ${name}. These are nearest.`,
  allTreks: 'See all treks',
  count: (count: number) => plural(count, { one: '# suggestion', other: '# suggestions' }),
});
