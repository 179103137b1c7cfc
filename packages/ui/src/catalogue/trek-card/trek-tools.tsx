'use client';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { TrekSummary } from '../../api/trek.ts';

/** A host's addition to each card and each trek's page, as a button to compare it. */
export type TrekTool = ComponentType<{ trek: TrekSummary }>;

const TrekToolContext = createContext<TrekTool | null>(null);

export interface TrekToolsProviderProps {
  /** The same component on every render; null: nothing is added. */
  tool: TrekTool | null;
  children: ReactNode;
}

/** Adds a tool to every card and trek's page below. */
export function TrekToolsProvider({ tool, children }: TrekToolsProviderProps) {
  return <TrekToolContext.Provider value={tool}>{children}</TrekToolContext.Provider>;
}

/** The host's tool for a trek, if it adds one. */
export function useTrekTool(trek: TrekSummary): ReactNode {
  const Tool = useContext(TrekToolContext);
  return Tool && <Tool trek={trek} />;
}
