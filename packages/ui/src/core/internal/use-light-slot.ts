'use client';
import { type RefObject, useId, useState } from 'react';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.ts';

/** A place for content that can't be in a shadow root. */
export interface LightSlot {
  /** The slot's name, in the shadow root. */
  name: string;
  /** The element in the page itself. Null: there is no shadow root around. Undefined: not known yet. */
  element: HTMLElement | null | undefined;
}

/**
 * A place in the page itself that is shown where a part in a shadow root is, for the content of a company's script:
 * such scripts look for their element in the document only.
 */
export function useLightSlot(part: RefObject<HTMLElement | null>): LightSlot {
  const name = `trek-${useId()}`;
  const [element, setElement] = useState<HTMLElement | null>();
  useIsomorphicLayoutEffect(() => {
    const root = part.current?.getRootNode();
    if (!(root instanceof ShadowRoot)) return setElement(null);
    const made = document.createElement('div');
    made.slot = name;
    root.host.append(made);
    setElement(made);
    return () => made.remove();
  }, [part, name]);
  return { name, element };
}
