import { Position, ReactFlow, type Viewport, ViewportPortal } from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { useEffect, useId, useMemo, useState } from 'react';
import { placeLabels } from '../chart-labels.ts';
import {
  type ChartArrow,
  type ChartBox,
  type ChartLayout,
  type ChartRoom,
  fittingScale,
  LEAST_LETTERS_PX,
  LETTERS_PX,
  roomAround,
} from '../chart-layout.ts';
import { type ArrowEdge, ChartArrowLine } from './chart-arrow.tsx';
import type { ChartDrawingProps, ChartMarks, ChartView } from './chart-props.ts';
import { ChartState, type StateNode } from './chart-state.tsx';
import { STRIP_PX, useChartLayout, useRoom } from './use-chart-layout.ts';

interface ChartFlowProps extends Pick<ChartDrawingProps, 'name' | 'model' | 'labels' | 'onState'> {
  marks: ChartMarks;
  view: ChartView;
  onView: (view: ChartView) => void;
  /** Called with the scale on the screen. */
  onScale: (scale: number) => void;
}

/** With smaller letters a whole chart is a blur, as on a phone. */
const LEAST_SHAPES_PX = 9;
const NODE_TYPES = { state: ChartState };
const EDGE_TYPES = { arrow: ChartArrowLine };

