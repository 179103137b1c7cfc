import { pino } from 'pino';

/**
 * One event as one line of JSON. Never holds a token, a password, a name, an address or the query of a request: errors come
 * in through {@link errorDetail}, and what a caller has typed through {@link loggedPath} and {@link loggedMessage}.
 */
export interface LogEntry {
  level: 'info' | 'warn' | 'error';
  message: string;
  [detail: string]: unknown;
}

export type Log = (entry: LogEntry) => void;

const logger = pino({
  base: null,
  messageKey: 'message',
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
});

/** Writes entries to the standard output, one line each. */
export const logToConsole: Log = ({ level, message, ...details }) => logger[level](details, message);

/** An error whose message is made of our own words and ids, so that the log may show it. */
export class OwnError extends Error {}

/**
 * The codes and identifiers that mail servers, databases, payment and sign-in providers and Node put on their errors. Any
 * other field, and the message, may quote a person: a refused recipient, the values of a row, a file's name.
 */
const FACTS = [
  'code',
  'errno',
  'errcode',
  'syscall',
  'responseCode',
  'status',
  'statusCode',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'type',
  'error',
  'decline_code',
  'param',
  'requestId',
] as const;
const FACT = /^[\w.-]{1,64}$/;
/**
 * The status at the beginning of a mail server's answer.
 * Source: https://www.rfc-editor.org/rfc/rfc3463#section-2
 */
const ENHANCED_STATUS = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})(?!\S)/;
/** The language's own words about a mistake of ours: they quote names of the source alone. */
const LANGUAGE_MESSAGE =
  /^(?:Cannot (?:read|set) properties of (?:undefined|null)(?: \((?:reading|setting) '\w+'\))?|[\w.$()[\]]+ is not (?:a function|a constructor|iterable|defined))$/;
const FRAME = /^ {4}at (?:[\w.$<>[\]# ]+ \()?(?:file:\/\/|node:|\/)[^\s()]+\)?$/;
const STACK_START = /^[\w.$]*(?: \[\w+\])?(?:: )?$/;
const DEEPEST_CAUSE = 5;

/**
 * An error and its causes for the log: its kind, codes and place, and its message only where that is ours. Words that others
 * wrote into an error stay out.
 */
export function errorDetail(error: unknown, depth = 0): string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`;
  const own = [[kindOf(error), ...factsOf(error)].join(' '), ...framesOf(error)].join('\n');
  if (error.cause === undefined || depth === DEEPEST_CAUSE) return own;
  return `${own}\ncaused by ${errorDetail(error.cause, depth + 1)}`;
}

function kindOf(error: Error): string {
  const name = /^\w{1,64}$/.test(error.name) ? error.name : 'Error';
  if (error instanceof OwnError) return `${name}: ${loggedMessage(error.message)}`;
  return LANGUAGE_MESSAGE.test(error.message) ? `${name}: ${error.message}` : name;
}

function factsOf(error: Error): string[] {
  const fields = error as Error & Readonly<Record<string, unknown>>;
  const facts = FACTS.flatMap((name) => {
    const value = fields[name];
    const isFact = Number.isSafeInteger(value) || (typeof value === 'string' && FACT.test(value));
    return isFact ? [`${name}=${value}`] : [];
  });
  const status = typeof fields.response === 'string' ? ENHANCED_STATUS.exec(fields.response)?.[1] : undefined;
  return status ? [...facts, `enhancedStatus=${status}`] : facts;
}

/** A stack begins with the message as it was when the error was made. Where it can't be cut off, no frame is shown. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  const frames = stack.slice(start + message.length);
  const isWhole = start >= 0 && STACK_START.test(stack.slice(0, start)) && /^(?:\n|$)/.test(frames);
  return isWhole ? frames.split('\n').filter((line) => FRAME.test(line)) : [];
}

const SEGMENT = /^[\w.~-]{0,64}$/;

/** The path of a request, without parts that are no id or word of ours: anything can be typed there. */
export const loggedPath = (path: string): string =>
  path
    .split('/')
    .map((segment) => (SEGMENT.test(segment) ? segment : '…'))
    .join('/');

/** The answer to a caller, without what it quotes and without addresses. */
export const loggedMessage = (message: string): string => withoutAddresses(message.replaceAll(/"[^"]*"/g, '"…"'));

/** A text of the operator, such as a file's name, without the addresses in it. */
export const withoutAddresses = (text: string): string =>
  text
    .split(/([\s/])/)
    .map((part) => (part.includes('@') ? '…' : part))
    .join('');
