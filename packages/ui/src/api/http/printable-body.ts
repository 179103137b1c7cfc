import { apiTexts } from '../api.texts.ts';

const LONGEST_LOGGED_IMAGE_TEXT = 100;
const KEPT_IMAGE_TEXT = 50;

/** JSON of a body whose long image texts (data addresses) are cut, so that a log line stays readable. */
export function printableBody(body: unknown): string {
  const cut = (value: unknown) =>
    typeof value === 'string' && value.length > LONGEST_LOGGED_IMAGE_TEXT
      ? `${value.slice(0, KEPT_IMAGE_TEXT)}…`
      : value;
  const print = (key: string, value: unknown) => {
    if (!/image/i.test(key)) return value;
    return Array.isArray(value) ? value.map(cut) : cut(value);
  };
  return JSON.stringify(body, print) ?? apiTexts.english.fallback;
}
