import type { SubjectField } from '../../api/search-index.ts';
import { titleSlug } from '../../api/slug.ts';
import { type RatedTexts, rateTexts, type Translate } from './search-ratings.rules.ts';
import type { SearchableIndex, SearchableSubject } from './searchable-index.rules.ts';

/** A search result: a trek, a region, a post or a page. */
export interface FoundSubject {
  kind: SearchableSubject['kind'];
  title: string;
  /** Of a page: its path. */
  slug: string;
  /** Places that contain it, widest last. */
  where: readonly string[];
  /** The name that matched, if neither title nor place did. */
  match: string | null;
}

/** A name before a place, a place before a text. */
const WEIGHTS: Record<SubjectField | 'title', number> = { title: 6, also: 5, where: 3, places: 3, facts: 1 };
const FIELDS = ['also', 'where', 'places', 'facts'] as const satisfies readonly SubjectField[];
/** Popular treks come before equally good results. */
export const POPULARITY = 0.5;

/**
 * The results for words that are names or stand in texts, best first: those that match most of the words, and among these by
 * the matching field. A word of five letters and more may have one typo if nothing is spelled like it.
 * @param most how many of a kind are wanted
 */
export function findNames(index: SearchableIndex, query: string, most: number): FoundSubject[] {
  return firstOfEach(bestMatches(rateAll(index, query)), most).map((subject) => describeSubject(index, subject));
}

/** The first results of each kind. */
export function firstOfEach(rated: readonly RatedSubject[], most: number): RatedSubject[] {
  const left = { trek: most, region: most, post: most, page: most };
  return rated.filter(({ subject }) => {
    left[subject.kind] -= 1;
    return left[subject.kind] >= 0;
  });
}

export function describeSubject(
  { names }: SearchableIndex,
  { subject, by }: Pick<RatedSubject, 'subject' | 'by'>,
): FoundSubject {
  const { kind, title, slug = titleSlug(title), where = [] } = subject;
  const match = by === null ? null : (names[by] ?? null);
  return { kind, title, slug, where: where.flatMap((code) => names[code] ?? []), match };
}

/** Those that have most of the words, best first. */
export function bestMatches(rated: readonly RatedSubject[]): RatedSubject[] {
  const matched = rated.reduce((best, subject) => Math.max(best, subject.matched), 0);
  return rated.filter((subject) => subject.matched === matched).sort((one, other) => other.score - one.score);
}

export interface RatedSubject {
  subject: SearchableSubject;
  /** How many of the words it has. */
  matched: number;
  score: number;
  /** The name that says most; null: its title or its place does. */
  by: number | null;
  /** Whether one of the words is in a name or place, and not only in a text. */
  isNamed: boolean;
}

/** All subjects that have any of the words. @param translate also finds them by their English words */
export function rateAll(index: SearchableIndex, query: string, translate?: Translate): RatedSubject[] {
  const texts = rateTexts(index, query, translate);
  return texts ? rateSubjects(index, texts) : [];
}

/** The subjects that have any of the words. */
function rateSubjects(index: SearchableIndex, { count, qualities, wholes, isMatch }: RatedTexts): RatedSubject[] {
  const best = new Float32Array(count);
  let strongest = 0;
  let whole = 0;
  let by: number | null = null;
  const take = (text: number, weight: number, name: number | null) => {
    let added = 0;
    for (let word = 0; word < count; word += 1) {
      const gain = weight * (qualities[text * count + word] as number) - (best[word] as number);
      if (gain <= 0) continue;
      added += gain;
      best[word] = (best[word] as number) + gain;
    }
    if (added > strongest) {
      strongest = added;
      by = name;
    }
    whole = Math.max(whole, weight * (wholes[text] as number));
  };
  const rated: RatedSubject[] = [];
  index.subjects.forEach((subject, position) => {
    best.fill(0);
    strongest = 0;
    whole = 0;
    by = null;
    const title = index.names.length + position;
    // A page is named by its other words: "Nepal" is no search for "Nepal Visa".
    if (isMatch[title]) take(title, subject.kind === 'page' ? WEIGHTS.facts : WEIGHTS.title, null);
    for (const field of FIELDS) {
      for (const name of subject[field] ?? []) {
        if (isMatch[name]) take(name, WEIGHTS[field], field === 'where' ? null : name);
      }
    }
    if (strongest === 0) return;
    const sum = best.reduce((total, value) => total + value, 0);
    const score = sum / count + whole + (subject.isPopular ? POPULARITY : 0);
    const matched = best.filter((value) => value > 0).length;
    const isNamed = best.some((value) => value > WEIGHTS.facts);
    rated.push({ subject, by, matched, score, isNamed });
  });
  return rated;
}
