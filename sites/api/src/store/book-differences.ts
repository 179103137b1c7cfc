import { sql } from 'kysely';
import { PAYMENT_CENTS } from './booking-money.ts';
import { CLOSED_STATUSES, INQUIRY_STATUSES } from './dispute.rules.ts';
import type { Store } from './open-store.ts';
import { BY_HAND_CENTS, booksReadUntil, IS_CARD_PAYMENT } from './provider-books.ts';
import type { BookDifferenceRow, DifferenceKind } from './schema.ts';

/* Differences between our books and the provider's, as it was read. */

/**
 * A change in our books that is younger than this at the last reading may not be in the provider's yet. It is compared after
 * the next one.
 */
const SETTLING_MS = 3_600_000;
/** Rows that are read at a time: far more than there ever are. */
const MOST = 500;

/** Sums of a payment in cents, in our books and in the provider's. */
export interface PaymentSums {
  id: string;
  charged: number;
  refunded: number;
  disputed: number;
  ourCharged: number;
  ourRefunded: number;
  ourDisputed: number;
  /** When the provider's money last moved; null: it never did. */
  since: string | null;
  /** When our books last changed. */
  changedAt: string;
}

/** Reporting categories: https://docs.stripe.com/reports/reporting-categories */
const CHARGES = ['charge', 'charge_failure', 'partial_capture_reversal'];
const REFUNDS = ['refund', 'refund_failure'];
const DISPUTES = ['dispute', 'dispute_reversal'];
/** Categories of movements that are about a payment. */
export const PAYMENT_CATEGORIES = [...CHARGES, ...REFUNDS, ...DISPUTES];

/** The sum of a payment's movements of some categories. */
const moved = (categories: readonly string[]) =>
  sql`coalesce(sum(case when category in (${sql.join(categories)}) then gross_cents else 0 end), 0)`;

/** The sum that open and lost disputes have taken of a row of payments, in cents. */
export const DISPUTED_CENTS = sql<number>`coalesce((
  select sum(disputes.amount_cents) from disputes where disputes.payment_id = payments.id
    and (disputes.status = 'lost' or disputes.status not in (${sql.join([...CLOSED_STATUSES, ...INQUIRY_STATUSES])}))
), 0)`;

/** Payments whose sums differ, the latest first: what a person has settled may differ for good. */
export async function differingPayments(store: Store, most = MOST): Promise<PaymentSums[]> {
  const { rows } = await sql<Record<keyof PaymentSums, string | number | null>>`
    select * from (
      select payments.id as "id",
        coalesce(moved.charged, 0) as "charged", coalesce(moved.refunded, 0) as "refunded",
        coalesce(moved.disputed, 0) as "disputed", moved.since as "since",
        case when payments.status = 'succeeded' then ${PAYMENT_CENTS} else 0 end as "ourCharged",
        payments.refunded_cents - ${BY_HAND_CENTS} as "ourRefunded",
        ${DISPUTED_CENTS} as "ourDisputed", payments.updated_at as "changedAt"
      from payments left join (
        select intent_id, max(created_at) as since, ${moved(CHARGES)} as charged,
          -${moved(REFUNDS)} as refunded, -${moved(DISPUTES)} as disputed
        from balance_transactions where intent_id is not null group by intent_id
      ) as moved on moved.intent_id = payments.id
      where ${IS_CARD_PAYMENT}
    ) as sums
    where "charged" <> "ourCharged" or "refunded" <> "ourRefunded" or "disputed" <> "ourDisputed"
    order by coalesce("since", "changedAt") desc, "id"
    limit ${most}
  `.execute(store);
  return rows.map((row) => ({
    ...{ id: String(row.id), since: row.since as string | null },
    ...{ charged: Number(row.charged), refunded: Number(row.refunded), disputed: Number(row.disputed) },
    ...{ ourCharged: Number(row.ourCharged), ourRefunded: Number(row.ourRefunded) },
    ...{ ourDisputed: Number(row.ourDisputed), changedAt: String(row.changedAt) },
  }));
}

