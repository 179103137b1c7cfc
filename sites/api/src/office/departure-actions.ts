import { lastBookableDay } from '@trek/ui/internal/booking/rules';
import { formatLongDate, formatUsd } from '@trek/ui/kit/format';
import { addDays, centsOf, companyDay, usdOf } from '@trek/ui/pricing';
import type * as z from 'zod/mini';
import { HttpError, NOT_FOUND } from '../http/http-error.ts';
import { closeOpenPayment, refusePaymentUnderWay } from '../payments/close-open-payment.ts';
import { moneyOf, overpaidCents, returnableCents } from '../store/booking-money.ts';
import { refundTermsOf } from '../store/booking-terms.ts';
import { lockTrek, TAKING } from '../store/departure-places.ts';
import { type DepartureFacts, insertDeparture } from '../store/departures.ts';
import { cancelByOffice, changeBooking, lockBooking } from '../store/office-actions.ts';
import { bookingsOn, departureById } from '../store/office-departures.ts';
import { logAction } from '../store/office-log.ts';
import type { Store } from '../store/open-store.ts';
import type { AuditEvent, BookingRow, DepartureRow } from '../store/schema.ts';
import { inTransaction } from '../store/transaction.ts';
import type {
  canceledDepartureSchema,
  changedDepartureSchema,
  departureStateSchema,
  movedDepartureSchema,
  newDeparturesSchema,
} from './departure-schemas.ts';
import type { OfficeCancellationSums } from './office.types.ts';
import type { OfficeServices } from './office-command.ts';

/** Writes an audit entry in the transaction of the action. */
type Note = (transaction: Store, event: AuditEvent, about: string) => Promise<void>;

interface Actor {
  services: OfficeServices;
  /** The operator's address. */
  doneBy: string;
  note: Note;
}

const CHANGED = 'This departure has just been changed. Close this and look again: nothing was saved.';
const GONE = 'This departure was canceled.';

type TypedFacts = Pick<
  z.output<typeof changedDepartureSchema>,
  'kind' | 'places' | 'price' | 'guaranteedFrom' | 'guide' | 'note'
>;

function factsOf({ kind, places, price, guaranteedFrom, guide, note }: TypedFacts): DepartureFacts {
  if (guaranteedFrom !== null && guaranteedFrom > places)
    throw new HttpError(400, `It can’t be guaranteed from ${guaranteedFrom} travelers: it has ${places} places.`);
  return {
    kind,
    places,
    price_cents: price === null ? null : centsOf(price),
    guaranteed_from: guaranteedFrom,
    guide,
    note,
  };
}

const factsText = ({ kind, places, price_cents, guaranteed_from, guide, note }: DepartureFacts) =>
  [
    kind,
    `${places} places`,
    price_cents === null ? 'the trek’s price' : formatUsd(usdOf(price_cents)),
    guaranteed_from === null ? '' : `guaranteed from ${guaranteed_from}`,
    guide,
    note,
  ]
    .filter(Boolean)
    .join(', ');

/**
 * Creates departures of a trek on several days; repeated with the same key, it creates no more.
 * @throws HttpError if the trek is not on offer, or one of the days can't be: then none is created
 */
export async function createDepartures(
  { services, note }: Actor,
  { key, trekId, days, ...typed }: z.output<typeof newDeparturesSchema>,
): Promise<void> {
  const { store, settings, catalogue } = services;
  const trek = catalogue.trek(trekId);
  if (!trek) throw new HttpError(400, 'This trek is not on offer.');
  const facts = factsOf(typed);
  const now = settings.now();
  for (const day of days) refuseDay(day, now);
  await inTransaction(store, async (transaction) => {
    await lockTrek(transaction, trekId);
    if (await departureById(transaction, `${key}-0`)) return;
    for (const [index, day] of days.entries()) {
      const origin = { file: null, now, id: `${key}-${index}` };
      if (!(await insertDeparture(transaction, trekId, day, facts, origin)))
        throw new HttpError(409, `${trek.title} has a departure on ${formatLongDate(day)} already. None was created.`);
    }
    await note(transaction, 'departure-created', `${trek.title}, ${days.join(', ')}: ${factsText(facts)}`);
  });
}

function refuseDay(day: string, now: Date): void {
  const today = companyDay(now);
  if (day <= today) throw new HttpError(400, `${formatLongDate(day)} is not ahead of us.`);
  if (day > lastBookableDay(today))
    throw new HttpError(400, `Treks can be booked until ${formatLongDate(lastBookableDay(today))}.`);
}

