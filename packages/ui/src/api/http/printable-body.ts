import { apiTexts } from '../api.texts.ts';

const LONGEST_LOGGED_IMAGE_TEXT = 100;
const LOGGED_PREFIX = 50;

/** JSON of a body whose long image texts (data addresses) are cut, so that a log line stays readable. */
export function printableBody(body: unknown): string {
  const cut = (value: unknown) =>
    typeof value === 'string' && value.length > LONGEST_LOGGED_IMAGE_TEXT ? `${value.slice(0, LOGGED_PREFIX)}…` : value;
  const print = (key: string, value: unknown) => {
    if (!/image/i.test(key)) return value;
    return Array.isArray(value) ? value.map(cut) : cut(value);
  };
  return JSON.stringify(body, print) ?? apiTexts.english.fallback;
}

/** Whether nothing is in a body that could be read: no text, no number, no flag. */
export const isSilent = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && Object.values(value).every(isSilent));
