'use client';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { pageBody } from '../core/internal/page.ts';
import { useIsomorphicLayoutEffect } from '../core/internal/use-isomorphic-layout-effect.ts';

/** Gives the element that parts beside the page stand in. */
export const PortalContainer = createContext<() => HTMLElement>(pageBody);

/** Beside the page, in the host's own place for it; the server's markup has nothing of it. */
export function Portal({ children }: { children: ReactNode }) {
  const container = useContext(PortalContainer);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // Asked after the first render: the host's place may be drawn with the content that opens in it.
  useIsomorphicLayoutEffect(() => setPlace(container()), [container]);
  return place && createPortal(children, place);
}
