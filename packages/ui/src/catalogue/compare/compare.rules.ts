import { titleSlug } from '../../api/slug.ts';

/** Most treks that are compared at a time: as many columns as a phone has room for. */
export const MOST_COMPARED = 3;
/** Most slugs that are read of an address, which may be endless. */
const MOST_READ = 6;
const LONGEST_SLUG = 120;

/** A trek that is chosen to be compared, as the bar shows it. */
export interface ComparedTrek {
  slug: string;
  title: string;
}

/** The treks that an address asks to compare. */
export interface ComparedQuery {
  /** The first three, each once. */
  slugs: string[];
  /** How many more it names. */
  leftOut: number;
}

/** The parameter of the address that names the treks, `slug,slug,slug`. */
const PARAMETER = 'treks';

function slugsIn(search: string): string[] {
  const given = (new URLSearchParams(search).get(PARAMETER) ?? '').split(',', MOST_READ * 2);
  // The same trek in another spelling is the same column.
  const slugs = given.map((slug) => titleSlug(slug.slice(0, LONGEST_SLUG))).filter((slug) => slug !== '');
  return [...new Set(slugs)].slice(0, MOST_READ);
}

/** Reads the treks to compare from a page’s query string. */
export function readComparedQuery(search: string): ComparedQuery {
  const slugs = slugsIn(search);
  return { slugs: slugs.slice(0, MOST_COMPARED), leftOut: Math.max(0, slugs.length - MOST_COMPARED) };
}

/** The query of a comparison, with readable commas; empty for none. */
export function comparedQuery(slugs: readonly string[]): string {
  return slugs.length === 0 ? '' : `${PARAMETER}=${slugs.map(encodeURIComponent).join(',')}`;
}

/** The canonical query of an address: what the page depends on. */
export const canonicalComparedQuery = (search: string): string => comparedQuery(slugsIn(search));

const isCompared = (entry: unknown): entry is ComparedTrek => {
  const { slug, title } = (entry ?? {}) as Partial<ComparedTrek>;
  return typeof slug === 'string' && slug !== '' && typeof title === 'string' && title !== '';
};

/** The stored choice; empty if the text is not ours. */
export function readCompared(text: string | null): ComparedTrek[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    const known = Array.isArray(list) ? list.filter(isCompared).map(({ slug, title }) => ({ slug, title })) : [];
    return known
      .filter(({ slug }, place) => known.findIndex((other) => other.slug === slug) === place)
      .slice(0, MOST_COMPARED);
  } catch {
    return [];
  }
}

/** Months in a row, each from and to, 1 to 12; a row may go over the end of the year. */
export function monthRanges(months: readonly number[]): [from: number, to: number][] {
  const before = (month: number) => ((month + 10) % 12) + 1;
  const after = (month: number) => (month % 12) + 1;
  if (months.length >= 12) return [[1, 12]];
  const starts = months.filter((month) => !months.includes(before(month))).sort((one, other) => one - other);
  return starts.map((from) => {
    let to = from;
    while (months.includes(after(to))) to = after(to);
    return [from, to];
  });
}
