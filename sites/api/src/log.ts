/** One event as one line of JSON. Never holds a token, a password or the query of an address. */
export interface LogEntry {
  level: 'info' | 'warn' | 'error';
  message: string;
  [detail: string]: unknown;
}

export type Log = (entry: LogEntry) => void;

/** Writes entries to the standard output, one line each. */
export const logToConsole: Log = (entry) => console.log(JSON.stringify({ time: new Date().toISOString(), ...entry }));

/** What an error says to the operator: its stack, and those of the errors that caused it. */
export function errorDetail(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? error.message;
  return error.cause === undefined ? own : `${own}\ncaused by ${errorDetail(error.cause)}`;
}
