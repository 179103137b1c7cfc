import '@trek/ui/compare/skin.css';
import '@trek/ui/saved-treks/skin.css';
import './late-trek-tools.css.ts';
import { Compare, type CompareStore, DefaultCompare, startCompare, useCompare } from '@trek/ui/compare';
import { comparedQuery } from '@trek/ui/internal/compare/rules';
import { useTexts } from '@trek/ui/internal/language';
import { useLate } from '@trek/ui/internal/lazy';
import { usePorts } from '@trek/ui/provider';
import {
  SavedTreks,
  type SavedTreksStore,
  startSavedTreks,
  useSavedTreks,
  useSavedTreksOwner,
} from '@trek/ui/saved-treks';
import type { TrekTool as TrekToolComponent } from '@trek/ui/trek-card';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { showComparedPage } from './compared-page.ts';
import { savedTreksStore } from './saved-treks.ts';
import { shellTexts } from './shell.texts.ts';

/** Pages of lists, places and single treks. */
const OF_TREKS = /^\/(treks|country|region)(\/|$)/;

interface Chosen {
  compared: CompareStore;
  saved: SavedTreksStore;
}

/** A visitor’s choice: in the browser one for all pages, on the server, which has many visitors, one for each page. */
let ofBrowser: Chosen | undefined;
const ofPages = new WeakMap<object, Chosen>();

function useChosen(): Chosen {
  const ports = usePorts();
  const known = typeof window === 'undefined' ? ofPages.get(ports.storage) : ofBrowser;
  if (known) return known;
  const compared = startCompare(ports.drafts);
  if (typeof window === 'undefined') {
    const chosen = { compared, saved: startSavedTreks(ports) };
    ofPages.set(ports.storage, chosen);
    return chosen;
  }
  ofBrowser = { compared, saved: savedTreksStore(ports) };
  return ofBrowser;
}

/** The buttons of one trek. */
export const TrekTool: TrekToolComponent = ({ trek }) => {
  const { compared, saved } = useChosen();
  const late = { 'data-late': useLate() };
  return (
    <>
      <Compare.Root compare={useCompare(compared)}>
        <Compare.Toggle trek={trek} {...late} />
      </Compare.Root>
      <SavedTreks.Root saved={useSavedTreks(saved)}>
        <SavedTreks.Toggle trek={trek} {...late} />
      </SavedTreks.Root>
    </>
  );
};

/** The bar with the treks to compare, once for all pages. */
export function TrekToolsBar() {
  const { compared, saved } = useChosen();
  useSavedTreksOwner(saved);
  const compare = useCompare(compared);
  const texts = useTexts(shellTexts);
  const [path] = useLocation();
  const label = texts.compared(compare.chosen.length);
  const query = comparedQuery(compare.chosen.map(({ slug }) => slug));
  useEffect(() => showComparedPage(query ? { id: 'compare', label, href: `/compare?${query}` } : null), [query, label]);
  // Elsewhere it would lie over what people came for: the menu has it there.
  return OF_TREKS.test(path) ? <DefaultCompare compare={compare} /> : null;
}
