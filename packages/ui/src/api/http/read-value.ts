import { unified } from '../../core/typed/unified.ts';
import { figuresIn, priceIn } from './read-figure.ts';

/** Readers for values of unknown shape: each gives its type back, or the fallback. */

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const ownOf = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** Objects that hold the fields of an entity: `attributes` in Strapi 4, `data` in answers of Laravel and Strapi. */
const ENVELOPES = ['attributes', 'data'];

/** An object's own value under a name, also in its envelope; undefined where the given thing is no object. */
export function readField(value: unknown, name: string): unknown {
  const own = ownOf(value, name);
  if (own !== undefined) return own;
  for (const envelope of ENVELOPES) {
    const inside = ownOf(value, envelope);
    const found = isObject(inside) && envelope !== name ? readField(inside, name) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A non-empty text in one Unicode spelling, without white space around it; a finite number is printed. */
export function readText(value: unknown, fallback: string): string {
  return unified(textIn(value)) || fallback;
}

/** The path of a file, letter by letter as the backend writes it, also of a stored file; empty where it has none. */
export function readPath(value: unknown): string {
  return textIn(isObject(value) ? (readField(value, 'url') ?? readField(value, 'path')) : value);
}

function textIn(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** The list's paths, or the one of a picture alone. */
export const readPaths = (value: unknown): string[] =>
  (listIn(value) ?? [value]).map(readPath).filter((path) => path !== '');

/** A text, or null. */
export function readOptionalText(value: unknown): string | null {
  return readText(value, '') || null;
}

/** The list's texts; nulls, empty and foreign entries are left out, and anything but a list is an empty one. */
export function readTexts(value: unknown): string[] {
  return readList(value)
    .map((entry) => readText(entry, ''))
    .filter((entry) => entry !== '');
}

/** Names of the list in an answer, as in the pages of NestJS, Laravel, Spring, Django and API Platform. */
const LISTS = ['data', 'content', 'results', 'items', 'rows', 'docs', 'records', 'member', 'hydra:member'];

/** The list in a value, also one in an envelope, as JSON text, or by number as PHP writes it; undefined: there is none. */
export function listIn(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (typeof value === 'string') return value.trimStart().startsWith('[') ? listIn(parsed(value)) : undefined;
  if (!isObject(value)) return undefined;
  for (const name of LISTS) {
    const list = typeof value[name] === 'object' ? listIn(ownOf(value, name)) : undefined;
    if (list) return list;
  }
  // Spring's HAL: one list under the name of its entity.
  const embedded = ownOf(value, '_embedded');
  if (isObject(embedded)) return Object.values(embedded).find(Array.isArray);
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => /^\d+$/.test(name)) ? Object.values(value) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The list in an answer, alone or under the name of its entities; undefined: there is none. */
export function listOf(answer: unknown, ...names: string[]): unknown[] | undefined {
  for (const name of names) {
    const list = listIn(readField(answer, name));
    if (list) return list;
  }
  return listIn(answer);
}

/** An entity in an answer, alone or under its name. */
export function entityIn(answer: unknown, name: string): unknown {
  const named = readField(answer, name);
  return isObject(named) ? named : answer;
}

/** The list, or an empty one. */
export const readList = (value: unknown): unknown[] => listIn(value) ?? [];

/** A length or a count: a number that is not negative, read like {@link readNumber}; else undefined. */
export function readAmount(value: unknown): number | undefined {
  return notNegative(readNumber(value));
}

/** How many there are, as a whole number; else undefined. */
export function readCount(value: unknown): number | undefined {
  const count = readAmount(value);
  return Number.isSafeInteger(count) ? count : undefined;
}

/** A price or a sum: a number that is not negative, or the one price of a text; else undefined. */
export function readPrice(value: unknown): number | undefined {
  return notNegative(typeof value === 'string' ? priceIn(value) : readNumber(value));
}

const notNegative = (amount: number | undefined) => (amount !== undefined && amount >= 0 ? amount : undefined);

/** The steps of a leader's discount that could be read; undefined: none. */
export function readLeaderDiscount(steps: unknown): { fromTravelers: number; percent: number }[] | undefined {
  const read = readList(steps).flatMap((step) => {
    const fromTravelers = readCount(readField(step, 'fromTravelers'));
    const percent = readAmount(readField(step, 'percent'));
    return fromTravelers && percent && percent <= 100 ? { fromTravelers, percent } : [];
  });
  return read[0] && read;
}

/** A finite number, or the first number of a text, whatever parts its digits; undefined: none, or it could be two. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' ? (figuresIn(value)[0]?.value ?? undefined) : undefined;
}

/** Degrees: text has them in plain digits, as decimals of a database. */
export function readDegrees(value: unknown): number | undefined {
  const isPlain = typeof value === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value);
  return isPlain ? Number(value) : readNumber(value);
}

/** True in the words and numbers of databases; everything else is false. */
export const readFlag = (value: unknown): boolean =>
  value === true || value === 1 || (typeof value === 'string' && /^\s*(?:true|1|t|yes|y|on)\s*$/i.test(value));

/** A number or a non-empty text that names an entry; else undefined. */
export function readId(value: unknown): number | string | undefined {
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : undefined;
}
