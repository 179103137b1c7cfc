'use client';
import { type RefObject, useEffect } from 'react';
import { useLatest } from './use-latest.ts';

/** Events that close an open part. */
export interface Dismissal {
  /** Left out: it stays open. */
  onPressOutside?: () => void;
  onEscape: (event: KeyboardEvent) => void;
}

/**
 * While a part is open, tells of a press outside of it and of Escape, wherever the focus is: what hovering opens has none,
 * and Safari gives none to a button that is clicked.
 * @param part holds what opens together with what opened it
 */
export function useDismissal(part: RefObject<HTMLElement | null>, isOpen: boolean, dismissal: Dismissal): void {
  const latest = useLatest(dismissal);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = (event: Event) => {
      if (!part.current?.contains(event.target as Node)) latest.current.onPressOutside?.();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current.onEscape(event);
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [part, isOpen, latest]);
}
