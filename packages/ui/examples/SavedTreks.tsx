import type { Remote, TrekSummary } from '@trek/ui/api';
import { usePorts } from '@trek/ui/provider';
import {
  SavedTrekList,
  SavedTreks,
  type SavedTreksStore,
  startSavedTreks,
  useSavedTreks,
  useSavedTreksOwner,
} from '@trek/ui/saved-treks';
import { type TrekTool, TrekToolsProvider } from '@trek/ui/trek-card';
import { type ReactNode, useState } from 'react';
import '@trek/ui/saved-treks/skin.css';

const heartOf =
  (store: SavedTreksStore): TrekTool =>
  ({ trek }) => (
    <SavedTreks.Root saved={useSavedTreks(store)}>
      <SavedTreks.Toggle trek={trek} />
    </SavedTreks.Root>
  );

/** Mount it once, around your pages and below the `SessionProvider`: each trek gets its heart. */
export function SavableTreks({ children }: { children: (store: SavedTreksStore) => ReactNode }) {
  const ports = usePorts();
  const [store] = useState(() => startSavedTreks(ports));
  const [Heart] = useState(() => heartOf(store));
  useSavedTreksOwner(store);
  return <TrekToolsProvider tool={Heart}>{children(store)}</TrekToolsProvider>;
}

/** The page of `paths.savedTreks`. */
export function SavedPage({ store, treks }: { store: SavedTreksStore; treks: Remote<readonly TrekSummary[]> }) {
  return <SavedTrekList saved={useSavedTreks(store)} treks={treks} />;
}
