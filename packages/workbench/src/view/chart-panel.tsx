import { useId, useRef, useState } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { chartModel } from '../chart-model.ts';
import { childSnapshot } from '../recorded-run.ts';
import { BenchDialog } from './bench-dialog.tsx';
import { ChartDrawing } from './chart-drawing.tsx';
import type { ChartDrawingProps } from './chart-props.ts';
import type { PanelProps } from './panel-props.ts';
import { WayCard } from './way-card.tsx';

/** The chart of the machine, or of a child machine that runs: one at a time. */
export function ChartPanel({ session, moment: { recorded } }: PanelProps) {
  const { known } = session;
  const heading = useId();
  const { snapshot } = recorded.run;
  const [chosen, setChosen] = useState(known.id);
  const main = { id: known.id, machine: known.machine, snapshot };
  const children = Object.entries(known.children ?? {}).flatMap(([id, child]) => {
    const found = childSnapshot(snapshot, id);
    return found ? [{ id, machine: child.machine, snapshot: found }] : [];
  });
  const all = [main, ...children];
  const shown = all.find(({ id }) => id === chosen) ?? main;
  return (
    <section aria-labelledby={heading} className="workbench-chart">
      <Chart key={shown.id} {...shown} {...{ session, recorded }}>
        <h2 id={heading}>{`Chart of ${shown.id}`}</h2>
        {all.length > 1 &&
          all.map(({ id }) => (
            <button key={id} type="button" aria-pressed={id === shown.id} onClick={() => setChosen(id)}>
              {id}
            </button>
          ))}
      </Chart>
    </section>
  );
}

interface ChartProps extends Pick<ChartDrawingProps, 'children'>, Pick<PanelProps, 'session'> {
  machine: AnyStateMachine;
  snapshot: AnyMachineSnapshot;
  recorded: PanelProps['moment']['recorded'];
}

function Chart({ machine, snapshot, session, recorded, children }: ChartProps) {
  const selected = useSelectedState(session, recorded.records.length);
  const [isFull, setIsFull] = useState(false);
  const model = chartModel(machine);
  const current = new Set((snapshot._nodes ?? []).map(({ id }) => id));
  const coverage = recorded.coverage.get(machine.id);
  const seen = coverage?.seen;
  const ways = model.edges.filter(({ source }) => current.has(source));
  const drawing = {
    name: machine.id,
    model,
    current,
    ...(seen && { visited: seen.states, taken: seen.transitions }),
    lastTaken: recorded.records.at(-1)?.taken ?? [],
    ...selected,
  };
  return (
    <>
      <ChartDrawing {...drawing} card={isFull ? null : selected.card}>
        {children}
        <button type="button" onClick={() => setIsFull(true)}>
          Full screen
        </button>
      </ChartDrawing>
      <div className="workbench-row chart-words">
        <p>
          {`${seen?.states.size} of ${coverage?.chart.states.length} states and ${seen?.transitions.size} of ${coverage?.chart.transitions.length} transitions visited.`}
        </p>
        <details>
          <summary>{`Ways out of here (${ways.length})`}</summary>
          <ul>
            {ways.map(({ key, target, label }) => (
              <li key={key + target}>
                <span>{label}</span>
                {seen?.transitions.has(key) && <strong> — taken</strong>}
              </li>
            ))}
          </ul>
        </details>
      </div>
      {isFull && <FullChart {...drawing} onClose={() => setIsFull(false)} />}
    </>
  );
}

/** The state that was pressed, with its card; another step of the run closes it, for its way began elsewhere. */
function useSelectedState(session: PanelProps['session'], place: number) {
  const [selected, setSelected] = useState<{ goal: string; place: number } | null>(null);
  const pressed = useRef<HTMLElement | null>(null);
  const close = () => {
    setSelected(null);
    pressed.current?.focus();
  };
  return {
    onState: (goal: string) => {
      pressed.current = document.activeElement as HTMLElement | null;
      setSelected({ goal, place });
    },
    card: selected && selected.place === place && (
      <WayCard key={selected.goal} session={session} goal={selected.goal} onClose={close} />
    ),
  };
}

/** The chart with all its labels, over the page. */
function FullChart({ onClose, ...drawing }: ChartDrawingProps & { onClose: () => void }) {
  return (
    <BenchDialog label={`Chart of ${drawing.name}`} className="chart-dialog" onClose={onClose}>
      {(close) => (
        <ChartDrawing {...drawing} labels="all">
          <button type="button" onClick={close}>
            Close
          </button>
        </ChartDrawing>
      )}
    </BenchDialog>
  );
}
