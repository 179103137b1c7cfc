import { unified } from '../../core/typed/unified.ts';

/** Readers for values of unknown shape: each gives its type back, or the fallback. */

/** An object's own value under a name; undefined where the given thing is no object. */
export function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** A non-empty text in one Unicode spelling, without white space around it; a finite number is printed. */
export function readText(value: unknown, fallback: string): string {
  return unified(readPath(value)) || fallback;
}

/** The path of a file, letter by letter as the backend writes it; empty where it has none. */
export function readPath(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** The list's paths. */
export const readPaths = (value: unknown): string[] =>
  readList(value)
    .map(readPath)
    .filter((path) => path !== '');

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

/** The list, or an empty one. */
export function readList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A price, a length or a count: a number that is not negative, read like {@link readNumber}; else undefined. */
export function readAmount(value: unknown): number | undefined {
  const amount = readNumber(value);
  return amount !== undefined && amount >= 0 ? amount : undefined;
}

/** A finite number, or the first number of a text with its thousands separators dropped; else undefined. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const match = /\d+(?:\.\d+)?/.exec(value.replace(/(\d),(?=\d{3}(?!\d))/g, '$1'));
  return match ? Number(match[0]) : undefined;
}

/** A number or a non-empty text that names an entry; else undefined. */
export function readId(value: unknown): number | string | undefined {
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : undefined;
}
