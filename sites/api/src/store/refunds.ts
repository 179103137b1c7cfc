import { randomUUID } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import {
  centsOfRow,
  countedPayments,
  PAYMENT_CENTS,
  promisedCents,
  refundsOf,
  remainingCents,
  UNSENT_REFUNDS,
} from './booking-money.ts';
import { CLOSED_STATUSES } from './dispute.rules.ts';
import { heldPayments, LOST_CENTS, lossesOf } from './disputed-money.ts';
import type { Store } from './open-store.ts';
import { correctRefund, countRefund, lockPayment, targetOf, unexplainedCents } from './payment-returns.ts';
import { queueMail } from './queued-mails.ts';
import type { PaymentRow, RefundRow } from './schema.ts';
import { inTransaction } from './transaction.ts';

/* Refunds: `ordered`, then `sent` and `arrived`, or `failed`. A person sends what the provider can't. */

/**
 * `sent`: in transit to the cardholder's bank. `arrived`: done, as far as the provider knows. `failed`: the money is
 * still here.
 */
export type RefundState = 'sent' | 'arrived' | 'failed';

/** The provider's answer to a refund. */
export interface ProviderRefund {
  /** The provider's id; missing if it created no refund. */
  id?: string | undefined;
  state: RefundState;
  /** Total refunded of the payment, in cents. */
  returnedCents: number;
}

/** A refund to send. */
export interface RefundOrder {
  id: string;
  paymentId: string;
  cents: number;
  /** The number of the attempt among those of the payment. */
  attempt: number;
  /** The sum that is returned of the payment in all once this is done; undefined: unknown. */
  targetCents: number | undefined;
}

/** The states from which a refund may reach a state. A bank may return money that had arrived. */
const BEFORE: Readonly<Record<RefundState, readonly RefundRow['status'][]>> = {
  sent: ['ordered'],
  arrived: ['ordered', 'sent', 'done'],
  failed: ['ordered', 'sent', 'arrived', 'done'],
};

/** The operator who orders a refund, the moment, and whether it returns what was paid beyond a lowered total. */
export interface RefundCause {
  orderedBy: string;
  moment: string;
  isOverpaid?: boolean;
}

/**
 * Orders a refund across a booking's payments, newest first, never more than a payment has left. The part of a payment in
 * dispute comes last, because it waits for the bank.
 */
export async function orderRefunds(
  transaction: Store,
  bookingId: string,
  refundCents: number,
  cause: RefundCause,
): Promise<void> {
  const payments = await countedPayments(transaction, bookingId).orderBy('created_at', 'desc').execute();
  const ids = payments.map(({ id }) => id);
  const held = new Set((await heldAmong(transaction, ids)).map(({ payment_id }) => payment_id));
  const lossOf = await lossesOf(transaction, ids);
  const refunds = await refundsOf(transaction, ids);
  let leftCents = refundCents;
  for (const payment of payments.toSorted((one, other) => Number(held.has(one.id)) - Number(held.has(other.id)))) {
    const own = refunds.filter(({ payment_id }) => payment_id === payment.id);
    const cents = Math.min(leftCents, remainingCents(payment, lossOf(payment.id).lostCents) - promisedCents(own));
    if (cents <= 0) continue;
    leftCents -= cents;
    await orderRefund(transaction, payment, cents, cause);
  }
}

const heldAmong = (store: Store, ids: readonly string[]) =>
  ids.length === 0 ? Promise.resolve([]) : heldPayments(store).where('payment_id', 'in', ids).execute();

async function orderRefund(
  transaction: Store,
  payment: PaymentRow,
  cents: number,
  { orderedBy, moment, isOverpaid = false }: RefundCause,
): Promise<void> {
  const unexplained = await unexplainedCents(transaction, payment);
  const attempt = await nextAttempt(transaction, payment.id);
  await transaction
    .insertInto('refunds')
    .values({
      id: randomUUID(),
      payment_id: payment.id,
      ...sumColumns(cents),
      attempt,
      others_cents: unexplained ?? null,
      // An older server would count the other refunds of the payment as this one.
      target_cents: unexplained === undefined || attempt > 0 ? null : unexplained + cents,
      returns_overpaid: Number(isOverpaid),
      status: 'ordered',
      ordered_at: moment,
      ordered_by: orderedBy,
    })
    .execute();
}

/** The number of the next attempt to refund a part of a payment. */
async function nextAttempt(transaction: Store, paymentId: string): Promise<number> {
  const attempts = (await refundsOf(transaction, [paymentId])).map(({ attempt }) => attempt);
  return Math.max(-1, ...attempts) + 1;
}

/**
 * Refunds to send to the provider now, one of each payment: what someone else has returned of it is known only while no other is
 * being sent. A person refunds bank transfers, and of a payment in dispute nothing is refunded.
 */
