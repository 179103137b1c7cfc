import { splitPayment } from '@trek/ui/pricing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../src/index.ts';
import { openStore, type Store } from '../src/store/open-store.ts';
import { queueMail } from '../src/store/queued-mails.ts';
import type { PaymentRow } from '../src/store/schema.ts';
import { CardSite, details } from './card-payments.ts';
import { rounds, seed } from './rounds.ts';
import { databases } from './site.ts';
import { Visitor } from './visitor.ts';

const ROUNDS = rounds({ test: 20, campaign: 200 });
const AMOUNTS = [290, 700, 1450];

/** Steps of one traveler's money, in any order and at once, on two servers. */
const STEPS = [
  'open',
  'open on the twin',
  'charge',
  'poll',
  'poll on the twin',
  'report',
  'report late',
  'reconcile',
  'change the date',
] as const;
type Step = (typeof STEPS)[number];

const inBatches = (steps: readonly Step[], size: number): Step[][] =>
  Array.from({ length: Math.ceil(steps.length / size) }, (_, batch) => steps.slice(batch * size, (batch + 1) * size));

describe.each(databases)(`one payment on two servers, on %s (seed ${seed})`, (database) => {
  let shop: CardSite;
  let store: Store;
  let twin: Api;
  beforeAll(async () => {
    shop = await CardSite.start(database);
    twin = await shop.site.startTwin();
    const { databaseUrl, dataFolder, log } = shop.site.settings;
    store = await openStore(databaseUrl, dataFolder, log);
  });
  afterAll(async () => {
    await store.destroy();
    await twin.close();
    await shop.remove();
  });

  /** Runs one batch of steps after the other, those of a batch at once, and then everything that heals. */
  async function live(member: Visitor, batches: readonly Step[][]) {
    const elsewhere = new Visitor((request) => twin.fetch(request), member.token);
    const opened: string[] = [];
    await shop.site.emptyOutbox();
    const open = async (visitor: Visitor, index: number) => {
      const { status, body } = await shop.pay(visitor, AMOUNTS[index % AMOUNTS.length]);
      // The same request at once is given the same payment.
      if (status === 200 && !opened.includes(body.paymentIntentId)) opened.push(body.paymentIntentId);
      // Paid already, under way on the other server, nothing to pay, or too many: refused, and nothing opened.
      expect([200, 400, 409, 429]).toContain(status);
    };
    const newest = () => opened.at(-1) ?? 'pi_none';
    const act: Record<Step, (index: number) => unknown> = {
      open: (index) => open(member, index),
      'open on the twin': (index) => open(elsewhere, index),
      charge: (index) => shop.stripe.charge(opened[index % Math.max(1, opened.length)] ?? ''),
      poll: () => shop.poll(member, newest()),
      'poll on the twin': () => shop.poll(elsewhere, newest()),
      report: () => shop.report(newest()),
      'report late': () => shop.report(opened[0] ?? 'pi_none'),
      reconcile: () => shop.site.tick(),
      'change the date': (index) =>
        member.post('/booking/user-details', { ...details, bookingDate: `2027-05-${10 + (index % 18)}` }),
    };
    let done = 0;
    for (const batch of batches) {
      const first = done;
      await Promise.all(batch.map((step, index) => act[step](first + index)));
      done += batch.length;
    }
    shop.site.wait(30);
    await shop.site.tick();
    await shop.site.tick();
    return opened;
  }

  /** The differences between Stripe's ledger and the bookings of the round; empty if all is well. */
  async function faults(member: Visitor, opened: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    const charges = opened.flatMap((id) => shop.stripe.intents.get(id) ?? []).filter((i) => i.status === 'succeeded');
    const bookings: { reference: string; status: string; advanceAmount: number; balanceAmount: number }[] =
      await shop.bookings(member);
    const confirmed = bookings.filter(({ status }) => status === 'confirmed');
    const paidCents = charges.map(({ amount }) => amount).sort();
    const bookedCents = confirmed.map(({ advanceAmount }) => advanceAmount * 100).sort();
    if (String(paidCents) !== String(bookedCents)) found.push(`charged ${paidCents} cents, confirmed ${bookedCents}`);
    for (const { advanceAmount, balanceAmount } of confirmed) {
      if (balanceAmount !== splitPayment(145_000, advanceAmount).balanceUsd) found.push('a balance is wrong');
    }
    const payable = opened.filter((id) => shop.stripe.intents.get(id)?.status === 'requires_payment_method');
    if (payable.length > 1) found.push(`${payable.length} payments could be paid at once`);
    const outbox = await shop.site.mails();
    for (const { reference } of confirmed) {
      const mails = outbox.filter((mail) => mail.includes('Your booking is confirmed') && mail.includes(reference));
      if (mails.length !== 1) found.push(`${mails.length} confirmations of one booking`);
    }
    return found;
  }

  test(`ends in one state and one mail, in ${ROUNDS} orders (P4, P6, P7)`, async () => {
    const orders = fc.sample(
      fc.record({
        steps: fc.array(fc.constantFrom(...STEPS), { minLength: 4, maxLength: 14 }),
        atOnce: fc.integer({ min: 1, max: 6 }),
      }),
      { numRuns: ROUNDS, seed },
    );
    let charged = 0;
    for (const [round, { steps, atOnce }] of orders.entries()) {
      const member = await shop.traveler();
      // Every fifth is paid for, whatever chance brings.
      const beginning: Step[] = round % 5 === 0 ? ['open', 'charge'] : [];
      const rest = beginning.length > 0 ? steps : (['open', ...steps] as const);
      const opened = await live(member, [...inBatches(beginning, 1), ...inBatches(rest, atOnce)]);
      expect(await faults(member, opened), `seed ${seed}, round ${round}: ${steps} by ${atOnce}`).toEqual([]);
      charged += opened.filter((id) => shop.stripe.intents.get(id)?.status === 'succeeded').length;
    }
    // The control: in many rounds money moved at all.
    expect(charged).toBeGreaterThan(ROUNDS / 10);
  }, 240_000);

  test('every order of poll, webhook and reconciler ends in one state', async () => {
    const orders: Step[][] = [
      ['poll', 'report', 'reconcile'],
      ['poll', 'reconcile', 'report'],
      ['report', 'poll', 'reconcile'],
      ['report', 'reconcile', 'poll'],
      ['reconcile', 'poll', 'report'],
      ['reconcile', 'report', 'poll'],
      // Each of them twice in a row.
      ['poll', 'poll', 'report'],
      ['report', 'report', 'reconcile'],
      ['reconcile', 'reconcile', 'poll'],
    ];
    for (const order of orders) {
      const member = await shop.traveler();
      const opened = await live(member, inBatches(['open', 'charge', ...order], 1));
      expect(await faults(member, opened)).toEqual([]);
      expect(await shop.bookings(member)).toMatchObject([{ status: 'confirmed', advanceAmount: 290 }]);
    }
  });

  test('control: the check catches a transition that checks first and writes later', async () => {
    await shop.site.emptyOutbox();
    const member = await shop.traveler();
    const id = await shop.opened(member);
    shop.stripe.charge(id);
    const look = () => store.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const settleCarelessly = async (payment: PaymentRow) => {
      if (payment.status !== 'open') return;
      await store.updateTable('payments').set({ status: 'succeeded' }).where('id', '=', id).execute();
      const change = { status: 'confirmed', advance_usd: 290, balance_usd: 1160 } as const;
      await store.updateTable('bookings').set(change).where('id', '=', payment.booking_id).execute();
      await queueMail(store, { letter: 'booking-confirmed', bookingId: payment.booking_id }, shop.site.now);
    };
    const seen = await Promise.all([look(), look()]);
    await Promise.all(seen.map(settleCarelessly));
    await shop.site.tick();
    expect(await faults(member, [id])).toEqual(['2 confirmations of one booking']);
  });

  test('control: without its unique index, two servers open two payments', async () => {
    await store.schema.dropIndex('one_open_payment_per_booking').execute();
    const counts = [];
    for (let round = 0; round < 10; round += 1) {
      const member = await shop.traveler();
      const visitors = [member, new Visitor((request) => twin.fetch(request), member.token)];
      const answers = await Promise.all(visitors.map((visitor) => shop.pay(visitor)));
      const opened = answers.flatMap(({ body }) => body.paymentIntentId ?? []);
      counts.push((await faults(member, opened)).length);
    }
    expect(Math.max(...counts)).toBe(1);
  });

  test('control: without the idempotency key, a lost answer makes two charges possible', async () => {
    const member = await shop.traveler();
    const before = shop.stripe.intents.size;
    shop.stripe.forgetKeys();
    shop.stripe.dropAnswers(1);
    await shop.pay(member);
    expect(shop.stripe.intents.size - before).toBe(2);
  });
});
