import { randomUUID } from 'node:crypto';
import type { TrekEntity } from '@trek/ui/api';
import { lastBookableDay } from '@trek/ui/internal/booking/rules';
import { bookingRequestSchema } from '@trek/ui/internal/contract/requests';
import { LANGUAGE_CODES } from '@trek/ui/internal/languages';
import { accountEmail } from '@trek/ui/internal/sign-in/rules';
import { formatUsd } from '@trek/ui/kit/format';
import { addDays, companyDay, usdOf } from '@trek/ui/pricing';
import * as z from 'zod/mini';
import { HttpError, NOT_FOUND } from '../http/http-error.ts';
import { refuseClosed, refuseTooEarly } from '../payments/bookable-start.ts';
import { placesText } from '../payments/limited-departure.ts';
import { priceOn, withLines } from '../payments/offered-price.ts';
import { payableQuote } from '../payments/validated-quote.ts';
import { joinedDeparture, lockedPlacesLeft, placesLeft } from '../store/departure-places.ts';
import { addGuest } from '../store/guests.ts';
import type { PayingWay } from '../store/mail-job.ts';
import { NEVER_ENDS } from '../store/offers.ts';
import { agreeToDeparture, insertPriceLines } from '../store/office-actions.ts';
import { isAlreadyDone, logAction } from '../store/office-log.ts';
import type { Store } from '../store/open-store.ts';
import { storedPartners } from '../store/partners.ts';
import { addHandBooking } from '../store/pending-booking.ts';
import { queueMail } from '../store/queued-mails.ts';
import type { BookingSource } from '../store/schema.ts';
import { inTransaction } from '../store/transaction.ts';
import { endOfHold, heldUntilSchema } from './hold-places.ts';
import type { OfficeNewQuote } from './office.types.ts';
import { commandSchema, type OfficeServices } from './office-command.ts';
import { signedCents, writtenLineSchema } from './price-line.ts';

const SOURCES = ['phone', 'whatsapp', 'agent', 'other'] as const satisfies readonly BookingSource[];
const PAYING_WAYS = ['card', 'transfer'] as const satisfies readonly PayingWay[];
const MOST_LINES = 10;
const NO_PRICE = 'This trek has no price, so it can’t be booked. Write one into its file first.';

/** @param today the earliest day that may be booked, `YYYY-MM-DD` */
export function newBookingSchema(today: string) {
  const { metadata: _, partnerRef: __, ...details } = bookingRequestSchema(today).shape;
  return z.object({
    ...details,
    /** Made by the browser for each booking. It becomes the booking's id, so that a repeated send makes one. */
    ...commandSchema.shape,
    travelers: z.int('The number of travelers is missing or invalid.').check(z.gte(1, 'A booking needs a traveler.')),
    locale: z.enum(LANGUAGE_CODES, 'Choose the language of the mails.'),
    source: z.enum(SOURCES, 'Choose where the booking came from.'),
    pays: z.enum(PAYING_WAYS, 'Choose how the customer pays.'),
    /** The last day on which its places are held, `YYYY-MM-DD`. Default: they are not. */
    heldUntil: z.optional(heldUntilSchema),
    lines: z._default(
      z.array(writtenLineSchema).check(z.maxLength(MOST_LINES, `A booking starts with at most ${MOST_LINES} lines.`)),
      [],
    ),
    /** The total in US dollars that was seen. */
    totalAmount: z.number('totalAmount is missing or invalid.'),
  });
}

type NewBooking = z.output<ReturnType<typeof newBookingSchema>>;

const questionSchema = z.object({
  trekId: z.pipe(z.coerce.number(), z.int('Choose a trek.')),
  startDate: z.iso.date('The start date is missing or invalid.'),
  travelers: z.pipe(
    z.coerce.number(),
    z.int('The number of travelers is missing or invalid.').check(z.gte(1, 'A booking needs a traveler.')),
  ),
});

/**
 * The price of a booking that the office is about to make, with the places that are left.
 * @throws HttpError 400 if it can't be made at all
 */
export async function quoteNewBooking(
  { catalogue, settings, store }: Pick<OfficeServices, 'catalogue' | 'settings' | 'store'>,
  question: unknown,
): Promise<OfficeNewQuote> {
  const { data, error } = z.safeParse(questionSchema, question);
  if (error) throw new HttpError(400, error.issues[0]?.message ?? '');
  const { trekId, startDate, travelers } = data;
  const now = settings.now();
  const today = companyDay(now);
  if (startDate < today || startDate > lastBookableDay(today)) throw new HttpError(400, 'This day can’t be booked.');
  const trek = catalogue.trek(trekId);
  if (!trek) throw new HttpError(404, NOT_FOUND);
  const quote = quoteOf(trek, startDate, travelers);
  const left = await placesLeft(store, { trekId, startDate }, now);
  return {
    endDate: addDays(startDate, trek.duration - 1),
    pricePerPerson: usdOf(quote.pricePerPersonCents),
    totalAmount: usdOf(quote.totalCents),
    placesLeft: Number.isFinite(left) ? Math.max(0, left) : null,
    notice: noticeOf(trek, startDate, now),
  };
}

