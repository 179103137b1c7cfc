import { pino } from 'pino';

/** One event as one line of JSON. Never holds a token, a password, a name, an address or the query of a request. */
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

/** The stack of an error and of its causes. */
export function errorDetail(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? error.message;
  return error.cause === undefined ? own : `${own}\ncaused by ${errorDetail(error.cause)}`;
}
