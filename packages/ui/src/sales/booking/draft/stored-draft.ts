import * as z from 'zod/mini';
import { removePrivateDraft, writePrivateDraft } from '../../../account/session/private-drafts.ts';
import { PAYMENT_OPTION_NAMES } from '../../../pricing/charge.rules.ts';
import type { StoragePort } from '../../../provider/ports.ts';
import type { BookingDraft } from '../booking.context.ts';
import { draftKey } from './draft-key.ts';

/** Version of the stored booking's shape. Increase it with every change of the shape. */
const VERSION = 1;

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
  version: z.literal(VERSION),
  saved: z.looseObject({
    owner: z.nullable(z.string()),
    isOpen: z.boolean(),
    isPaying: z.boolean(),
    draft: detailsSchema,
    savedDetails: z.nullable(detailsSchema),
    travelers: z.int().check(z.positive()),
    option: z.enum(PAYMENT_OPTION_NAMES),
    amountUsd: z.number().check(z.nonnegative()),
    pendingIntentId: z.nullable(z.string()),
    orderedTravelers: z.optional(z.nullable(z.int().check(z.positive()))),
    resumes: z.optional(z.nullable(z.string())),
    reference: z.optional(z.nullable(z.string())),
    bookingId: z.optional(z.nullable(z.union([z.number(), z.string()]))),
    request: z.optional(z.nullable(z.string())),
  }),
});

/**
 * The half-finished booking of a trek that this visitor may go on with: their own, or one begun before signing in.
 * Another person's is forgotten, and so is one of another version of the kit, or one that can't be read.
 * @param visitor the account's id; null: no session, and an owner's booking waits for them
 */
export function readStoredDraft(
  drafts: StoragePort,
  trekId: number | string,
  visitor: string | null,
): BookingDraft | null {
  const text = drafts.read(draftKey(trekId));
  if (text === null) return null;
  const saved = parse(text)?.saved as BookingDraft | undefined;
  if (saved && (saved.owner === null || saved.owner === visitor)) return saved;
  if (!saved || visitor !== null) removeStoredDraft(drafts, trekId);
  return null;
}

/** Keeps a half-finished booking in this tab. */
export function writeStoredDraft(drafts: StoragePort, trekId: number | string, saved: BookingDraft): void {
  writePrivateDraft(drafts, draftKey(trekId), saved.owner, JSON.stringify({ version: VERSION, saved }));
}

/** Forgets the half-finished booking of a trek. */
export function removeStoredDraft(drafts: StoragePort, trekId: number | string): void {
  removePrivateDraft(drafts, draftKey(trekId));
}

function parse(text: string): z.output<typeof storedSchema> | undefined {
  try {
    return storedSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
