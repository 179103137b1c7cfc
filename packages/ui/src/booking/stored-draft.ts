import * as z from 'zod/mini';
import type { StoragePort } from '../provider/ports.ts';
import type { SavedBooking } from './booking.context.ts';
import { draftKey } from './draft-key.ts';

/** Whose booking it is: an account's id, or null for a visitor who has not signed in. */
export type DraftOwner = string | null;

const detailsSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  country: z.string(),
  specialRequirements: z.string(),
  bookingDate: z.string(),
});

const storedSchema = z.object({
  owner: z.nullable(z.string()),
  saved: z.looseObject({
    isOpen: z.boolean(),
    isPaying: z.boolean(),
    draft: detailsSchema,
    savedDetails: z.nullable(detailsSchema),
    travelers: z.int().check(z.positive()),
    option: z.enum(['deposit', 'full', 'custom']),
    amountUsd: z.number().check(z.nonnegative()),
    pendingIntentId: z.nullable(z.string()),
  }),
});

/**
 * The half-finished booking of a trek that this visitor may go on with: their own, or one begun before anybody signed in.
 * Somebody else's is forgotten, and so is one that an older version wrote in another shape.
 */
export function readStoredDraft(
  drafts: StoragePort,
  trekId: number | string,
  visitor: DraftOwner,
): SavedBooking | null {
  const stored = parse(drafts.read(draftKey(trekId)));
  if (!stored) return null;
  if (stored.owner === null || stored.owner === visitor) return stored.saved as SavedBooking;
  if (visitor !== null) drafts.remove(draftKey(trekId));
  return null;
}

/** Keeps a half-finished booking in this tab. */
export function writeStoredDraft(
  drafts: StoragePort,
  trekId: number | string,
  owner: DraftOwner,
  saved: SavedBooking,
): void {
  drafts.write(draftKey(trekId), JSON.stringify({ owner, saved }));
}

/** Forgets the half-finished booking of a trek. */
export function removeStoredDraft(drafts: StoragePort, trekId: number | string): void {
  drafts.remove(draftKey(trekId));
}

function parse(text: string | null): z.output<typeof storedSchema> | undefined {
  if (text === null) return undefined;
  try {
    return storedSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
