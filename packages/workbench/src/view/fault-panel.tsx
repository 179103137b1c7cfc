import { failures } from '../failures.ts';
import { describeCall } from '../step-words.ts';
import { actorsOf } from '../workbench-machine.ts';
import type { PanelProps } from './panel-props.ts';

/** Switches that let every call of one kind fail from now on. */
export function FaultPanel({ session, moment: { recorded } }: PanelProps) {
  const { known } = session;
  const { faults } = recorded.run;
  const actors = actorsOf(known);
  return (
    <section aria-labelledby="workbench-faults">
      <h2 id="workbench-faults">{`Fault switches (${faults.size} on)`}</h2>
      <p>
        {actors.length === 0
          ? 'This machine makes no calls.'
          : 'While a switch is on, every new call of that kind ends so by itself.'}
      </p>
      {actors.map((actor) => (
        <label key={actor} className="workbench-fault">
          <span>{describeCall(known, actor)}</span>
          <select
            value={faultName(faults.get(actor))}
            onChange={(event) => session.fault(actor, failures[event.target.value as keyof typeof failures] ?? null)}
          >
            <option>off</option>
            {Object.keys(failures).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      ))}
    </section>
  );
}

function faultName(outcome: unknown): string {
  const text = JSON.stringify(outcome);
  return Object.entries(failures).find(([, known]) => JSON.stringify(known) === text)?.[0] ?? 'off';
}
