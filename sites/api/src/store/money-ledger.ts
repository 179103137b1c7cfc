import { companyDay } from '@trek/ui/pricing';
import { sql } from 'kysely';
import { DISPUTED_CENTS, differingPayments, PAYMENT_CATEGORIES } from './book-differences.ts';
import { centsOfRow, PAYMENT_CENTS } from './booking-money.ts';
import { beginOfDay, nextMonth } from './company-time.ts';
import { stageOf } from './dispute.rules.ts';
import type { Store } from './open-store.ts';
import { BY_HAND_CENTS, IS_CARD_PAYMENT } from './provider-books.ts';
import type { BalanceTransactionRow } from './schema.ts';

/* The ledger: every movement of money of a month, for the accountant. */

type LedgerKind = 'payment' | 'refund' | 'dispute' | 'fee' | 'payout' | 'write-off' | 'other';

/** One movement. The sums of each kind, over all months, are those of the books. */
export interface LedgerRow {
  /** When it was: a moment, or a day of the company's calendar. */
  at: string;
  kind: LedgerKind;
  method: 'card' | 'transfer' | 'simulated' | '';
  /** The bank's reference, or the provider's id. */
  reference: string;
  booking: string;
  trekId: number | null;
  /** The id of the partner who sold the booking. */
  partner: string | null;
  /** Of that booking, in hundredths of a percent; null: as the partner's file says now. */
  commissionBasisPoints: number | null;
  /** Negative: it left us. */
  cents: number;
  note: string;
}

/** Payments that differ before anything was read: all of them. */
const MOST_PAYMENTS = 100_000;

/** A booking's part of a row. */
interface OfBooking {
  reference: string | null;
  trek_id: number;
  partner: string | null;
  commission_basis_points: number | null;
}

const OF_BOOKING = [
  ...(['bookings.reference', 'bookings.trek_id', 'bookings.partner'] as const),
  'bookings.commission_basis_points',
] as const;

/** Begin and end of a month, the end excluded. */
interface Month {
  from: string;
  until: string;
}

/** The company's day of a movement. */
export const ledgerDay = ({ at }: Pick<LedgerRow, 'at'>): string => (at.includes('T') ? companyDay(new Date(at)) : at);

/** The movements of a month of the company's calendar, `YYYY-MM`, oldest first. */
export async function ledgerOf(store: Store, month: string): Promise<LedgerRow[]> {
  const within: Month = { from: beginOfDay(`${month}-01`), until: beginOfDay(`${nextMonth(month)}-01`) };
  const parts = await Promise.all([
    payments(store, within),
    movements(store, within),
    unreadMovements(store),
    refundsByHand(store, within),
    writeOffs(store, within),
  ]);
  return parts
    .flat()
    .filter(({ at }) => at >= within.from && at < within.until)
    .toSorted((one, other) => one.at.localeCompare(other.at) || one.kind.localeCompare(other.kind));
}

/** Movements of money that a booking has brought: a commission counts of these. The provider's fees are ours. */
const EARNING: readonly LedgerKind[] = ['payment', 'refund', 'dispute'];

/** The commission of a movement to the cent, half cents up: as much goes back with a refund as came with its payment. */
export function commissionCents(
  { kind, cents }: Pick<LedgerRow, 'kind' | 'cents'>,
  basisPoints: number,
): number | null {
  if (!EARNING.includes(kind)) return null;
  const exact = Math.abs(cents) * basisPoints;
  const commission = Math.floor((exact + 5_000) / 10_000);
  return cents < 0 ? -commission : commission;
}

/** The first month with a payment; undefined: there is none. */
export async function firstLedgerMonth(store: Store): Promise<string | undefined> {
  const row = await store
    .selectFrom('payments')
    .select('paid_at')
    .where('status', '=', 'succeeded')
    .where('paid_at', 'is not', null)
    .orderBy('paid_at')
    .limit(1)
    .executeTakeFirst();
  return row?.paid_at ? ledgerDay({ at: row.paid_at }).slice(0, 7) : undefined;
}

const bookingOf = ({ reference, trek_id, partner, commission_basis_points }: OfBooking) => ({
  ...{ booking: reference ?? '', trekId: trek_id, partner, commissionBasisPoints: commission_basis_points },
});
const NO_BOOKING = { booking: '', trekId: null, partner: null, commissionBasisPoints: null };