/** The drawing itself; a module of its own, which is loaded late. */
export default function ChartFlow({ name, model, labels, onState, marks, view, onView, onScale }: ChartFlowProps) {
  const { element, room } = useRoom();
  const layout = useChartLayout(model, room, onState ? labels : 'all');
  const { current } = marks;
  const lit = current.size > 0 ? `, the current ones lit: ${[...current].join(', ')}` : '';
  const drawing = layout && room && <Drawing {...{ layout, room, labels, onState, marks, view, onView, onScale }} />;
  const label = `States of ${name}${lit}`;
  if (onState) {
    return (
      <section ref={element} className="chart-room" aria-busy={!layout} aria-label={label}>
        {drawing}
      </section>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="chart-picture" aria-label={label} tabIndex={0}>
      <div ref={element} className="chart-room" aria-busy={!layout} style={layout ? sizeOf(layout) : undefined}>
        {drawing}
      </div>
    </section>
  );
}

/** @returns the drawing's size at 100 %, with its strip */
const sizeOf = ({ width, height }: ChartLayout) => ({ width, height: height + STRIP_PX });

type DrawingProps = Omit<ChartFlowProps, 'name' | 'model'> & { layout: ChartLayout; room: ChartRoom };

function Drawing({ layout, room, labels, onState, marks, view, onView, onScale }: DrawingProps) {
  const markerId = useId();
  const [pointed, setPointed] = useState<string | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const leastLettersPx = labels === 'all' ? LEAST_LETTERS_PX : LEAST_SHAPES_PX;
  const viewport = viewportOf(layout, room, view, litMiddle(layout, marks), leastLettersPx);
  useEffect(() => onScale(viewport.zoom));
  useLitInSight(layout, room, marks, view, onView);
  const shown = useShownLabels(layout, room, marks, pointed);
  const firstId = layout.boxes[0]?.node.id;
  const nodes = layout.boxes.map(
    (box): StateNode => ({
      id: box.node.id,
      type: 'state',
      position: { x: box.x, y: box.y },
      width: box.width,
      height: box.height,
      handles: handlesOf(box),
      zIndex: box.node.children.length > 0 ? 0 : 2,
      data: {
        box,
        marks,
        isTabStop: box.node.id === (active ?? firstId),
        onPoint: setPointed,
        onActive: setActive,
        ...(onState && { onPress: onState }),
      },
    }),
  );
  const edges = layout.arrows.map(
    ({ id, source, target, edges: own, points }): ArrowEdge => ({
      id,
      source,
      target,
      type: 'arrow',
      ariaLabel: own.map(({ key }) => key).join('; '),
      zIndex: 1,
      data: { points, edges: own, marks, markerId, isPointed: pointed === id || pointed === source },
    }),
  );
  const isWhole = viewport.zoom <= fittingScale(layout, room);
  return (
    <ReactFlow<StateNode, ArrowEdge>
      nodes={nodes}
      edges={edges}
      nodeTypes={NODE_TYPES}
      edgeTypes={EDGE_TYPES}
      viewport={viewport}
      onViewportChange={(next) => onView(viewOf(next, room))}
      onEdgeMouseEnter={(_, { id }) => setPointed(id)}
      onEdgeMouseLeave={() => setPointed(null)}
      minZoom={0.1}
      maxZoom={3}
      nodesDraggable={false}
      nodesConnectable={false}
      nodesFocusable={false}
      edgesFocusable={false}
      elementsSelectable={false}
      disableKeyboardA11y
      // A page scrolls as it does elsewhere, with a finger, too; only a chart larger than its room is moved.
      panOnDrag={onState !== undefined && !isWhole}
      zoomOnScroll={false}
      zoomOnPinch={onState !== undefined}
      zoomOnDoubleClick={false}
      preventScrolling={false}
    >
      <ViewportPortal>
        <svg className="chart-marker" aria-hidden="true">
          <marker
            id={markerId}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerUnits="userSpaceOnUse"
            markerWidth="8"
            markerHeight="8"
            orient="auto"
          >
            <path d="M0 0 8 4 0 8z" fill="context-stroke" />
          </marker>
        </svg>
        {shown.map((arrow) => (
          <Label key={arrow.id} arrow={arrow} marks={marks} isWhole={pointed === arrow.id} />
        ))}
      </ViewportPortal>
    </ReactFlow>
  );
}

/**
 * The points at which arrows may begin and end. Each render gives the states again, and without these, an arrow was drawn only
 * once the browser had measured both of its states again.
 */
const handlesOf = ({ width, height }: ChartBox): StateNode['handles'] => [
  { type: 'target', position: Position.Top, x: width / 2, y: 0 },
  { type: 'source', position: Position.Bottom, x: width / 2, y: height },
];

/** The events of an arrow; under the pointer with their guards. */
function Label({
  arrow: { edges, label },
  marks,
  isWhole,
}: {
  arrow: ChartArrow;
  marks: ChartMarks;
  isWhole: boolean;
}) {
  const { x, y, width, height, lines } = label;
  const whole = edges.map(({ label: words }) => words.split(' → ', 1).join());
  return (
    <div
      className="chart-label"
      data-taken={edges.some(({ key }) => marks.taken.has(key)) || undefined}
      data-last={edges.some(({ key }) => marks.lastTaken.includes(key)) || undefined}
      data-whole={isWhole || undefined}
      style={{ left: x + width / 2, top: y + height / 2 }}
    >
      {(isWhole ? whole : lines).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  );
}

/** All labels where they have room; otherwise those of the ways out of here, of the last ones, and what is pointed at. */
function useShownLabels(
  layout: ChartLayout,
  room: ChartRoom,
  { current, lastTaken }: ChartMarks,
  pointed: string | null,
): ChartArrow[] {
  const isWanted = ({ id, source, edges }: ChartArrow) =>
    current.has(source) || edges.some(({ key }) => lastTaken.includes(key)) || pointed === source || pointed === id;
  const wanted = layout.hasAllLabels ? layout.arrows : layout.arrows.filter(isWanted);
  const ids = wanted.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same arrows have the same places.
  return useMemo(
    () => (layout.hasAllLabels ? wanted : placeLabels(layout, wanted, roomAround(layout, room))),
    [layout, room, ids],
  );
}

/** When the run goes on while the chart is larger than its room, the current state comes into sight. */
function useLitInSight(
  layout: ChartLayout,
  room: ChartRoom,
  marks: ChartMarks,
  view: ChartView,
  onView: (view: ChartView) => void,
) {
  const lit = [...marks.current].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state is what moves it, or another size.
  useEffect(() => {
    const middle = litMiddle(layout, marks);
    if (typeof view.zoom !== 'number' || !middle) return;
    const { x, y, zoom } = viewportOf(layout, room, view, null, 0);
    const [left, top] = [middle.x * zoom + x, middle.y * zoom + y];
    if (left < 0 || top < 0 || left > room.width || top > room.height) onView({ zoom: view.zoom, middle });
  }, [lit, layout, view.zoom]);
}

/** The middle of the innermost current state. */
function litMiddle({ boxes }: ChartLayout, { current }: ChartMarks): ChartView['middle'] {
  const box = boxes.find(
    ({ node, isEveryState }) => !isEveryState && node.children.length === 0 && current.has(node.id),
  );
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

/**
 * @param lit the middle of the current state
 * @param leastLettersPx with smaller letters a chart can't be read as a whole
 */
function viewportOf(
  layout: ChartLayout,
  room: ChartRoom,
  view: ChartView,
  lit: ChartView['middle'],
  leastLettersPx: number,
): Viewport {
  const fitting = fittingScale(layout, room);
  const isTooSmall = view.zoom === 'readable' && lit !== null && LETTERS_PX * fitting < leastLettersPx;
  const zoom = typeof view.zoom === 'number' ? view.zoom : isTooSmall ? 1 : fitting;
  const whole = { x: layout.width / 2, y: layout.height / 2 };
  const middle = view.middle ?? (zoom > fitting ? lit : null) ?? whole;
  return { x: room.width / 2 - middle.x * zoom, y: room.height / 2 - middle.y * zoom, zoom };
}

function viewOf({ x, y, zoom }: Viewport, room: ChartRoom): ChartView {
  return { zoom, middle: { x: (room.width / 2 - x) / zoom, y: (room.height / 2 - y) / zoom } };
}
