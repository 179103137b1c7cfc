'use client';
import { type RefObject, useId, useState } from 'react';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.ts';

/** Where something stands that can't stand in a shadow root. */
export interface LightSlot {
  /** The slot's name, in the shadow root. */
  name: string;
  /** What is shown there, in the page itself. Null: there is no shadow root around. Undefined: nobody knows yet. */
  element: HTMLElement | null | undefined;
}

/**
 * A place in the page itself that is shown where a part in a shadow root stands, for what a company's script puts there:
 * such scripts look for their element in the document alone.
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
