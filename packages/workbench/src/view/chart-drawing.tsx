import { lazy, Suspense, useRef, useState } from 'react';
import './chart.css';
import type { ChartDrawingProps, ChartView } from './chart-props.ts';

/** React Flow and ELK come when a chart is shown: no other story waits for them. */
const ChartFlow = lazy(() => import('./chart-flow.tsx'));

const NONE: ReadonlySet<string> = new Set();
const ZOOM_STEP = 1.25;
const READABLE: ChartView = { zoom: 'readable', middle: null };
const WHOLE: ChartView = { zoom: 'whole', middle: null };

/** A machine's chart as a drawing. Its room is there before the drawing is, so that nothing moves. */
export function ChartDrawing({
  current = NONE,
  visited = NONE,
  taken = NONE,
  lastTaken = [],
  ...props
}: ChartDrawingProps) {
  const { onState, children, card } = props;
  const [view, setView] = useState(READABLE);
  /** The scale on the screen, which is the room's business while the chart fits it. */
  const scale = useRef(1);
  const by = (factor: number) =>
    setView(({ middle }) => ({ middle, zoom: Math.min(3, Math.max(0.2, scale.current * factor)) }));
  return (
    <div className="chart-drawing">
      {onState && (
        <div className="workbench-row">
          {children}
          <button type="button" onClick={() => setView(WHOLE)}>
            Fit
          </button>
          <button type="button" aria-label="Larger" onClick={() => by(ZOOM_STEP)}>
            +
          </button>
          <button type="button" aria-label="Smaller" onClick={() => by(1 / ZOOM_STEP)}>
            −
          </button>
          <button type="button" onClick={() => setView(({ middle }) => ({ middle, zoom: 1 }))}>
            100 %
          </button>
        </div>
      )}
      <Suspense fallback={<div className="chart-room" aria-busy="true" />}>
        <ChartFlow
          {...props}
          marks={{ current, visited, taken, lastTaken }}
          view={view}
          onView={setView}
          onScale={(shown) => {
            scale.current = shown;
          }}
        />
      </Suspense>
      <div className="chart-corner">{card}</div>
    </div>
  );
}
