import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blankOldInvoices } from '../src/store/invoices.ts';
import { openStore, type Store } from '../src/store/open-store.ts';
import { CardSite, paymentRequest } from './card-payments.ts';
import { files } from './content.ts';
import { guestContent, guestWithBooking } from './guest-visit.ts';
import { OPERATOR_EMAIL, signInOperator } from './operator.ts';
import { databases, PASSWORD } from './site.ts';
import type { Visitor } from './visitor.ts';

const payer = { name: 'Himal Insurance Ltd', address: '1 Claims Road\nSydney NSW 2000' };

interface Paper {
  number: string;
  kind: string;
  corrects?: string;
  issuedOn: string;
  payer: typeof payer;
  company: string[];
  lines: { kind: string; amount: number }[];
  total: number;
}

const numberIn = (text: string) => Number(text.slice(2));

describe.each(databases)('papers of a booking on %s', (database) => {
  let shop: CardSite;
  let store: Store;
  beforeAll(async () => {
    shop = await CardSite.start(database, { ...files, ...guestContent }, { operatorEmail: OPERATOR_EMAIL });
    const { databaseUrl, dataFolder, log } = shop.site.settings;
    store = await openStore(databaseUrl, dataFolder, log);
  });
  afterAll(async () => {
    await store.destroy();
    await shop.remove();
  });

  const issue = (member: Visitor, bookingId: string, changes: object = {}) =>
    member.post('/booking/invoice', { bookingId, ...payer, ...changes });
  const papersOf = async (member: Visitor): Promise<Paper[]> => (await shop.bookings(member))[0].invoices;

  describe('receipts', () => {
    test('have a short number each, in the order of payments and without gaps', async () => {
      const numbers = [];
      for (let time = 1; time <= 3; time += 1) {
        const { member } = await shop.confirmed();
        shop.site.wait(1);
        const [{ payments }] = await shop.bookings(member);
        numbers.push(payments[0].receiptNumber);
      }
      expect(numbers[0]).toMatch(/^R-\d{5}$/);
      const [first = 0] = numbers.map(numberIn);
      expect(numbers.map(numberIn)).toEqual([first, first + 1, first + 2]);
    });

    test('keep their number, and never share one when two servers number at once', async () => {
      const members: Visitor[] = [];
      for (let time = 1; time <= 4; time += 1) members.push((await shop.confirmed()).member);
      await store.updateTable('payments').set({ receipt_number: null }).execute();
      await store.updateTable('paper_numbers').set({ last: 0 }).where('kind', '=', 'receipt').execute();
      const read = () =>
        Promise.all(members.map(async (member) => (await shop.bookings(member))[0].payments[0].receiptNumber));
      const numbers = await read();
      expect(await read()).toEqual(numbers);
      expect(new Set(numbers).size).toBe(4);
      const all = await store
        .selectFrom('payments')
        .select('receipt_number')
        .where('status', '=', 'succeeded')
        .execute();
      expect(all.map(({ receipt_number }) => receipt_number).sort((a, b) => Number(a) - Number(b))).toEqual(
        all.map((_, index) => index + 1),
      );
    });

    test('name the customer at the address of the account, or the payer that was typed', async () => {
      const { member, bookingId } = await shop.confirmed();
      await member.post('/auth/profile', { fullname: 'Maya Gurung', phone: '', postalAddress: 'Thamel 4, Kathmandu' });
      expect((await shop.bookings(member))[0].payer).toEqual({ name: 'Maya Gurung', address: 'Thamel 4, Kathmandu' });
      const { status, body } = await member.post('/booking/payer', { bookingId, ...payer });
      expect([status, body.booking.payer]).toEqual([200, payer]);
      expect((await shop.bookings(member))[0].payer).toEqual(payer);
    });

    test.each([
      ['no name', { name: ' ' }],
      ['a name with a link', { name: 'Win at evil.example' }],
      ['no address', { address: '' }],
      ['an address that fits on no letter', { address: 'x'.repeat(301) }],
    ])('refuse a payer with %s', async (_, wrong) => {
      const { member, bookingId } = await shop.confirmed();
      expect((await member.post('/booking/payer', { bookingId, ...payer, ...wrong })).status).toBe(400);
    });
  });

  describe('P31: invoices', () => {
    test('are numbered, dated, and have payer, company and the parts of the price', async () => {
      const { member, bookingId } = await shop.confirmed();
      const { status, body } = await issue(member, bookingId);
      expect(status).toBe(200);
      expect(body.booking.invoices).toMatchObject([
        {
          number: expect.stringMatching(/^I-\d{5}$/),
          kind: 'invoice',
          issuedOn: '2026-11-21',
          payer,
          startDate: '2027-04-01',
          travelers: 1,
          lines: [{ kind: 'per-person', amount: 1450 }],
          total: 1450,
        },
      ]);
      expect(body.booking.invoices[0].company).toContain('Company Regd. No. 59628');
    });

    test('requested again, or ten times at once, are the same one', async () => {
      const { member, bookingId } = await shop.confirmed();
      await Promise.all(Array.from({ length: 10 }, () => issue(member, bookingId)));
      await issue(member, bookingId);
      expect(await papersOf(member)).toHaveLength(1);
    });

    test('never change: another payer or price is a credit note and a new invoice', async () => {
      const { member, bookingId } = await shop.confirmed();
      await issue(member, bookingId);
      const [first] = await papersOf(member);
      await issue(member, bookingId, { name: 'Maya Gurung' });
      await store.updateTable('bookings').set({ total_cents: 150_000 }).where('id', '=', bookingId).execute();
      expect((await papersOf(member))[0]).toEqual(first);
      await issue(member, bookingId, { name: 'Maya Gurung' });
      const papers = await papersOf(member);
      expect(papers.map(({ kind, total }) => [kind, total])).toEqual([
        ['invoice', 1450],
        ['credit-note', -1450],
        ['invoice', 1450],
        ['credit-note', -1450],
        ['invoice', 1500],
      ]);
      expect(papers[0]).toEqual(first);
      expect([papers[1]?.corrects, papers[3]?.corrects]).toEqual([papers[0]?.number, papers[2]?.number]);
    });

    test('have numbers without gaps, also if several bookings get one at once', async () => {
      const visits = [];
      for (let time = 1; time <= 5; time += 1) visits.push(await shop.confirmed());
      const before = await store.selectFrom('invoices').select('number').where('kind', '=', 'invoice').execute();
      await Promise.all(visits.map(({ member, bookingId }) => issue(member, bookingId)));
      const after = await store.selectFrom('invoices').select('number').where('kind', '=', 'invoice').execute();
      expect(after.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
        Array.from({ length: before.length + 5 }, (_, index) => index + 1),
      );
    });

    test('need something paid', async () => {
      const member = await shop.traveler();
      const [{ id }] = await shop.bookings(member);
      expect((await issue(member, id)).status).toBe(409);
      expect(await papersOf(member)).toEqual([]);
    });

    test('are shown to the office with their booking', async () => {
      const { member, bookingId } = await shop.confirmed();
      await issue(member, bookingId);
      const [{ reference }] = await shop.bookings(member);
      const office = await signInOperator(shop.site);
      const { body } = await office.get(`/office/bookings/${reference}`);
      expect(body.invoices).toEqual(await papersOf(member));
      expect(body.invoices).toMatchObject([{ kind: 'invoice', payer, total: 1450 }]);
    });

    test('are for what was retained of a canceled booking', async () => {
      const { member, bookingId } = await shop.confirmed();
      await issue(member, bookingId);
      await store.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', bookingId).execute();
      await issue(member, bookingId);
      const papers = await papersOf(member);
      expect(papers.map(({ kind, total }) => [kind, total])).toEqual([
        ['invoice', 1450],
        ['credit-note', -1450],
        ['invoice', 290],
      ]);
    });

    test('return 404 to another visitor, and 401 without a session', async () => {
      const { bookingId } = await shop.confirmed();
      const stranger = await shop.traveler();
      for (const path of ['/booking/invoice', '/booking/payer']) {
        expect((await stranger.post(path, { bookingId, ...payer })).status).toBe(404);
        expect((await shop.site.visitor().post(path, { bookingId, ...payer })).status).toBe(401);
      }
    });

    test('are issued to guests, too', async () => {
      const email = 'guest@example.org';
      const { visitor, booking } = await guestWithBooking(shop.site, email);
      const id = (await visitor.post('/payment/create-payment-intent', paymentRequest(email))).body.paymentIntentId;
      shop.stripe.charge(id);
      await shop.report(id);
      const { status, body } = await issue(visitor, booking.id);
      expect([status, body.booking?.invoices?.length]).toEqual([200, 1]);
      expect(body.booking.guest.email).toBe(email);
    });

    test('stay as they are when the account is erased, until the law no longer asks for them', async () => {
      const { member, bookingId } = await shop.confirmed();
      await issue(member, bookingId);
      expect((await member.get('/auth/data')).body.bookings[0].invoices).toMatchObject([{ payer_name: payer.name }]);
      await store
        .updateTable('bookings')
        .set({ start_date: '2026-01-01', end_date: '2026-01-12' })
        .where('id', '=', bookingId)
        .execute();
      expect((await member.post('/auth/erase', { password: PASSWORD })).status).toBe(200);
      const rows = () => store.selectFrom('invoices').selectAll().where('booking_id', '=', bookingId).execute();
      expect(await rows()).toMatchObject([{ payer_name: payer.name, payer_address: payer.address }]);
      const booking = await store.selectFrom('bookings').selectAll().where('id', '=', bookingId).executeTakeFirst();
      expect(booking).toMatchObject({ payer_name: '', payer_address: '' });
      await blankOldInvoices(store, '2026-11-21');
      expect(await rows()).toMatchObject([{ payer_name: payer.name }]);
      await blankOldInvoices(store, '2026-11-22');
      expect(await rows()).toMatchObject([{ payer_name: 'Erased', payer_address: '' }]);
      expect(JSON.stringify(await rows())).not.toMatch(/Insurance|Claims/);
    });
  });
});
