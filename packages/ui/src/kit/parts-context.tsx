'use client';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { PropsStore } from '../core/internal/props-store.tsx';
import { createRequiredContext, useRequiredContext } from '../core/internal/required-context.tsx';
import { useIsomorphicLayoutEffect } from '../core/internal/use-isomorphic-layout-effect.ts';

/**
 * Makes the context by which a root gives its parts what they share. The context itself never changes: React gives up
 * server-rendered markup that waits for its code as soon as a context above it does. The parts subscribe instead.
 * @param root the root's name, as a user writes it
 * @returns the provider, and the hook by which a part reads it
 * @example export const [ListingProvider, useListingContext] = createPartsContext<ListingFacts>('Listing.Root');
 */
export function createPartsContext<Value extends object>(root: string) {
  const context = createRequiredContext<PropsStore<Value>>(root);

  // biome-ignore lint/correctness/noComponentHookFactories: made once, when the feature's module loads.
  function PartsProvider({ value, children }: { value: Value; children?: ReactNode }) {
    const [given] = useState(() => new PropsStore(value));
    useIsomorphicLayoutEffect(() => given.write(value));
    return <context.Provider value={given}>{children}</context.Provider>;
  }

  // biome-ignore lint/correctness/noComponentHookFactories: made once, when the feature's module loads.
  function usePartsContext(): Value {
    const given = useRequiredContext(context);
    return useSyncExternalStore(given.subscribe, given.read, given.readFirst);
  }

  return [PartsProvider, usePartsContext] as const;
}
