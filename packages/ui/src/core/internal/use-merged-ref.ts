'use client';
import { type Ref, useMemo } from 'react';

/** One ref that fills two: a host's, and a component's own. */
export function useMergedRef<Element>(
  first: Ref<Element> | undefined,
  second: Ref<Element> | undefined,
): Ref<Element> | undefined {
  return useMemo(() => {
    if (!first || !second) return first ?? second;
    return (element) => {
      for (const ref of [first, second]) {
        if (typeof ref === 'function') ref(element);
        else ref.current = element;
      }
    };
  }, [first, second]);
}
