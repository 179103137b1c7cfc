import { useId, useMemo } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { MachineCoverage } from '../../testing/index.ts';
import { chartModel } from '../chart-model.ts';
import { childSnapshot } from '../recorded-run.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import type { PanelProps } from './panel-props.ts';

/** The charts of the machine and of every child machine that runs. */
export function ChartPanel({ session: { known }, moment: { recorded } }: PanelProps) {
  const { snapshot } = recorded.run;
  const lastTaken = recorded.records.at(-1)?.taken ?? [];
  const children = Object.entries(known.children ?? {}).flatMap(([id, child]) => {
    const found = childSnapshot(snapshot, id);
    return found ? [{ id, machine: child.machine, snapshot: found }] : [];
  });
  return [{ id: known.id, machine: known.machine, snapshot }, ...children].map((shown) => (
    <Chart key={shown.id} {...shown} coverage={recorded.coverage.get(shown.machine.id)} lastTaken={lastTaken} />
  ));
}

interface ChartProps {
  machine: AnyStateMachine;
  snapshot: AnyMachineSnapshot;
  coverage: MachineCoverage | undefined;
  lastTaken: readonly string[];
}

function Chart({ machine, snapshot, coverage, lastTaken }: ChartProps) {
  const name = useId();
  const model = useMemo(() => chartModel(machine), [machine]);
  const current = new Set((snapshot._nodes ?? []).map(({ id }) => id));
  const seen = coverage?.seen;
  const ways = model.edges.filter(({ source }) => current.has(source));
  return (
    <section aria-labelledby={name} className="workbench-chart">
      <h2 id={name}>Chart of {machine.id}</h2>
      <p>
        {seen?.states.size} of {coverage?.chart.states.length} states and {seen?.transitions.size} of{' '}
        {coverage?.chart.transitions.length} transitions visited.
      </p>
      <ChartDrawing
        name={machine.id}
        model={model}
        current={current}
        visited={seen?.states}
        taken={seen?.transitions}
        lastTaken={lastTaken}
      />
      <details>
        <summary>Ways out of here ({ways.length})</summary>
        <ul>
          {ways.map(({ key, target, label }) => (
            <li key={key + target}>
              {label}
              {seen?.transitions.has(key) && <strong> — taken</strong>}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
