'use client';
import { type ComponentType, createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import type { TrekSummary } from '../../api/trek.ts';
import { PropsStore } from '../../core/internal/props-store.tsx';
import { useIsomorphicLayoutEffect } from '../../core/internal/use-isomorphic-layout-effect.ts';

/** A host's addition to each card and each trek's page, as a button to compare it. */
export type TrekTool = ComponentType<{ trek: TrekSummary }>;

interface GivenTool {
  tool: TrekTool | null;
}

/** As with `createPartsContext` the context never changes: React would discard markup whose code is still loading. */
const TrekToolContext = createContext(new PropsStore<GivenTool>({ tool: null }));

export interface TrekToolsProviderProps extends GivenTool {
  /** The same component on every render; null: nothing is added, yet. */
  tool: TrekTool | null;
  children: ReactNode;
}

/** Adds a tool to every card and trek's page below. */
export function TrekToolsProvider({ tool, children }: TrekToolsProviderProps) {
  const [given] = useState(() => new PropsStore<GivenTool>({ tool }));
  useIsomorphicLayoutEffect(() => given.write({ tool }), [given, tool]);
  return <TrekToolContext.Provider value={given}>{children}</TrekToolContext.Provider>;
}

/** The host's tool for a trek, if it adds one. */
export function useTrekTool(trek: TrekSummary): ReactNode {
  const { subscribe, read, readFirst } = useContext(TrekToolContext);
  const { tool: Tool } = useSyncExternalStore(subscribe, read, readFirst);
  return Tool && <Tool trek={trek} />;
}
