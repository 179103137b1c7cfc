import type { PageDataName } from '../src/data/page-reads.ts';

/** On every page, for a new version of the site. */
const EVERY_PAGE = 'pages';

/** Content that a page shows besides its own subject, by its data. */
const SHOWN: Record<PageDataName, readonly string[]> = {
  home: ['listing', 'places', 'posts'],
  listing: ['listing', 'places'],
  compare: ['listing'],
  trek: ['places'],
  country: ['listing', 'places'],
  region: ['listing', 'places'],
  posts: ['posts'],
  post: [],
  missing: ['listing'],
};

const SUBJECTS: readonly PageDataName[] = ['trek', 'country', 'region', 'post'];

/**
 * The tags by which a cache in front can drop a page after a change of what it shows.
 * @param data undefined: a page of text
 * @param truePath path of the page's canonical address
 */
export function cacheTags(data: PageDataName | undefined, truePath: string): string {
  if (!data) return EVERY_PAGE;
  const subject = SUBJECTS.includes(data) ? [`${data}:${truePath.slice(truePath.lastIndexOf('/') + 1)}`] : [];
  return [EVERY_PAGE, ...SHOWN[data], ...subject].join(',');
}
