import type { Clock, StoragePort } from '../../../provider/ports.ts';
import { GOOGLE_MARKER_MS } from '../../session/session.timing.ts';

const KEY = 'google-marker';
const MARKER_BYTES = 16;

/**
 * Notes in this tab that its visitor has gone to sign in with Google.
 * @param drafts this tab's own storage
 * @returns a random marker for the backend to return, or undefined if the tab stores nothing: then its returns could
 * not be distinguished from another person's
 */
export function setGoogleMarker(drafts: StoragePort, clock: Clock): string | undefined {
  const bytes = crypto.getRandomValues(new Uint8Array(MARKER_BYTES));
  const marker = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return drafts.write(KEY, `${marker} ${clock.now()}`) ? marker : undefined;
}

/** The marker that this tab's visitor left with, up to ten minutes ago. The first look uses it up. */
export function consumeGoogleMarker(drafts: StoragePort, clock: Clock): string | undefined {
  const [marker, setAt] = drafts.read(KEY)?.split(' ') ?? [];
  drafts.remove(KEY);
  const age = clock.now() - Number(setAt);
  return marker && age >= 0 && age <= GOOGLE_MARKER_MS ? marker : undefined;
}
