import { documentOf } from '../script-document.ts';
import { describeOrigin } from '../script-origin.ts';
import { describeStart } from '../step-words.ts';
import type { PanelProps } from './panel-props.ts';
import { ReportButton } from './report-button.tsx';
import type { Demand } from './use-demand.ts';

/** The position of the run: its state, its message, and the ways back, forward and to any state. */
export function RunPanel({ session, moment, demand }: PanelProps & { demand: Demand }) {
  const { known } = session;
  const { recorded, cursor, length, input, origin, message, undoable } = moment;
  const goTo = (state: string) => {
    const way = known.states[state];
    if (way) void session.load(documentOf(known, way), `Go to “${state}”`);
  };
  const jump = undoable.at(-1);
  return (
    <section className="workbench-run" aria-label="Run">
      <div className="workbench-row">
        <div className="workbench-where">
          <h1>{known.title}</h1>
          <p className="workbench-state" role="status">
            <span className="workbench-unseen">State: </span>
            <strong>{recorded.run.state}</strong>
            <span>{recorded.run.snapshot.status !== 'active' && ` (${recorded.run.snapshot.status})`}</span>
          </p>
        </div>
        <div className="workbench-row">
          {/* As signs, so that all of it stays in one row at 1440 px. */}
          <button
            type="button"
            aria-label="To the start"
            title="To the start"
            disabled={cursor === 0}
            onClick={() => session.goTo(0)}
          >
            |◀
          </button>
          <button type="button" aria-label="Back" title="Back" disabled={cursor === 0} onClick={() => session.back()}>
            ◀
          </button>
          <button
            type="button"
            aria-label="Forward"
            title="Forward"
            disabled={cursor === length}
            onClick={() => session.forward()}
          >
            ▶
          </button>
          <label>
            <span>{`Step ${cursor} of ${length}`}</span>
            <input
              type="range"
              min={0}
              max={length}
              value={cursor}
              disabled={length === 0}
              onChange={(event) => session.goTo(event.target.valueAsNumber)}
            />
          </label>
        </div>
        <div className="workbench-row">
          <label>
            Start from
            <select
              value={input}
              title={describeStart(known, input)}
              onChange={(event) => session.restart(event.target.value)}
            >
              {Object.keys(known.inputs).map((name) => (
                <option key={name} value={name}>
                  {describeStart(known, name)}
                </option>
              ))}
            </select>
          </label>
          <label>
            Go to state
            <select value="" onChange={(event) => goTo(event.target.value)}>
              <option value="">choose…</option>
              {Object.keys(known.states).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          <button type="button" disabled={jump === undefined} title={jump} onClick={() => session.undo()}>
            Undo
          </button>
          <button type="button" aria-pressed={demand.isAsking} onClick={demand.ask}>
            It should say…
          </button>
          <ReportButton {...{ session, moment }} expectation={demand.expectation} />
        </div>
      </div>
      {message && (
        <p className="workbench-message" role="alert">
          {message}
        </p>
      )}
      {origin && (
        <p className="workbench-origin" role="note" data-diverges={origin.divergence ? '' : undefined}>
          {describeOrigin(origin)}
        </p>
      )}
    </section>
  );
}
