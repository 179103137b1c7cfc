import { useRef } from 'react';
import { actorsOf, failures, outcomesOf } from '../workbench-machine.ts';
import type { PanelProps } from './panel-props.ts';

/** Who is being asked something now, with every answer; and the switches that let each of them fail. */
export function ChildPanel({ session, moment: { recorded } }: PanelProps) {
  const { known } = session;
  const section = useRef<HTMLElement>(null);
  // The button that was pressed goes with its question: the focus stays here, so that the keyboard does, too.
  const settle = async (...answer: Parameters<typeof session.settle>) => {
    await session.settle(...answer);
    section.current?.focus();
  };
  const { pending } = recorded.run.actors;
  const actors = actorsOf(known);
  if (actors.length === 0) return null;
  return (
    <section aria-labelledby="workbench-children" ref={section} tabIndex={-1}>
      <h2 id="workbench-children">Children</h2>
      {pending.length === 0 && <p>Nobody is being asked.</p>}
      {pending.map(({ actor, number }) => (
        <fieldset key={`${actor} ${number}`}>
          <legend>
            {actor} answers with (call {number})
          </legend>
          <div className="workbench-row">
            {Object.entries(outcomesOf(known, actor)).map(([name, outcome]) => (
              <button key={name} type="button" onClick={() => settle(actor, outcome)}>
                {name}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
      <details>
        <summary>Fault switches ({recorded.run.faults.size} on)</summary>
        <p>While a switch is on, every new call of that child ends so by itself.</p>
        {actors.map((actor) => (
          <label key={actor} className="workbench-fault">
            {actor}
            <select
              value={faultName(recorded.run.faults.get(actor))}
              onChange={(event) => session.fault(actor, failures[event.target.value as keyof typeof failures] ?? null)}
            >
              <option>off</option>
              {Object.keys(failures).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        ))}
      </details>
    </section>
  );
}

function faultName(outcome: unknown): string {
  const text = JSON.stringify(outcome);
  return Object.entries(failures).find(([, known]) => JSON.stringify(known) === text)?.[0] ?? 'off';
}
