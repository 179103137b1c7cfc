import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OfficeDesk } from './office-desk.ts';
import { databases } from './site.ts';
import { disputeEvent, refundEvent, stripeEvent } from './stripe-double.ts';

const DAY_SECONDS = 86_400;

describe.each(databases)('events missed by the webhook on %s', (database) => {
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
  const row = (bookingId: string) =>
    desk.store.selectFrom('bookings').selectAll().where('id', '=', bookingId).executeTakeFirstOrThrow();
  /** Lets a day pass, after which the site asks. */
  const nextDay = async () => {
    desk.shop.site.wait(DAY_SECONDS);
    await desk.shop.site.tick();
  };

  test('are read the next day, each once', async () => {
    const { bookingId, id } = await confirmed();
    refundEvent(id, 10_000);
    // The control: without a word from Stripe nothing happens.
    await desk.shop.site.tick();
    expect(await row(bookingId)).toMatchObject({ advance_usd: 290 });
    await nextDay();
    expect(await row(bookingId)).toMatchObject({ advance_usd: 190 });
    await nextDay();
    expect(await row(bookingId)).toMatchObject({ advance_usd: 190 });
  });

  test('are read at the next start', async () => {
    const { bookingId, id } = await confirmed();
    disputeEvent('created', id, 'needs_response');
    desk.shop.site.wait(5);
    await desk.shop.site.restart();
    await desk.shop.site.tick();
    expect(await row(bookingId)).toMatchObject({ status: 'disputed' });
  });

  test('have no effect when they were delivered before', async () => {
    const { bookingId, id } = await confirmed();
    await desk.shop.deliver(refundEvent(id, 10_000));
    await nextDay();
    expect(await row(bookingId)).toMatchObject({ advance_usd: 190 });
  });

  test('are read once Stripe is available again', async () => {
    const { bookingId, id } = await confirmed();
    refundEvent(id, 10_000);
    desk.shop.stripe.goAway();
    await nextDay();
    expect(await row(bookingId)).toMatchObject({ advance_usd: 290 });
    desk.shop.stripe.goAway(false);
    desk.shop.site.wait(3_600);
    await desk.shop.site.tick();
    expect(await row(bookingId)).toMatchObject({ advance_usd: 190 });
  });

  test('do not block others when one can’t be recorded, which is retried', async () => {
    const [odd, plain] = [await confirmed(), await confirmed()];
    // Stripe counts in whole cents: such a dispute can't be read.
    disputeEvent('created', odd.id, 'needs_response', { amount: 0.5 });
    refundEvent(plain.id, 10_000);
    await nextDay();
    expect(await row(plain.bookingId)).toMatchObject({ advance_usd: 190 });
    expect(await row(odd.bookingId)).toMatchObject({ status: 'confirmed' });
    disputeEvent('updated', odd.id, 'needs_response', { amount: 29_000 });
    await nextDay();
    expect(await row(odd.bookingId)).toMatchObject({ status: 'disputed' });
  });

  test('may span more than one page', async () => {
    const { bookingId, id } = await confirmed();
    refundEvent(id, 10_000);
    for (let time = 0; time < 250; time += 1) stripeEvent('payment_intent.succeeded', { id, status: 'succeeded' });
    await nextDay();
    expect(await row(bookingId)).toMatchObject({ advance_usd: 190 });
  });

  test('include disputes of which only the status was known', async () => {
    const { bookingId, id } = await confirmed();
    const moment = desk.shop.site.now.toISOString();
    const known = { amount_cents: 29_000, status: 'needs_response', reason: 'general', due_at: null };
    await desk.store
      .insertInto('disputes')
      .values({ ...known, id: `unread-${id}`, payment_id: id, opened_at: moment, asked_at: moment })
      .execute();
    await desk.store.updateTable('bookings').set({ status: 'disputed' }).where('id', '=', bookingId).execute();
    disputeEvent('closed', id, 'won', { amount: 9_000 });
    await nextDay();
    expect(await row(bookingId)).toMatchObject({ status: 'confirmed' });
    const rows = await desk.store.selectFrom('disputes').selectAll().where('payment_id', '=', id).execute();
    expect(rows).toMatchObject([{ id: `du_${id}`, amount_cents: 9_000, status: 'won' }]);
  });

  describe('a misconfigured webhook', () => {
    const warnings = async () => {
      desk.shop.site.logged.length = 0;
      await desk.shop.site.restart();
      await desk.shop.site.tick();
      return desk.shop.site.logged.filter(({ message }) => message.includes('webhook')).map(({ message }) => message);
    };
    const url = () => `${desk.shop.site.settings.publicUrl}/api/payment/webhook`;

    test('is logged at start: missing webhook', async () => {
      expect(await warnings()).toEqual([expect.stringContaining(`no enabled webhook for ${url()}`)]);
    });

    test('is logged at start: missing events', async () => {
      desk.shop.stripe.webhooks.push({ url: url(), status: 'enabled', enabled_events: ['charge.refunded'] });
      expect(await warnings()).toEqual([expect.stringContaining('charge.dispute.created')]);
    });

    test('is not logged when it receives all events', async () => {
      desk.shop.stripe.webhooks.push({ url: url(), status: 'enabled', enabled_events: ['*'] });
      expect(await warnings()).toEqual([]);
    });
  });
});
