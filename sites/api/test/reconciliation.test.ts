import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OfficeDifference } from '../src/office/office.types.ts';
import { openDifferences } from '../src/store/book-differences.ts';
import { OfficeDesk } from './office-desk.ts';
import { signInOperator } from './operator.ts';
import { databases } from './site.ts';
import { disputeEvent, refundReport } from './stripe-double.ts';

const DAY_SECONDS = 86_400;
const CHARGE_FEE = 871;

describe.each(databases)('the reconciliation with Stripe’s books on %s', (database) => {
  let desk: OfficeDesk;
  beforeAll(async () => {
    desk = await OfficeDesk.open(database);
  });
  afterAll(() => desk.close());

  async function confirmed() {
    const { shop } = desk;
    const { member, id, bookingId } = await shop.confirmed();
    const { reference } = (await shop.bookings(member))[0];
    return { member, id, bookingId, reference: reference as string };
  }
  const booking = (bookingId: string) =>
    desk.store.selectFrom('bookings').selectAll().where('id', '=', bookingId).executeTakeFirstOrThrow();
  const rowsOf = (intentId: string) =>
    desk.store
      .selectFrom('balance_transactions')
      .selectAll()
      .where('intent_id', '=', intentId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  /** Lets days pass, after which the site asks. */
  const nextDay = async (days = 1) => {
    desk.shop.site.wait(days * DAY_SECONDS);
    await desk.shop.site.tick();
  };
  /** A restart reads the books at once. */
  const restart = async () => {
    await desk.shop.site.restart();
    await desk.shop.site.tick();
  };
  const differences = (stripeId: string) => openDifferences(desk.store).where('stripe_id', '=', stripeId).execute();
  /** As the office sees them. Its session has ended meanwhile. */
  const listed = async (stripeId: string) => {
    const office = await signInOperator(desk.shop.site);
    const { differences: found } = (await office.get('/office/today')).body;
    return { office, found: found.filter((difference: OfficeDifference) => difference.stripeId === stripeId) };
  };
  /** Loses every event so far, as a webhook that is not there and an event that Stripe has forgotten. */
  const loseEvents = () =>
    desk.store.updateTable('reconciliation').set({ heard_until: desk.shop.site.now.toISOString() }).execute();

  test('stores each movement once, with its fee, payment and times', async () => {
    const { id } = await confirmed();
    await nextDay();
    await nextDay();
    await restart();
    const { latest_charge } = desk.shop.stripe.intents.get(id) ?? {};
    expect(await rowsOf(id)).toEqual([
      expect.objectContaining({
        ...{ type: 'charge', category: 'charge', source_id: latest_charge?.id, payout_id: null },
        ...{ gross_cents: 29_000, fee_cents: CHARGE_FEE, net_cents: 29_000 - CHARGE_FEE },
        created_at: new Date((latest_charge?.created ?? 0) * 1000).toISOString(),
      }),
    ]);
    expect(await differences(id)).toEqual([]);
  });

  test('settles a charged payment that was not reported', async () => {
    const { shop } = desk;
    const member = await shop.traveler();
    const id = await shop.opened(member);
    const [{ id: bookingId }] = await shop.bookings(member);
    shop.stripe.charge(id);
    // So young a payment is left to its visitor's browser by the reconciler.
    await restart();
    expect(await booking(bookingId)).toMatchObject({ status: 'confirmed' });
    expect(await differences(id)).toEqual([]);
  });

  test('P24: counts a dashboard refund older than Stripe’s events', async () => {
    const { id, bookingId } = await confirmed();
    desk.shop.stripe.refundInDashboard(id, 10_000);
    await nextDay(45);
    expect(await booking(bookingId)).toMatchObject({ advance_usd: 190, status: 'confirmed' });
    expect(await differences(id)).toEqual([]);
    await nextDay();
    expect(await booking(bookingId)).toMatchObject({ advance_usd: 190 });
  });

  test('reverts a failed refund that was not reported', async () => {
    const { id, bookingId } = await confirmed();
    const refund = desk.shop.stripe.refundInDashboard(id, 10_000);
    await nextDay();
    expect(await booking(bookingId)).toMatchObject({ advance_usd: 190 });
    refundReport(refund, 'failed');
    desk.shop.site.wait(5);
    await loseEvents();
    await nextDay();
    expect(await booking(bookingId)).toMatchObject({ advance_usd: 290 });
    expect(await differences(id)).toEqual([]);
  });

  test('reads a dispute and its end that were not reported', async () => {
    const { id, bookingId } = await confirmed();
    disputeEvent('created', id, 'needs_response');
    desk.shop.site.wait(5);
    await loseEvents();
    await nextDay();
    expect(await booking(bookingId)).toMatchObject({ status: 'disputed' });
    disputeEvent('closed', id, 'won');
    desk.shop.site.wait(5);
    await loseEvents();
    await nextDay();
    expect(await booking(bookingId)).toMatchObject({ status: 'confirmed', advance_usd: 290 });
    expect(await rowsOf(id)).toMatchObject([
      { category: 'charge' },
      { category: 'dispute', type: 'adjustment', gross_cents: -29_000, fee_cents: 1_500, net_cents: -30_500 },
      { category: 'dispute_reversal', type: 'adjustment', gross_cents: 29_000, fee_cents: 0 },
    ]);
    expect(await differences(id)).toEqual([]);
  });

  test('P24: lists a charge without a payment of ours, until it is refunded', async () => {
    const id = desk.shop.stripe.chargeElsewhere(4_250);
    await nextDay();
    const since = expect.stringMatching(/^20/);
    expect((await listed(id)).found).toEqual([
      {
        ...{ id: `unknown.${id}.4250.0`, kind: 'unknown', reference: null, stripeId: id, since },
        ...{ stripeAmount: 42.5, ourAmount: 0 },
      },
    ]);
    desk.shop.stripe.refundInDashboard(id, 4_250);
    await nextDay();
    expect(await differences(id)).toEqual([]);
  });

  test('P24: lists a different sum with its booking, and a settled one again only if the sum changes', async () => {
    const { shop } = desk;
    const member = await shop.traveler();
    const id = await shop.opened(member);
    const intent = shop.stripe.intents.get(id);
    if (intent) intent.amount = 28_000;
    shop.stripe.charge(id);
    await shop.poll(member, id);
    const { reference } = (await shop.bookings(member))[0];
    await nextDay();
    const { office, found: all } = await listed(id);
    const [found] = all;
    expect(found).toMatchObject({ kind: 'charged', reference, stripeAmount: 280, ourAmount: 290 });
    const settle = (note: string) => office.post(`/office/differences/${found?.id}/settled`, { note });
    expect((await settle(' ')).status).toBe(400);
    expect((await settle('x'.repeat(501))).status).toBe(400);
    expect((await settle('The customer paid ten less.')).status).toBe(200);
    // A repeated press, and another one.
    expect((await settle('The customer paid ten less.')).status).toBe(200);
    expect((await settle('Once more.')).status).toBe(409);
    expect(await differences(id)).toEqual([]);
    const { rows } = (await office.get('/office/trail')).body;
    const [entry, ...others] = rows.filter(
      ({ event, about }: { event: string; about: string }) =>
        event === 'difference-settled' && about.startsWith(`${found?.id}:`),
    );
    expect(others).toEqual([]);
    await nextDay();
    expect(await differences(id)).toEqual([]);
    expect(entry).toMatchObject({
      ...{ event: 'difference-settled', who: 'office@trek.example' },
      about: `${found?.id}: The customer paid ten less.`,
    });
    const stored = await desk.store
      .selectFrom('book_differences')
      .selectAll()
      .where('id', '=', found?.id ?? '')
      .execute();
    expect(stored).toMatchObject([
      { settled_by: 'office@trek.example', note: 'The customer paid ten less.', gone_at: null },
    ]);
    // The control: another sum is another difference.
    await desk.store.updateTable('payments').set({ amount_usd: 300 }).where('id', '=', id).execute();
    await nextDay();
    expect(await differences(id)).toMatchObject([{ stripe_cents: 28_000, our_cents: 30_000 }]);
    await desk.store.updateTable('payments').set({ amount_usd: 280 }).where('id', '=', id).execute();
    await nextDay();
    expect(await differences(id)).toEqual([]);
  });

  test('lists entries missing at Stripe, unless they have just changed', async () => {
    const { id } = await confirmed();
    await nextDay();
    const moment = desk.shop.site.now.toISOString();
    const changed = { refunded_cents: 5_000, updated_at: moment };
    await desk.store.updateTable('payments').set(changed).where('id', '=', id).execute();
    await restart();
    expect(await differences(id)).toEqual([]);
    await nextDay();
    expect(await differences(id)).toMatchObject([{ kind: 'refunded', stripe_cents: 0, our_cents: 5_000 }]);
    await desk.store.updateTable('payments').set({ refunded_cents: 0 }).where('id', '=', id).execute();
    await desk.shop.site.tick();
    expect(await differences(id)).toEqual([]);
  });

  test('lists a different sum of a dispute, however often it is read', async () => {
    const { id } = await confirmed();
    disputeEvent('created', id, 'needs_response');
    await nextDay();
    disputeEvent('closed', id, 'won');
    await nextDay(3);
    // As if the bank had not given the money back.
    await desk.store
      .deleteFrom('balance_transactions')
      .where('intent_id', '=', id)
      .where('category', '=', 'dispute_reversal')
      .execute();
    await nextDay(3);
    await nextDay();
    await nextDay();
    expect(await differences(id)).toMatchObject([{ kind: 'disputed', stripe_cents: 29_000, our_cents: 0 }]);
  });

  test('leaves a charge of a canceled payment to a person', async () => {
    const { shop } = desk;
    const member = await shop.traveler();
    const id = await shop.opened(member);
    shop.stripe.charge(id);
    await desk.store.updateTable('payments').set({ status: 'canceled' }).where('id', '=', id).execute();
    await nextDay();
    expect(await differences(id)).toMatchObject([{ kind: 'charged', stripe_cents: 29_000, our_cents: 0 }]);
  });

  test('reads more than a page, and resumes after Stripe was unavailable', async () => {
    const { id, bookingId } = await confirmed();
    const others = Array.from({ length: 230 }, () => desk.shop.stripe.chargeElsewhere(100));
    desk.shop.stripe.refundInDashboard(id, 10_000);
    desk.shop.stripe.goAway();
    await nextDay();
    expect(await rowsOf(id)).toEqual([]);
    desk.shop.stripe.goAway(false);
    await desk.shop.site.tick();
    expect(await booking(bookingId)).toMatchObject({ advance_usd: 190 });
    const stored = await desk.store
      .selectFrom('balance_transactions')
      .select('id')
      .where('intent_id', 'in', others)
      .execute();
    expect(stored).toHaveLength(others.length);
    for (const other of others) desk.shop.stripe.refundInDashboard(other, 100);
    await nextDay();
    expect(await differences(others[0] ?? '')).toEqual([]);
  });

  test('completes and repairs other payments when one can’t be read', async () => {
    const [odd, plain] = [await confirmed(), await confirmed()];
    const moment = desk.shop.site.now.toISOString();
    const known = { amount_cents: 29_000, status: 'needs_response', reason: 'general', due_at: null };
    await desk.store
      .insertInto('disputes')
      .values({ ...known, id: `unread-${odd.id}`, payment_id: odd.id, opened_at: moment, asked_at: moment })
      .execute();
    // Stripe counts in whole cents: such a dispute can't be read.
    disputeEvent('created', odd.id, 'needs_response', { amount: 0.5 });
    desk.shop.stripe.refundInDashboard(plain.id, 10_000);
    await nextDay();
    expect(await booking(plain.bookingId)).toMatchObject({ advance_usd: 190 });
    disputeEvent('updated', odd.id, 'needs_response', { amount: 29_000 });
    await nextDay();
    expect(await differences(odd.id)).toEqual([]);
  });

  test('follows payouts to the bank with their contents, and a returned one', async () => {
    const { id } = await confirmed();
    await nextDay(3);
    const payout = desk.shop.stripe.payOut();
    const row = () =>
      desk.store
        .selectFrom('payouts')
        .selectAll()
        .where('id', '=', payout?.id ?? '')
        .executeTakeFirstOrThrow();
    await nextDay();
    expect(await row()).toMatchObject({ cents: payout?.amount, status: 'in_transit', itemized_at: expect.any(String) });
    expect(await rowsOf(id)).toMatchObject([{ payout_id: payout?.id }]);
    if (payout) desk.shop.stripe.endPayout(payout, 'paid');
    await nextDay();
    expect(await row()).toMatchObject({ status: 'paid' });
    if (payout) desk.shop.stripe.endPayout(payout, 'failed');
    await nextDay();
    expect(await row()).toMatchObject({ status: 'failed' });
    const back = await desk.store
      .selectFrom('balance_transactions')
      .selectAll()
      .where('category', '=', 'payout_reversal')
      .execute();
    expect(back).toMatchObject([{ gross_cents: payout?.amount, payout_id: payout?.id }]);
  });
});

describe.each(databases)('a reconciliation of many movements on %s', (database) => {
  let desk: OfficeDesk;
  beforeAll(async () => {
    desk = await OfficeDesk.open(database);
  });
  afterAll(() => desk.close());

  test('reads shorter periods, misses nothing, and reports when the list is full', async () => {
    const { site, stripe } = desk.shop;
    await desk.shop.confirmed();
    const many = 2_100;
    for (let number = 0; number < many; number += 1) {
      site.wait(30);
      stripe.chargeElsewhere(100);
    }
    await site.tick();
    const { stored } = await desk.store
      .selectFrom('balance_transactions')
      .select(({ fn }) => fn.countAll<number>().as('stored'))
      .executeTakeFirstOrThrow();
    expect(Number(stored)).toBe(many + 1);
    const found = await openDifferences(desk.store).execute();
    expect(found).toHaveLength(500);
    expect(site.logged.map(({ message }) => message)).toContain('the books differ in more places than can be listed');
  });
});
