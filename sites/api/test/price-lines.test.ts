import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OfficeBookingDetail } from '../src/office/office.types.ts';
import type { Store } from '../src/store/open-store.ts';
import { expectBalanced } from './balanced.ts';
import { type CardSite, details, paymentRequest } from './card-payments.ts';
import { OfficeDesk } from './office-desk.ts';
import { databases } from './site.ts';
import { disputeEvent, refundEvent } from './stripe-double.ts';

describe.each(databases)('the price of a booking on %s', (database) => {
  let desk: OfficeDesk;
  let shop: CardSite;
  let store: Store;
  beforeAll(async () => {
    desk = await OfficeDesk.open(database);
    ({ shop, store } = desk);
  });
  afterEach(() => expectBalanced(store));
  afterEach(() => shop.stripe.answerRefunds('succeeded'));
  afterAll(() => desk.close());

  const act = (reference: string, name: string, order?: object) => desk.act(reference, name, order);
  const booking = (reference: string): Promise<OfficeBookingDetail> => desk.booking(reference);
  const refundsOf = (id: string) => shop.stripe.refunds.filter(({ payment_intent }) => payment_intent === id);
  const mailsTo = async (address: string) => {
    await shop.site.tick();
    return (await shop.site.mails()).filter((mail) => mail.includes(`To: ${address}`));
  };

  /** A booking of $1,450 of which $290 are paid by card. */
  async function confirmed() {
    const { member, id, bookingId } = await shop.confirmed();
    const [{ reference }] = await shop.bookings(member);
    return { member, id, bookingId, reference: reference as string };
  }
  /** The same, paid in full by two cards: $290 and $1,160. */
  async function paidInFull() {
    const made = await confirmed();
    // The latest payment is refunded first, so the two need different times.
    shop.site.wait(1);
    const second = (await shop.payBalance(made.member, made.bookingId, 1160)).body.paymentIntentId as string;
    shop.stripe.charge(second);
    await shop.poll(made.member, second);
    return { ...made, second };
  }
  async function unpaid() {
    const member = await shop.traveler();
    const [{ reference }] = await shop.bookings(member);
    return { member, reference: reference as string };
  }
  const line = (kind: string, amount: number) => ({ kind, amount, text: `Line ${kind}`, reason: 'As agreed by phone' });
  const quote = async (reference: string, kind: string, amount: number) =>
    (await desk.office.get(`/office/bookings/${reference}/price-line?kind=${kind}&amount=${amount}`)).body;
  /** Adds a line as the dialog does: with the sums that it has shown. */
  async function add(reference: string, kind: string, amount: number, order: object = {}) {
    const { totalAmount, refundAmount } = await quote(reference, kind, amount);
    return act(reference, 'price-line', { ...line(kind, amount), totalAmount, refundAmount, ...order });
  }

  test.each([
    ['discount', 100.5, 1349.5, 1060],
    ['waived-fee', 120, 1330, 1040],
    ['leader', 616.25, 833.75, 544],
    ['surcharge', 75, 1525, 1235],
    ['extra', 350.25, 1800.25, 1510],
  ])(
    'P23: includes %s of %f in the total, on every page and mail',
    async (kind, amount, totalAmount, balanceAmount) => {
      const { member, reference } = await confirmed();
      expect(await quote(reference, kind, amount)).toEqual({ totalAmount, balanceAmount, refundAmount: 0 });
      expect((await add(reference, kind, amount)).status).toBe(200);
      const signed = totalAmount - 1450;
      expect(await booking(reference)).toMatchObject({
        totalAmount,
        balanceAmount,
        paidAmount: 290,
        priceLines: [{ kind, text: `Line ${kind}`, amount: signed, reason: 'As agreed by phone' }],
      });
      expect(await shop.bookings(member)).toMatchObject([
        { totalAmount, balanceAmount, priceLines: [{ kind, text: `Line ${kind}`, amount: signed }] },
      ]);
      const priceMail = (await mailsTo(member.email)).find((mail) =>
        mail.includes('Subject: The price of your booking'),
      );
      expect(priceMail).toContain(`Line ${kind}`);
      expect(priceMail).not.toContain('As agreed by phone');
      // The rest can be paid by card, and then nothing is owed.
      const rest = (await shop.payBalance(member, (await shop.bookings(member))[0].id, balanceAmount)).body;
      shop.stripe.charge(rest.paymentIntentId);
      await shop.poll(member, rest.paymentIntentId);
      expect(await shop.bookings(member)).toMatchObject([{ balanceAmount: 0 }]);
    },
  );

  test('P23 control: without its line, the total differs', async () => {
    const { reference } = await confirmed();
    await add(reference, 'discount', 100);
    await store.updateTable('bookings').set({ total_cents: 145_000 }).where('reference', '=', reference).execute();
    await expect(expectBalanced(store)).rejects.toThrow();
    await store.updateTable('bookings').set({ total_cents: 135_000 }).where('reference', '=', reference).execute();
  });

  test('includes an unpaid booking’s line at payment, for a larger group, too', async () => {
    const { member, reference } = await unpaid();
    await add(reference, 'extra', 200);
    expect(await shop.bookings(member)).toMatchObject([{ totalAmount: 1650, balanceAmount: 1650 }]);
    const two = { ...details, travelers: 2 };
    expect((await member.post('/booking/user-details', two)).body.booking).toMatchObject({ totalAmount: 3100 });
    const request = { ...paymentRequest(member.email, 620), numTravelers: 2, totalAmount: 3100 };
    const opened = await member.post('/payment/create-payment-intent', request);
    expect(opened.status).toBe(200);
    shop.stripe.charge(opened.body.paymentIntentId);
    await shop.poll(member, opened.body.paymentIntentId);
    expect(await booking(reference)).toMatchObject({ status: 'confirmed', totalAmount: 3100, balanceAmount: 2480 });
  });

  test('makes an increase after full payment due on that day, not overdue at once', async () => {
    const { reference } = await paidInFull();
    const longAgo = { booked_on: '2026-09-01', start_date: '2026-12-12', end_date: '2026-12-14' };
    await store.updateTable('bookings').set(longAgo).where('reference', '=', reference).execute();
    await add(reference, 'extra', 80);
    expect(await booking(reference)).toMatchObject({ balanceAmount: 80, balanceDueDate: '2026-11-21' });
  });

  test('keeps its lines when the office changes the group', async () => {
    const { reference } = await confirmed();
    await add(reference, 'discount', 50);
    const wish = new URLSearchParams({ startDate: '2027-05-01', travelers: '2' });
    const { body } = await desk.office.get(`/office/bookings/${reference}/quote?${wish}`);
    expect(body).toMatchObject({ totalAmount: 2850, balanceAmount: 2560, refundAmount: 0 });
    await act(reference, 'change', { startDate: '2027-05-01', travelers: 2, totalAmount: 2850 });
    expect(await booking(reference)).toMatchObject({ totalAmount: 2850, travelers: 2, balanceAmount: 2560 });
  });

  test('P23: refunds a reduction below the paid amount to the cent, repeatedly, without charging it again', async () => {
    const { member, reference, second, id } = await paidInFull();
    expect(await quote(reference, 'discount', 100.5)).toEqual({
      totalAmount: 1349.5,
      balanceAmount: 0,
      refundAmount: 100.5,
    });
    expect((await add(reference, 'discount', 100.5)).status).toBe(200);
    await shop.site.tick();
    expect((await add(reference, 'waived-fee', 1_200)).status).toBe(200);
    await shop.site.tick();
    expect(refundsOf(second).map(({ amount }) => amount)).toEqual([10_050, 105_950]);
    expect(refundsOf(id).map(({ amount }) => amount)).toEqual([14_050]);
    expect(await booking(reference)).toMatchObject({ paidAmount: 149.5, totalAmount: 149.5, balanceAmount: 0 });
    // A later extra is owed in full: the refund was no gift.
    await add(reference, 'extra', 300);
    expect(await booking(reference)).toMatchObject({ totalAmount: 449.5, balanceAmount: 300 });
    const letters = await mailsTo(member.email);
    expect(letters.filter((mail) => mail.includes('Subject: Your refund'))).toHaveLength(3);
    expect(letters.some((mail) => mail.includes('$100.50 more than the new total'))).toBe(true);
  });

  test('P23: sends both of two refunds ordered at once, whatever the dashboard does in between', async () => {
    const { reference, second } = await paidInFull();
    await add(reference, 'discount', 100);
    await add(reference, 'waived-fee', 50);
    // A person returns $30 more at Stripe, before either is sent.
    shop.stripe.refunds.push({
      ...{ id: `re_${randomUUID()}`, payment_intent: second, amount: 3_000 },
      ...{ status: 'succeeded', metadata: {}, key: '' },
    });
    await shop.site.tick();
    await shop.site.tick();
    const sums = refundsOf(second).map(({ amount }) => amount);
    expect(sums.reduce((sum, amount) => sum + amount, 0)).toBe(15_000);
    await shop.deliver(refundEvent(second, 15_000));
    const [, payment] = (await booking(reference)).payments;
    expect(payment?.refunds.map(({ state }) => state)).toEqual(['arrived', 'arrived']);
  });

  test('refunds the excess for a smaller group as previewed', async () => {
    const { reference, second } = await paidInFull();
    const wish = { startDate: '2027-05-01', travelers: 2 };
    await act(reference, 'change', { ...wish, totalAmount: 2900 });
    await act(reference, 'transfer', { amount: 1450 });
    const one = { ...wish, travelers: 1, totalAmount: 1450 };
    expect(await act(reference, 'change', one)).toMatchObject({ status: 409 });
    expect((await act(reference, 'change', { ...one, refundAmount: 1450 })).status).toBe(200);
    expect(await booking(reference)).toMatchObject({
      travelers: 1,
      totalAmount: 1450,
      balanceAmount: 0,
      payments: [
        { refunds: [] },
        { refunds: [] },
        { method: 'transfer', refunds: [{ amount: 1450, state: 'ordered' }] },
      ],
    });
    expect(refundsOf(second)).toEqual([]);
  });

  test.each([
    ['of no kind', { kind: 'gift' }, 400],
    ['of nothing', { amount: 0 }, 400],
    ['of a part of a cent', { amount: 0.001 }, 400],
    ['without a text', { text: ' ' }, 400],
    ['without a reason', { reason: '' }, 400],
    ['with a text of two lines', { text: 'Porter\nand mule' }, 200],
    ['for another total than was seen', { totalAmount: 1 }, 409],
    ['with another refund than was seen', { refundAmount: 10 }, 409],
    ['of the whole price', { amount: 1450 }, 409],
  ])('refuses a line %s: %#', async (_, order, status) => {
    const { reference } = await confirmed();
    const sums = { totalAmount: 1350, refundAmount: 0 };
    const answer = await act(reference, 'price-line', { ...line('discount', 100), ...sums, ...order });
    expect(answer.status).toBe(status);
    expect((await booking(reference)).totalAmount).toBe(status === 200 ? 1350 : 1450);
  });

  test('writes off a few dollars of bank fees, and nothing else', async () => {
    const { member, reference } = await confirmed();
    await act(reference, 'transfer', { amount: 1135 });
    expect(await booking(reference)).toMatchObject({ balanceAmount: 25 });
    expect((await add(reference, 'write-off', 50.01, { totalAmount: 0 })).body.message).toMatch(/At most \$50/);
    expect((await add(reference, 'write-off', 26, { totalAmount: 0 })).body.message).toMatch(/it is \$25/);
    expect((await add(reference, 'write-off', 25)).status).toBe(200);
    await add(reference, 'extra', 30);
    expect((await add(reference, 'write-off', 26, { totalAmount: 0 })).body.message).toMatch(/of a booking/);
    expect((await add(reference, 'write-off', 25)).status).toBe(200);
    await add(reference, 'waived-fee', 5);
    expect(await shop.bookings(member)).toMatchObject([{ balanceAmount: 0, totalAmount: 1425, paidAmount: 1425 }]);
    const other = await unpaid();
    expect((await add(other.reference, 'write-off', 10, { totalAmount: 0 })).status).toBe(409);
  });

  test('is paid by a transfer to the cent, with day, reference and received amount', async () => {
    const { member, reference } = await confirmed();
    await add(reference, 'discount', 0.5);
    const typed = { day: '2026-11-02', reference: 'FT26306 MAYA', foreignAmount: 'NPR 157000.00' };
    expect((await act(reference, 'transfer', { amount: 1159.5, ...typed })).status).toBe(200);
    expect(await booking(reference)).toMatchObject({
      totalAmount: 1449.5,
      paidAmount: 1449.5,
      balanceAmount: 0,
      payments: [
        { amount: 290 },
        {
          amount: 1159.5,
          bankReference: 'FT26306 MAYA',
          foreignAmount: 'NPR 157000.00',
          paidAt: expect.stringMatching(/^2026-11-02/),
        },
      ],
    });
    expect(await shop.bookings(member)).toMatchObject([{ paidAmount: 1449.5, balanceAmount: 0 }]);
    // All of it can be given back.
    await act(reference, 'cancel', { refund: 1449.5 });
    await shop.site.tick();
    const [card, transfer] = (await booking(reference)).payments;
    expect([card?.refunds, transfer?.refunds]).toMatchObject([
      [{ amount: 290, state: 'arrived' }],
      [{ amount: 1159.5, state: 'ordered' }],
    ]);
  });

  test('accepts a transfer with the same reference and amount once, and another with another', async () => {
    const { reference } = await confirmed();
    const transfer = { amount: 100.5, reference: 'FT26306 MAYA' };
    expect((await act(reference, 'transfer', transfer)).status).toBe(200);
    expect((await act(reference, 'transfer', transfer)).body.message).toMatch(/recorded for this booking already/);
    expect((await act(reference, 'transfer', { ...transfer, isUnowed: true })).status).toBe(409);
    expect((await act(reference, 'transfer', { ...transfer, reference: 'FT26307 MAYA' })).status).toBe(200);
    expect(await booking(reference)).toMatchObject({ paidAmount: 491 });
  });

  test('counts an unpaid booking as booked on the bank’s day', async () => {
    const { member, reference } = await unpaid();
    await act(reference, 'transfer', { amount: 290, day: '2026-11-02' });
    const row = await store.selectFrom('bookings').select('booked_on').where('reference', '=', reference).execute();
    expect(row).toEqual([{ booked_on: '2026-11-02' }]);
    expect((await mailsTo(member.email)).some((mail) => mail.includes('November 2, 2026'))).toBe(true);
  });

  test.each([
    ['a day to come', { day: '2027-11-02' }],
    ['a day long ago', { day: '2024-11-02' }],
    ['no day', { day: 'yesterday' }],
    ['a currency that there is not', { foreignAmount: 'NPX 100.00' }],
    ['an amount without currency', { foreignAmount: '157000' }],
    ['dollars as another currency', { foreignAmount: 'USD 100.00' }],
    ['half a cent', { amount: 10.005 }],
  ])('refuses a transfer with %s', async (_, order) => {
    const { reference } = await confirmed();
    expect((await act(reference, 'transfer', { amount: 10, ...order })).status).toBe(400);
  });

  test('reports the balance and what to do when a transfer exceeds it', async () => {
    const { reference } = await confirmed();
    expect((await act(reference, 'transfer', { amount: 1160.5 })).body.message).toBe(
      'The balance of the booking is $1,160. Record that much here, and the rest as an unowed transfer.',
    );
  });

  test('retained by a cancellation can be refunded in parts with a reason, and never more', async () => {
    const { member, reference, second } = await paidInFull();
    await act(reference, 'cancel', { refund: 1000 });
    await shop.site.tick();
    expect((await act(reference, 'refund', { amount: 100 })).status).toBe(400);
    for (const amount of [100.25, 49.75]) {
      expect((await act(reference, 'refund', { amount, reason: 'Goodwill' })).status).toBe(200);
      await shop.site.tick();
    }
    expect(await booking(reference)).toMatchObject({
      status: 'cancelled',
      paidAmount: 300,
      returnableAmount: 300,
      cancellation: { refundAmount: 1150, keptAmount: 300 },
    });
    expect(refundsOf(second).map(({ amount }) => amount)).toEqual([100_000, 10_025, 4_975]);
    expect((await act(reference, 'refund', { amount: 300.01, reason: 'Goodwill' })).status).toBe(409);
    expect(await shop.bookings(member)).toMatchObject([{ cancellation: { refundAmount: 1150 } }]);
    expect((await booking(reference)).log.map(({ act: name }) => name).sort()).toEqual([
      'cancelled',
      'note',
      'note',
      'refunded',
      'refunded',
    ]);
  });

  test('leaves less to a cancellation when lowered: ordered refunds are promised in addition', async () => {
    const { member, bookingId, reference, second } = await paidInFull();
    expect((await add(reference, 'discount', 450)).status).toBe(200);
    await member.post('/booking/cancel', { bookingId });
    // A fifth of $1,000 is retained, of the $1,000 that no one has promised.
    expect(await shop.bookings(member)).toMatchObject([{ cancellation: { refundAmount: 800 } }]);
    expect((await act(reference, 'decision', { decision: 'approved' })).status).toBe(200);
    await shop.site.tick();
    await shop.site.tick();
    expect(await booking(reference)).toMatchObject({ paidAmount: 200, cancellation: { refundAmount: 800 } });
    expect(new Set(refundsOf(second).map(({ amount }) => amount))).toEqual(new Set([45_000, 71_000]));
  });

  test('can fall for a disputed booking, and the refund waits for the dispute', async () => {
    const { reference, second } = await paidInFull();
    await shop.deliver(disputeEvent('created', second, 'needs_response'));
    expect((await add(reference, 'discount', 400)).status).toBe(200);
    await shop.site.tick();
    const payments = (await booking(reference)).payments;
    // The deposit's card first: that money is here.
    expect(payments.map(({ refunds }) => refunds.map(({ amount, state }) => [amount, state]))).toEqual([
      [[290, 'arrived']],
      [[110, 'waiting']],
    ]);
    expect((await act(reference, 'refund', { amount: 10, reason: 'Goodwill' })).body.message).toMatch(
      /beyond the total/,
    );
  });

  test('P23: keeps a refund that waits for a person open when another one of its payment ends', async () => {
    const { reference, second } = await paidInFull();
    shop.stripe.answerRefunds('failed');
    await add(reference, 'discount', 100);
    await shop.site.tick();
    expect((await act(reference, 'refund-by-transfer', await desk.refund(second))).status).toBe(200);
    shop.stripe.answerRefunds('succeeded');
    shop.site.wait(1);
    await add(reference, 'waived-fee', 200);
    // Stripe has it and says so, and the server that sent it has not written that down yet.
    shop.stripe.refunds.push({
      ...{ id: `re_${randomUUID()}`, payment_intent: second, amount: 20_000, status: 'succeeded' },
      ...{ metadata: { cancelledPayment: second, attempt: '1' }, key: `refund-${second}-1` },
    });
    await shop.deliver(refundEvent(second, 20_000));
    const states = async () =>
      (await booking(reference)).payments[1]?.refunds.map(({ amount, state }) => [amount, state]);
    expect(await states()).toEqual([
      [100, 'by-hand'],
      [200, 'ordered'],
    ]);
    await shop.site.tick();
    expect(await states()).toEqual([
      [100, 'by-hand'],
      [200, 'arrived'],
    ]);
  });

  test('P23: counts two manual refunds of one transfer once each', async () => {
    const { reference } = await unpaid();
    await act(reference, 'transfer', { amount: 1450 });
    const [transfer] = (await booking(reference)).payments;
    for (const amount of [100, 50]) {
      shop.site.wait(1);
      await add(reference, 'discount', amount);
      expect((await act(reference, 'refund-sent', await desk.refund(transfer?.id ?? ''))).status).toBe(200);
    }
    expect(await booking(reference)).toMatchObject({ paidAmount: 1300, payments: [{ refundedAmount: 150 }] });
  });

  test('P23: shares the rest of a payment among waiting refunds when its dispute is lost', async () => {
    const { reference, id, second } = await paidInFull();
    await shop.deliver(disputeEvent('created', id, 'needs_response'));
    await shop.deliver(disputeEvent('created', second, 'needs_response', { amount: 90_000 }));
    await add(reference, 'discount', 400);
    shop.site.wait(1);
    await add(reference, 'waived-fee', 300);
    await shop.deliver(disputeEvent('closed', second, 'lost', { amount: 90_000 }));
    const [, payment] = (await booking(reference)).payments;
    expect(payment?.refunds.map(({ amount, state }) => `${amount} ${state}`).sort()).toEqual([
      '140 withdrawn',
      '260 ordered',
      '300 withdrawn',
    ]);
  });

  test('P23: refunds once for ten parallel presses', async () => {
    const { reference } = await paidInFull();
    const key = randomUUID();
    const order = { key, ...line('discount', 100), totalAmount: 1350, refundAmount: 100 };
    const answers = await Promise.all(Array.from({ length: 10 }, () => act(reference, 'price-line', order)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const others = await Promise.all(
      [1, 2].map(() => act(reference, 'price-line', { ...line('discount', 50), totalAmount: 1300, refundAmount: 50 })),
    );
    expect(others.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await booking(reference)).toMatchObject({ totalAmount: 1300, balanceAmount: 0 });
  });
});
