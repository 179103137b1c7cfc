'use client';
import { createContext, type RefObject, useContext, useState } from 'react';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.ts';
import { useMediaQuery } from './use-media-query.ts';

/** Width of the column of an embed, in pixels; null: there is no column, and the window counts. */
export const ColumnWidthContext = createContext<number | null>(null);

/**
 * Whether the column, or else the window, is at least so wide.
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
    setWidth(element.current.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