/** Runs work on a departure that is as the operator has seen it, with its trek and title locked. */
async function withDeparture(
  { services: { store, catalogue } }: Actor,
  id: string,
  seenAt: string,
  work: (transaction: Store, row: DepartureRow, title: string) => Promise<void>,
): Promise<void> {
  const known = await departureById(store, id);
  if (!known) throw new HttpError(404, NOT_FOUND);
  await inTransaction(store, async (transaction) => {
    await lockTrek(transaction, known.trek_id);
    const row = (await departureById(transaction, id)) as DepartureRow;
    refuseOutdated(row, seenAt);
    const title = catalogue.trek(row.trek_id)?.title ?? `Trek ${row.trek_id}`;
    await work(transaction, row, `${title}, ${row.start_date}`);
  });
}

/** Refuses what was decided on by other facts than those of now. */
function refuseOutdated({ state, updated_at }: DepartureRow, seenAt: string): void {
  if (state === 'cancelled') throw new HttpError(409, GONE);
  if (updated_at !== seenAt) throw new HttpError(409, CHANGED);
}

/** The office's word counts from now on, and it has seen what the file says. */
const update = (
  transaction: Store,
  { id }: Pick<DepartureRow, 'id'>,
  change: Partial<DepartureFacts & Pick<DepartureRow, 'state' | 'start_date'>>,
  now: Date,
) =>
  transaction
    .updateTable('departures')
    .set({ ...change, is_changed: 1, clash: null, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute();

/** Changes the facts of a departure; the price of a booking that was made stays as it was agreed. */
export async function changeDeparture(
  actor: Actor,
  id: string,
  { key, seenAt, ...typed }: z.output<typeof changedDepartureSchema>,
): Promise<void> {
  const facts = factsOf(typed);
  await withDeparture(actor, id, seenAt, async (transaction, row, name) => {
    await update(transaction, row, facts, actor.services.settings.now());
    await actor.note(transaction, 'departure-changed', `${name}: ${factsText(row)} → ${factsText(facts)}`);
  });
}

/** Closes a departure, so that no one more can join, or opens it again. */
export async function setDepartureOpen(
  actor: Actor,
  id: string,
  { seenAt, isOpen }: z.output<typeof departureStateSchema>,
): Promise<void> {
  await withDeparture(actor, id, seenAt, async (transaction, row, name) => {
    await update(transaction, row, { state: isOpen ? 'open' : 'closed' }, actor.services.settings.now());
    await actor.note(transaction, isOpen ? 'departure-opened' : 'departure-closed', name);
  });
}

/** The unpaid and paid bookings of a departure. */
const allBookings = (store: Store, row: DepartureRow) => bookingsOn(store, row, TAKING);

/**
 * Ends the open payments of a departure's bookings before they change.
 * @throws HttpError 409 if a card is being charged
 */
async function closePayments({ services }: Actor, id: string): Promise<void> {
  const row = await departureById(services.store, id);
  if (!row) throw new HttpError(404, NOT_FOUND);
  for (const booking of await allBookings(services.store, row)) await closeOpenPayment(services, booking.id);
}

/** Does the same with every booking of a departure, logged in each; all of them or none. */
async function withEveryBooking(
  transaction: Store,
  row: DepartureRow,
  work: (booking: BookingRow) => Promise<boolean>,
): Promise<number> {
  const bookings = await allBookings(transaction, row);
  for (const { id } of bookings) {
    const locked = await lockBooking(transaction, id);
    await refusePaymentUnderWay(transaction, id);
    if (!(await work(locked)))
      throw new HttpError(409, `Booking ${locked.reference} does not allow it: look at it first. Nothing was done.`);
  }
  return bookings.length;
}

/**
 * Moves a departure with all of its bookings to another day. Each keeps its price and hears of it by mail, with a new calendar
 * file; a balance is due by the new day.
 * @throws HttpError 409 if the trek has a departure on that day, or a booking can't be moved: then none is
 */
export async function moveDeparture(
  actor: Actor,
  id: string,
  { key, seenAt, startDate }: z.output<typeof movedDepartureSchema>,
): Promise<void> {
  const { services, doneBy, note } = actor;
  const now = services.settings.now();
  refuseDay(startDate, now);
  await closePayments(actor, id);
  await withDeparture(actor, id, seenAt, async (transaction, row, name) => {
    if (row.start_date === startDate) throw new HttpError(400, 'It is on this day already.');
    await refuseTakenDay(transaction, row.trek_id, startDate);
    const moved = await withEveryBooking(transaction, row, async (booking) => {
      const detail = `${formatLongDate(startDate)}, ${booking.travelers} travelers: the departure was moved`;
      await logAction(transaction, { bookingId: booking.id, act: 'changed', key, detail, doneBy }, now);
      const change = {
        startDate,
        endDate: addDays(startDate, daysBetween(booking.start_date, booking.end_date)),
        travelers: booking.travelers,
        totalCents: booking.total_cents,
        pricePerPersonCents: booking.price_per_person_cents,
        // A sum that was paid beyond the total goes back with the move.
        refundCents: overpaidCents(booking.total_cents, await moneyOf(transaction, booking.id)),
      };
      return changeBooking(transaction, booking.id, change, doneBy, now);
    });
    await update(transaction, row, { start_date: startDate }, now);
    await note(transaction, 'departure-moved', `${name} → ${startDate}, with ${moved} bookings`);
  });
}

async function refuseTakenDay(transaction: Store, trekId: number, startDate: string): Promise<void> {
  const other = await transaction
    .selectFrom('departures')
    .select(['id', 'state'])
    .where('trek_id', '=', trekId)
    .where('start_date', '=', startDate)
    .executeTakeFirst();
  if (!other) return;
  throw new HttpError(
    409,
    other.state === 'cancelled'
      ? 'A departure on that day was canceled. Choose another day.'
      : 'The trek has a departure on that day already.',
  );
}

const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

type RefundChoice = keyof OfficeCancellationSums;

/** The refund of a booking whose departure is canceled, in cents. */
async function refundCentsOf(store: Store, booking: BookingRow, refund: RefundChoice, now: Date): Promise<number> {
  if (booking.status === 'pending') return 0;
  const money = await moneyOf(store, booking.id);
  return refund === 'everything'
    ? returnableCents(money)
    : centsOf(refundTermsOf(booking, money, companyDay(now)).refundUsd);
}

/** The refunds of all bookings of a departure, if it is canceled now. */
export async function cancellationSums(
  { store, settings }: OfficeServices,
  row: DepartureRow,
): Promise<OfficeCancellationSums> {
  const sums = { everything: 0, terms: 0 };
  for (const booking of await allBookings(store, row)) {
    sums.everything += await refundCentsOf(store, booking, 'everything', settings.now());
    sums.terms += await refundCentsOf(store, booking, 'terms', settings.now());
  }
  return { everything: usdOf(sums.everything), terms: usdOf(sums.terms) };
}

/**
 * Cancels a departure and all of its bookings, by one decision about their money. Each hears of it by mail.
 * @throws HttpError 409 if a booking can't be canceled, or the refunds are others than was seen: then none is
 */
export async function cancelDeparture(
  actor: Actor,
  id: string,
  { key, seenAt, refund, refundAmount, reason }: z.output<typeof canceledDepartureSchema>,
): Promise<void> {
  const { services, doneBy, note } = actor;
  const now = services.settings.now();
  const refuseSum = (cents: number) => {
    if (usdOf(cents) === refundAmount) return;
    const sum = formatUsd(usdOf(cents));
    throw new HttpError(409, `All refunds are ${sum} by now. No booking was canceled. Please check again.`);
  };
  // Before any customer's open payment is ended.
  const known = await departureById(services.store, id);
  if (!known) throw new HttpError(404, NOT_FOUND);
  refuseOutdated(known, seenAt);
  refuseSum(centsOf((await cancellationSums(services, known))[refund]));
  await closePayments(actor, id);
  await withDeparture(actor, id, seenAt, async (transaction, row, name) => {
    let refunded = 0;
    const canceled = await withEveryBooking(transaction, row, async (booking) => {
      const refundCents = await refundCentsOf(transaction, booking, refund, now);
      refunded += refundCents;
      const detail = `Refund: ${formatUsd(usdOf(refundCents))}: the departure was canceled`;
      await logAction(transaction, { bookingId: booking.id, act: 'cancelled', key, detail, doneBy }, now);
      const why = { bookingId: booking.id, act: 'note', key: `${key}-reason`, detail: reason, doneBy } as const;
      await logAction(transaction, why, now);
      return cancelByOffice(transaction, booking.id, refundCents, doneBy, now);
    });
    refuseSum(refunded);
    await update(transaction, row, { state: 'cancelled' }, now);
    const sums = `${canceled} bookings, ${formatUsd(usdOf(refunded))} to refund`;
    await note(transaction, 'departure-cancelled', `${name}: ${sums}`);
  });
}
