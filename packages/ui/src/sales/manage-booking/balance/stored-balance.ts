import * as z from 'zod/mini';
import { removePrivateDraft, writePrivateDraft } from '../../../account/session/private-drafts.ts';
import type { StoragePort } from '../../../provider/ports.ts';
import type { SavedBalance } from './balance.machine.ts';

/** Version of the stored balance's shape. Increase it with every change of the shape. */
const VERSION = 1;

const storedSchema = z.object({
  version: z.literal(VERSION),
  owner: z.string(),
  saved: z.object({ amountUsd: z.int(), pendingIntentId: z.string(), owedBeforeUsd: z.int() }),
});

const keyOf = (bookingId: number | string) => `balance.${bookingId}`;

/** The payment of a balance whose outcome this tab does not know yet; null: there is none of this visitor's. */
export function readStoredBalance(
  drafts: StoragePort,
  bookingId: number | string,
  visitor: string,
): SavedBalance | null {
  const text = drafts.read(keyOf(bookingId));
  const stored = text === null ? undefined : parse(text);
  return stored?.owner === visitor ? stored.saved : null;
}

/** Keeps such a payment in this tab, for after a reload. */
export function writeStoredBalance(
  drafts: StoragePort,
  bookingId: number | string,
  owner: string,
  saved: SavedBalance,
): void {
  writePrivateDraft(drafts, keyOf(bookingId), owner, JSON.stringify({ version: VERSION, owner, saved }));
}

/** Forgets it: its outcome is known. */
export function removeStoredBalance(drafts: StoragePort, bookingId: number | string): void {
  removePrivateDraft(drafts, keyOf(bookingId));
}

function parse(text: string): z.output<typeof storedSchema> | undefined {
  try {
    return storedSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
