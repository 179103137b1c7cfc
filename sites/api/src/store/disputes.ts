import { sql } from 'kysely';
import { type BookingMoney, balanceUsd, paidColumns } from './booking-money.ts';
import { CLOSED_STATUSES, stageOf } from './dispute.rules.ts';
import { openDisputes } from './disputed-money.ts';
import type { OfficeNotice } from './mail-job.ts';
import type { Store } from './open-store.ts';
import { lockMoney, lockPayment } from './payment-returns.ts';
import { queueMail } from './queued-mails.ts';
import { orderWithdrawn, withdrawLost } from './refunds.ts';
import type { DisputeRow, PaymentRow } from './schema.ts';

/* Disputes of cardholders: rows by the provider's id, as it said last. */

/** A dispute as the provider knows it. */
export interface ProviderDispute {
  id: string;
  paymentId: string;
  amountCents: number;
  status: string;
  reason: string;
  /** Until when evidence is taken; null: none is. */
  dueAt: string | null;
  openedAt: string;
}

/** Prefix of disputes of a time when only their state was stored, until the provider was asked. */
const UNREAD_PREFIX = 'unread-';

/**
 * Records what the provider says of a dispute, with what it means for the booking, and notifies the office and, where money
 * is gone, the customer. It frees nothing and cancels nothing: a person decides that.
 * @param requestedAt when the provider was asked; an answer that is older than the known one is left out
 */
export async function recordDispute(
  transaction: Store,
  payment: PaymentRow,
  dispute: ProviderDispute,
  requestedAt: Date,
  now: Date,
): Promise<void> {
  const { booking_id: bookingId } = payment;
  // Under the locks, so that two reports take turns: the payment's first, as where refunds are counted.
  await lockPayment(transaction, payment.id);
  await lockMoney(transaction, bookingId);
  const { id, amountCents, status, reason, dueAt, openedAt } = dispute;
  const known = await knownDispute(transaction, dispute);
  if (known && known.asked_at > requestedAt.toISOString()) return;
  const reported = {
    id,
    amount_cents: amountCents,
    status,
    reason,
    due_at: dueAt,
    asked_at: requestedAt.toISOString(),
  };
  if (known) await transaction.updateTable('disputes').set(reported).where('id', '=', known.id).execute();
  else {
    const row = { ...reported, payment_id: payment.id, opened_at: openedAt };
    await transaction.insertInto('disputes').values(row).execute();
  }
  const [before, after] = [known && stageOf(known.status), stageOf(status)];
  if (before === after && known?.amount_cents === amountCents) return;
  // The comparison with the provider's books goes by it: an answer that changes nothing is no change.
  await transaction
    .updateTable('payments')
    .set({ updated_at: now.toISOString() })
    .where('id', '=', payment.id)
    .execute();
  if (after === 'lost') await withdrawLost(transaction, payment.id, now);
  else if (before === 'lost') await orderWithdrawn(transaction, payment.id, now);
  await applyDisputes(transaction, bookingId, now);
  if (before === after) return;
  const notice: OfficeNotice = after === 'lost' ? 'dispute-lost' : after === 'kept' ? 'dispute-won' : 'disputed';
  // An inquiry that became a dispute is news, but one that was never heard of and is over is not.
  if (known || after !== 'kept')
    await queueMail(transaction, { letter: 'office-notice', notice, paymentId: payment.id }, now);
  if (after === 'lost' && payment.balance_state !== 'unowed') {
    await queueMail(transaction, { letter: 'dispute-lost', bookingId, cents: amountCents }, now);
  }
}

/** The row of a dispute, or the one that stands for it until it is read. */
async function knownDispute(transaction: Store, { id, paymentId }: ProviderDispute): Promise<DisputeRow | undefined> {
  const rows = await transaction
    .selectFrom('disputes')
    .selectAll()
    .where('id', 'in', [id, `${UNREAD_PREFIX}${paymentId}`])
    .execute();
  return rows.find((row) => row.id === id) ?? rows[0];
}

