import { type ApiMessage, apiTexts } from '../api.texts.ts';

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

/** The backend's own sentence in an error body: the text, its `message`, or its `error` (a text, or JSON of it). */
export function errorBodySentence(body: unknown): string | undefined {
  if (typeof body === 'string') return body.trim() === '' ? undefined : body;
  const { message, error } = (body ?? {}) as { message?: unknown; error?: unknown };
  if (typeof message === 'string' && message !== '') return message;
  if (typeof error === 'string' && error !== '') return error;
  return error === undefined || error === null || error === '' ? undefined : printableBody(error);
}

/**
 * The sentence of an error body: the backend's own, else its JSON.
 * @param raw what an empty one says
 */
export function errorBodyMessage(body: unknown, raw: ApiMessage = { code: 'fallback' }): ApiMessage {
  const isEmpty = body === null || body === undefined || typeof body === 'string';
  return errorBodySentence(body) ?? (isEmpty ? raw : printableBody(body));
}
