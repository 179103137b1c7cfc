'use client';
import { type ReactNode, Suspense } from 'react';
import { firstTouch, isTouched } from '../internal/first-touch.ts';
import { useIsHydrated } from '../internal/use-is-hydrated.ts';

export interface HydratedOnTouchProps {
  /** What the server rendered and reads well as it is: text, pictures, links. */
  children: ReactNode;
}

/**
 * Leaves what the server rendered alone until somebody touches the page, and takes it over then: a visitor who only looks
 * does not pay for it. Until then its links and forms work as they do without scripts. Where nothing was rendered on the
 * server, it shows its children at once.
 */
export function HydratedOnTouch({ children }: HydratedOnTouchProps) {
  return (
    <Suspense>
      <Gate>{children}</Gate>
    </Suspense>
  );
}

function Gate({ children }: HydratedOnTouchProps) {
  const isHydrated = useIsHydrated();
  if (!isHydrated && !isTouched()) throw firstTouch();
  return children;
}
