import type { LogEntry } from '../tab-report.ts';

/** A line of the log in words, without its time. */
export function describeEntry(entry: LogEntry): string {
  if (entry.kind === 'page') return `page ${entry.address}`;
  if (entry.kind === 'machine') {
    const { machine, event, from, to } = entry;
    return `${machine}: ${describeEvent(event)} · ${from === to ? `stays ${to}` : `${from && `${from} → `}${to}`}`;
  }
  const { method, path, status, ms, requestId, fault } = entry;
  const parts = [
    `${method} ${path}`,
    status === null ? 'no answer' : String(status),
    `${ms} ms`,
    ...(requestId ? [`request ${requestId}`] : []),
    ...(fault ? [`under fault: ${fault}`] : []),
  ];
  return parts.join(' · ');
}

/** Time of day in UTC, as the server's log has it: `14:03:59.120`. */
export const timeOf = ({ atMs }: LogEntry): string => new Date(atMs).toISOString().slice(11, 23);

/** The log as text for a report. */
export const logText = (log: readonly LogEntry[]): string =>
  log.map((entry) => `${timeOf(entry)}  ${describeEntry(entry)}\n`).join('');

/** An event in words, where XState has made its name. */
function describeEvent(event: string): string {
  if (event === 'xstate.init') return 'starts';
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(event) ?? [];
  if (delay) return `after ${delay}`;
  const [, end, child] = /^xstate\.(done|error)\.actor\.(.+)/.exec(event) ?? [];
  return child ? `${child} ${end === 'done' ? 'is done' : 'fails'}` : event;
}
