import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { decideRequest } from '../src/store/cancellations.ts';
import type { Store } from '../src/store/open-store.ts';
import { inTransaction } from '../src/store/transaction.ts';
import { expectBalanced } from './balanced.ts';
import type { CardSite } from './card-payments.ts';
import { OfficeDesk } from './office-desk.ts';
import { OPERATOR_EMAIL } from './operator.ts';
import { databases } from './site.ts';
import { disputeEvent, REFUSED, refundEvent, refundReport } from './stripe-double.ts';
import type { Visitor } from './visitor.ts';

describe.each(databases)('refunds on %s', (database) => {
  let desk: OfficeDesk;
  let shop: CardSite;
  let office: Visitor;
  let store: Store;
  beforeAll(async () => {
    desk = await OfficeDesk.open(database);
    ({ shop, store, office } = desk);
  });
  afterEach(() => expectBalanced(store));
  afterAll(() => desk.close());
  afterEach(() => shop.stripe.answerRefunds('succeeded'));

  const act = (reference: string, name: string, order?: object) => desk.act(reference, name, order);
  const booking = (reference: string) => desk.booking(reference);
  const today = async () => (await office.get('/office/today')).body;
  const waiting = async (list: string, reference: string) =>
    (await today())[list].filter((entry: { reference: string }) => entry.reference === reference);
  const refundsOf = (id: string) => shop.stripe.refunds.filter(({ payment_intent }) => payment_intent === id);
  const subjectsTo = async (address: string, words: string) => {
    await shop.site.tick();
    return (await shop.site.mails())
      .filter((mail) => mail.includes(`To: ${address}`) && mail.includes(words))
      .map((mail) => /^Subject: ([\w ]+)/m.exec(mail)?.[1]);
  };
  const memberMails = async (member: { email: string }) =>
    (await subjectsTo(member.email, 'refund')).filter((subject) => subject?.includes('refund'));
  const officeMails = async (reference: string) =>
    (await subjectsTo(shop.site.settings.mail.contactAddress, reference)).filter((subject) =>
      /refund has|owed/.test(subject ?? ''),
    );

  /** A booking of $1,450 of which $290 are paid. */
  async function confirmed() {
    const { member, id, bookingId } = await shop.confirmed();
    const [{ reference }] = await shop.bookings(member);
    return { member, id, bookingId, reference: reference as string };
  }
  /** The same, canceled by the office with its refund asked for. */
  async function cancelled(refund = 290, status = 'succeeded') {
    const made = await confirmed();
    shop.stripe.answerRefunds(status);
    await act(made.reference, 'cancel', { refund });
    await shop.site.tick();
    return made;
  }
  /** One of which $860 were paid by a second payment, too. */
  async function paidTwice() {
    const made = await confirmed();
    // The latest payment is refunded first, so the two need different times.
    shop.site.wait(1);
    const second = (await shop.payBalance(made.member, made.bookingId, 860)).body.paymentIntentId as string;
    shop.stripe.charge(second);
    await shop.poll(made.member, second);
    return { ...made, second };
  }
  const paymentOf = async (reference: string) => (await booking(reference)).payments[0];

  test('send one mail when sent, since only the card’s bank knows the arrival', async () => {
    const { member, id, reference } = await cancelled(290, 'pending');
    expect(await paymentOf(reference)).toMatchObject({ refunds: [{ state: 'sent' }], refundedAmount: 290 });
    expect(await memberMails(member)).toEqual(['Your refund is on its way']);
    const [refund] = refundsOf(id);
    if (!refund) throw new Error('nothing was sent');
    for (const type of ['refund.updated', 'charge.refund.updated', 'refund.updated']) {
      expect((await shop.deliver(refundReport(refund, 'succeeded', type))).status).toBe(200);
    }
    expect(await paymentOf(reference)).toMatchObject({ refunds: [{ state: 'arrived' }] });
    expect(await memberMails(member)).toEqual(['Your refund is on its way']);
  });

  test('send one mail if they arrive at once', async () => {
    const { member, reference } = await cancelled();
    expect(await paymentOf(reference)).toMatchObject({ refunds: [{ state: 'arrived' }], refundedAmount: 290 });
    expect(await memberMails(member)).toEqual(['Your refund is on its way']);
    expect(await waiting('failedRefunds', reference)).toEqual([]);
  });

  test.each(['failed', 'canceled', REFUSED])('wait for the office if %s at once', async (status) => {
    const { member, id, reference } = await cancelled(290, status);
    await shop.site.tick();
    expect(await waiting('failedRefunds', reference)).toMatchObject([{ reference, amount: 290 }]);
    expect(await booking(reference)).toMatchObject({
      status: 'cancelled',
      paidAmount: 290,
      payments: [{ refunds: [{ state: 'failed', amount: 290 }], refundedAmount: 0 }],
    });
    expect(await memberMails(member)).toEqual([]);
    expect(await officeMails(reference)).toEqual(['A refund has failed']);
    expect(refundsOf(id)).toHaveLength(status === REFUSED ? 0 : 1);
  });

  test('P19: return to the books when they fail weeks later, are reported once and can be retried', async () => {
    const { member, id, reference } = await cancelled();
    await shop.deliver(refundEvent(id, 29_000));
    const [refund] = refundsOf(id);
    if (!refund) throw new Error('nothing was sent');
    const failure = refundReport(refund, 'failed', 'refund.failed');
    for (const report of [failure, failure, refundReport(refund, 'failed', 'charge.refund.updated')]) {
      expect((await shop.deliver(report)).status).toBe(200);
    }
    expect(await booking(reference)).toMatchObject({
      status: 'cancelled',
      paidAmount: 290,
      payments: [{ refunds: [{ state: 'failed' }], refundedAmount: 0 }],
    });
    // A report of before, delivered again.
    await shop.deliver(refundEvent(id, 29_000));
    expect(await paymentOf(reference)).toMatchObject({ refundedAmount: 0 });
    expect(await officeMails(reference)).toEqual(['A refund has failed']);

    const key = randomUUID();
    const order = { key, ...(await desk.refund(id)) };
    const tries = await Promise.all([1, 2, 3].map(() => act(reference, 'refund-again', order)));
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 200]);
    await Promise.all([shop.site.tick(), shop.site.tick()]);
    expect(refundsOf(id).map(({ status, amount }) => [status, amount])).toEqual([
      ['failed', 29_000],
      ['succeeded', 29_000],
    ]);
    expect(await paymentOf(reference)).toMatchObject({ refunds: [{ state: 'arrived' }], refundedAmount: 290 });
    expect(await waiting('failedRefunds', reference)).toEqual([]);
    expect(await memberMails(member)).toEqual(['Your refund is on its way', 'Your refund is on its way']);
    expect((await act(reference, 'refund-again', await desk.refund(id))).status).toBe(409);
    const { log } = await booking(reference);
    expect(log.map(({ act }: { act: string }) => act).sort()).toEqual(['cancelled', 'refund-again']);
  });

  test('P19 control: trusting a report from before the failure would count money that is here', async () => {
    const { id, reference } = await cancelled();
    const [refund] = refundsOf(id);
    if (!refund) throw new Error('nothing was sent');
    await shop.deliver(refundReport(refund, 'failed', 'refund.failed'));
    await store.updateTable('payments').set({ refund_failed_at: null }).where('id', '=', id).execute();
    await shop.deliver(refundEvent(id, 29_000));
    expect(await paymentOf(reference)).toMatchObject({ refundedAmount: 290 });
  });

  test('are found by their payment in an open tab of the last release', async () => {
    const { id, reference } = await cancelled(290, 'failed');
    expect(await paymentOf(reference)).toMatchObject({ refundState: 'failed', refundOrdered: 290 });
    shop.stripe.answerRefunds('succeeded');
    expect((await act(reference, 'refund-again', { paymentId: id })).status).toBe(200);
    await shop.site.tick();
    expect(await paymentOf(reference)).toMatchObject({ refundState: 'arrived', refundOrdered: 0 });
    expect((await act(reference, 'refund-again', { paymentId: 'pi_none' })).status).toBe(409);
  });

  test('can be sent once by bank transfer after a failure', async () => {
    const { member, id, reference } = await cancelled(290, 'failed');
    expect((await act(reference, 'refund-sent', await desk.refund(id))).status).toBe(409);
    expect((await act(reference, 'refund-by-transfer', await desk.refund(id))).status).toBe(200);
    await shop.site.tick();
    expect(refundsOf(id)).toHaveLength(1);
    expect(await waiting('failedRefunds', reference)).toEqual([]);
    expect(await waiting('transfersToReturn', reference)).toMatchObject([{ reference, amount: 290 }]);
    const order = await desk.refund(id);
    const sent = await Promise.all([1, 2].map(() => act(reference, 'refund-sent', order)));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await booking(reference)).toMatchObject({ paidAmount: 0, payments: [{ refundedAmount: 290 }] });
    expect(await waiting('transfersToReturn', reference)).toEqual([]);
    expect(await memberMails(member)).toEqual(['Your refund is on its way']);

    // The card network tells of the failure once more.
    const [refund] = refundsOf(id);
    if (!refund) throw new Error('nothing was sent');
    await shop.deliver(refundReport(refund, 'failed', 'refund.failed'));
    await shop.deliver(refundEvent(id, 0));
    expect(await booking(reference)).toMatchObject({
      paidAmount: 0,
      payments: [{ refunds: [{ state: 'sent' }], refundedAmount: 290 }],
    });
    expect(await waiting('failedRefunds', reference)).toEqual([]);
  });

  test('made at the provider count, and no longer count once they fail', async () => {
    const { id, reference } = await confirmed();
    shop.stripe.refunds.push({
      id: `re_${randomUUID()}`,
      payment_intent: id,
      amount: 10_000,
      status: 'succeeded',
      metadata: {},
      key: '',
    });
    await shop.deliver(refundEvent(id, 10_000));
    expect(await booking(reference)).toMatchObject({ status: 'confirmed', paidAmount: 190 });
    const [refund] = refundsOf(id);
    if (!refund) throw new Error('nothing was sent');
    const failure = refundReport(refund, 'failed', 'refund.failed');
    for (let time = 0; time < 2; time += 1) await shop.deliver(failure);
    expect(await booking(reference)).toMatchObject({ status: 'confirmed', paidAmount: 290 });
    expect(await officeMails(reference)).toEqual(['A refund has failed']);
  });

  test('are lost with a lost dispute, even for a canceled booking', async () => {
    const { id, reference } = await confirmed();
    await act(reference, 'cancel', { refund: 0 });
    await shop.deliver(disputeEvent('closed', id, 'lost'));
    expect(await booking(reference)).toMatchObject({ status: 'cancelled', paidAmount: 0, balanceAmount: 0 });
  });

  test('P19: show the same sum everywhere, to the cent', async () => {
    const { id, second, reference } = await paidTwice();
    // A part went back before, by hand and not in whole dollars.
    shop.stripe.refunds.push({
      id: `re_${randomUUID()}`,
      payment_intent: second,
      amount: 1_050,
      status: 'succeeded',
      metadata: {},
      key: '',
    });
    await shop.deliver(refundEvent(second, 1_050));
    expect((await act(reference, 'cancel', { refund: 1_140 })).status).toBe(409);
    expect((await act(reference, 'cancel', { refund: 1_139 })).status).toBe(200);
    await shop.site.tick();
    const sent = [...refundsOf(second).slice(1), ...refundsOf(id)].map(({ amount }) => amount);
    expect(sent).toEqual([84_950, 28_950]);
    expect(await booking(reference)).toMatchObject({
      cancellation: { refundAmount: 1_139 },
      log: [{ act: 'cancelled', detail: 'Refund: $1,139' }],
      manualRefunds: [],
    });
  });

  test('left to a person by an older server are sent once', async () => {
    const { member, bookingId, reference } = await paidTwice();
    await act(reference, 'cancel', { refund: 0 });
    await memberMails(member);
    await shop.site.emptyOutbox();
    await desk.store
      .insertInto('manual_refunds')
      .values({
        ...{ id: randomUUID(), booking_id: bookingId, amount_cents: 57_000 },
        ...{ ordered_at: shop.site.now.toISOString(), ordered_by: OPERATOR_EMAIL },
      })
      .execute();
    const { manualRefunds, paidAmount } = await booking(reference);
    expect(manualRefunds).toMatchObject([{ amount: 570, sentAt: null }]);
    expect(await waiting('transfersToReturn', reference)).toMatchObject([{ reference, amount: 570 }]);
    const order = { refundId: manualRefunds[0].id };
    const sent = await Promise.all([1, 2].map(() => act(reference, 'manual-refund-sent', order)));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await booking(reference)).paidAmount).toBe(paidAmount - 570);
    expect(await waiting('transfersToReturn', reference)).toEqual([]);
    expect(await memberMails(member)).toEqual(['Your refund is on its way']);
  });

  /** The operator refunds in Stripe's dashboard, and Stripe reports it. */
  async function byDashboard(id: string, amount: number) {
    const refund = { id: `re_${randomUUID()}`, payment_intent: id, amount, status: 'succeeded', metadata: {}, key: '' };
    shop.stripe.refunds.push(refund);
    const gone = refundsOf(id).filter(({ status }) => status !== 'failed');
    await shop.deliver(
      refundEvent(
        id,
        gone.reduce((sum, one) => sum + one.amount, 0),
      ),
    );
  }

  test('P19: after a failure are closed by a dashboard refund and not sent again', async () => {
    const { member, id, reference } = await cancelled(290, REFUSED);
    shop.stripe.answerRefunds('succeeded');
    expect(await waiting('failedRefunds', reference)).toHaveLength(1);
    await byDashboard(id, 29_000);
    expect(await waiting('failedRefunds', reference)).toEqual([]);
    expect((await act(reference, 'refund-again', await desk.refund(id))).status).toBe(409);
    await shop.site.tick();
    expect(refundsOf(id).map(({ amount }) => amount)).toEqual([29_000]);
    expect(await booking(reference)).toMatchObject({ paidAmount: 0 });
    expect(await memberMails(member)).toEqual(['Your refund is on its way']);
  });

  test('P19: due by bank transfer are closed by a dashboard refund', async () => {
    const { id, reference } = await cancelled(290, REFUSED);
    shop.stripe.answerRefunds('succeeded');
    await act(reference, 'refund-by-transfer', await desk.refund(id));
    await byDashboard(id, 29_000);
    expect(await waiting('transfersToReturn', reference)).toEqual([]);
    expect((await act(reference, 'refund-sent', await desk.refund(id))).status).toBe(409);
  });

  test('P19: send only the missing part on a retry, reported or not', async () => {
    const { id, reference } = await cancelled(290, REFUSED);
    shop.stripe.answerRefunds('succeeded');
    const refund = { payment_intent: id, amount: 10_000, status: 'succeeded', metadata: {}, key: '' };
    shop.stripe.refunds.push({ id: `re_${randomUUID()}`, ...refund });
    expect((await act(reference, 'refund-again', await desk.refund(id))).status).toBe(200);
    await shop.site.tick();
    expect(refundsOf(id).map(({ amount }) => amount)).toEqual([10_000, 19_000]);
    expect(await booking(reference)).toMatchObject({ paidAmount: 0 });
    const other = await cancelled(290, REFUSED);
    shop.stripe.answerRefunds('succeeded');
    shop.stripe.refunds.push({ id: `re_${randomUUID()}`, ...refund, payment_intent: other.id, amount: 29_000 });
    await act(other.reference, 'refund-again', await desk.refund(other.id));
    await shop.site.tick();
    expect(refundsOf(other.id).map(({ amount }) => amount)).toEqual([29_000]);
    expect(await waiting('failedRefunds', other.reference)).toEqual([]);
  });

  test('P19: sent by a server that died before recording them are recognized, even if they fail', async () => {
    const { id, reference } = await cancelled();
    await store
      .updateTable('refunds')
      .set({ status: 'ordered', provider_id: null })
      .where('payment_id', '=', id)
      .execute();
    await shop.site.tick();
    const [refund, ...more] = refundsOf(id);
    expect(more).toEqual([]);
    if (!refund) throw new Error('There is no refund');
    await shop.deliver(refundReport(refund, 'failed', 'refund.failed'));
    expect(await waiting('failedRefunds', reference)).toMatchObject([{ reference, amount: 290 }]);
  });

  test('P19: after a failure stay listed if the dashboard sent less', async () => {
    const { id, reference } = await cancelled(290, REFUSED);
    await byDashboard(id, 10_000);
    expect(await waiting('failedRefunds', reference)).toHaveLength(1);
  });

  test('close a cancellation request when whole, withdraw the calendar event and notify once', async () => {
    const { member, id, bookingId, reference } = await confirmed();
    await member.post('/booking/cancel', { bookingId });
    await shop.deliver(refundEvent(id, 29_000));
    expect(await booking(reference)).toMatchObject({
      status: 'cancelled',
      cancellation: { status: 'approved', refundAmount: 290 },
    });
    expect(await waiting('requests', reference)).toEqual([]);
    for (const decision of ['approved', 'declined'])
      expect((await act(reference, 'decision', { decision })).status).toBe(409);
    await shop.site.tick();
    const mails = (await shop.site.mails()).filter(
      (mail) => mail.includes(`To: ${member.email}`) && mail.includes('Subject: Your booking is canceled'),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('We have refunded $290');
    expect(mails[0]).toContain('takes it out of your calendar');
  });

  test('count as whole in two parts', async () => {
    const { id, second, reference } = await paidTwice();
    await shop.deliver(refundEvent(second, 86_000));
    await shop.deliver(refundEvent(id, 29_000));
    expect(await booking(reference)).toMatchObject({ status: 'cancelled', cancellation: { refundAmount: 1_150 } });
  });

  describe('a refund promised by a cancellation request', () => {
    async function requestedCancellation() {
      const made = await paidTwice();
      await made.member.post('/booking/cancel', { bookingId: made.bookingId });
      // Twelve days before the trek, the terms of today refund nothing.
      const soon = new Date(shop.site.now.getTime() + 12 * 86_400_000).toISOString().slice(0, 10);
      await desk.store.updateTable('bookings').set({ start_date: soon }).where('id', '=', made.bookingId).execute();
      return made;
    }

    test('is not lowered without a reason', async () => {
      const { reference } = await requestedCancellation();
      const refused = await act(reference, 'cancel', { refund: 0 });
      expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('$860') } });
      expect((await act(reference, 'cancel', { refund: 0, reason: 'Agreed on the phone.' })).status).toBe(200);
      const { log } = await booking(reference);
      expect(log).toMatchObject([{ act: 'cancelled' }, { act: 'note', detail: 'Agreed on the phone.' }]);
    });

    test('needs no reason if unchanged', async () => {
      const { reference } = await requestedCancellation();
      expect((await act(reference, 'cancel', { refund: 860 })).status).toBe(200);
    });
  });

  describe('a refund of an excess payment', () => {
    /** One that came twice by the bank. */
    async function twice() {
      const made = await confirmed();
      await act(made.reference, 'transfer', { amount: 1_160 });
      expect((await act(made.reference, 'transfer', { amount: 1_160 })).status).toBe(409);
      expect((await act(made.reference, 'transfer', { amount: 1_160, isUnowed: true })).status).toBe(200);
      const { payments } = await booking(made.reference);
      return { ...made, id: payments.find(({ isUnowed }: { isUnowed: boolean }) => isUnowed).id as string };
    }

    test('P19: appears on the start page until it is sent', async () => {
      const { reference, id } = await twice();
      expect(await waiting('unowed', reference)).toMatchObject([{ reference, amount: 1_160 }]);
      expect(await booking(reference)).toMatchObject({ paidAmount: 1_450, balanceAmount: 0 });
      const orders = await Promise.all([1, 2].map(() => act(reference, 'payment-return', { paymentId: id })));
      expect(orders.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await waiting('unowed', reference)).toEqual([]);
      expect(await waiting('transfersToReturn', reference)).toMatchObject([{ reference, amount: 1_160 }]);
      expect((await act(reference, 'refund-sent', await desk.refund(id))).status).toBe(200);
      expect(await booking(reference)).toMatchObject({ status: 'confirmed', paidAmount: 1_450, balanceAmount: 0 });
      expect(await officeMails(reference)).toEqual(['A payment that was not owed was refunded']);
    });

    test('counts toward a booking’s balance once an operator assigns it', async () => {
      const { reference, id } = await twice();
      const other = await confirmed();
      expect((await act(reference, 'payment-assign', { paymentId: id, reference: 'TH-ABSENT' })).status).toBe(400);
      expect((await act(reference, 'payment-assign', { paymentId: id, reference })).status).toBe(409);
      expect(await waiting('unowed', reference)).toHaveLength(1);
      const orders = await Promise.all(
        [other.reference, ` (${other.reference.toLowerCase().replace('-', '\u2011')}). `].map((written) =>
          act(reference, 'payment-assign', { paymentId: id, reference: written }),
        ),
      );
      expect(orders.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await waiting('unowed', reference)).toEqual([]);
      expect(await booking(other.reference)).toMatchObject({
        paidAmount: 1_450,
        balanceAmount: 0,
        log: [{ act: 'payment-assigned', detail: `$1,160 received for ${reference}`, doneBy: OPERATOR_EMAIL }],
      });
      expect((await booking(reference)).log[0]).toMatchObject({ detail: `$1,160 assigned to ${other.reference}` });
    });

    test('returns to its card, and appears as failed if that fails', async () => {
      const { member, bookingId, reference } = await confirmed();
      await member.post('/booking/cancel', { bookingId });
      const id = (await shop.payBalance(member, bookingId, 500)).body.paymentIntentId as string;
      // An older server's command ended no payment.
      await inTransaction(store, (transaction) =>
        decideRequest(transaction, reference, 'approved', 'Sunita', shop.site.now),
      );
      shop.stripe.charge(id);
      await shop.report(id);
      expect(await waiting('unowed', reference)).toMatchObject([{ reference, amount: 500 }]);
      shop.stripe.answerRefunds('failed');
      await act(reference, 'payment-return', { paymentId: id });
      await shop.site.tick();
      expect(await waiting('failedRefunds', reference)).toMatchObject([{ reference, amount: 500 }]);
    });
  });
});
