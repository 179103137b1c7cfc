'use client';
import { createContext, useContext } from 'react';
import { useIsHydrated } from '../internal/use-is-hydrated.ts';

/** Id of the late part around. */
export const LateContext = createContext<string | undefined>(undefined);

/**
 * For the elements of a late part that a visitor presses or that contain such: `data-late={useLate()}`. The server's markup
 * then has the mark, and loses it when the part has its code.
 */
export function useLate(): string | undefined {
  const late = useContext(LateContext);
  return useIsHydrated() ? undefined : late;
}
