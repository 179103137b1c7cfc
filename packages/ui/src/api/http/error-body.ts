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

/** Fields whose texts stand for the whole request, not for one value of it. */
const OF_THE_WHOLE = [
  ...['message', 'detail', 'errors', 'non_field_errors', 'defaultMessage', 'msg', 'constraints'],
  ...['children', 'fieldErrors', 'issues', 'violations'],
];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A reason with the field that it is about, unless it names the field itself. */
const about = (field: string, reason: string) =>
  reason.toLowerCase().includes(field.toLowerCase().replace(/_/g, ' ')) || reason.includes(field)
    ? reason
    : `${field}: ${reason}`;

/** The reasons in lists and in maps of fields, as validators of several frameworks write them. */
function reasonsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (Array.isArray(value)) return value.flatMap(reasonsIn);
  if (!isObject(value)) return [];
  const own = OF_THE_WHOLE.flatMap((name) => reasonsOfWhole(value[name]));
  if (own.length > 0) return own;
  // A map of fields holds reasons alone: with anything else in it, it is a record.
  if (!Object.values(value).every((given) => Array.isArray(given) || isObject(given))) return [];
  return Object.entries(value).flatMap(([field, given]) => reasonsIn(given).map((reason) => about(field, reason)));
}

const reasonsOfWhole = (value: unknown) =>
  isObject(value) ? Object.values(value).flatMap(reasonsIn) : reasonsIn(value);

/** Several reasons as one text; undefined: there is none. */
function sentences(reasons: readonly string[]): string | undefined {
  if (reasons.length < 2) return reasons[0];
  return reasons.map((reason) => reason.replace(/\.$/, '')).join('. ');
}

/** Whether nothing is in a body that could be read: no text, no number, no flag. */
const isSilent = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && Object.values(value).every(isSilent));

/**
 * The backend's own sentence in an error body, in the contract's order: the text, its `message`, its `error` (a text, or JSON
 * of it). A message may be a list of reasons. Then the fields of problem details and of validators that have neither.
 */
export function errorBodySentence(body: unknown): string | undefined {
  if (typeof body === 'string') return body.trim() === '' ? undefined : body;
  if (Array.isArray(body)) return sentences(reasonsIn(body));
  const { message, error, detail, title, errors } = (isObject(body) ? body : {}) as Record<string, unknown>;
  if (typeof message === 'string' && message.trim() !== '') return message;
  const reasons = sentences(reasonsIn(message));
  if (reasons) return reasons;
  if (typeof error === 'string' && error.trim() !== '') return error;
  if (!isSilent(error)) return sentences(reasonsIn(error)) ?? printableBody(error);
  if (!isObject(body)) return undefined;
  return (
    sentences(reasonsIn(detail ?? errors)) ?? (typeof title === 'string' && title ? title : sentences(reasonsIn(body)))
  );
}

/**
 * The sentence of an error body: the backend's own, else its JSON.
 * @param raw what a body without any content says
 */
export function errorBodyMessage(body: unknown, raw: ApiMessage = { code: 'fallback' }): ApiMessage {
  return errorBodySentence(body) ?? (isSilent(body) ? raw : printableBody(body));
}
