'use client';
import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { type LatestProps, useSteadyElement } from '../internal/latest-props.tsx';
import { useIsHydrated } from '../internal/use-is-hydrated.ts';
import { firstTouch, isTouched } from './first-touch.ts';

export interface HydrateOnInteractionProps {
  /** What the server rendered and reads well as it is: text, pictures, links. */
  children: ReactNode;
}

/**
 * Leaves what the server rendered alone until somebody touches the page, and takes it over then: a visitor who only looks
 * does not pay for it. Until then its links and forms work as they do without scripts. Where nothing was rendered on the
 * server, it shows its children at once.
 */
export function HydrateOnInteraction(props: HydrateOnInteractionProps) {
  return useSteadyElement(props, (given) => (
    <Suspense>
      <Gate given={given} />
    </Suspense>
  ));
}

function Gate({ given }: { given: LatestProps<HydrateOnInteractionProps> }) {
  const { children } = useSyncExternalStore(given.subscribe, given.read, given.readFirst);
  const isHydrated = useIsHydrated();
  if (!isHydrated && !isTouched()) throw firstTouch();
  return children;
}
