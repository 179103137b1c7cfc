import { randomUUID } from 'node:crypto';
import { centsOf, wholeUsd } from '@trek/ui/booking/rules';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { balanceUsd, moneyOf, paidUsd } from '../src/store/booking-money.ts';
import type { Store } from '../src/store/open-store.ts';
import type { CardSite } from './card-payments.ts';
import { OfficeDesk } from './office-desk.ts';
import { OPERATOR_EMAIL } from './operator.ts';
import { rounds, seed } from './rounds.ts';
import { databases } from './site.ts';
import { disputeEvent, refundEvent, refundReport } from './stripe-double.ts';
import type { Visitor } from './visitor.ts';

/**
 * Whatever visitors, office and card network do to a booking, in whatever order: every dollar is somewhere, once. A sequence that
 * breaks that is shrunk to its shortest, and printed with its seed.
 */
const SEQUENCES = rounds({ test: 100, campaign: 2_000 });
/** After its opening, a sequence has so many steps or fewer. */
const MOST_STEPS = 6;
/** They run in parts, so that no test takes long. */
const PARTS = [0, 1, 2, 3];

const amount = fc.constantFrom(100, 290, 500, 1_160, 1_450);
const which = fc.nat({ max: 3 });
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('pay' as const), amount, isReported: fc.boolean() }) },
  fc.record({ does: fc.constant('transfer' as const), amount, isUnowed: fc.boolean() }),
  fc.record({ does: fc.constant('change' as const), travelers: fc.constantFrom(1, 2, 3) }),
  fc.record({ does: fc.constant('ask' as const) }),
  fc.record({ does: fc.constant('decide' as const), decision: fc.constantFrom('approved', 'declined') }),
  fc.record({ does: fc.constant('cancel' as const), refund: fc.constantFrom(0, 100, 290, 790) }),
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('look' as const),
      refunds: fc.constantFrom('succeeded', 'pending', 'failed'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('refund ends' as const),
      which,
      status: fc.constantFrom('succeeded', 'failed'),
      /** What was reported before comes once more after it. */
      isOldReportRepeated: fc.boolean(),
    }),
  },
  fc.record({ does: fc.constant('failure is told again' as const), which }),
  fc.record({ does: fc.constant('refund by hand' as const), which, cents: fc.constantFrom(1_050, 10_000) }),
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('dispute' as const),
      which,
      end: fc.constantFrom(undefined, 'won', 'lost'),
    }),
  },
  fc.record({
    does: fc.constant('act' as const),
    which,
    act: fc.constantFrom('refund-again', 'refund-by-transfer', 'refund-sent', 'payment-return', 'payment-assign'),
  }),
);
/** Most begin with a booking that is paid in part, asked to be cancelled or not. */
const opening = fc.constantFrom<Step[]>(
  [
    { does: 'pay', amount: 290, isReported: true },
    { does: 'cancel', refund: 290 },
    { does: 'look', refunds: 'failed' },
    { does: 'act', which: 0, act: 'refund-by-transfer' },
    { does: 'act', which: 0, act: 'refund-sent' },
  ],
  [],
  [{ does: 'pay', amount: 290, isReported: true }],
  [
    { does: 'pay', amount: 290, isReported: true },
    { does: 'pay', amount: 500, isReported: false },
  ],
  [{ does: 'pay', amount: 500, isReported: true }, { does: 'transfer', amount: 500, isUnowed: false }, { does: 'ask' }],
  [
    { does: 'transfer', amount: 500, isUnowed: false },
    { does: 'pay', amount: 500, isReported: true },
    { does: 'ask' },
    { does: 'dispute', which: 0, end: undefined },
    { does: 'decide', decision: 'approved' },
  ],
  [
    { does: 'pay', amount: 500, isReported: true },
    { does: 'dispute', which: 0, end: 'won' },
    { does: 'cancel', refund: 290 },
  ],
  [
    { does: 'pay', amount: 500, isReported: true },
    { does: 'cancel', refund: 290 },
    { does: 'look', refunds: 'succeeded' },
  ],
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

describe.each(databases)(`the ledger on %s (seed ${seed})`, (database) => {
  let desk: OfficeDesk;
  let shop: CardSite;
  let store: Store;
  let office: Visitor;
  beforeAll(async () => {
    desk = await OfficeDesk.open(database);
    ({ shop, store, office } = desk);
  });
  afterAll(() => desk.close());

  /** One booking, and everything that can happen to it. */
  class Account {
    readonly member: Visitor;
    readonly id: string;
    readonly reference: string;
    /** What came by the bank and was counted or marked, less what a person sent back. */
    bankCents = 0;

    constructor(member: Visitor, { id, reference }: { id: string; reference: string }) {
      this.member = member;
      this.id = id;
      this.reference = reference;
    }

    async act(name: string, order: object = {}) {
      const answer = await desk.act(this.reference, name, order);
      expect(answer.status).toBeLessThan(500);
      return answer;
    }

    payments = () =>
      store.selectFrom('payments').selectAll().where('booking_id', '=', this.id).orderBy('created_at').execute();

    row = () => store.selectFrom('bookings').selectAll().where('id', '=', this.id).executeTakeFirstOrThrow();

    /** One of the payments that came by card. */
    async cardPayment(index: number) {
      const paid = (await this.payments()).filter(({ method, status }) => method === null && status === 'succeeded');
      return paid[index % Math.max(1, paid.length)];
    }

    async do(step: Step): Promise<void> {
      switch (step.does) {
        case 'pay': {
          const { status } = await this.row();
          const pending = status === 'pending' ? shop.pay(this.member, step.amount) : undefined;
          const opened = await (pending ?? shop.payBalance(this.member, this.id, step.amount));
          expect(opened.status).toBeLessThan(500);
          const id = opened.body.paymentIntentId as string | undefined;
          if (!id || !shop.stripe.charge(id)) return;
          if (step.isReported) await shop.report(id);
          else await shop.poll(this.member, id);
          return;
        }
        case 'transfer': {
          const { status } = await this.act('transfer', { amount: step.amount, isUnowed: step.isUnowed });
          if (status === 200) this.bankCents += centsOf(step.amount);
          return;
        }
        case 'change': {
          const wish = `startDate=2027-05-0${step.travelers}&travelers=${step.travelers}`;
          const { body } = await office.get(`/office/bookings/${this.reference}/quote?${wish}`);
          const { startDate, travelers, totalAmount } = body;
          if (startDate) await this.act('change', { startDate, travelers, totalAmount });
          return;
        }
        case 'ask':
          expect((await this.member.post('/booking/cancel', { bookingId: this.id })).status).toBeLessThan(500);
          return;
        case 'decide':
          await this.act('decision', { decision: step.decision });
          return;
        case 'cancel':
          await this.act('cancel', { refund: step.refund });
          return;
        case 'look':
          shop.stripe.answerRefunds(step.refunds);
          return shop.site.tick();
        case 'refund ends': {
          const payment = await this.cardPayment(step.which);
          const refund = shop.stripe.refunds.find(
            ({ payment_intent, status }) => payment_intent === payment?.id && status !== 'failed',
          );
          if (!payment || !refund) return;
          const before = refundEvent(payment.id, this.goneCents(payment.id));
          await shop.deliver(before);
          await shop.deliver(refundReport(refund, step.status));
          if (step.isOldReportRepeated) await shop.deliver(before);
          return;
        }
        case 'failure is told again': {
          const payment = await this.cardPayment(step.which);
          const failed = shop.stripe.refunds.find(
            ({ payment_intent, status }) => payment_intent === payment?.id && status === 'failed',
          );
          if (failed) await shop.deliver(refundReport(failed, 'failed', 'refund.failed'));
          return;
        }
        case 'refund by hand': {
          const payment = await this.cardPayment(step.which);
          if (!payment || centsOf(payment.amount_usd) - this.goneCents(payment.id) < step.cents) return;
          // Two people who send the same money back, one at the bank and one at Stripe, have really sent it twice.
          const order = await store
            .selectFrom('refunds')
            .select('status')
            .where('payment_id', '=', payment.id)
            .executeTakeFirst();
          if (order && order.status !== 'sent' && order.status !== 'arrived') return;
          shop.stripe.refunds.push({
            ...{ id: `re_${randomUUID()}`, payment_intent: payment.id, amount: step.cents },
            ...{ status: 'succeeded', metadata: {}, key: '' },
          });
          await shop.deliver(refundEvent(payment.id, this.goneCents(payment.id)));
          return;
        }
        case 'dispute': {
          const payment = await this.cardPayment(step.which);
          if (!payment) return;
          await shop.deliver(disputeEvent('created', payment.id, 'needs_response'));
          if (step.end) await shop.deliver(disputeEvent('closed', payment.id, step.end));
          return;
        }
        case 'act':
          return this.lookAfter(step.act, step.which);
      }
    }

    /** What went back of a payment, as the card network knows it. */
    goneCents(paymentId: string): number {
      return shop.stripe.refunds
        .filter(({ payment_intent, status }) => payment_intent === paymentId && status !== 'failed')
        .reduce((sum, refund) => sum + refund.amount, 0);
    }

    async lookAfter(name: string, index: number): Promise<void> {
      const payments = await this.payments();
      const payment = payments[index % Math.max(1, payments.length)];
      if (!payment) return;
      const before = payment.refunded_cents;
      const { status } = await this.act(name, { paymentId: payment.id, reference: this.reference });
      if (name !== 'refund-sent' || status !== 200) return;
      const after = (await this.payments()).find(({ id }) => id === payment.id)?.refunded_cents ?? 0;
      this.bankCents -= after - before;
    }

    /** Nothing is lost, doubled or owed twice, and every order has a name. */
    async check(): Promise<void> {
      const [row, payments, money] = [await this.row(), await this.payments(), await moneyOf(store, this.id)];
      const { status, total_cents, advance_usd, balance_usd } = row;
      expect(advance_usd).toBe(paidUsd(money));
      expect(balance_usd).toBe(status === 'cancelled' ? 0 : balanceUsd(total_cents, money));
      for (const { amount_usd, refunded_cents } of payments) {
        expect(refunded_cents).toBeGreaterThanOrEqual(0);
        expect(refunded_cents).toBeLessThanOrEqual(centsOf(amount_usd));
      }
      const orders = await store
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'refunds.payment_id')
        .select(['refunds.amount_cents', 'refunds.ordered_by', 'payments.balance_state'])
        .where('payments.booking_id', '=', this.id)
        .execute();
      const byHand = await store.selectFrom('manual_refunds').selectAll().where('booking_id', '=', this.id).execute();
      for (const { ordered_by } of [...orders, ...byHand]) expect(ordered_by).toBe(OPERATOR_EMAIL);
      const cancellation = await store
        .selectFrom('cancellations')
        .selectAll()
        .where('booking_id', '=', this.id)
        .where('status', '=', 'approved')
        .executeTakeFirst();
      const ordered = [...orders.filter(({ balance_state }) => balance_state !== 'unowed'), ...byHand];
      const orderedCents = ordered.reduce((sum, { amount_cents }) => sum + (amount_cents ?? 0), 0);
      expect(orderedCents).toBe(centsOf(cancellation?.refund_usd ?? 0));
    }

    /** Once every report has come, the store holds what card network and bank do. */
    async settle(): Promise<void> {
      shop.stripe.answerRefunds('succeeded');
      await shop.site.tick();
      const cards = (await this.payments()).filter(({ method }) => method === null);
      for (const { id } of cards) if (this.goneCents(id) > 0) await shop.deliver(refundEvent(id, this.goneCents(id)));
      await this.check();
      const payments = await this.payments();
      for (const { id, status, refunded_cents } of payments.filter(({ method }) => method === null)) {
        expect(status === 'succeeded').toBe(shop.stripe.intents.get(id)?.status === 'succeeded');
        const byBank = await store
          .selectFrom('refunds')
          .select('payment_id')
          .where('payment_id', '=', id)
          .where('status', '=', 'sent-by-hand')
          .executeTakeFirst();
        if (!byBank) expect(refunded_cents).toBe(this.goneCents(id));
      }
      const left = payments
        .filter(({ method }) => method === 'transfer')
        .reduce((sum, { amount_usd, refunded_cents }) => sum + centsOf(amount_usd) - refunded_cents, 0);
      const byCard = payments.filter(({ method }) => method === null);
      const cardsByBank = byCard.reduce((sum, { id, refunded_cents }) => sum + refunded_cents - this.goneCents(id), 0);
      expect(left - cardsByBank).toBe(this.bankCents);
    }
  }

  async function runs(steps: readonly Step[]): Promise<void> {
    const member = await shop.traveller();
    const account = new Account(member, (await shop.bookings(member))[0]);
    for (const step of steps) {
      shop.site.wait(1);
      await account.do(step);
      await account.check();
    }
    await account.settle();
  }

  test.each(PARTS)(
    'P20: is true after every step of a random sequence, part %d',
    { timeout: 600_000 },
    async (part) => {
      const steps = fc.array(step, { maxLength: MOST_STEPS });
      const sequences = fc.asyncProperty(opening, steps, (first, rest) => runs([...first, ...rest]));
      await fc.assert(sequences, { numRuns: SEQUENCES / PARTS.length, seed: seed + part });
    },
  );

  test('P20 control: a refund that is taken for done whatever became of it is noticed', async () => {
    const { id } = await shop.confirmed();
    const { booking_id } = await store
      .selectFrom('payments')
      .select('booking_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await store.updateTable('payments').set({ refunded_cents: 29_000 }).where('id', '=', id).execute();
    const { advance_usd } = await store
      .selectFrom('bookings')
      .select('advance_usd')
      .where('id', '=', booking_id)
      .executeTakeFirstOrThrow();
    expect(advance_usd).not.toBe(wholeUsd((await moneyOf(store, booking_id)).keptCents));
  });
});
