import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../src/store/open-store.ts';
import { hideUnfinished } from '../src/store/unfinished-bookings.ts';
import { CardSite, details, paymentRequest } from './card-payments.ts';
import { databases } from './site.ts';
import { declineEvent } from './stripe-double.ts';
import type { Visitor } from './visitor.ts';

describe.each(databases)('a booking that is not finished, on %s', (database) => {
  let shop: CardSite;
  let store: Store;
  beforeAll(async () => {
    shop = await CardSite.start(database);
    const { databaseUrl, dataFolder, log } = shop.site.settings;
    store = await openStore(databaseUrl, dataFolder, log);
  });
  afterAll(async () => {
    await store.destroy();
    await shop.remove();
  });

  const remove = (member: Visitor, bookingId: string) => member.post('/booking/remove', { bookingId });
  const rowOf = (id: string) => store.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
  async function lookedAt() {
    const member = await shop.traveler();
    const intent = await shop.opened(member);
    const [booking] = await shop.bookings(member);
    return { member, intent, booking, bookingId: booking.id as string };
  }

  test('is removed with its open payment, and can be booked again at once', async () => {
    const { member, intent, booking, bookingId } = await lookedAt();
    expect(booking).toMatchObject({ status: 'pending', isUnfinished: true });
    for (const _time of [1, 2]) expect((await remove(member, bookingId)).status).toBe(200);
    expect(await shop.bookings(member)).toEqual([]);
    expect(shop.stripe.intents.get(intent)?.status).toBe('canceled');
    await member.post('/booking/user-details', { ...details, email: member.email });
    expect(await shop.bookings(member)).toMatchObject([{ status: 'pending', isUnfinished: true }]);
    // Its rows go with the next runs, once an hour has passed.
    shop.site.wait(2 * 3600);
    await shop.site.tick();
    expect(await rowOf(bookingId)).toBeUndefined();
    expect(await shop.bookings(member)).toHaveLength(1);
  });

  test('paid at the same moment stays: the payment wins', async () => {
    const { member, intent, bookingId } = await lookedAt();
    shop.stripe.charge(intent);
    expect((await remove(member, bookingId)).status).toBe(409);
    expect(await shop.bookings(member)).toMatchObject([{ status: 'confirmed', isUnfinished: false, paidAmount: 290 }]);
    expect((await remove(member, bookingId)).status).toBe(409);
  });

  test('stays if another payment was opened meanwhile', async () => {
    const { member, bookingId } = await lookedAt();
    expect(await hideUnfinished(store, bookingId, shop.site.now)).toBe(false);
    expect(await shop.bookings(member)).toMatchObject([{ status: 'pending' }]);
  });

  test('returns 404 to another visitor, and 401 without a session', async () => {
    const { bookingId } = await lookedAt();
    expect((await remove(await shop.traveler(), bookingId)).status).toBe(404);
    expect((await shop.site.visitor().post('/booking/remove', { bookingId })).status).toBe(401);
  });

  test('is not what the office has made, held or noted something about', async () => {
    const { member, bookingId } = await lookedAt();
    for (const change of [{ source: 'phone' }, { held_until: '2027-01-01' }] as const) {
      await store.updateTable('bookings').set(change).where('id', '=', bookingId).execute();
      expect((await remove(member, bookingId)).status).toBe(409);
      expect(await shop.bookings(member)).toMatchObject([{ isUnfinished: false }]);
      await store.updateTable('bookings').set({ source: null, held_until: null }).where('id', '=', bookingId).execute();
    }
    const entry = {
      act: 'note',
      key: bookingId,
      detail: 'Calls back on Monday.',
      done_by: 'office@example.org',
    } as const;
    await store
      .insertInto('office_log')
      .values({ ...entry, booking_id: bookingId, done_at: shop.site.now.toISOString() })
      .execute();
    expect((await remove(member, bookingId)).status).toBe(409);
  });

  // Removing must not be the way to try stolen cards without end.
  test('still counts its declined cards, also those reported after it was removed', async () => {
    const { member, intent, bookingId } = await lookedAt();
    expect((await remove(member, bookingId)).status).toBe(200);
    for (let card = 1; card <= 8; card += 1) await shop.deliver(declineEvent(intent, shop.site.now));
    await member.post('/booking/user-details', { ...details, email: member.email });
    expect((await member.post('/payment/create-payment-intent', paymentRequest(member.email ?? ''))).status).toBe(429);
  });
});
