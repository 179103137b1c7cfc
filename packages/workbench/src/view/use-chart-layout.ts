import { useEffect, useRef, useState } from 'react';
import { type ChartLayout, type ChartRoom, layoutChart } from '../chart-layout.ts';
import type { ChartModel } from '../chart-model.ts';

/** Height of the strip below a drawing, in pixels: for its maker's name, and for words about it. */
export const STRIP_PX = 22;

/** The room of an element above its strip, as it changes; null until it is measured. */
export function useRoom() {
  const element = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<ChartRoom | null>(null);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? { width: 0, height: 0 };
      if (width > 0 && height > STRIP_PX) setRoom({ width, height: height - STRIP_PX });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, room };
}

/** The drawing of a chart for its room; null until it is laid out. The last one remains while the room changes. */
export function useChartLayout(
  model: ChartModel,
  room: ChartRoom | null,
  labels: 'all' | 'fitting' | undefined,
): ChartLayout | null {
  const [laidOut, setLaidOut] = useState<{ model: ChartModel; layout: ChartLayout } | null>(null);
  useEffect(() => {
    if (!room) return;
    let isWanted = true;
    void layoutChart(model, room, labels).then((layout) => {
      if (isWanted) setLaidOut({ model, layout });
    });
    return () => {
      isWanted = false;
    };
  }, [model, room, labels]);
  return laidOut?.model === model ? laidOut.layout : null;
}
