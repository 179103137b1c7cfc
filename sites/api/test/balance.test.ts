import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../src/index.ts';
import { openStore, type Store } from '../src/store/open-store.ts';
import { expectBalanced } from './balanced.ts';
import { CardSite, details, paymentRequest } from './card-payments.ts';
import { files, trek } from './content.ts';
import { rounds, seed } from './rounds.ts';
import { databases } from './site.ts';
import { disputeEvent, refundEvent } from './stripe-double.ts';
import { Visitor } from './visitor.ts';

describe.each(databases)(`the balance of a booking on %s (seed ${seed})`, (database) => {
  let shop: CardSite;
  let store: Store;
  let twin: Api;
  beforeAll(async () => {
    shop = await CardSite.start(database);
    twin = await shop.site.startTwin();
    const { databaseUrl, dataFolder, log } = shop.site.settings;
    store = await openStore(databaseUrl, dataFolder, log);
  });
  afterEach(() => expectBalanced(store));
  afterAll(async () => {
    await store.destroy();
    await twin.close();
    await shop.remove();
  });

  async function paid(member: Visitor, bookingId: string, amount: number): Promise<string> {
    const { body } = await shop.payBalance(member, bookingId, amount);
    shop.stripe.charge(body.paymentIntentId);
    await shop.poll(member, body.paymentIntentId);
    return body.paymentIntentId;
  }
  const mailsTo = async (address: string) => {
    await shop.site.tick();
    return (await shop.site.mails()).filter((mail) => mail.includes(`To: ${address}`));
  };
  const subjects = (mails: string[]) => mails.map((mail) => /^Subject: ([\w ]+)/m.exec(mail)?.[1]);

  test('accepts partial payments, each with a receipt, until it is paid', async () => {
    const { member, bookingId } = await shop.confirmed();
    await shop.site.tick();
    await shop.site.emptyOutbox();
    await paid(member, bookingId, 600);
    expect(await shop.bookings(member)).toMatchObject([
      { status: 'confirmed', paidAmount: 890, advanceAmount: 890, balanceAmount: 560, totalAmount: 1450, travelers: 1 },
    ]);
    await paid(member, bookingId, 560);
    const [booking] = await shop.bookings(member);
    expect(booking).toMatchObject({ status: 'confirmed', paidAmount: 1450, balanceAmount: 0, balanceDueDate: null });
    expect(booking.payments.map(({ amount, status }: { amount: number; status: string }) => [amount, status])).toEqual([
      [290, 'succeeded'],
      [600, 'succeeded'],
      [560, 'succeeded'],
    ]);
    expect(subjects(await mailsTo(member.email)).sort()).toEqual(['Paid in full', 'We have received your payment']);
    const officeMails = await mailsTo(shop.site.settings.mail.contactAddress);
    expect(officeMails.filter((mail) => mail.includes(booking.reference)).map((mail) => subjects([mail])[0])).toEqual([
      'Another payment',
      'Another payment',
    ]);
  });

  test('P14: refuses less than the minimum or the rest, and more than the balance', async () => {
    const { member, bookingId } = await shop.confirmed();
    const outOfRange = (minimum: number, maximum: number) => ({
      status: 400,
      body: { message: `The amount must be between US$ ${minimum} and US$ ${maximum}.` },
    });
    expect(await shop.payBalance(member, bookingId, 289)).toMatchObject(outOfRange(290, 1160));
    expect(await shop.payBalance(member, bookingId, 1161)).toMatchObject(outOfRange(290, 1160));
    await paid(member, bookingId, 1000);
    expect(await shop.payBalance(member, bookingId, 159)).toMatchObject(outOfRange(160, 160));
    await paid(member, bookingId, 160);
    expect(await shop.payBalance(member, bookingId, 1)).toMatchObject({
      status: 400,
      body: { message: 'This booking is already paid.' },
    });
  });

  test('accepts payments of the owner only, for the trek of an existing booking (Z1)', async () => {
    const { member, bookingId } = await shop.confirmed();
    const refused = { status: 400, body: { message: 'There is no such booking of this trek.' } };
    expect(await shop.payBalance(await shop.traveler(), bookingId, 600)).toMatchObject(refused);
    expect(await shop.payBalance(member, 'TH-CCCCCC', 600)).toMatchObject(refused);
    await shop.deliver(refundEvent((await shop.bookings(member))[0].payments[0].id, 29_000));
    expect(await shop.payBalance(member, bookingId, 600)).toMatchObject({ status: 400 });
  });

  test('allows another booking of the same trek by a payment without a booking', async () => {
    const { member, bookingId } = await shop.confirmed();
    await member.post('/booking/user-details', { ...(await shop.traveler()), ...bookedAgain });
    const id = await shop.opened(member, 700);
    shop.stripe.charge(id);
    await shop.poll(member, id);
    const bookings: { id: string; advanceAmount: number }[] = await shop.bookings(member);
    expect(bookings.find((booking) => booking.id === bookingId)).toMatchObject({ advanceAmount: 290 });
    expect(bookings.find((booking) => booking.id !== bookingId)).toMatchObject({ advanceAmount: 700 });
  });
  const bookedAgain = {
    ...{ firstName: 'Maya', lastName: 'Gurung', email: 'maya@example.org', phone: '+977 1 5550100', country: 'Nepal' },
    ...{ bookingDate: '2027-10-01', trekId: 101 },
  };

  test('P4: has one open payment after 40 requests on two servers', async () => {
    const { member, bookingId } = await shop.confirmed();
    const elsewhere = new Visitor((request) => twin.fetch(request), member.token);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => shop.payBalance(index % 2 ? member : elsewhere, bookingId, 600)),
    );
    expect(answers.filter(({ status }) => ![200, 409, 429].includes(status))).toEqual([]);
    const ids = new Set(answers.flatMap(({ body }) => body.paymentIntentId ?? []));
    const payable = [...ids].filter((id) => shop.stripe.intents.get(id)?.status === 'requires_payment_method');
    expect(payable).toHaveLength(1);
  });

  test('P14: counts a payment once, for any number, order and server of reports', async () => {
    const acts = ['open', 'open elsewhere', 'charge', 'poll', 'poll elsewhere', 'report', 'reconcile'] as const;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...acts), { minLength: 3, maxLength: 14 }),
        fc.integer({ min: 1, max: 4 }),
        async (steps, atOnce) => {
          const { member, bookingId } = await shop.confirmed();
          const elsewhere = new Visitor((request) => twin.fetch(request), member.token);
          const opened: string[] = [];
          const open = async (visitor: Visitor, amount: number) => {
            const { status, body } = await shop.payBalance(visitor, bookingId, amount);
            if (status === 200 && !opened.includes(body.paymentIntentId)) opened.push(body.paymentIntentId);
          };
          const newest = () => opened.at(-1) ?? 'pi_none';
          const act: Record<(typeof acts)[number], (index: number) => unknown> = {
            open: (index) => open(member, [300, 600, 1160][index % 3] ?? 300),
            'open elsewhere': (index) => open(elsewhere, [300, 600, 1160][index % 3] ?? 300),
            charge: (index) => shop.stripe.charge(opened[index % Math.max(1, opened.length)] ?? ''),
            poll: () => shop.poll(member, newest()),
            'poll elsewhere': () => shop.poll(elsewhere, newest()),
            report: () => shop.report(newest()),
            reconcile: () => shop.site.tick(),
          };
          for (let first = 0; first < steps.length; first += atOnce) {
            await Promise.all(steps.slice(first, first + atOnce).map((step, index) => act[step](first + index)));
          }
          shop.site.wait(30);
          await shop.site.tick();
          const charged = opened
            .flatMap((id) => shop.stripe.intents.get(id) ?? [])
            .filter(({ status }) => status === 'succeeded')
            .reduce((sum, { amount }) => sum + amount / 100, 0);
          expect(charged).toBeLessThanOrEqual(1160);
          expect(await shop.bookings(member)).toMatchObject([
            { status: 'confirmed', paidAmount: 290 + charged, balanceAmount: 1160 - charged },
          ]);
        },
      ),
      { numRuns: rounds({ test: 8, campaign: 30 }), seed },
    );
  });

  test('P14: counts a payment once that an older server marked as paid', async () => {
    const { member, bookingId } = await shop.confirmed();
    const { body } = await shop.payBalance(member, bookingId, 600);
    await store.updateTable('payments').set({ status: 'succeeded' }).where('id', '=', body.paymentIntentId).execute();
    expect(await shop.bookings(member)).toMatchObject([{ paidAmount: 290 }]);
    await Promise.all([shop.site.tick(), shop.site.tick()]);
    await shop.site.tick();
    expect(await shop.bookings(member)).toMatchObject([{ paidAmount: 890, balanceAmount: 560 }]);
  });

  test('P14 control: counting a payment before checking it counts it twice', async () => {
    const { member, bookingId } = await shop.confirmed();
    const countCarelessly = async () => {
      const change = store.updateTable('bookings').where('id', '=', bookingId);
      await change.set((column) => ({ advance_usd: column('advance_usd', '+', 600) })).execute();
    };
    await Promise.all([countCarelessly(), countCarelessly()]);
    expect(await shop.bookings(member)).toMatchObject([{ paidAmount: 1490 }]);
    // Made right again, for the look after each test.
    await store.updateTable('bookings').set({ advance_usd: 290 }).where('id', '=', bookingId).execute();
  });

  test('P13: keeps other payments when one is refunded', async () => {
    const { member, id, bookingId } = await shop.confirmed();
    const second = await paid(member, bookingId, 600);
    await shop.deliver(refundEvent(second, 60_000));
    expect(await shop.bookings(member)).toMatchObject([{ status: 'confirmed', paidAmount: 290 }]);
    await shop.deliver(refundEvent(id, 29_000));
    expect(await shop.bookings(member)).toMatchObject([{ status: 'cancelled', paidAmount: 0, balanceAmount: 0 }]);
  });

  test('P13: keeps other payments when a dispute is lost', async () => {
    const { member, bookingId } = await shop.confirmed();
    const second = await paid(member, bookingId, 600);
    await shop.deliver(disputeEvent('created', second, 'needs_response'));
    expect(await shop.payBalance(member, bookingId, 560)).toMatchObject({ status: 400 });
    await shop.deliver(disputeEvent('closed', second, 'lost'));
    expect(await shop.bookings(member)).toMatchObject([{ status: 'confirmed', paidAmount: 290, balanceAmount: 560 }]);
  });

  test('uses the booked data when the trek is withdrawn', async () => {
    const gone = 'treks/gone-trek.json';
    const other = await CardSite.start(database, { ...files, [gone]: { ...trek, id: 140, title: 'Gone Trek' } });
    const member = await other.site.member();
    const booking = { ...details, trekId: 140, email: member.email };
    await member.post('/booking/user-details', booking);
    const pay = (amount: number, bookingId?: string) =>
      member.post('/payment/create-payment-intent', {
        ...paymentRequest(member.email, amount),
        trekId: 140,
        bookingId,
      });
    const { paymentIntentId: deposit } = (await pay(290)).body;
    other.stripe.charge(deposit);
    await other.poll(member, deposit);
    const [{ id }] = await other.bookings(member);
    await member.post('/booking/user-details', booking);
    await rm(join(other.site.settings.contentFolder, gone));
    await other.site.restart();

    expect(await pay(290)).toMatchObject({ status: 400, body: { message: 'Trek with ID 140 not found' } });
    expect((await pay(1_161, id)).status).toBe(400);
    const { paymentIntentId: balance } = (await pay(1_160, id)).body;
    other.stripe.charge(balance);
    await other.poll(member, balance);
    expect(await other.bookings(member)).toContainEqual(
      expect.objectContaining({ id, status: 'confirmed', paidAmount: 1450, balanceAmount: 0 }),
    );
    await other.remove();
  });
});
