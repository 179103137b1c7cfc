import type { MachineCoverage } from '@trek/ui/internal/testing/machines';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
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

const ZOOM_STEP = 1.25;

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
  const zoom = useChartZoom(current);
  const ways = model.edges.filter(({ source }) => current.has(source));
  return (
    <section aria-labelledby={name} className="workbench-chart" ref={zoom.room}>
      <div className="workbench-row">
        <h2 id={name}>{`Chart of ${machine.id}`}</h2>
        <button type="button" onClick={zoom.fit}>
          Fit
        </button>
        <button type="button" aria-label="Larger" onClick={() => zoom.by(ZOOM_STEP)}>
          +
        </button>
        <button type="button" aria-label="Smaller" onClick={() => zoom.by(1 / ZOOM_STEP)}>
          −
        </button>
      </div>
      <p>
        {`${seen?.states.size} of ${coverage?.chart.states.length} states and ${seen?.transitions.size} of ${coverage?.chart.transitions.length} transitions visited.`}
      </p>
      <ChartDrawing
        name={machine.id}
        model={model}
        current={current}
        visited={seen?.states}
        taken={seen?.transitions}
        lastTaken={lastTaken}
        zoom={zoom.scale}
      />
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
    </section>
  );
}

/** How large a chart is drawn; and the state that is lit stays in sight. */
function useChartZoom(current: ReadonlySet<string>) {
  const room = useRef<HTMLElement>(null);
  const [scale, setScale] = useState(1);
  const lit = [...current].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state, or another size, is what moves it.
  useEffect(() => {
    const view = room.current?.querySelector('.workbench-scroll');
    const state = room.current?.querySelector('g[data-current]:is([data-kind="atomic"], [data-kind="final"]) > rect');
    if (!view || !state) return;
    const [outer, inner] = [view.getBoundingClientRect(), state.getBoundingClientRect()];
    view.scrollBy(
      inner.left + inner.width / 2 - outer.left - outer.width / 2,
      inner.top + inner.height / 2 - outer.top - outer.height / 2,
    );
  }, [lit, scale]);
  const fit = () => {
    const view = room.current?.querySelector('.workbench-scroll');
    const drawing = view?.querySelector('svg');
    if (!view || !drawing) return;
    const { width, height } = drawing.viewBox.baseVal;
    setScale(Math.min(1, view.clientWidth / width, view.clientHeight / height));
  };
  return { room, scale, fit, by: (factor: number) => setScale(Math.min(2, Math.max(0.2, scale * factor))) };
}
