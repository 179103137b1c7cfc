import type { Remote, TrekSummary } from '@trek/ui/api';
import { usePorts } from '@trek/ui/provider';
import {
  DefaultSavedTreks,
  SavedTreks,
  startSavedTreks,
  useSavedTreks,
  useSavedTreksOwner,
} from '@trek/ui/saved-treks';
import { useState } from 'react';
import '@trek/ui/saved-treks/skin.css';

/** The hearts of some treks, and the list of those that are saved. Start the store once for all pages. */
export function SavableTreks({ data }: { data: Remote<readonly TrekSummary[]> }) {
  const ports = usePorts();
  const [store] = useState(() => startSavedTreks(ports));
  const saved = useSavedTreks(store);
  // Needs a `SessionProvider` around it.
  useSavedTreksOwner(store);
  return (
    <>
      <SavedTreks.Root saved={saved}>
        {data.status === 'ready' && data.value.map((trek) => <SavedTreks.Toggle key={trek.id} trek={trek} />)}
      </SavedTreks.Root>
      <DefaultSavedTreks saved={saved} data={data} />
    </>
  );
}