export async function orderedRefunds(store: Store): Promise<RefundOrder[]> {
  const rows = await store
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .selectAll('refunds')
    .where('refunds.status', '=', 'ordered')
    .where('payments.method', 'is', null)
    .where('payments.id', 'not in', heldPayments(store))
    .orderBy('refunds.ordered_at')
    .orderBy('refunds.id')
    .execute();
  const first = new Map(rows.toReversed().map((row) => [row.payment_id, row]));
  return Promise.all([...first.values()].map((row) => refundOrder(store, row)));
}

async function refundOrder(store: Store, row: RefundRow): Promise<RefundOrder> {
  const { id, payment_id: paymentId, attempt } = row;
  const others = (await refundsOf(store, [paymentId])).filter((other) => other.id !== id && isSentByProvider(other));
  const target = targetOf(row) ?? (await readTarget(store, row));
  const otherCents = others.reduce((sum, other) => sum + centsOfRow(other), 0);
  return {
    ...{ id, paymentId, attempt, cents: centsOfRow(row) },
    targetCents: target === undefined ? undefined : target + otherCents,
  };
}

const isSentByProvider = ({ status }: RefundRow) => ['sent', 'arrived', 'done'].includes(status);

/** The target of a refund that was ordered while another one was being sent. */
function readTarget(store: Store, { id, payment_id, ...row }: RefundRow): Promise<number | undefined> {
  return inTransaction(store, async (transaction) => {
    const payment = await lockPayment(transaction, payment_id);
    const others_cents = payment && (await unexplainedCents(transaction, payment, id));
    if (others_cents === undefined) return undefined;
    await transaction.updateTable('refunds').set({ others_cents }).where('id', '=', id).execute();
    return others_cents + centsOfRow(row);
  });
}

/** Records the provider's answer to an ordered refund: the money, and the mail to the customer or the office. */
export function recordSent(
  store: Store,
  { id: refundId, paymentId, attempt }: Pick<RefundOrder, 'id' | 'paymentId' | 'attempt'>,
  { id, state, returnedCents }: ProviderRefund,
  now: Date,
): Promise<void> {
  return inTransaction(store, async (transaction) => {
    const refund = await transaction
      .updateTable('refunds')
      .set({ status: state, provider_id: id ?? null, changed_at: now.toISOString() })
      .where('id', '=', refundId)
      .where('attempt', '=', attempt)
      .where('status', '=', 'ordered')
      .returningAll()
      .executeTakeFirst();
    if (!refund) return;
    if (state === 'failed') {
      await correctRefund(transaction, paymentId, returnedCents, now);
      return notifyOfFailure(transaction, paymentId, now);
    }
    await countRefund(transaction, paymentId, returnedCents, now);
    await notifyCustomer(transaction, refund, now);
  });
}

/**
 * Records that a refund is done for the provider. The customer has got a mail when it was sent: the provider does not know
 * when the card's bank shows it. A refund made in the provider's dashboard changes nothing.
 */
export async function recordArrival(
  transaction: Store,
  paymentId: string,
  providerId: string,
  now: Date,
): Promise<void> {
  await moveOn(transaction, paymentId, providerId, 'arrived', now);
}

/**
 * Records that a refund has failed, so its money is still here, and notifies the office once. This includes refunds
 * made in the provider's dashboard.
 * @param returnedCents total that the provider has refunded of the payment, without the failed refund
 */
export async function recordFailure(
  transaction: Store,
  paymentId: string,
  providerId: string,
  returnedCents: number,
  now: Date,
): Promise<void> {
  const refund = await moveOn(transaction, paymentId, providerId, 'failed', now);
  const isNews = await correctRefund(transaction, paymentId, returnedCents, now);
  if (refund || isNews) await notifyOfFailure(transaction, paymentId, now);
}

function moveOn(transaction: Store, paymentId: string, providerId: string, state: RefundState, now: Date) {
  return transaction
    .updateTable('refunds')
    .set({ status: state, changed_at: now.toISOString() })
    .where('payment_id', '=', paymentId)
    .where('provider_id', '=', providerId)
    .where('status', 'in', BEFORE[state])
    .returningAll()
    .executeTakeFirst();
}

/** Orders a full refund of an unowed payment. */
export async function returnPayment(
  transaction: Store,
  paymentId: string,
  orderedBy: string,
  now: Date,
): Promise<boolean> {
  const payment = await unhandledPayments(transaction).where('payments.id', '=', paymentId).executeTakeFirst();
  if (!payment) return false;
  const lossOf = await lossesOf(transaction, [paymentId]);
  const cents = remainingCents(payment, lossOf(paymentId).lostCents);
  if (cents <= 0) return false;
  await orderRefund(transaction, payment, cents, { orderedBy, moment: now.toISOString() });
  return true;
}

