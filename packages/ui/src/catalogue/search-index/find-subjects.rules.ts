import type { SearchIndex, SearchSubject, SubjectField } from '../../api/search-index.ts';
import { titleSlug } from '../../api/slug.ts';
import { type RatedTexts, rateTexts } from './search-ratings.rules.ts';

/** A search result: a trek, a region or a post. */
export interface FoundSubject {
  kind: SearchSubject['kind'];
  title: string;
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
const POPULARITY = 0.5;

/**
 * The results for a few words, best first: those that match most of the words, and among these by the matching field. A
 * word of five letters and more may have one typo if nothing is spelled like it. Server and browser have the same
 * results, because both call this.
 * @param most how many of a kind are wanted. Default: all
 */
export function findSubjects(index: SearchIndex, query: string, most = Number.POSITIVE_INFINITY): FoundSubject[] {
  const texts = rateTexts(index, query);
  if (!texts) return [];
  const rated = rateSubjects(index, texts);
  const matched = rated.reduce((best, subject) => Math.max(best, subject.matched), 0);
  const best = rated.filter((subject) => subject.matched === matched).sort((one, other) => other.score - one.score);
  const left = { trek: most, region: most, post: most };
  return best
    .filter(({ subject }) => {
      left[subject.kind] -= 1;
      return left[subject.kind] >= 0;
    })
    .map((subject) => describeSubject(index, subject));
}

function describeSubject({ names }: SearchIndex, { subject, by }: RatedSubject): FoundSubject {
  const { kind, title, slug = titleSlug(title), where = [] } = subject;
  const match = by === null ? null : (names[by] ?? null);
  return { kind, title, slug, where: where.flatMap((code) => names[code] ?? []), match };
}

interface RatedSubject {
  subject: SearchSubject;
  /** How many of the words it has. */
  matched: number;
  score: number;
  /** The name that says most; null: its title or its place does. */
  by: number | null;
}

/** The subjects that have any of the words. */
function rateSubjects(index: SearchIndex, { count, qualities, wholes, isMatch }: RatedTexts): RatedSubject[] {
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
    if (isMatch[title]) take(title, WEIGHTS.title, null);
    for (const field of FIELDS) {
      for (const name of subject[field] ?? []) {
        if (isMatch[name]) take(name, WEIGHTS[field], field === 'where' ? null : name);
      }
    }
    if (strongest === 0) return;
    const sum = best.reduce((total, value) => total + value, 0);
    const score = sum / count + whole + (subject.isPopular ? POPULARITY : 0);
    rated.push({ subject, by, matched: best.filter((value) => value > 0).length, score });
  });
  return rated;
}
