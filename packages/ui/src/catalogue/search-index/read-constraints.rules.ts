import { type Meaning, meaningOf, termsOf } from './search-vocabulary.rules.ts';
import { foldWord, isFiller } from './search-words.rules.ts';

/** Bounds of a figure, both included; null: none. */
export interface Bounds {
  from: number | null;
  to: number | null;
  /** The figure itself: closer ones come first. Null: all within the bounds are as good. */
  near: number | null;
}

/** The facts that a query asks for, besides a name. */
export interface Constraints {
  days: Bounds | null;
  /** US dollars. */
  price: Bounds | null;
  /** Meters. */
  height: Bounds | null;
  /** 1 to 12, any of them. Empty: any. */
  months: number[];
  /** The difficulty; empty: any. */
  level: string;
  /** Kinds of treks as the catalogue names them. */
  types: string[];
  isForKids: boolean;
  isForOne: boolean;
}

export interface ReadQuery {
  /** Null: the query has words alone. */
  constraints: Constraints | null;
  /** The words that are left to search for. */
  words: string[];
  /** Words about the company of a trek, by which posts and questions are searched as well. */
  topics: string[];
}

interface Term {
  word: string;
  /** Null: it is no figure. */
  figure: number | null;
  meaning: Meaning | null;
}

const METERS_PER_FOOT = 0.3048;
const DAYS = { day: 1, night: 1, week: 7, month: 30 } as const;
/** A figure without unit from here on is a price, and below it is a number of days. */
const LEAST_PRICE = 100;
/** No trek takes longer: a larger figure is an age. */
const MOST_DAYS = 40;
/** "Below 4000" is an altitude, "below 1000" a price. */
const LEAST_HEIGHT = 2000;
/** "Over 5000" is an altitude, too. */
const LEAST_HIGH = 4000;
/** A height without a comparison is about so exact. */
const HEIGHT_TOLERANCE = 300;
/** A price that is called cheap. */
const CHEAP_USD = 600;
/** Longer queries are sentences, in which "may" and "march" are no months. */
const MOST_TERMS_OF_A_MONTH = 3;
const AMBIGUOUS_MONTHS: ReadonlySet<string> = new Set(['may', 'march', 'mars']);

/**
 * Reads what a query says about difficulty, length, price, altitude, season and company. Figures count with their unit or a
 * comparison only: "under Ama Dablam" and "3 passes" are words.
 * @param isName whether a name of the catalogue begins with a word, which then is no misspelled word of a constraint
 */
export function readConstraints(query: string, isName: (word: string) => boolean = () => false): ReadQuery {
  const terms = termsOf(query).map((word): Term => {
    const figure = /^\d+$/.test(word) ? Number(word) : null;
    return { word, figure, meaning: figure === null ? meaningOf(foldWord(word), isName) : null };
  });
  const read: Constraints = {
    ...{ days: null, price: null, height: null, months: [], level: '' },
    ...{ types: [], isForKids: false, isForOne: false },
  };
  const used = readFigures(terms, read);
  const topics: string[] = [];
  let isAny = used.size > 0;
  terms.forEach(({ word, meaning }, position) => {
    if (meaning === null || used.has(position)) return;
    if (AMBIGUOUS_MONTHS.has(word) && terms.length > MOST_TERMS_OF_A_MONTH) return;
    if (!takeWord(read, meaning)) return;
    used.add(position);
    isAny = true;
    if (meaning.kind === 'who' || meaning.kind === 'type') topics.push(word);
  });
  const left = terms.filter(({ figure, meaning }, position) => !used.has(position) && (figure !== null || !meaning));
  const words = left.map(({ word }) => word).filter((word) => !isFiller(word));
  return { constraints: isAny ? read : null, words, topics };
}

