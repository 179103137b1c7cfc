import { useId, useMemo } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { MachineCoverage } from '../../testing/index.ts';
import { layoutChart } from '../chart-layout.ts';
import { chartModel } from '../chart-model.ts';
import { childSnapshot } from '../recorded-run.ts';
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
  const { width, height, boxes, arrows } = useMemo(() => layoutChart(model), [model]);
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className="workbench-scroll" aria-label={`Drawing of ${machine.id}`} tabIndex={0}>
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img">
          <title>{`States of ${machine.id}, the current ones lit: ${[...current].join(', ')}`}</title>
          <defs>
            <marker
              id={`${name}-arrow`}
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerUnits="userSpaceOnUse"
              markerWidth="9"
              markerHeight="9"
              orient="auto"
            >
              <path d="M0 0 8 4 0 8z" fill="context-stroke" />
            </marker>
          </defs>
          {boxes.map(({ node, x, y, width: boxWidth, height: boxHeight }) => (
            <g
              key={node.id}
              data-kind={node.kind}
              data-current={current.has(node.id) || undefined}
              data-visited={seen?.states.has(node.id) || undefined}
            >
              <title>{node.id}</title>
              <rect x={x} y={y} width={boxWidth} height={boxHeight} rx={8} />
              <text
                x={node.children.length > 0 ? x + 12 : x + boxWidth / 2}
                y={y + (node.children.length > 0 ? 19 : 22)}
                textAnchor={node.children.length > 0 ? 'start' : 'middle'}
              >
                {node.isInitial ? `▸ ${node.label}` : node.label}
              </text>
            </g>
          ))}
          {arrows.map(({ source, target, path, edges }) => (
            <path
              key={`${source} ${target}`}
              d={path}
              markerEnd={`url(#${name}-arrow)`}
              data-taken={edges.some(({ key }) => seen?.transitions.has(key)) || undefined}
              data-last={edges.some(({ key }) => lastTaken.includes(key)) || undefined}
            >
              <title>{edges.map(({ key }) => key).join('\n')}</title>
            </path>
          ))}
        </svg>
      </section>
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
