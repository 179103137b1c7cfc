import '@trek/ui/compare/skin.css';
import '@trek/ui/saved-treks/skin.css';
import './late-trek-tools.css.ts';
import { Compare, DefaultCompare, startCompare, useCompare } from '@trek/ui/compare';
import type { TrekPorts } from '@trek/ui/provider';
import { SavedTreks, useSavedTreks, useSavedTreksOwner } from '@trek/ui/saved-treks';
import type { TrekTool } from '@trek/ui/trek-card';
import type { ComponentType } from 'react';
import { savedTreksStore } from './saved-treks.ts';

interface TrekTools {
  /** The buttons of one trek. */
  Tool: TrekTool;
  /** The bar with the treks to compare, once for all pages. */
  Bar: ComponentType;
}

let started: TrekTools | undefined;

/** The treks to compare and the saved ones, the same for all pages. */
export function trekTools(ports: TrekPorts): TrekTools {
  started ??= startTools(ports);
  return started;
}

function startTools(ports: TrekPorts): TrekTools {
  const compared = startCompare(ports.drafts);
  const savedTreks = savedTreksStore(ports);
  return {
    Tool: ({ trek }) => (
      <>
        <Compare.Root compare={useCompare(compared)}>
          <Compare.Toggle trek={trek} />
        </Compare.Root>
        <SavedTreks.Root saved={useSavedTreks(savedTreks)}>
          <SavedTreks.Toggle trek={trek} />
        </SavedTreks.Root>
      </>
    ),
    Bar: () => {
      useSavedTreksOwner(savedTreks);
      return <DefaultCompare compare={useCompare(compared)} />;
    },
  };
}
