import { BaseEdge, type Edge, type EdgeProps } from '@xyflow/react';
import type { ChartPoint } from '../chart-layout.ts';
import type { ChartEdge } from '../chart-model.ts';
import type { ChartMarks } from './chart-props.ts';

export type ArrowEdge = Edge<
  {
    points: ChartPoint[];
    edges: ChartEdge[];
    marks: ChartMarks;
    markerId: string;
    /** Whether the pointer or the focus is on it or on the state that it leaves. */
    isPointed: boolean;
  },
  'arrow'
>;

/** An arrow along the points that ELK gave it. */
export function ChartArrowLine({ id, data }: EdgeProps<ArrowEdge>) {
  if (!data) return null;
  const { points, edges, marks, markerId, isPointed } = data;
  return (
    <g
      className="chart-arrow"
      data-taken={edges.some(({ key }) => marks.taken.has(key)) || undefined}
      data-last={edges.some(({ key }) => marks.lastTaken.includes(key)) || undefined}
      data-out={edges.some(({ source }) => marks.current.has(source)) || undefined}
      data-pointed={isPointed || undefined}
    >
      <title>{edges.map(({ key }) => key).join('\n')}</title>
      <BaseEdge id={id} path={pathAlong(points)} markerEnd={`url(#${markerId})`} interactionWidth={12} />
    </g>
  );
}

const pathAlong = (points: readonly ChartPoint[]) =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