/** @returns whether the word says something about a trek; what is popular comes first in any case */
function takeWord(read: Constraints, { kind, values }: Meaning): boolean {
  const [first = '', second = ''] = values;
  if (kind === 'level') read.level = first;
  else if (kind === 'month') read.months.push(...values.map(Number));
  else if (kind === 'type') read.types.push(first);
  else if (kind === 'length') read.days ??= { from: Number(first), to: Number(second), near: null };
  else if (kind === 'height') read.height ??= { from: null, to: Number(first), near: null };
  else if (kind === 'cheap') read.price ??= { from: null, to: CHEAP_USD, near: null };
  else if (kind === 'who' && first === 'kids') read.isForKids = true;
  else if (kind === 'who') read.isForOne = true;
  else return kind === 'popular';
  return true;
}

/** Reads each figure with the words around it. @returns the positions of all of them */
function readFigures(terms: readonly Term[], read: Constraints): Set<number> {
  const used = new Set<number>();
  const isAboutPeople = terms.some((term) => isKind(term, 'who'));
  for (let position = 0; position < terms.length; position += 1) {
    const phrase = figureAt(terms, position, used);
    if (!phrase) continue;
    // "max 8 people", "kids under 12": the figure counts or ages them.
    const behind = terms[phrase.end];
    const isOfAWord =
      behind !== undefined && behind.figure === null && behind.meaning === null && !isFiller(behind.word);
    if (phrase.unit === null && (isAboutPeople || isOfAWord) && phrase.first < LEAST_PRICE) continue;
    const bounds = boundsOf(phrase);
    if (bounds === null) continue;
    read[bounds.subject] = bounds.bounds;
    for (let place = phrase.start; place < phrase.end; place += 1) used.add(place);
    position = phrase.end - 1;
  }
  return used;
}

interface FigurePhrase {
  first: number;
  /** The end of a range. */
  last: number | null;
  /** A unit or a subject, such as `week`, `meter` or `usd`. */
  unit: string | null;
  comparison: Meaning | null;
  start: number;
  end: number;
}

const isKind = (term: Term | undefined, ...kinds: Meaning['kind'][]) =>
  term?.meaning != null && kinds.includes(term.meaning.kind);
const isComparison = (term: Term | undefined) => isKind(term, 'most', 'least', 'about');

/** The figure at a position with the words before and after it. */
function figureAt(terms: readonly Term[], position: number, used: ReadonlySet<number>): FigurePhrase | null {
  const first = numberOf(terms, position);
  if (first === null) return null;
  let end = position + 1;
  let last: number | null = null;
  // "10-day"
  if (terms[end]?.word === '-' && unitAt(terms, end + 1) && !isMoney(terms[end + 1])) end += 1;
  let unit = unitAt(terms, end);
  if (unit) end += 1;
  const next = isRange(terms[end]) ? end + 1 : end;
  const money = isMoney(terms[next]) ? next + 1 : next;
  const other = next > end ? (terms[money]?.figure ?? null) : null;
  if (other !== null) {
    last = other;
    end = money + 1;
    const after = unitAt(terms, end);
    if (after) end += 1;
    unit = after ?? unit ?? (money > next ? 'usd' : null);
  }
  if (isKind(terms[end], 'subject')) {
    unit ??= terms[end]?.meaning?.values[0] ?? null;
    end += 1;
  }
  const before = wordsBefore(terms, position, used);
  unit ??= before.unit;
  let { comparison } = before;
  const behind = isKind(terms[end], 'link') ? end + 1 : end;
  const isNextOnes = terms.slice(behind + 1, behind + 3).some(({ figure }) => figure !== null);
  if (!comparison && isKind(terms[behind], 'most', 'least') && !isNextOnes) {
    comparison = terms[behind]?.meaning ?? null;
    end = behind + 1;
  }
  return { first, last, unit, comparison, start: before.start, end };
}