async function payments(store: Store, { from, until }: Month): Promise<LedgerRow[]> {
  const paidAt = sql<string>`coalesce(payments.paid_at, payments.updated_at)`;
  const rows = await store
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select(['payments.id', 'payments.method', 'payments.balance_state', ...OF_BOOKING])
    .select(['payments.bank_reference', 'payments.foreign_amount'])
    .select([paidAt.as('at'), PAYMENT_CENTS.as('cents'), IS_CARD_PAYMENT.as('is_card')])
    .where('payments.status', '=', 'succeeded')
    .where(paidAt, '>=', from)
    .where(paidAt, '<', until)
    .execute();
  return rows.map((row) => ({
    ...{
      at: row.at,
      kind: 'payment',
      reference: row.bank_reference ?? row.id,
      ...bookingOf(row),
      cents: Number(row.cents),
    },
    method: row.method ?? (row.is_card ? 'card' : 'simulated'),
    note: [row.foreign_amount, row.balance_state === 'unowed' && 'not owed by the booking'].filter(Boolean).join(', '),
  }));
}

type Movement = BalanceTransactionRow &
  Omit<OfBooking, 'trek_id'> & {
    trek_id: number | null;
    booking_id: string | null;
    dispute_status: string | null;
  };

/** Movements of the provider's balance: refunds, disputes, fees, payouts. Charges are payments, which our books have. */
async function movements(store: Store, { from, until }: Month): Promise<LedgerRow[]> {
  const rows = await store
    .selectFrom('balance_transactions')
    .leftJoin('payments', 'payments.id', 'balance_transactions.intent_id')
    .leftJoin('bookings', 'bookings.id', 'payments.booking_id')
    .leftJoin('disputes', 'disputes.id', 'balance_transactions.source_id')
    .selectAll('balance_transactions')
    .select([...OF_BOOKING, 'payments.booking_id', 'disputes.status as dispute_status'])
    .where('balance_transactions.created_at', '>=', from)
    .where('balance_transactions.created_at', '<', until)
    .execute();
  return rows.flatMap((row) => [...movementOf(row), ...feeOf(row)]);
}

/** Kinds by reporting category: https://docs.stripe.com/reports/reporting-categories */
const KINDS: Partial<Record<string, readonly [LedgerKind, note: string]>> = {
  refund: ['refund', ''],
  refund_failure: ['refund', 'failed: the money came back'],
  dispute: ['dispute', 'taken by the bank'],
  dispute_reversal: ['dispute', 'won: the money came back'],
  fee: ['fee', ''],
  tax: ['fee', 'tax'],
  payout: ['payout', 'from Stripe to the bank'],
  payout_reversal: ['payout', 'sent back by the bank'],
};

function movementOf(row: Movement): LedgerRow[] {
  const { category, gross_cents: cents, source_id, id, created_at: at } = row;
  const isOfPayment = PAYMENT_CATEGORIES.includes(category);
  const isOurs = row.booking_id !== null;
  // A charge of ours is a payment, whatever the provider says of its amount.
  if (cents === 0 || (isOurs && isOfPayment && !KINDS[category])) return [];
  const [kind, note] = (isOurs || !isOfPayment ? KINDS[category] : undefined) ?? ['other', ''];
  return [
    {
      ...{ at, kind, method: 'card', reference: source_id ?? id, cents, ...ofMovement(row) },
      note: kind === 'other' ? otherNote(category, isOfPayment) : noteOf(note, row),
    },
  ];
}

const otherNote = (category: string, isOfPayment: boolean) =>
  `${category.replaceAll('_', ' ')}${isOfPayment ? ' of a payment that is not ours' : ''}`;

const noteOf = (note: string, { category, dispute_status: status }: Movement) =>
  category === 'dispute' && status !== null ? `${note}, ${stageOf(status) === 'kept' ? 'won' : stageOf(status)}` : note;

function feeOf(row: Movement): LedgerRow[] {
  const { category, fee_cents, source_id, id, created_at: at } = row;
  if (fee_cents === 0) return [];
  const note = `of a ${category.replaceAll('_', ' ')}`;
  return [{ at, kind: 'fee', method: 'card', reference: source_id ?? id, cents: -fee_cents, note, ...ofMovement(row) }];
}

const ofMovement = ({ booking_id, trek_id, ...row }: Movement) =>
  booking_id === null || trek_id === null ? NO_BOOKING : bookingOf({ ...row, trek_id });

/**
 * Refunds and disputes that our books count and the provider's movements don't, at the moment of the payment's last change:
 * they were not read yet, or payments are simulated.
 */
