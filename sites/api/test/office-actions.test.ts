import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../src/store/open-store.ts';
import { expectBalanced } from './balanced.ts';
import { type CardSite, details } from './card-payments.ts';
import { OfficeDesk } from './office-desk.ts';
import { OPERATOR_EMAIL } from './operator.ts';
import { databases } from './site.ts';
import { refundEvent } from './stripe-double.ts';
import type { Visitor } from './visitor.ts';

describe.each(databases)('office actions on a booking on %s', (database) => {
  let desk: OfficeDesk;
  let shop: CardSite;
  let store: Store;
  let office: Visitor;
  beforeAll(async () => {
    desk = await OfficeDesk.open(database);
    ({ shop, store, office } = desk);
  });
  afterEach(() => expectBalanced(store));
  afterAll(() => desk.close());

  const act = (reference: string, name: string, order?: object) => desk.act(reference, name, order);
  const booking = (reference: string) => desk.booking(reference);
  /** A booking of $1,450, nothing paid. */
  async function unpaid() {
    const member = await shop.traveler();
    const [{ id, reference }] = await shop.bookings(member);
    return { member, id: id as string, reference: reference as string };
  }
  /** The same with its deposit of $290. */
  async function confirmed() {
    const { member, id, bookingId } = await shop.confirmed();
    const [{ reference }] = await shop.bookings(member);
    return { member, first: id, id: bookingId, reference: reference as string };
  }
  const subjectsTo = async (address: string) => {
    await shop.site.tick();
    return (await shop.site.mails())
      .filter((mail) => mail.includes(`To: ${address}`))
      .map((mail) => /^Subject: ([\w ]+)/m.exec(mail)?.[1]);
  };
  const refundsOf = (id: string) =>
    shop.stripe.refunds.filter(({ payment_intent }) => payment_intent === id).map(({ amount }) => amount);

  test('show everything known about it', async () => {
    const { member, first, reference } = await confirmed();
    expect(await booking(reference)).toMatchObject({
      reference,
      trekTitle: 'Everest Base Camp Trek',
      status: 'confirmed',
      name: 'Maya Gurung',
      country: 'Nepal',
      account: { name: 'Maya Gurung', email: member.email },
      totalAmount: 1450,
      paidAmount: 290,
      balanceAmount: 1160,
      payments: [{ id: first, method: 'card', status: 'succeeded', amount: 290, refundedAmount: 0, refunds: [] }],
      cancellation: null,
      refundByTerms: 0,
      log: [],
    });
  });

  test('store a note with its author and time', async () => {
    const { reference } = await unpaid();
    const { body } = await act(reference, 'note', { text: ' Calls on Monday.\n=1+1 ' });
    expect(body.log).toEqual([
      { act: 'note', detail: 'Calls on Monday.\n=1+1', doneBy: OPERATOR_EMAIL, doneAt: shop.site.now.toISOString() },
    ]);
    expect((await act(reference, 'note', { text: ' ' })).status).toBe(400);
    expect((await act(reference, 'note', { text: 'Hi', key: '' })).status).toBe(400);
  });

  test('a bank transfer confirms a booking, more of them pay it off, and an excess is refused', async () => {
    const { member, reference } = await unpaid();
    expect(await act(reference, 'transfer', { amount: 1451 })).toMatchObject({ status: 409 });
    expect((await act(reference, 'transfer', { amount: 0 })).status).toBe(400);
    expect((await booking(reference)).log).toEqual([]);
    await act(reference, 'transfer', { amount: 450 });
    shop.site.wait(1);
    expect(await act(reference, 'transfer', { amount: 1001 })).toMatchObject({ status: 409 });
    expect((await act(reference, 'transfer', { amount: 1000 })).body).toMatchObject({
      status: 'confirmed',
      paidAmount: 1450,
      balanceAmount: 0,
      payments: [
        { method: 'transfer', amount: 450 },
        { method: 'transfer', amount: 1000 },
      ],
    });
    expect((await act(reference, 'transfer', { amount: 1 })).status).toBe(409);
    expect(await shop.bookings(member)).toMatchObject([{ status: 'confirmed', paidAmount: 1450 }]);
    expect((await subjectsTo(member.email)).sort()).toEqual(
      ['Confirm your email address', 'Paid in full', expect.stringMatching(/confirmed/)].sort(),
    );
  });

  test('P16: a transfer marked ten times at once counts once', async () => {
    const { member, reference } = await confirmed();
    const order = { key: randomUUID(), amount: 500 };
    const answers = await Promise.all(Array.from({ length: 10 }, () => act(reference, 'transfer', order)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await booking(reference)).toMatchObject({ paidAmount: 790, balanceAmount: 660 });
    expect((await booking(reference)).log).toHaveLength(1);
    expect(
      (await subjectsTo(member.email)).filter((subject) => subject === 'We have received your payment'),
    ).toHaveLength(1);
  });

  test('P16: a card payment in progress blocks a transfer, and only one of them counts', async () => {
    const { member, reference } = await unpaid();
    const open = await shop.opened(member, 1450);
    shop.stripe.charge(open);
    expect((await act(reference, 'transfer', { amount: 1450 })).status).toBe(409);
    expect(await booking(reference)).toMatchObject({ paidAmount: 1450, balanceAmount: 0, log: [] });
    const other = await unpaid();
    const begun = await shop.opened(other.member, 290);
    await act(other.reference, 'transfer', { amount: 1450 });
    expect(shop.stripe.intents.get(begun)?.status).toBe('canceled');
  });

  test('mail a payment link once per press if money is owed', async () => {
    const { member, reference } = await confirmed();
    const key = randomUUID();
    for (const _time of [1, 2]) expect((await act(reference, 'payment-link', { key })).status).toBe(200);
    expect((await subjectsTo(member.email)).filter((subject) => subject === 'Pay for your trek')).toHaveLength(1);
    const mail = (await shop.site.mails()).find((text) => text.includes('Pay here') && text.includes(member.email));
    expect(mail).toContain(`/booking/${reference}`);
    await act(reference, 'transfer', { amount: 1160 });
    expect((await act(reference, 'payment-link')).status).toBe(409);
  });

  test.each([
    ['has passed', -20, { transfer: 409, 'payment-link': 409 }],
    ['is too soon to be paid by card', 1, { transfer: 200, 'payment-link': 409 }],
  ])('refuse money for an unpaid booking whose start %s', async (_, days, answers) => {
    const start_date = new Date(shop.site.now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    for (const [name, status] of Object.entries(answers)) {
      const { id, reference } = await unpaid();
      await desk.store.updateTable('bookings').set({ start_date }).where('id', '=', id).execute();
      expect((await act(reference, name, { amount: 290 })).status).toBe(status);
    }
  });

  test.each([
    ['approved', 'Your booking is canceled', 'cancelled'],
    ['declined', 'Your booking is unchanged', 'confirmed'],
  ])('a cancellation request is %s once, and the visitor is notified', async (decision, subject, status) => {
    const { member, id, reference } = await confirmed();
    expect((await act(reference, 'decision', { decision })).status).toBe(409);
    await member.post('/booking/cancel', { bookingId: id });
    const answers = await Promise.all([1, 2, 3].map(() => act(reference, 'decision', { decision })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    expect(await booking(reference)).toMatchObject({
      status,
      cancellation: { status: decision, decidedBy: OPERATOR_EMAIL },
      log: [{ act: `cancellation-${decision}` }],
    });
    expect((await subjectsTo(member.email)).filter((text) => text === subject)).toHaveLength(1);
  });

  test('cancel with the office’s refund amount, by card at once, and never more than was paid', async () => {
    const { member, first, reference } = await confirmed();
    expect((await act(reference, 'cancel', { refund: 291 })).status).toBe(409);
    expect(await booking(reference)).toMatchObject({ status: 'confirmed', cancellation: null, log: [] });
    const key = randomUUID();
    await Promise.all([1, 2, 3].map(() => act(reference, 'cancel', { key, refund: 200 })));
    await shop.site.tick();
    await shop.site.tick();
    expect(refundsOf(first)).toEqual([20_000]);
    expect(await booking(reference)).toMatchObject({ status: 'cancelled', paidAmount: 90, balanceAmount: 0 });
    expect((await act(reference, 'cancel', { refund: 90 })).status).toBe(409);
    expect(await subjectsTo(member.email)).toContain('Your booking is canceled');
  });

  test('cancel an unpaid booking', async () => {
    const { member, reference } = await unpaid();
    expect((await act(reference, 'cancel', { refund: 0 })).body.status).toBe('cancelled');
    const cancelled = (await shop.site.tick().then(() => shop.site.mails())).find(
      (mail) => mail.includes(`To: ${member.email}`) && mail.includes('is canceled'),
    );
    expect(cancelled).toContain('Nothing was paid, so there is no refund.');
  });

  test('P16: refund a transfer by hand, and mark it as refunded only once', async () => {
    const { reference } = await unpaid();
    await act(reference, 'transfer', { amount: 400 });
    await act(reference, 'cancel', { refund: 300 });
    await shop.site.tick();
    const [payment] = (await booking(reference)).payments;
    expect(payment).toMatchObject({
      method: 'transfer',
      refunds: [{ amount: 300, state: 'ordered' }],
      refundedAmount: 0,
    });
    expect(shop.site.logged.filter(({ message }) => message === "can't send a refund")).toEqual([]);
    expect((await office.get('/office/today')).body.transfersToReturn).toEqual([{ reference, amount: 300 }]);
    const order = await desk.refund(payment.id);
    const sent = await Promise.all([1, 2].map(() => act(reference, 'refund-sent', order)));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await booking(reference)).toMatchObject({
      paidAmount: 100,
      payments: [{ refundedAmount: 300, refunds: [{ state: 'sent' }] }],
    });
    const { reference: other } = await confirmed();
    expect((await act(other, 'refund-sent', await desk.refund(payment.id))).status).toBe(409);
  });

  test('change date and people, with the previewed price difference, and notify the customer', async () => {
    const { member, reference } = await confirmed();
    const quote = async (query: string) => (await office.get(`/office/bookings/${reference}/quote?${query}`)).body;
    expect(await quote('startDate=2027-05-01&travelers=1')).toEqual({
      startDate: '2027-05-01',
      endDate: '2027-05-03',
      travelers: 1,
      totalAmount: 1450,
      balanceAmount: 1160,
      refundAmount: 0,
    });
    const two = await quote('startDate=2027-05-01&travelers=2');
    expect(two.totalAmount).toBeGreaterThan(1450);
    const order = { startDate: '2027-05-01', travelers: 2 };
    expect((await act(reference, 'change', { ...order, totalAmount: 1450 })).status).toBe(409);
    const key = randomUUID();
    for (const _time of [1, 2]) {
      const { status } = await act(reference, 'change', { key, ...order, totalAmount: two.totalAmount });
      expect(status).toBe(200);
    }
    expect(await shop.bookings(member)).toMatchObject([
      {
        startDate: '2027-05-01',
        endDate: '2027-05-03',
        travelers: 2,
        paidAmount: 290,
        balanceAmount: two.balanceAmount,
      },
    ]);
    expect((await subjectsTo(member.email)).filter((text) => text === 'Your booking has changed')).toHaveLength(1);
  });

  test('P16: do not charge a goodwill refund again', async () => {
    const { first, reference } = await confirmed();
    await shop.deliver(refundEvent(first, 10_000));
    expect(await booking(reference)).toMatchObject({ status: 'confirmed', paidAmount: 190, balanceAmount: 1160 });
    const { body: quote } = await office.get(`/office/bookings/${reference}/quote?startDate=2027-04-20&travelers=1`);
    expect(quote).toMatchObject({ totalAmount: 1450, balanceAmount: 1160 });
    await act(reference, 'change', { startDate: '2027-04-20', travelers: 1, totalAmount: 1450 });
    expect(await booking(reference)).toMatchObject({ startDate: '2027-04-20', paidAmount: 190, balanceAmount: 1160 });
    await act(reference, 'transfer', { amount: 1160 });
    expect(await booking(reference)).toMatchObject({ paidAmount: 1350, balanceAmount: 0 });
  });

  test('refuse impossible changes: past, too far ahead or without travelers', async () => {
    const { reference } = await confirmed();
    for (const order of [
      { startDate: '2026-11-20', travelers: 1 },
      { startDate: '2031-01-01', travelers: 1 },
      { startDate: '2027-02-31', travelers: 1 },
      { startDate: '2027-05-01', travelers: 0 },
    ]) {
      expect((await act(reference, 'change', { ...order, totalAmount: 1450 })).status).toBe(400);
    }
    const two = { startDate: '2027-05-01', travelers: 2 };
    const { totalAmount } = (
      await office.get(`/office/bookings/${reference}/quote?${new URLSearchParams({ ...two, travelers: '2' })}`)
    ).body;
    await act(reference, 'cancel', { refund: 0 });
    expect((await act(reference, 'change', { ...two, startDate: '2027-06-01', totalAmount })).status).toBe(409);
  });

  test('correct name, address and phone number, and log the former values', async () => {
    const { member, reference } = await confirmed();
    await subjectsTo(member.email);
    const key = randomUUID();
    const typed = { firstName: ' Maia', email: 'Maia <maia@example.org>', phone: '+977 (1) 5550199' };
    for (const _time of [1, 2]) expect((await act(reference, 'correct', { key, ...typed })).status).toBe(200);
    expect(await booking(reference)).toMatchObject({
      ...{ name: 'Maia Gurung', firstName: 'Maia', lastName: 'Gurung', email: 'maia@example.org' },
      phone: '+977 (1) 5550199',
      log: [
        {
          act: 'corrected',
          detail: `First name: Maya → Maia\nEmail: ${member.email} → maia@example.org\nPhone: +977 1 5550100 → +977 (1) 5550199`,
          doneBy: OPERATOR_EMAIL,
        },
      ],
    });
    await act(reference, 'payment-link');
    expect(await subjectsTo('maia@example.org')).toEqual(['Pay for your trek']);
    expect(await subjectsTo(member.email)).not.toContain('Pay for your trek');
    const found = await office.get(`/office/bookings?words=${encodeURIComponent('maia@example.org')}`);
    expect(found.body.rows.map((row: { reference: string }) => row.reference)).toContain(reference);
  });

  test('correct a canceled booking with a pending refund', async () => {
    const { reference } = await unpaid();
    await act(reference, 'transfer', { amount: 400 });
    await act(reference, 'cancel', { refund: 400 });
    expect((await act(reference, 'correct', { email: 'asha@example.org' })).status).toBe(200);
    const [{ id: paymentId }] = (await booking(reference)).payments;
    await act(reference, 'refund-sent', await desk.refund(paymentId));
    expect(await subjectsTo('asha@example.org')).toContain('Your refund is on its way');
  });

  test('refuse a correction that is invalid or changes nothing', async () => {
    const { member, reference } = await confirmed();
    for (const [typed, message] of [
      [{ firstName: 'M' }, 'First name must be at least 2 characters'],
      [{ lastName: 'Win at evil.example' }, /evil\.example/],
      [{ email: 'maia@' }, 'Please enter a valid email address'],
      [{ email: '' }, 'Please enter a valid email address'],
      [{ phone: '12' }, /phone/i],
      [{ phone: 5 }, /phone/i],
    ] as const) {
      const { status, body } = await act(reference, 'correct', typed);
      expect({ typed, status, message: body.message }).toEqual({
        ...{ typed, status: 400 },
        message: typeof message === 'string' ? message : expect.stringMatching(message),
      });
    }
    for (const typed of [{}, { firstName: 'Maya', email: member.email }]) {
      expect(await act(reference, 'correct', typed)).toMatchObject({
        status: 409,
        body: { message: 'Nothing differs from what is stored.' },
      });
    }
    expect((await booking(reference)).log).toEqual([]);
  });

  test('accept one of two parallel corrections, and none for an erased customer', async () => {
    const { reference, id } = await unpaid();
    const answers = await Promise.all(['Maia', 'Mala'].map((firstName) => act(reference, 'correct', { firstName })));
    expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
    const { firstName, log } = await booking(reference);
    expect(log[0].detail.endsWith(`→ ${firstName}`) || log.at(-1).detail.endsWith(`→ ${firstName}`)).toBe(true);
    await store.updateTable('bookings').set({ email: '' }).where('id', '=', id).execute();
    expect((await act(reference, 'correct', { email: 'maia@example.org' })).status).toBe(409);
  });

  test('move and change a group of any size whose deposit a card can pay', async () => {
    const member = await shop.site.member();
    const group = 120;
    await member.post('/booking/user-details', { ...details, email: member.email, travelers: group });
    const [{ reference, totalAmount }] = await shop.bookings(member);
    const day = { startDate: '2027-04-02', travelers: group };
    expect((await act(reference, 'change', { ...day, totalAmount })).status).toBe(200);
    const quote = (travelers: string) =>
      office.get(`/office/bookings/${reference}/quote?startDate=2027-04-02&travelers=${travelers}`);
    expect((await quote('130')).body).toMatchObject({ travelers: 130 });
    expect(await quote('10000000')).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('One payment can') },
    });
    for (const odd of ['1e300', '9007199254740993', '2.5', '']) expect((await quote(odd)).status).toBe(400);
  });

  test('ignore unknown actions and unknown bookings', async () => {
    const { reference } = await unpaid();
    expect((await act(reference, 'constructor')).status).toBe(404);
    expect((await act('TH-999999', 'note', { text: 'Hi' })).status).toBe(404);
  });
});
