import '@trek/ui/compare/skin.css';
import './late-trek-tools.css.ts';
import { Compare, CompareBar, startCompare, useCompare } from '@trek/ui/compare';
import type { StoragePort } from '@trek/ui/provider';
import type { TrekTool } from '@trek/ui/trek-card';
import type { ComponentType } from 'react';

interface TrekTools {
  /** The buttons of one trek. */
  Tool: TrekTool;
  /** The chosen treks, at the screen's foot. */
  Bar: ComponentType;
}

let started: TrekTools | undefined;

/** The choice of treks to compare, one for all pages. @param drafts keeps it in this tab */
export function trekTools(drafts: StoragePort): TrekTools {
  started ??= startTools(drafts);
  return started;
}

function startTools(drafts: StoragePort): TrekTools {
  const actor = startCompare(drafts);
  return {
    Tool: ({ trek }) => (
      <Compare.Root compare={useCompare(actor)}>
        <Compare.Toggle trek={trek} />
      </Compare.Root>
    ),
    Bar: () => <CompareBar compare={useCompare(actor)} />,
  };
}
