import type { TrekPorts } from '@trek/ui/provider';
import { type SavedTreksStore, startSavedTreks } from '@trek/ui/saved-treks';

let started: SavedTreksStore | undefined;

/** The visitor's saved treks, one store for all pages. Only in the browser: a server has many visitors. */
export function savedTreksStore(ports: TrekPorts): SavedTreksStore {
  started ??= startSavedTreks(ports);
  return started;
}
