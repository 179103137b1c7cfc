import { removePrivateDraft, writePrivateDraft } from '../../../account/session/private-drafts.ts';
import { readField } from '../../../api/http/read-value.ts';
import { PAYMENT_OPTION_NAMES } from '../../../pricing/charge.rules.ts';
import type { StoragePort } from '../../../provider/ports.ts';
import { GUEST_OWNER } from '../../../provider/session-keys.ts';
import type { BookingDraft } from '../booking.context.ts';
import { DETAIL_CHECKS } from '../booking.rules.ts';
import type { BookingOffer } from '../booking-offer.rules.ts';
import { draftKey } from './draft-key.ts';

/** Version of the stored booking's shape. Increase it with every change of the shape. */
const VERSION = 1;

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isBoolean: Check = (value) => typeof value === 'boolean';
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) > 0;
const nullOr =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const fits = (value: unknown, checks: Record<string, Check>) =>
  Object.entries(checks).every(([name, check]) => check(readField(value, name)));

const areDetails: Check = (value) => Object.keys(DETAIL_CHECKS).every((name) => isText(readField(value, name)));

const isAmount: Check = (value) => Number.isFinite(value) && (value as number) >= 0;
const OFFER: Record<keyof BookingOffer, Check> = {
  perPersonUsd: nullOr(isAmount),
  travelers: isCount,
  totalCents: isAmount,
};

// Not a schema: of all that a booking loads, this would be the one use of the library, and it weighs 10 kB.
const SAVED: Record<keyof BookingDraft, Check> = {
  owner: nullOr(isText),
  isOpen: isBoolean,
  isPaying: isBoolean,
  draft: areDetails,
  savedDetails: nullOr(areDetails),
  travelers: isCount,
  option: (value) => PAYMENT_OPTION_NAMES.some((name) => name === value),
  amountUsd: isAmount,
  pendingIntentId: nullOr(isText),
  orderedTravelers: optional(nullOr(isCount)),
  resumes: optional(nullOr(isText)),
  reference: optional(nullOr(isText)),
  bookingId: optional(nullOr((value) => Number.isFinite(value) || isText(value))),
  request: optional(nullOr(isText)),
  offer: optional(nullOr((value) => fits(value, OFFER))),
  guest: optional(nullOr((value) => fits(value, { provenEmail: nullOr(isText) }))),
  answers: optional(nullOr((value) => Object.values(value as object).every(isText))),
};

/**
 * The half-finished booking of a trek that this visitor may go on with: their own, or one begun before signing in.
 * Another person's is forgotten, and so is one of another version of the kit, or one that can't be read.
 * @param visitor the account's id; null: no session, so that an account's booking waits for its owner, and a guest's goes on
 */
export function readStoredDraft(
  drafts: StoragePort,
  trekId: number | string,
  visitor: string | null,
): BookingDraft | null {
  const text = drafts.read(draftKey(trekId));
  if (text === null) return null;
  const saved = parse(text);
  if (saved && (saved.owner === null || saved.owner === (visitor ?? GUEST_OWNER))) return saved;
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

function parse(text: string): BookingDraft | undefined {
  try {
    const stored: unknown = JSON.parse(text);
    const saved = readField(stored, 'saved');
    return readField(stored, 'version') === VERSION && fits(saved, SAVED) ? (saved as BookingDraft) : undefined;
  } catch {
    return undefined;
  }
}
