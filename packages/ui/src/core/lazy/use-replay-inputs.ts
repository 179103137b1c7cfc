'use client';
import type { RefObject } from 'react';
import { useIsHydrated } from '../internal/use-is-hydrated.ts';
import { useIsomorphicLayoutEffect } from '../internal/use-isomorphic-layout-effect.ts';
import { CONTROLS, type Control, enter, enteredIn, isChanged } from './entered-values.ts';

/**
 * Replays what the visitor typed, chose or ticked before hydration, as input and change events. React hydrates such values
 * without an event and overwrites them on the next render.
 * @param part contains the fields
 */
export function useReplayInputs(part: RefObject<Element | null>): void {
  const isHydrated = useIsHydrated();
  useIsomorphicLayoutEffect(() => {
    if (isHydrated) return;
    for (const control of part.current?.querySelectorAll<Control>(CONTROLS) ?? []) {
      if (isChanged(control)) enter(control, enteredIn(control));
    }
  }, []);
}
