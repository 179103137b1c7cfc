import { errorDetail } from '../core/log.ts';
import { differingPayments, listDifferences, type PaymentSums } from '../store/book-differences.ts';
import { UNENDED } from '../store/departure-places.ts';
import { recordDispute } from '../store/disputes.ts';
import { countRefund } from '../store/payment-returns.ts';
import { paymentById } from '../store/payments.ts';
import {
  addTransactions,
  booksReadUntil,
  failedRefundIds,
  firstCardPayment,
  itemizePayout,
  openPayouts,
  setBooksReadUntil,
  storePayout,
} from '../store/provider-books.ts';
import { recordFailure } from '../store/refunds.ts';
import type { BalanceTransactionRow, PaymentRow, PayoutRow } from '../store/schema.ts';
import { inTransaction } from '../store/transaction.ts';
import type { ProviderPayout, ProviderTransaction } from './payment-provider.ts';
import type { PaymentServices } from './payment-services.ts';
import { recordStatus } from './record-status.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Read again with each run: a movement can be listed later than it was made. */
const OVERLAP_MS = DAY_MS;
/** A time that is read at once. The provider lists the newest first, so only a time that was read whole counts. */
const SPAN_MS = 30 * DAY_MS;
/** Movements of such a time, in memory at once; of more, shorter times are read. */
const MOST_TRANSACTIONS = 2_000;
/** Times that one run reads: the next one goes on. */
const MOST_SPANS = 60;
/** Payments that one run repairs, each with questions to the provider. */
const MOST_REPAIRS = 50;
/** Payouts that one run asks about, and how old they are at most: by then the bank has answered. */
const MOST_PAYOUTS = 50;
const PAYOUT_DAYS = 60;

/** Compares our books with the provider's, once a day and when asked, as at start, and lists what differs. */
export async function compareBooks(services: PaymentServices, isRequested: boolean): Promise<void> {
  const { store, settings } = services;
  const read = await booksReadUntil(store);
  const isDue = read === undefined || settings.now().getTime() - Date.parse(read) >= DAY_MS;
  if (isRequested || isDue) await readBooks(services);
  const isWhole = await listDifferences(store, settings.now());
  if (!isWhole) settings.log({ level: 'error', message: 'the books differ in more places than can be listed' });
}

/**
 * Reads what has moved at the provider since the last time, and repairs our books where that is certain. Movements are written
 * down by their ids, so reading them again, or on two servers at once, changes nothing.
 */
async function readBooks(services: PaymentServices): Promise<void> {
  await readTransactions(services);
  await followPayouts(services);
  await repairPayments(services);
}

async function readTransactions({ store, payments, settings }: PaymentServices): Promise<void> {
  const start = (await booksReadUntil(store)) ?? (await firstCardPayment(store));
  if (start === undefined) return;
  const now = settings.now().getTime();
  let from = Math.min(now, Date.parse(start)) - OVERLAP_MS;
  let span = SPAN_MS;
  for (let read = 0; from < now && read < MOST_SPANS; read += 1) {
    const until = Math.min(from + span, now);
    const time = { from: new Date(from).toISOString(), until: new Date(until).toISOString() };
    const { transactions, isWhole } = await payments.transactions(time, MOST_TRANSACTIONS);
    if (!isWhole && until - from > MINUTE_MS) {
      span = (until - from) / 2;
      continue;
    }
    if (!isWhole)
      settings.log({ level: 'error', message: `Stripe has more movements than can be read at ${time.from}` });
    await addTransactions(store, transactions.map(transactionRow));
    // The newest come first, and the last word counts.
    for (const { payout } of transactions.toReversed()) if (payout) await storePayout(store, payoutRow(payout));
    // The overlap of a run that was cut short must not set the marker back.
    if (until > Date.parse(start)) await setBooksReadUntil(store, time.until);
    from = until;
  }
}

/** Reads the state of payouts that the bank has not answered, and the movements that they are made of. */
async function followPayouts({ store, payments, settings }: PaymentServices): Promise<void> {
  const now = settings.now();
  const since = new Date(now.getTime() - PAYOUT_DAYS * DAY_MS).toISOString();
  for (const { id, itemized_at } of await openPayouts(store, since, MOST_PAYOUTS)) {
    const payout = await payments.payout(id);
    if (!payout) continue;
    await storePayout(store, payoutRow(payout));
    if (itemized_at !== null || payout.itemized === 'later') continue;
    if (payout.itemized === 'never') {
      await itemizePayout(store, id, [], now);
      continue;
    }
    const { transactions } = await payments.transactions({ payoutId: id }, MOST_TRANSACTIONS);
    // A charge of this payout can be older than our books.
    await addTransactions(store, transactions.map(transactionRow));
    const ids = transactions.map((transaction) => transaction.id);
    await itemizePayout(store, id, ids, now);
  }
}

async function repairPayments(services: PaymentServices): Promise<void> {
  const { store, settings, mailQueue } = services;
  const differing = await differingPayments(store, MOST_REPAIRS);
  for (const sums of differing) {
    try {
      const payment = await paymentById(store, sums.id);
      if (payment) await repairPayment(services, payment, sums);
    } catch (error) {
      const detail = errorDetail(error);
      settings.log({ level: 'error', message: "can't repair the books of a payment", payment: sums.id, detail });
    }
  }
  if (differing.length > 0) void mailQueue.run();
}

/** Makes up for what the provider has done and we did not hear of, by the same ways as if we had. */
async function repairPayment(services: PaymentServices, payment: PaymentRow, sums: PaymentSums): Promise<void> {
  const { store, payments, settings } = services;
  const { id } = payment;
  const now = settings.now();
  if (sums.charged > 0 && UNENDED.some((status) => status === payment.status)) {
    await recordStatus(services, payment, await payments.retrieve(id));
  }
  if (sums.refunded !== sums.ourRefunded) {
    const returned = await payments.returnedCents(id);
    const failed = await failedRefundIds(store, id);
    await inTransaction(store, async (transaction) => {
      if (returned >= sums.ourRefunded) return countRefund(transaction, id, returned, now);
      // Money that came back is certain only where a refund is known to have failed.
      for (const refundId of failed) await recordFailure(transaction, id, refundId, returned, now);
    });
  }
  if (sums.disputed !== sums.ourDisputed) {
    const disputes = await payments.disputesOf(id);
    await inTransaction(store, async (transaction) => {
      const settled = await paymentById(transaction, id);
      for (const dispute of disputes) if (settled) await recordDispute(transaction, settled, dispute, now, now);
    });
  }
}

const transactionRow = (transaction: ProviderTransaction): BalanceTransactionRow => ({
  id: transaction.id,
  type: transaction.type,
  category: transaction.category,
  source_id: transaction.sourceId,
  intent_id: transaction.intentId,
  gross_cents: transaction.grossCents,
  fee_cents: transaction.feeCents,
  net_cents: transaction.netCents,
  created_at: transaction.createdAt,
  available_at: transaction.availableAt,
  payout_id: transaction.payout?.id ?? null,
});

const payoutRow = ({ id, cents, status, createdAt, arrivesAt }: ProviderPayout): Omit<PayoutRow, 'itemized_at'> => ({
  ...{ id, cents, status },
  ...{ created_at: createdAt, arrives_at: arrivesAt },
});
