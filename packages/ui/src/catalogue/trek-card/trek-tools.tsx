'use client';
import { type ComponentType, createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import type { TrekSummary } from '../../api/trek.ts';
import { PropsStore } from '../../core/internal/props-store.tsx';
import { useIsomorphicLayoutEffect } from '../../core/internal/use-isomorphic-layout-effect.ts';

/** A host's addition to each card and each trek's page, as a button to compare it. */
export type TrekTool = ComponentType<{ trek: TrekSummary }>;

interface GivenTool {
  /** The same component on every render; null: nothing is added, yet. */
  tool: TrekTool | null;
}

/** As with `createPartsContext` the context never changes: React would discard markup whose code is still loading. */
const TrekToolContext = createContext<Omit<PropsStore<GivenTool>, 'write'> | null>(null);

/** Props of `TrekToolsProvider`. */
export interface TrekToolsProviderProps extends GivenTool {
  children: ReactNode;
}

/** Adds a tool to every card and trek's page below. */
export function TrekToolsProvider({ tool, children }: TrekToolsProviderProps) {
  const [given] = useState(() => new PropsStore<GivenTool>({ tool }));
  useIsomorphicLayoutEffect(() => given.write({ tool }), [given, tool]);
  return <TrekToolContext.Provider value={given}>{children}</TrekToolContext.Provider>;
}

/** Without a provider there is nothing to hear of. */
const subscribeToNothing = () => () => {};
const readNothing = () => null;

/** The host's tool for a trek, if it adds one. */
export function useTrekTool(trek: TrekSummary): ReactNode {
  const given = useContext(TrekToolContext);
  const Tool = useSyncExternalStore(
    given?.subscribe ?? subscribeToNothing,
    given ? () => given.read().tool : readNothing,
    given ? () => given.readFirst().tool : readNothing,
  );
  return Tool && <Tool trek={trek} />;
}