/** A figure in digits, or a word for one with a unit of time behind it. */
function numberOf(terms: readonly Term[], position: number): number | null {
  const term = terms[position];
  if (term === undefined || term.figure !== null) return term?.figure ?? null;
  const isCounted = term.meaning?.kind === 'number' && Object.hasOwn(DAYS, unitAt(terms, position + 1) ?? '');
  return isCounted ? Number(term.meaning?.values[0]) : null;
}

const unitAt = (terms: readonly Term[], position: number): string | null =>
  isKind(terms[position], 'unit') ? (terms[position]?.meaning?.values[0] ?? null) : null;

/** "7 to 10", also with the French and Spanish "a", which is an article elsewhere. */
const isRange = (term: Term | undefined) => isKind(term, 'range') || term?.word === 'a';

const isMoney = (term: Term | undefined) => isKind(term, 'unit') && term?.meaning?.values[0] === 'usd';

/** The comparison, the currency or the subject before a figure: "price under $". */
function wordsBefore(terms: readonly Term[], position: number, used: ReadonlySet<number>) {
  let [start, unit, comparison] = [position, null as string | null, null as Meaning | null];
  for (let place = position - 1; place >= 0 && !used.has(place); place -= 1) {
    const term = terms[place];
    if (isMoney(term)) unit ??= 'usd';
    else if (isKind(term, 'subject')) unit ??= term?.meaning?.values[0] ?? null;
    else if (isComparison(term)) comparison ??= term?.meaning ?? null;
    else if (isKind(term, 'link', 'number')) continue;
    else break;
    start = place;
  }
  return { start, unit, comparison };
}

type Subject = 'days' | 'price' | 'height';

/** The bounds that a figure sets; null: it is no figure of a trek. */
function boundsOf(phrase: FigurePhrase): { subject: Subject; bounds: Bounds } | null {
  const { first, last, comparison } = phrase;
  const unit = phrase.unit ?? likelyUnit(phrase);
  if (unit === null) return null;
  const [subject, factor] = scaleOf(unit);
  const extra = unit === 'night' ? 1 : 0;
  const from = Math.round(first * factor) + extra;
  if (last !== null) {
    const to = Math.round(last * factor) + extra;
    return { subject, bounds: { from: Math.min(from, to), to: Math.max(from, to), near: null } };
  }
  // Less than ten days are nine at most. A price or an altitude is not so exact.
  const step = comparison?.values[0] === 'strict' && subject === 'days' ? 1 : 0;
  if (comparison?.kind === 'most') return { subject, bounds: { from: null, to: from - step, near: null } };
  if (comparison?.kind === 'least') return { subject, bounds: { from: from + step, to: null, near: null } };
  // A budget is the most that one pays.
  if (subject === 'price' && !comparison) return { subject, bounds: { from: null, to: from, near: null } };
  const tolerance = toleranceOf(subject, unit, from);
  return { subject, bounds: { from: from - tolerance, to: from + tolerance, near: from } };
}

/** The unit that a compared figure means. */
function likelyUnit({ first, last, comparison }: FigurePhrase): string | null {
  if (comparison === null) return null;
  const most = Math.max(first, last ?? 0);
  if (comparison.values[0] === 'height' && most >= LEAST_HEIGHT) return 'meter';
  if (comparison.kind === 'least' && most >= LEAST_HIGH) return 'meter';
  if (most >= LEAST_PRICE) return 'usd';
  return most <= MOST_DAYS ? 'day' : null;
}

function scaleOf(unit: string): [Subject, number] {
  if (unit === 'usd') return ['price', 1];
  if (unit === 'meter') return ['height', 1];
  if (unit === 'foot') return ['height', METERS_PER_FOOT];
  return ['days', DAYS[unit as keyof typeof DAYS]];
}

/** How far from a figure still answers it. */
function toleranceOf(subject: Subject, unit: string, figure: number): number {
  if (subject === 'height') return HEIGHT_TOLERANCE;
  if (subject === 'price') return figure / 5;
  if (unit === 'week' || unit === 'month') return 2;
  return figure < 5 ? 0 : 1;
}
