'use client';
import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { type PropsStore, useStableElement } from '../internal/props-store.tsx';
import { useIsHydrated } from '../internal/use-is-hydrated.ts';
import { firstInteraction, hasInteracted } from './first-interaction.ts';

export interface HydrateOnInteractionProps {
  /** Server-rendered content that works without scripts: text, pictures, links. */
  children: ReactNode;
}

/**
 * Hydrates its children on the visitor's first interaction with the page. Until then the server's markup works as it does
 * without scripts. Without server markup it renders its children at once.
 */
export function HydrateOnInteraction(props: HydrateOnInteractionProps) {
  return useStableElement(props, (given) => (
    <Suspense>
      <Gate given={given} />
    </Suspense>
  ));
}

function Gate({ given }: { given: PropsStore<HydrateOnInteractionProps> }) {
  const { children } = useSyncExternalStore(given.subscribe, given.read, given.readFirst);
  const isHydrated = useIsHydrated();
  if (!isHydrated && !hasInteracted()) throw firstInteraction();
  return children;
}
