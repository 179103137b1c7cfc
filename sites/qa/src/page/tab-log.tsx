import { useState } from 'react';
import type { LogEntry } from '../tab-report.ts';
import { describeEntry, logText, timeOf } from './log-text.ts';

interface TabLogProps {
  log: readonly LogEntry[];
  onClear: () => void;
}

/** Everything that has happened in the tab, the newest first. */
export function TabLog({ log, onClear }: TabLogProps) {
  const [note, setNote] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(logText(log)).then(
      () => setNote('Copied.'),
      () => setNote('The browser does not allow copying.'),
    );
  return (
    <section aria-labelledby="log">
      <h2 id="log">Log</h2>
      <p className="qa-presets">
        <button type="button" onClick={copy}>
          Copy as text
        </button>
        <button type="button" onClick={onClear}>
          Clear
        </button>
        <span role="status">{note}</span>
      </p>
      {log.length === 0 ? (
        <p>Nothing has happened yet.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <section className="qa-log" aria-label="Entries" tabIndex={0}>
          <ol reversed>
            {log.toReversed().map((entry, index) => (
              <li key={log.length - index} data-failed={isFailed(entry) ? '' : undefined}>
                <time>{timeOf(entry)}</time> <span>{describeEntry(entry)}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </section>
  );
}

const isFailed = (entry: LogEntry) => entry.kind === 'call' && (entry.status ?? 500) >= 400;