async function unreadMovements(store: Store): Promise<LedgerRow[]> {
  const differing = await differingPayments(store, MOST_PAYMENTS);
  const simulated = await store
    .selectFrom('payments')
    .select(['id', 'refunded_cents', 'updated_at'])
    .select([BY_HAND_CENTS.as('by_hand'), DISPUTED_CENTS.as('disputed')])
    .where(({ not, eb }) => not(eb.and([IS_CARD_PAYMENT])))
    .where('refunded_cents', '>', 0)
    .execute();
  const sums = [
    ...differing.map(({ id, changedAt, refunded, ourRefunded, disputed, ourDisputed }) => ({
      ...{ id, at: changedAt, refund: refunded - ourRefunded, dispute: disputed - ourDisputed },
      note: 'by our books; Stripe’s differ or were not read yet',
    })),
    ...simulated.map(({ id, updated_at, refunded_cents, by_hand, disputed }) => ({
      ...{ id, at: updated_at, refund: Number(by_hand) - refunded_cents, dispute: -Number(disputed) },
      note: '',
    })),
  ].filter(({ refund, dispute }) => refund !== 0 || dispute !== 0);
  if (sums.length === 0) return [];
  const bookings = await store
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select(['payments.id', 'payments.method', ...OF_BOOKING, IS_CARD_PAYMENT.as('is_card')])
    .where(
      'payments.id',
      'in',
      sums.map(({ id }) => id),
    )
    .execute();
  const byId = new Map(bookings.map((row) => [row.id, row]));
  return sums.flatMap(({ id, at, refund, dispute, note }) => {
    const row = byId.get(id);
    if (!row) return [];
    const method = row.method ?? (row.is_card ? ('card' as const) : ('simulated' as const));
    const common = { at, method, reference: id, note, ...bookingOf(row) };
    return [
      ...(refund === 0 ? [] : [{ ...common, kind: 'refund' as const, cents: refund }]),
      ...(dispute === 0 ? [] : [{ ...common, kind: 'dispute' as const, cents: dispute }]),
    ];
  });
}

/** Refunds that a person has sent by bank transfer. */
async function refundsByHand(store: Store, { from, until }: Month): Promise<LedgerRow[]> {
  const sentAt = sql<string>`coalesce(refunds.changed_at, refunds.ordered_at)`;
  const ofPayments = await store
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .selectAll('refunds')
    .select(OF_BOOKING)
    .where('refunds.status', '=', 'sent-by-hand')
    .where(sentAt, '>=', from)
    .where(sentAt, '<', until)
    .execute();
  const others = await store
    .selectFrom('manual_refunds')
    .innerJoin('bookings', 'bookings.id', 'manual_refunds.booking_id')
    .select(['manual_refunds.id', 'manual_refunds.amount_cents', 'manual_refunds.sent_at'])
    .select(OF_BOOKING)
    .where('manual_refunds.sent_at', '>=', from)
    .where('manual_refunds.sent_at', '<', until)
    .execute();
  const common = { kind: 'refund', method: 'transfer', note: 'by bank transfer' } as const;
  return [
    ...ofPayments.map((row) => ({
      ...{ ...common, at: row.changed_at ?? row.ordered_at, reference: row.payment_id },
      ...{ cents: -centsOfRow(row), ...bookingOf(row) },
    })),
    ...others.map((row) => ({
      ...{ ...common, at: row.sent_at ?? '', reference: row.id },
      ...{ cents: -row.amount_cents, ...bookingOf(row) },
    })),
  ];
}

/** Money that a person has given up: none moves by that. A dispute has taken it before, or it never came. */
async function writeOffs(store: Store, { from, until }: Month): Promise<LedgerRow[]> {
  const decidedAt = sql<string>`coalesce(disputes.decided_at, disputes.asked_at)`;
  const disputes = await store
    .selectFrom('disputes')
    .innerJoin('payments', 'payments.id', 'disputes.payment_id')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .selectAll('disputes')
    .select(OF_BOOKING)
    .where('disputes.status', '=', 'lost')
    .where('disputes.decision', '=', 'written-off')
    .where(decidedAt, '>=', from)
    .where(decidedAt, '<', until)
    .execute();
  const lines = await store
    .selectFrom('price_lines')
    .innerJoin('bookings', 'bookings.id', 'price_lines.booking_id')
    .selectAll('price_lines')
    .select(OF_BOOKING)
    .where('price_lines.kind', '=', 'write-off')
    .where('price_lines.created_at', '>=', from)
    .where('price_lines.created_at', '<', until)
    .execute();
  const common = { kind: 'write-off', method: '' } as const;
  return [
    ...disputes.map((row) => ({
      ...{ ...common, at: row.decided_at ?? row.asked_at, reference: row.id, cents: -row.amount_cents },
      ...{ note: 'a lost dispute; no money moves', ...bookingOf(row) },
    })),
    ...lines.map((row) => ({
      ...{ ...common, at: row.created_at, reference: row.id, cents: row.cents },
      ...{ note: `${row.reason}; no money moves`, ...bookingOf(row) },
    })),
  ];
}
