'use client';
import { trapFocus } from '@zag-js/focus-trap';
import { type RefObject, useEffect } from 'react';

/**
 * Holds the focus in a part that covers the page: takes it on beginning, gives it back at the end. Ark's own component
 * of this kind begins anew with every rendering, which takes the focus out of a field while somebody types.
 */
export function useFocusTrap(part: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => (isActive ? trapFocus(() => part.current) : undefined), [part, isActive]);
}
