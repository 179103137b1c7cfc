import { usePorts } from '@trek/ui/provider';
import { DefaultSavedTreks, useSavedTreks } from '@trek/ui/saved-treks';
import { useTreks } from '../data/list-reads.ts';
import { savedTreksStore } from '../shell/saved-treks.ts';

/** The visitor's saved treks: on a page of their own, and on the account's. */
export function SavedByVisitor() {
  const store = savedTreksStore(usePorts());
  return <DefaultSavedTreks saved={useSavedTreks(store)} data={useTreks()} />;
}
