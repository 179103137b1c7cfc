'use client';
import { EnvironmentProvider } from '@ark-ui/react/environment';
import { type ReactNode, type Ref, useCallback, useRef } from 'react';
import { useMergedRef } from '../core/internal/use-merged-ref.ts';

export interface LibraryRootProps {
  /** The host's ref to the component's element. */
  of?: Ref<HTMLDivElement> | undefined;
  /** @param ref is for the component's own element */
  children: (ref: Ref<HTMLDivElement> | undefined) => ReactNode;
}

/** Lets the component library find elements in a shadow root by their ids: by itself it asks only the document. */
export function LibraryRoot({ of: given, children }: LibraryRootProps) {
  const element = useRef<HTMLDivElement>(null);
  const root = useCallback(() => (element.current?.getRootNode() ?? document) as Document | ShadowRoot, []);
  const ref = useMergedRef(given, element);
  return <EnvironmentProvider value={root}>{children(ref)}</EnvironmentProvider>;
}