/** Money of payments that we don't know, where it has not gone back. */
async function unknownMoney(store: Store): Promise<{ stripeId: string; cents: number; since: string }[]> {
  const { rows } = await sql<{ id: string | null; cents: number | string; since: string }>`
    select coalesce(intent_id, source_id, id) as id, sum(gross_cents) as cents, min(created_at) as since
    from balance_transactions
    where category in (${sql.join(PAYMENT_CATEGORIES)})
      and not exists (select 1 from payments where payments.id = balance_transactions.intent_id)
    group by coalesce(intent_id, source_id, id)
    having sum(gross_cents) <> 0
    order by since
    limit ${MOST}
  `.execute(store);
  return rows.map(({ id, cents, since }) => ({ stripeId: id ?? '', cents: Number(cents), since }));
}

type Difference = Pick<BookDifferenceRow, 'id' | 'kind' | 'stripe_id' | 'stripe_cents' | 'our_cents' | 'since'>;

const difference = (kind: DifferenceKind, stripeId: string, cents: number, ourCents: number, since: string) => ({
  ...{ id: `${kind}.${stripeId}.${cents}.${ourCents}`, kind, stripe_id: stripeId },
  ...{ stripe_cents: cents, our_cents: ourCents, since },
});

function differencesOf(sums: PaymentSums): Difference[] {
  const pairs = [
    ['charged', sums.charged, sums.ourCharged],
    ['refunded', sums.refunded, sums.ourRefunded],
    ['disputed', sums.disputed, sums.ourDisputed],
  ] as const;
  const since = sums.since ?? sums.changedAt;
  return pairs.flatMap(([kind, cents, ours]) =>
    cents === ours ? [] : [difference(kind, sums.id, cents, ours, since)],
  );
}

/**
 * Writes down where the books differ, for a person, and takes off the list what agrees by now. A difference that was settled
 * stays settled as long as its sums are the same.
 * @returns false if there are more than could be read
 */
export async function listDifferences(store: Store, now: Date): Promise<boolean> {
  const readUntil = await booksReadUntil(store);
  if (readUntil === undefined) return true;
  const settled = new Date(Date.parse(readUntil) - SETTLING_MS).toISOString();
  const [payments, unknown] = await Promise.all([differingPayments(store), unknownMoney(store)]);
  const differing = payments.flatMap((sums) =>
    differencesOf(sums).map((row) => ({ ...row, isNews: sums.changedAt <= settled })),
  );
  const strange = unknown.map(({ stripeId, cents, since }) => ({
    ...difference('unknown', stripeId, cents, 0, since),
    isNews: true,
  }));
  const found = [...differing, ...strange];
  const found_at = now.toISOString();
  for (const { isNews, ...row } of found) {
    if (!isNews) continue;
    await store
      .insertInto('book_differences')
      .values({ ...row, found_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ gone_at: null }))
      .execute();
  }
  const isWhole = payments.length < MOST && unknown.length < MOST;
  if (!isWhole) return false;
  const ids = new Set(found.map(({ id }) => id));
  const gone = (await present(store).select('id').execute()).filter(({ id }) => !ids.has(id));
  for (const { id } of gone) {
    await store.updateTable('book_differences').set({ gone_at: found_at }).where('id', '=', id).execute();
  }
  return true;
}

const present = (store: Store) => store.selectFrom('book_differences').where('gone_at', 'is', null);

/** Differences that a person has to look at, with the booking that they are about, oldest first. */
export const openDifferences = (store: Store) =>
  present(store)
    .leftJoin('payments', 'payments.id', 'book_differences.stripe_id')
    .leftJoin('bookings', 'bookings.id', 'payments.booking_id')
    .selectAll('book_differences')
    .select('bookings.reference')
    .where('settled_at', 'is', null)
    .orderBy('since')
    .orderBy('book_differences.id');

/**
 * Marks a difference as settled. `repeated`: it was, by the same person with the same note, as after an answer that was lost.
 * @returns undefined if there is none, or it was settled otherwise
 */
export async function settleDifference(
  transaction: Store,
  id: string,
  note: string,
  settledBy: string,
  now: Date,
): Promise<'settled' | 'repeated' | undefined> {
  const { numUpdatedRows } = await transaction
    .updateTable('book_differences')
    .set({ settled_at: now.toISOString(), settled_by: settledBy, note })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .where('gone_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return 'settled';
  const same = transaction.selectFrom('book_differences').select('id').where('id', '=', id).where('note', '=', note);
  return (await same.where('settled_by', '=', settledBy).executeTakeFirst()) && 'repeated';
}
