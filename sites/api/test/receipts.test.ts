import { bookingSchema } from '@trek/ui/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import { queueMail } from '../src/store/queued-mails.ts';
import { CardSite } from './card-payments.ts';
import { files } from './content.ts';
import { OPERATOR_EMAIL, signInOperator } from './operator.ts';
import { databases, PASSWORD, START } from './site.ts';
import { refundEvent } from './stripe-double.ts';

const OPENED = new Date(START);
/** The next day in Nepal, though not yet in the calendar of UTC. */
const PAID = new Date('2026-11-21T18:20:00.000Z');
const RETURNED = new Date('2026-11-25T10:00:00.000Z');

describe.each(databases)('the receipt of a payment on %s', (database) => {
  let shop: CardSite;
  beforeAll(async () => {
    shop = await CardSite.start(database, files, { operatorEmail: OPERATOR_EMAIL });
  });
  afterAll(() => shop.remove());

  test('shows the time of the payment on page and in mails, and later refunds', async () => {
    shop.site.now = OPENED;
    const { email } = await shop.traveler();
    // Remembered for as long as this takes.
    const credentials = { email, password: PASSWORD, rememberMe: true };
    const member = shop.site.visitor((await shop.site.visitor().post('/auth/login', credentials)).body.token);
    const id = await shop.opened(member);
    shop.stripe.charge(id);
    shop.site.now = PAID;
    await shop.report(id);
    const read = async () => bookingSchema.parse((await shop.bookings(member))[0]);
    const paidAt = PAID.toISOString();
    const received = { id, amount: 290, createdAt: OPENED.toISOString(), paidAt, receiptNumber: 'R-00001' };
    expect((await read()).payments).toEqual([{ ...received, status: 'succeeded', refundedAmount: 0 }]);

    await shop.site.tick();
    await shop.site.tick();
    shop.site.now = RETURNED;
    await shop.deliver(refundEvent(id, 9_050));
    const booking = await read();
    expect(booking.payments).toEqual([{ ...received, status: 'succeeded', refundedAmount: 90.5 }]);

    // The confirmation, as it is written by a mail server that was away until now.
    await shop.site.emptyOutbox();
    const { databaseUrl, dataFolder, log } = shop.site.settings;
    const store = await openStore(databaseUrl, dataFolder, log);
    const job = { letter: 'booking-confirmed', bookingId: String(booking.id), paymentId: id } as const;
    await queueMail(store, job, RETURNED);
    await store.destroy();
    await shop.site.tick();
    await shop.site.tick();
    const mail = (await shop.site.mails()).find((text) => text.includes('Receipt:')) ?? '';
    expect(mail).toMatch(/Receipt: +R-00001/);
    expect(mail).toMatch(/Received: +November 22, 2026/);
    expect(mail).toMatch(/Amount: +\$290/);
    expect(mail).toMatch(/Refunded: +\$90\.50/);
    expect(mail).toMatch(/Remaining: +\$199\.50/);

    const office = await signInOperator(shop.site);
    const { payments } = (await office.get(`/office/bookings/${booking.reference}`)).body;
    expect(payments).toMatchObject([{ id, paidAt: PAID.toISOString(), refundedAmount: 90.5 }]);
  });

  test('shows no time before the money arrives', async () => {
    shop.site.now = OPENED;
    const member = await shop.traveler();
    const id = await shop.opened(member);
    const [{ payments }] = await shop.bookings(member);
    expect(payments).toEqual([{ id, amount: 290, status: 'open', createdAt: OPENED.toISOString(), refundedAmount: 0 }]);
  });
});
