'use client';
import { EnvironmentProvider } from '@ark-ui/react/environment';
import { type ReactNode, type Ref, useCallback, useRef } from 'react';
import { useMergedRef } from '../core/internal/use-merged-ref.ts';

export interface LibraryRootProps {
  /** What a host holds the component's element by. */
  of?: Ref<HTMLDivElement> | undefined;
  /** @param ref is for the component's own element */
  children: (ref: Ref<HTMLDivElement> | undefined) => ReactNode;
}

/** Lets the component library find by their ids what stands in a shadow root: by itself it asks the document alone. */
export function LibraryRoot({ of: given, children }: LibraryRootProps) {
  const element = useRef<HTMLDivElement>(null);
  const root = useCallback(() => (element.current?.getRootNode() ?? document) as Document | ShadowRoot, []);
  const ref = useMergedRef(given, element);
  return <EnvironmentProvider value={root}>{children(ref)}</EnvironmentProvider>;
}
