import type { ApiMessage } from '../api.texts.ts';
import { isSilent, printableBody } from './printable-body.ts';

/** Fields with the reason of what holds them. */
const TEXTS = ['message', 'detail', 'defaultMessage', 'msg', 'constraints'];
/** Fields with lists or maps of reasons. */
const LISTS = [
  ...['errors', 'messages', 'fieldErrors', 'issues', 'violations', 'children'],
  ...['non_field_errors', '_errors', 'formErrors'],
];
/** Fields that name what a reason is about. */
const SUBJECTS = ['field', 'property', 'propertyPath', 'path'];
/** Keys of a map of fields that are no field. */
const OF_THE_WHOLE = [...TEXTS, ...LISTS, 'error'];

/** A sentence that says no more than the status or that something is wrong: the reasons beside it say what. */
const GENERAL = [
  /^(?:bad request(?: exception)?|unauthorized|payment required|forbidden|not found|method not allowed|not acceptable)$/i,
  /^(?:request time-?out|conflict|gone|precondition failed|(?:payload|content|request entity) too large)$/i,
  /^(?:unsupported media type|unprocessable (?:entity|content)|locked|failed dependency|too many requests)$/i,
  /^(?:internal server error|not implemented|bad gateway|service unavailable|gateway time-?out|errors?|failed)$/i,
  /^(?:the given data was invalid|one or more validation errors occurred|\d+ errors? occurred)$/i,
  /^(?:request |input )?validation (?:failed|errors?|exception)(?: for (?:object|argument).*)?$/i,
  /^invalid (?:input|data|request|request content|request body|request data|request parameters|parameters)$/i,
  /\(and \d+ more errors?\)$/i,
];

const isGeneral = (sentence: string) => {
  const plain = sentence.trim().replace(/[.!]$/, '');
  return GENERAL.some((pattern) => pattern.test(plain));
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

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
  const own = [...ownReasons(value), ...LISTS.flatMap((name) => reasonsUnder(value[name]))];
  if (own.length > 0) return own;
  if (isText(value.title)) return [value.title.trim()];
  // A map of fields holds reasons alone: with anything else in it, it is a record.
  return Object.values(value).every((given) => Array.isArray(given) || isObject(given)) ? reasonsOfFields(value) : [];
}

/** The reasons that an object itself gives, with the field that they are about. */
function ownReasons(value: Record<string, unknown>): string[] {
  const reasons = TEXTS.flatMap((name) => {
    const given = value[name];
    return isObject(given) ? Object.values(given).flatMap(reasonsIn) : reasonsIn(given);
  });
  // The path of an address is no field.
  const subject = SUBJECTS.map((name) => value[name]).find((name) => isText(name) && /^[\w.[\]]+$/.test(name));
  return isText(subject) ? reasons.map((reason) => about(subject, reason)) : reasons;
}

/** Under a name that stands for reasons, a map of texts is one of fields. */
function reasonsUnder(value: unknown): string[] {
  if (!isObject(value)) return reasonsIn(value);
  const reasons = reasonsIn(value);
  return reasons.length > 0 ? reasons : reasonsOfFields(value);
}

const reasonsOfFields = (fields: Record<string, unknown>): string[] =>
  Object.entries(fields).flatMap(([field, given]) =>
    reasonsIn(given).map((reason) => (OF_THE_WHOLE.includes(field) ? reason : about(field, reason))),
  );

/** Several reasons as one text; undefined: there is none. */
function sentences(given: readonly string[]): string | undefined {
  const reasons = [...new Set(given)];
  if (reasons.length < 2) return reasons[0];
  return reasons.map((reason) => reason.replace(/\.$/, '')).join('. ');
}

/**
 * The backend's own sentence in an error body, in the contract's order: the text, its `message`, its `error` (a text, or JSON
 * of it). A message may be a list of reasons. One that says no more than the status gives way to the reasons beside it. Then
 * the fields of problem details and of validators that have neither.
 */
function errorBodySentence(body: unknown): string | undefined {
  if (typeof body === 'string') return body.trim() === '' ? undefined : body;
  if (Array.isArray(body)) return sentences(reasonsIn(body));
  if (!isObject(body)) return undefined;
  const { message, error, detail, title } = body;
  const sentence =
    (isText(message) ? message : sentences(reasonsIn(message))) ??
    errorBodySentence(error) ??
    sentences(reasonsIn(detail));
  if (sentence !== undefined && !isGeneral(sentence)) return sentence;
  // A text of the error is a name in code.
  const beside = [detail, body, typeof error === 'string' ? undefined : error].flatMap(reasonsBeside);
  const reasons = sentences(beside.filter((reason) => !isGeneral(reason)));
  if (reasons !== undefined || sentence !== undefined) return reasons ?? sentence;
  if (!isSilent(error)) return printableBody(error);
  return isText(title) ? title : sentences(reasonsIn(body));
}

/** The reasons beside the general sentence of a body; those of Strapi are among its details. */
const reasonsBeside = (value: unknown): string[] =>
  isObject(value) ? [...LISTS, 'details'].flatMap((name) => reasonsUnder(value[name])) : reasonsIn(value);

/**
 * The sentence of an error body: the backend's own, else its JSON.
 * @param raw what a body without any content says
 */
export function errorBodyMessage(body: unknown, raw: ApiMessage = { code: 'fallback' }): ApiMessage {
  return errorBodySentence(body) ?? (isSilent(body) ? raw : printableBody(body));
}
