import { apiMessages } from './api.messages.ts';

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
  return JSON.stringify(body, print) ?? apiMessages.fallback;
}

/** The sentence of an error body: the text itself, its `message`, its `error` (text, or JSON of it), else its JSON. */
export function errorBodyMessage(body: unknown): string {
  if (typeof body === 'string') return body.trim() === '' ? apiMessages.fallback : body;
  if (body === null || body === undefined) return apiMessages.fallback;
  const { message, error } = body as { message?: unknown; error?: unknown };
  if (typeof message === 'string' && message !== '') return message;
  if (typeof error === 'string' && error !== '') return error;
  if (error !== undefined && error !== null && error !== '') return printableBody(error);
  return printableBody(body);
}
