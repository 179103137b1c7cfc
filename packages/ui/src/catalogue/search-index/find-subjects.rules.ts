import {
  bestMatches,
  describeSubject,
  type FoundSubject,
  firstOfEach,
  POPULARITY,
  type RatedSubject,
  rateAll,
} from './find-names.rules.ts';
import { type Fit, fitOf } from './meets-constraints.rules.ts';
import { type Constraints, readConstraints } from './read-constraints.rules.ts';
import { hasWord } from './search-ratings.rules.ts';
import { translated } from './search-translations.rules.ts';
import { isMisspelled, queryWords } from './search-words.rules.ts';
import type { SearchableIndex, SearchableSubject } from './searchable-index.rules.ts';

/** The results of a search, and what to say about them. */
export interface SearchAnswer {
  found: FoundSubject[];
  /** The trek that was looked for and is not offered; what comes nearest is found. Null: none. */
  notOffered: string | null;
  /** Whether no trek meets all that was said: what comes nearest is found. */
  isNearest: boolean;
}

/**
 * The results for a few words, best first: as {@link findNames} finds them, also by what visitors call them in other
 * languages. What the words say about difficulty, length, price, altitude, season and company, treks have to meet. Server
 * and browser have the same results, because both call this.
 * @param most how many of a kind are wanted. Default: all
 */
export function findSubjects(index: SearchableIndex, query: string, most = Number.POSITIVE_INFINITY): FoundSubject[] {
  return answerSearch(index, query, most).found;
}

/** {@link findSubjects} with what to say about the results. */
export function answerSearch(index: SearchableIndex, query: string, most = Number.POSITIVE_INFINITY): SearchAnswer {
  const absent = notOfferedIn(index, query);
  if (absent) {
    const found = absent.nearest.flatMap((position) => index.subjects[position] ?? []);
    return {
      found: found.slice(0, most).map((subject) => describeSubject(index, { subject, by: null })),
      ...{ notOffered: absent.name, isNearest: false },
    };
  }
  const { constraints, words, topics } = readConstraints(query, (word) => hasWord(index, word));
  const canMeet = constraints !== null && index.subjects.some(({ figures }) => figures);
  const rated = canMeet
    ? constrained(index, constraints, words.join(' '), [...words, ...topics].join(' '))
    : { subjects: bestMatches(rateAll(index, query, translated)), isNearest: false };
  return {
    found: firstOfEach(rated.subjects, most).map((subject) => describeSubject(index, subject)),
    ...{ notOffered: null, isNearest: rated.isNearest },
  };
}

/**
 * The trek that a query names and that is not offered: of several names one without a typo, and of those the longest; null
 * where one of ours is longer.
 */
function notOfferedIn({ notOffered = [], subjects, names: indexed }: SearchableIndex, query: string) {
  const words = queryWords(query);
  // "K-2"
  const typed = [...words, ...words.slice(1).map((word, place) => `${words[place]}${word}`)];
  const isTyped = (name: string) =>
    queryWords(name).every((word) => typed.some((other) => other === word || isMisspelled(other, word)));
  const named = notOffered.flatMap(({ names, nearest }) => names.filter(isTyped).map((name) => ({ name, nearest })));
  const exactness = (name: string) => Number(queryWords(name).every((word) => typed.includes(word)));
  const [longest] = named.toSorted(
    (one, other) => exactness(other.name) - exactness(one.name) || other.name.length - one.name.length,
  );
  if (!longest) return null;
  const ours = subjects.flatMap(({ kind, title, also = [] }) =>
    kind === 'trek' ? [title, ...also.flatMap((code) => indexed[code] ?? [])] : [],
  );
  // "Everest Ama Dablam Expedition" names ours, though it has the words of "Everest expedition".
  return ours.some((name) => name.length > longest.name.length && isTyped(name)) ? null : longest;
}

/**
 * The treks that meet the constraints, of those that the words name, or of all where they name none; else the nearest. Beside
 * them what else has all the words in its name.
 */
function constrained(index: SearchableIndex, constraints: Constraints, words: string, topics: string) {
  const rated = new Map(rateAll(index, words, translated).map((one) => [one.subject, one]));
  const named = bestMatches([...rated.values()].filter(({ subject, isNamed }) => isNamed && subject.kind === 'trek'));
  const unnamed = (subject: SearchableSubject) => ({
    ...{ subject, matched: 0, score: subject.isPopular ? POPULARITY : 0, by: null, isNamed: false },
  });
  const treks = index.subjects.filter(({ kind }) => kind === 'trek').map((trek) => rated.get(trek) ?? unnamed(trek));
  const fits = (named.length > 0 ? named : treks).flatMap((one) => {
    const { figures } = one.subject;
    const types = (figures?.types ?? []).flatMap((code) => index.names[code] ?? []);
    return figures ? [{ ...one, ...fitOf(figures, constraints, types) }] : [];
  });
  const isMet = fits.some(({ gap }) => gap === 0);
  // A visitor who names a trek and a month wants to see it in another month, too.
  const shown = fits.filter(({ gap, isOffSeason }) => !isMet || gap === 0 || (isOffSeason && named.length > 0));
  const others = rateAll(index, topics, translated).filter(
    ({ subject, isNamed }) => isNamed && subject.kind !== 'trek',
  );
  const wordCount = queryWords(topics).length;
  return {
    subjects: [
      ...shown.sort(byFit),
      ...bestMatches(others.filter(({ matched }) => matched === wordCount)),
    ] as RatedSubject[],
    isNearest: !isMet && fits.length > 0,
  };
}

const byFit = (one: RatedSubject & Fit, other: RatedSubject & Fit) =>
  one.gap - other.gap || one.distance - other.distance || other.score - one.score;