/** Why a visitor could not book this start; null: they could. The office may. */
function noticeOf(trek: TrekEntity, startDate: string, now: Date): string | null {
  try {
    refuseTooEarly(trek, startDate, now);
    refuseClosed(trek, startDate, now);
    return null;
  } catch (error) {
    if (error instanceof HttpError) return error.message;
    throw error;
  }
}

function quoteOf(trek: TrekEntity, startDate: string, travelers: number) {
  const price = priceOn(trek, startDate);
  if (price === null) throw new HttpError(400, NO_PRICE);
  return payableQuote(price, travelers, trek.bookingPolicy?.leaderDiscount);
}

/**
 * Makes a booking for a customer who has phoned or written, as a guest's, with its mail, once for each key. It may start on any
 * day that is not over, but takes no places that are not there.
 * @param note writes the audit entry, in the same transaction
 * @returns the id of the booking, and whether this call has made it
 * @throws HttpError 400 or 409 if it can't be made
 */
export async function makeBooking(
  services: OfficeServices,
  sent: NewBooking,
  doneBy: string,
  note: (transaction: Store, reference: string) => Promise<void>,
): Promise<{ id: string; isNew: boolean }> {
  const { catalogue, store, settings } = services;
  const { key: id, bookingDate: startDate, trekId, travelers } = sent;
  if (await isAlreadyDone(store, id, id)) return { id, isNew: false };
  const now = settings.now();
  const trek = catalogue.trek(trekId);
  if (!trek) throw new HttpError(404, `Trek with ID ${trekId} not found`);
  const heldUntil = sent.heldUntil === undefined ? null : endOfHold(sent.heldUntil, startDate, now);
  const group = quoteOf(trek, startDate, travelers);
  const lines = linesOf(sent, doneBy);
  const linesCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  refuseOtherTotal(withLines(group, linesCents).totalCents, sent);
  const partner = await partnerOf(store, sent);
  const isNew = await inTransaction(store, async (transaction) => {
    // Locks the trek, so that a repeated send finds what the first has made.
    const left = await lockedPlacesLeft(transaction, { trekId, startDate }, now);
    if (await isAlreadyDone(transaction, id, id)) return false;
    if (left < travelers) await refuseFull(transaction, { trekId, startDate }, left);
    const guest = await addGuest(transaction, { email: accountEmail(sent.email), trek_id: trekId }, now);
    const terms = {
      ...{ trekId, endDate: addDays(startDate, trek.duration - 1), group, offerEndsAt: NEVER_ENDS },
      touch: { partner, isOperators: true },
    };
    const facts = { id, source: sent.source, held_until: heldUntil, linesCents };
    const booking = await addHandBooking(transaction, guest.id, sent, terms, facts, now);
    await insertPriceLines(transaction, lines, now);
    await agreeToDeparture(transaction, id, { startDate, travelers }, doneBy, now);
    await logAction(transaction, { bookingId: id, act: 'made', key: id, detail: detailOf(sent), doneBy }, now);
    await queueMail(transaction, { letter: 'booking-made', bookingId: id, pays: sent.pays }, now);
    await note(transaction, booking.reference ?? '');
    return true;
  });
  return { id, isNew };
}

function linesOf({ key, lines }: NewBooking, doneBy: string) {
  if (lines.some(({ kind }) => kind === 'write-off'))
    throw new HttpError(400, 'Only an open balance of a paid booking can be written off.');
  return lines.map(({ kind, amount, text, reason }) => ({
    ...{ id: randomUUID(), booking_id: key, kind, text, reason, done_by: doneBy },
    cents: signedCents({ kind, amount }),
  }));
}

function refuseOtherTotal(totalCents: number, { totalAmount }: NewBooking): void {
  if (usdOf(totalCents) === totalAmount) return;
  throw new HttpError(409, `The total is ${formatUsd(usdOf(totalCents))} now. Please check again.`);
}

/** The partner who sold it, with the commission of today. */
async function partnerOf(store: Store, { partner: wanted }: NewBooking) {
  if (wanted === undefined) return undefined;
  const partner = (await storedPartners(store)).find(({ id }) => id === wanted);
  if (!partner) throw new HttpError(400, 'There is no such partner.');
  return { id: partner.id, ref: null, commissionPercent: partner.commissionPercent };
}

async function refuseFull(
  transaction: Store,
  { trekId, startDate }: { trekId: number; startDate: string },
  left: number,
): Promise<never> {
  const departure = await joinedDeparture(transaction, trekId, startDate);
  const text = departure?.state === 'closed' ? 'This departure is closed. Open it first.' : placesText(left);
  throw new HttpError(409, text);
}

const SOURCE_WORDS: Record<BookingSource, string> = {
  phone: 'By phone',
  whatsapp: 'By WhatsApp',
  agent: 'By an agent',
  other: 'By hand',
};

/** Names no one: it stays when the customer's data go. */
function detailOf({ source, pays, heldUntil, totalAmount }: NewBooking): string {
  const held = heldUntil === undefined ? 'no places are held' : `places are held until ${heldUntil}`;
  const how = pays === 'card' ? 'to pay by card' : 'to pay by transfer';
  return `${SOURCE_WORDS[source]}, ${formatUsd(totalAmount)} ${how}, ${held}`;
}
