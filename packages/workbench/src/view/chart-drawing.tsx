import { useId, useMemo } from 'react';
import { labelArrows } from '../chart-labels.ts';
import { layoutChart } from '../chart-layout.ts';
import type { ChartEdge, ChartModel } from '../chart-model.ts';

export interface ChartDrawingProps {
  /** The machine's id. */
  name: string;
  model: ChartModel;
  /** Ids of the states that are lit. */
  current?: ReadonlySet<string>;
  /** Ids of the states that a run has visited. */
  visited?: ReadonlySet<string> | undefined;
  /** Keys of the transitions that a run has taken, and of those that its last step took. */
  taken?: ReadonlySet<string> | undefined;
  lastTaken?: readonly string[];
  /** How large it is drawn; 1 by default. */
  zoom?: number;
}

const NONE: ReadonlySet<string> = new Set();

/** A machine's chart as a drawing, each arrow with its event. */
export function ChartDrawing({
  name,
  model,
  current = NONE,
  visited = NONE,
  taken = NONE,
  lastTaken = [],
  zoom = 1,
}: ChartDrawingProps) {
  const id = useId();
  const { width, height, boxes, arrows } = useMemo(() => layoutChart(model), [model]);
  const labels = useMemo(() => labelArrows(arrows, boxes), [arrows, boxes]);
  const stays = useMemo(
    () =>
      Map.groupBy(
        model.edges.filter(({ source, target }) => source === target),
        ({ source }) => source,
      ),
    [model],
  );
  const lit = current.size > 0 ? `, the current ones lit: ${[...current].join(', ')}` : '';
  const marks = ({ edges }: (typeof arrows)[number]) => ({
    'data-taken': edges.some(({ key }) => taken.has(key)) || undefined,
    'data-last': edges.some(({ key }) => lastTaken.includes(key)) || undefined,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="workbench-chart workbench-scroll" aria-label={`Drawing of ${name}`} tabIndex={0}>
      <svg width={width * zoom} height={height * zoom} viewBox={`0 0 ${width} ${height}`} role="img">
        <title>{`States of ${name}${lit}`}</title>
        <defs>
          <marker
            id={`${id}-arrow`}
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
            data-visited={visited.has(node.id) || undefined}
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
            <StayMark edges={stays.get(node.id)} x={x + boxWidth} y={y} {...{ taken, lastTaken }} />
          </g>
        ))}
        {arrows.map((arrow) => (
          <path
            key={`${arrow.source} ${arrow.target}`}
            d={arrow.path}
            markerEnd={`url(#${id}-arrow)`}
            {...marks(arrow)}
          >
            <title>{arrow.edges.map(({ key }) => key).join('\n')}</title>
          </path>
        ))}
        {arrows.map((arrow, index) => (
          <text
            key={`${arrow.source} ${arrow.target}`}
            className="workbench-arrow-label"
            x={labels[index]?.x}
            y={labels[index]?.y}
            {...marks(arrow)}
          >
            <title>{arrow.edges.map(({ key }) => key).join('\n')}</title>
            <tspan>{labels[index]?.text}</tspan>
          </text>
        ))}
      </svg>
    </section>
  );
}

interface StayMarkProps extends Required<Pick<ChartDrawingProps, 'lastTaken'>> {
  edges: readonly ChartEdge[] | undefined;
  taken: ReadonlySet<string>;
  x: number;
  y: number;
}

/** At a state's corner: how many transitions stay in it. */
function StayMark({ edges, taken, lastTaken, x, y }: StayMarkProps) {
  if (!edges) return null;
  return (
    <g
      className="workbench-stay"
      data-taken={edges.some(({ key }) => taken.has(key)) || undefined}
      data-last={edges.some(({ key }) => lastTaken.includes(key)) || undefined}
    >
      <title>{edges.map(({ key }) => key).join('\n')}</title>
      <text x={x - 4} y={y + 10} textAnchor="end">
        {`↻${edges.length}`}
      </text>
    </g>
  );
}
