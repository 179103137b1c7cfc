import '@trek/ui/compare/skin.css';
import '@trek/ui/saved-treks/skin.css';
import './late-trek-tools.css.ts';
import { Compare, DefaultCompare, startCompare, useCompare } from '@trek/ui/compare';
import { comparedQuery } from '@trek/ui/internal/compare/rules';
import { useTexts } from '@trek/ui/internal/language';
import type { TrekPorts } from '@trek/ui/provider';
import { SavedTreks, useSavedTreks, useSavedTreksOwner } from '@trek/ui/saved-treks';
import type { TrekTool } from '@trek/ui/trek-card';
import { type ComponentType, useEffect } from 'react';
import { useLocation } from 'wouter';
import { showComparedPage } from './compared-page.ts';
import { savedTreksStore } from './saved-treks.ts';
import { shellTexts } from './shell.texts.ts';

interface TrekTools {
  /** The buttons of one trek. */
  Tool: TrekTool;
  /** The bar with the treks to compare, once for all pages. */
  Bar: ComponentType;
}

/** Pages of lists, places and single treks. */
const OF_TREKS = /^\/(treks|country|region)(\/|$)/;

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
      const compare = useCompare(compared);
      const texts = useTexts(shellTexts);
      const [path] = useLocation();
      const label = texts.compared(compare.chosen.length);
      const query = comparedQuery(compare.chosen.map(({ slug }) => slug));
      useEffect(
        () => showComparedPage(query ? { id: 'compare', label, href: `/compare?${query}` } : null),
        [query, label],
      );
      // Elsewhere it would lie over what people came for: the menu has it there.
      return OF_TREKS.test(path) ? <DefaultCompare compare={compare} /> : null;
    },
  };
}
