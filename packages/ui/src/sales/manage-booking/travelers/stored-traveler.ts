import * as z from 'zod/mini';
import { removePrivateDraft, writePrivateDraft } from '../../../account/session/private-drafts.ts';
import type { StoragePort } from '../../../provider/ports.ts';
import { NO_DETAILS, type TravelerDetails } from './travelers.rules.ts';

/** Version of the stored traveler's shape. Increase it with every change of the shape. */
const VERSION = 1;

/** Which traveler of which booking, and in whose account. */
export interface DraftedTraveler {
  bookingId: number | string;
  position: number;
  owner: string;
}

const storedSchema = z.object({
  version: z.literal(VERSION),
  owner: z.string(),
  details: z.record(z.string(), z.string()),
});

const keyOf = ({ bookingId, position }: DraftedTraveler) => `traveler.${bookingId}.${position}`;

/** This visitor's unsaved input for a traveler in this tab; null: none. */
export function readStoredTraveler(drafts: StoragePort, traveler: DraftedTraveler): TravelerDetails | null {
  const text = drafts.read(keyOf(traveler));
  const stored = text === null ? undefined : parse(text);
  return stored?.owner === traveler.owner ? { ...NO_DETAILS, ...stored.details } : null;
}

/** Keeps what was typed in this tab, until it is saved. */
export function writeStoredTraveler(drafts: StoragePort, traveler: DraftedTraveler, details: TravelerDetails): void {
  const { owner } = traveler;
  writePrivateDraft(drafts, keyOf(traveler), owner, JSON.stringify({ version: VERSION, owner, details }));
}

/** Forgets what was typed: it is saved. */
export function removeStoredTraveler(drafts: StoragePort, traveler: DraftedTraveler): void {
  removePrivateDraft(drafts, keyOf(traveler));
}

function parse(text: string): z.output<typeof storedSchema> | undefined {
  try {
    return storedSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
