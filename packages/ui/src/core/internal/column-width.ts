'use client';
import { createContext, type RefObject, useContext, useState } from 'react';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.ts';
import { useMediaQuery } from './use-media-query.ts';

/** Widths at which a layout in a column changes, in pixels: those of the skin and of the rows of slides. */
const STEPS_PX = [1200, 1024, 992, 768];

/** The largest step that fits into the column of an embed; null: there is no column, and the window counts. */
export const ColumnWidthContext = createContext<number | null>(null);

/**
 * Whether the column, or else the window, is at least so wide.
 * @param leastPx one of the steps at which layouts change
 * @param onServer the answer on the server and for the first paint
 */
export function useIsAtLeast(leastPx: number, onServer: boolean): boolean {
  const column = useContext(ColumnWidthContext);
  const isWindow = useMediaQuery(`(width >= ${leastPx}px)`, onServer);
  return column === null ? isWindow : column >= leastPx;
}

/** Measures the column of an element, for {@link ColumnWidthContext}. */
export function useColumnWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useIsomorphicLayoutEffect(() => {
    if (!element.current) return;
    const measure = (px: number) => setWidth(STEPS_PX.find((step) => px >= step) ?? 0);
    measure(element.current.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.contentRect.width));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