/** Marks a booking as disputed while any dispute of its money is open, and corrects what is paid. */
async function applyDisputes(transaction: Store, bookingId: string, now: Date): Promise<void> {
  const isOpen =
    (
      await openDisputes(transaction)
        .where('payments.booking_id', '=', bookingId)
        .where((column) =>
          column.or([column('payments.balance_state', 'is', null), column('payments.balance_state', '!=', 'unowed')]),
        )
        .execute()
    ).length > 0;
  const money = await lockMoney(transaction, bookingId);
  const booking = transaction.updateTable('bookings').where('id', '=', bookingId);
  const moment = now.toISOString();
  await booking
    .set({ ...paidColumns(money), updated_at: moment })
    .where('status', 'in', ['confirmed', 'disputed', 'cancelled'])
    .execute();
  await setBalance(transaction, bookingId, money, now);
  const [from, to] = isOpen ? (['confirmed', 'disputed'] as const) : (['disputed', 'confirmed'] as const);
  await booking.set({ status: to }).where('status', '=', from).execute();
}

/** Sets what a booking owes by its money; false if it is over, and owes nothing. */
async function setBalance(transaction: Store, bookingId: string, money: BookingMoney, now: Date): Promise<boolean> {
  const { total_cents } = await transaction
    .selectFrom('bookings')
    .select('total_cents')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const { numUpdatedRows } = await transaction
    .updateTable('bookings')
    .set({ balance_usd: balanceUsd(total_cents, money), updated_at: now.toISOString() })
    .where('id', '=', bookingId)
    .where('status', 'in', ['confirmed', 'disputed'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Disputes that a person has to look at, with the booking that they are of: open ones, the next deadline first, then lost ones. */
export const disputesToSee = (store: Store) =>
  store
    .selectFrom('disputes')
    .innerJoin('payments', 'payments.id', 'disputes.payment_id')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .selectAll('disputes')
    .select(['bookings.reference', 'bookings.first_name', 'bookings.last_name', 'bookings.status as booking_status'])
    .where((column) =>
      column.or([
        column('disputes.status', 'not in', CLOSED_STATUSES),
        column.and([column('disputes.status', '=', 'lost'), column('disputes.decision', 'is', null)]),
      ]),
    )
    .orderBy(sql`case disputes.status when 'lost' then 1 else 0 end`)
    .orderBy(sql`coalesce(disputes.due_at, '9999')`)
    .orderBy('disputes.opened_at');

/** The disputes of a booking's payments, oldest first. */
export const disputesOf = (store: Store, bookingId: string) =>
  store
    .selectFrom('disputes')
    .innerJoin('payments', 'payments.id', 'disputes.payment_id')
    .selectAll('disputes')
    .where('payments.booking_id', '=', bookingId)
    .orderBy('disputes.opened_at')
    .execute();

/**
 * Decides what follows from money that a dispute has taken: the booking stays as it is, or the money is owed again, and the
 * customer gets a link to pay it.
 * @returns false if nothing was lost, or it was decided before, or a booking that is over would owe it
 */
export async function decideDispute(
  transaction: Store,
  bookingId: string,
  disputeId: string,
  decision: NonNullable<DisputeRow['decision']>,
  decidedBy: string,
  now: Date,
): Promise<boolean> {
  const dispute = (await disputesOf(transaction, bookingId)).find(({ id }) => id === disputeId);
  if (dispute?.status !== 'lost' || dispute.decision !== null) return false;
  await transaction
    .updateTable('disputes')
    .set({ decision, decided_by: decidedBy, decided_at: now.toISOString() })
    .where('id', '=', disputeId)
    .execute();
  if (decision === 'written-off') return true;
  if (!(await setBalance(transaction, bookingId, await lockMoney(transaction, bookingId), now))) return false;
  await queueMail(transaction, { letter: 'payment-link', bookingId }, now);
  return true;
}

/** Nothing is left to decide of a booking that is over. */
export async function settleLostDisputes(
  transaction: Store,
  bookingId: string,
  decidedBy: string,
  now: Date,
): Promise<void> {
  for (const { id, status, decision } of await disputesOf(transaction, bookingId)) {
    if (status === 'lost' && decision === null)
      await decideDispute(transaction, bookingId, id, 'written-off', decidedBy, now);
  }
}

/** Disputes of which only the state is known. */
export const unreadDisputes = (store: Store) =>
  store.selectFrom('disputes').selectAll().where('id', 'like', `${UNREAD_PREFIX}%`).execute();
