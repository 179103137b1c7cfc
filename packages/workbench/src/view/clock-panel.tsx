import { useEffect, useState } from 'react';
import type { PanelProps } from './panel-props.ts';

const STEPS = [
  [1, '+1 ms'],
  [1200, '+1.2 s'],
  [1800, '+1.8 s'],
  [2000, '+2 s'],
  [30_000, '+30 s'],
] as const;

/** The longest that a step may last. */
const LONGEST_MS = 1e9;

/** The clock, which only moves on command; or by itself, from timer to timer, until it is paused. */
export function ClockPanel({ session, moment }: PanelProps) {
  const { clock } = moment.recorded.run;
  const [isRunning, setIsRunning] = useState(false);
  const untilNextMs = clock.untilNextMs;
  // Every moment sets the timer again, because it may wait for another one by then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment is what changes.
  useEffect(() => {
    if (!isRunning || untilNextMs === undefined) return;
    const timer = setTimeout(() => void session.advanceToTimer(), untilNextMs);
    return () => clearTimeout(timer);
  }, [session, isRunning, untilNextMs, moment]);
  return (
    <section aria-labelledby="workbench-clock">
      <h2 id="workbench-clock">Clock</h2>
      <p>
        {`${clock.now().toLocaleString('en')} ms since the start; ${untilNextMs === undefined ? 'no timer waits' : `next timer in ${untilNextMs.toLocaleString('en')} ms`}.`}
      </p>
      <div className="workbench-row">
        {STEPS.map(([ms, label]) => (
          <button key={ms} type="button" onClick={() => session.advance(ms)}>
            {label}
          </button>
        ))}
        <button type="button" disabled={untilNextMs === undefined} onClick={() => session.advanceToTimer()}>
          Next timer
        </button>
        <button type="button" disabled={!untilNextMs} onClick={() => session.advanceToTimer(1)}>
          1 ms before it
        </button>
        <OwnTime session={session} />
        <button type="button" aria-pressed={isRunning} onClick={() => setIsRunning(!isRunning)}>
          {isRunning ? 'Pause' : 'Run'}
        </button>
      </div>
    </section>
  );
}

function OwnTime({ session }: Pick<PanelProps, 'session'>) {
  const [ms, setMs] = useState('199');
  const isGood = ms !== '' && Number(ms) >= 0 && Number(ms) <= LONGEST_MS;
  return (
    <form
      className="workbench-row"
      onSubmit={(event) => {
        event.preventDefault();
        if (isGood) void session.advance(Number(ms));
      }}
    >
      <label>
        Milliseconds
        <input type="number" min={0} max={LONGEST_MS} value={ms} onChange={(event) => setMs(event.target.value)} />
      </label>
      <button type="submit" disabled={!isGood}>
        Let them pass
      </button>
    </form>
  );
}