/** Payments that were not owed and are neither returned nor assigned, nor disputed. */
export const unhandledPayments = (store: Store) =>
  store
    .selectFrom('payments')
    .selectAll('payments')
    .where('payments.status', '=', 'succeeded')
    // As in the partial index: with a parameter, SQLite could not use it.
    .where(sql<SqlBool>`payments.balance_state = 'unowed'`)
    .where(({ eb }) => eb(eb('payments.refunded_cents', '+', LOST_CENTS), '<', PAYMENT_CENTS))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('disputes')
            .select('disputes.id')
            .whereRef('disputes.payment_id', '=', 'payments.id')
            .where('disputes.status', 'not in', CLOSED_STATUSES),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('refunds').select('refunds.payment_id').whereRef('refunds.payment_id', '=', 'payments.id')),
      ),
    );

/** Withdraws what was ordered of a payment and has been lost to the bank meanwhile: the cardholder has it. */
export async function withdrawLost(transaction: Store, paymentId: string, now: Date): Promise<void> {
  const payment = await transaction.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirst();
  if (!payment) return;
  const lossOf = await lossesOf(transaction, [paymentId]);
  let left = Math.max(0, remainingCents(payment, lossOf(paymentId).lostCents));
  const changed_at = now.toISOString();
  for (const refund of await refundsOf(transaction, [paymentId])) {
    if (!(UNSENT_REFUNDS as readonly string[]).includes(refund.status)) continue;
    const cents = Math.min(left, centsOfRow(refund));
    left -= cents;
    if (cents === centsOfRow(refund)) continue;
    await transaction
      .updateTable('refunds')
      .set(cents === 0 ? { status: 'withdrawn', changed_at } : { ...sumColumns(cents), changed_at })
      .where('id', '=', refund.id)
      .execute();
    if (cents > 0) await withdrawPart(transaction, refund, centsOfRow(refund) - cents, changed_at);
  }
}

const sumColumns = (cents: number) => ({ amount_cents: cents, amount_usd: Math.floor(cents / 100) });

/** Keeps the part of a refund that is withdrawn as one of its own. */
async function withdrawPart(transaction: Store, refund: RefundRow, cents: number, changed_at: string): Promise<void> {
  const attempt = await nextAttempt(transaction, refund.payment_id);
  const own = { id: randomUUID(), attempt, provider_id: null, target_cents: null, status: 'withdrawn' } as const;
  await transaction
    .insertInto('refunds')
    .values({ ...refund, ...own, ...sumColumns(cents), changed_at })
    .execute();
}

/** Orders again what was withdrawn of a payment, as far as the bank has given its money back. */
export async function orderWithdrawn(transaction: Store, paymentId: string, now: Date): Promise<void> {
  await transaction
    .updateTable('refunds')
    .set({ status: 'ordered', changed_at: now.toISOString() })
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'withdrawn')
    .execute();
  await withdrawLost(transaction, paymentId, now);
}

/** Lets the provider retry a failed refund. */
export async function retryRefund(
  transaction: Store,
  bookingId: string,
  refundId: string,
  now: Date,
): Promise<boolean> {
  const named = await transaction
    .selectFrom('refunds')
    .select('payment_id')
    .where('id', '=', refundId)
    .executeTakeFirst();
  // Two attempts at once would have the same number.
  if (!named || !(await lockPayment(transaction, named.payment_id))) return false;
  const attempt = await nextAttempt(transaction, named.payment_id);
  const { numUpdatedRows } = await refundOf(transaction, bookingId, refundId)
    .where('status', '=', 'failed')
    .set({ status: 'ordered', attempt, provider_id: null, changed_at: now.toISOString() })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Leaves a refund that has failed, or waits for a dispute, to a person, who sends a bank transfer. */
export async function sendByTransfer(
  transaction: Store,
  bookingId: string,
  refundId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await refundOf(transaction, bookingId, refundId)
    .where((column) =>
      column.or([
        column('status', '=', 'failed'),
        column.and([column('status', '=', 'ordered'), column('payment_id', 'in', heldPayments(transaction))]),
      ]),
    )
    .set({ status: 'by-hand', changed_at: now.toISOString() })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const refundOf = (transaction: Store, bookingId: string, refundId: string) =>
  transaction
    .updateTable('refunds')
    .where('id', '=', refundId)
    .where('payment_id', 'in', (of) => of.selectFrom('payments').select('id').where('booking_id', '=', bookingId));

async function notifyCustomer(transaction: Store, refund: RefundRow, now: Date): Promise<void> {
  const { booking_id } = await transaction
    .selectFrom('payments')
    .select('booking_id')
    .where('id', '=', refund.payment_id)
    .executeTakeFirstOrThrow();
  const cents = centsOfRow(refund);
  await queueMail(
    transaction,
    { letter: 'refund', refund: 'sent', bookingId: booking_id, cents, isByBank: false },
    now,
  );
}

const notifyOfFailure = (transaction: Store, paymentId: string, now: Date) =>
  queueMail(transaction, { letter: 'office-notice', notice: 'refund-failed', paymentId }, now);
