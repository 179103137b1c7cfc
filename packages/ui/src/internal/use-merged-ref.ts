'use client';
import { type Ref, type RefCallback, useCallback } from 'react';

/** One ref that fills two: a host's, and a component's own. */
export function useMergedRef<Element>(first: Ref<Element> | undefined, second: Ref<Element>): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      for (const ref of [first, second]) {
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }
    },
    [first, second],
  );
}
