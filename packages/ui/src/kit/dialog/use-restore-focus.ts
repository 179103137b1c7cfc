'use client';
import type { RefObject } from 'react';
import { activeElement, isFocusLost } from '../../core/internal/page.ts';
import { useIsomorphicLayoutEffect } from '../../core/internal/use-isomorphic-layout-effect.ts';

/**
 * When a part goes away with the focus in it, as a failure does whose 'Try Again' was pressed, the nearest part around it
 * that can take the focus takes it: a region with a `tabIndex`, or the page's own `main`.
 */
export function useRestoreFocus(part: RefObject<HTMLElement | null>): void {
  useIsomorphicLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (!element?.contains(activeElement())) return;
      const around = focusableAround(element);
      // The element in its place may take the focus itself, and goes first.
      queueMicrotask(() => {
        if (!isFocusLost()) return;
        around.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
      });
    };
  }, [part]);
}

function focusableAround(element: HTMLElement): HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) if (at.hasAttribute('tabindex')) around.push(at);
  return around;
}
