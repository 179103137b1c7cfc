import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stageOf } from '../src/store/dispute.rules.ts';
import { OfficeDesk } from './office-desk.ts';
import { databases } from './site.ts';
import { disputeEvent, refundEvent } from './stripe-double.ts';

test.each([
  ['warning_needs_response', 'inquiry'],
  ['warning_under_review', 'inquiry'],
  ['warning_closed', 'kept'],
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['appeal_needs_response', 'open'],
  ['appeal_under_review', 'open'],
  ['won', 'kept'],
  ['lost', 'lost'],
  ['prevented', 'kept'],
  ['a_status_of_next_year', 'open'],
  ['toString', 'open'],
])('a dispute with status %s is %s', (status, stage) => {
  expect(stageOf(status)).toBe(stage);
});

describe.each(databases)('disputes on %s', (database) => {
  let desk: OfficeDesk;
  beforeAll(async () => {
    desk = await OfficeDesk.open(database);
  });
  afterAll(() => desk.close());

  /** A booking of which $290 and, with `second`, $1,160 are paid. */
  async function paid(isInFull = true) {
    const { shop } = desk;
    const { member, id, bookingId } = await shop.confirmed();
    const second = isInFull ? ((await shop.payBalance(member, bookingId, 1_160)).body.paymentIntentId as string) : '';
    if (isInFull) {
      shop.stripe.charge(second);
      await shop.poll(member, second);
    }
    const { reference } = (await shop.bookings(member))[0];
    await shop.site.tick();
    await shop.site.emptyOutbox();
    return { member, id, second, bookingId, reference: reference as string };
  }
  const hear = async (...events: string[]) => {
    for (const event of events) expect((await desk.shop.deliver(event)).status).toBe(200);
  };
  const today = async () => (await desk.office.get('/office/today')).body;
  const toSee = async (reference: string) =>
    (await today()).disputes.filter((dispute: { reference: string }) => dispute.reference === reference);
  const sums = async (list: string, reference: string) =>
    (await today())[list].filter((sum: { reference: string }) => sum.reference === reference);
  const sent = (id: string) =>
    desk.shop.stripe.refunds.filter(({ payment_intent }) => payment_intent === id).map(({ amount }) => amount);
  const mailsTo = async (address: string) => {
    await desk.shop.site.tick();
    return (await desk.shop.site.mails()).filter((mail) => mail.includes(`To: ${address}`));
  };

  test('keep a booking disputed while any of them is open', async () => {
    const { id, second, reference } = await paid();
    await hear(disputeEvent('created', id, 'needs_response'), disputeEvent('created', second, 'needs_response'));
    await hear(disputeEvent('closed', id, 'won'));
    expect(await desk.booking(reference)).toMatchObject({ status: 'disputed', paidAmount: 1_450 });
    expect(await toSee(reference)).toMatchObject([{ amount: 1_160, standing: 'open' }]);
    await hear(disputeEvent('closed', second, 'won'));
    expect(await desk.booking(reference)).toMatchObject({ status: 'confirmed', paidAmount: 1_450 });
    expect(await toSee(reference)).toEqual([]);
  });

  test('appear with their amount, reason and deadline', async () => {
    const { id, reference } = await paid();
    const dueBy = new Date('2026-12-20T23:59:59.000Z');
    await hear(
      disputeEvent('created', id, 'needs_response', { amount: 10_000, reason: 'product_not_received', dueBy }),
    );
    expect(await toSee(reference)).toMatchObject([
      { amount: 100, status: 'needs_response', reason: 'product_not_received', dueAt: dueBy.toISOString(), reference },
    ]);
  });

  test('appear by deadline, with lost ones last', async () => {
    const [lost, later, sooner] = [await paid(false), await paid(false), await paid(false)];
    const due = (day: number) => ({ dueBy: new Date(`2026-12-0${day}T12:00:00.000Z`) });
    await hear(disputeEvent('created', lost.id, 'needs_response', due(1)), disputeEvent('closed', lost.id, 'lost'));
    await hear(disputeEvent('created', later.id, 'needs_response', due(7)));
    await hear(disputeEvent('created', sooner.id, 'needs_response', due(3)));
    const own = [lost, later, sooner].map(({ reference }) => reference);
    const listed = (await today()).disputes.map(({ reference }: { reference: string }) => reference);
    expect(listed.filter((reference: string) => own.includes(reference))).toEqual([
      sooner.reference,
      later.reference,
      lost.reference,
    ]);
  });

  test('leave the booking unchanged when prevented or closed as inquiries', async () => {
    const { id, second, reference } = await paid();
    await hear(disputeEvent('created', id, 'warning_needs_response'), disputeEvent('closed', id, 'prevented'));
    await hear(
      disputeEvent('created', second, 'warning_needs_response'),
      disputeEvent('closed', second, 'warning_closed'),
    );
    expect(await desk.booking(reference)).toMatchObject({ status: 'confirmed', paidAmount: 1_450 });
    expect(await toSee(reference)).toEqual([]);
  });

  test('leave a refundable excess when won after a second payment, and show it on the start page', async () => {
    const { shop } = desk;
    const { member, id, bookingId, reference } = await paid();
    await hear(disputeEvent('created', id, 'needs_response'), disputeEvent('closed', id, 'lost'));
    const [{ id: disputeId }] = await toSee(reference);
    await desk.act(reference, 'dispute', { disputeId, decision: 'owed-again' });
    const third = (await shop.payBalance(member, bookingId, 290)).body.paymentIntentId as string;
    shop.stripe.charge(third);
    await shop.poll(member, third);
    expect(await sums('overpaid', reference)).toEqual([]);
    await hear(disputeEvent('updated', id, 'appeal_under_review'), disputeEvent('closed', id, 'won'));
    expect(await sums('overpaid', reference)).toEqual([{ reference, amount: 290 }]);
    expect(await desk.booking(reference)).toMatchObject({ paidAmount: 1_740, balanceAmount: 0, returnableAmount: 290 });
    expect((await desk.act(reference, 'refund', { amount: 290.01, reason: 'Paid twice' })).status).toBe(409);
    expect((await desk.act(reference, 'refund', { amount: 290, reason: 'Paid twice' })).status).toBe(200);
    await shop.site.tick();
    expect(await sums('overpaid', reference)).toEqual([]);
    expect(sent(third)).toEqual([29_000]);
    expect(await desk.booking(reference)).toMatchObject({ status: 'confirmed', paidAmount: 1_450, balanceAmount: 0 });
  });

  test('follow an appeal to either outcome', async () => {
    const { id, reference } = await paid(false);
    await hear(disputeEvent('created', id, 'needs_response'), disputeEvent('closed', id, 'won'));
    await hear(disputeEvent('updated', id, 'appeal_needs_response'));
    expect(await desk.booking(reference)).toMatchObject({ status: 'disputed' });
    await hear(disputeEvent('closed', id, 'lost'));
    expect(await desk.booking(reference)).toMatchObject({ status: 'confirmed', paidAmount: 0 });
    await hear(disputeEvent('closed', id, 'won'));
    expect(await desk.booking(reference)).toMatchObject({ status: 'confirmed', paidAmount: 290 });
  });

  test('count as two when one starts after an inquiry', async () => {
    const { id, reference } = await paid(false);
    await hear(disputeEvent('created', id, 'warning_needs_response', { id: 'du_first' }));
    await hear(disputeEvent('closed', id, 'warning_closed', { id: 'du_first' }));
    await hear(disputeEvent('created', id, 'needs_response', { id: 'du_other' }));
    expect(await desk.booking(reference)).toMatchObject({ status: 'disputed' });
    await hear(disputeEvent('closed', id, 'lost', { id: 'du_other' }));
    expect(await desk.booking(reference)).toMatchObject({ status: 'confirmed', paidAmount: 0 });
  });

  test('are read from the provider, so that reports in the wrong order do no harm', async () => {
    const { id, reference } = await paid(false);
    const [opened, over] = [disputeEvent('created', id, 'needs_response'), disputeEvent('closed', id, 'won')];
    await hear(over, opened);
    expect(await desk.booking(reference)).toMatchObject({ status: 'confirmed', paidAmount: 290 });
  });

  test('refuse a report while the provider is unavailable, and handle its repetition', async () => {
    const { id, reference } = await paid(false);
    const opened = disputeEvent('created', id, 'needs_response');
    desk.shop.stripe.goAway();
    expect((await desk.shop.deliver(opened)).status).toBe(503);
    desk.shop.stripe.goAway(false);
    await hear(opened);
    expect(await desk.booking(reference)).toMatchObject({ status: 'disputed' });
  });

  test('a lost one deducts its amount, releases no place and notifies the customer', async () => {
    const { member, id, second, reference } = await paid();
    await hear(
      disputeEvent('created', second, 'needs_response', { amount: 10_000 }),
      disputeEvent('closed', second, 'lost'),
    );
    expect(await desk.booking(reference)).toMatchObject({ status: 'confirmed', paidAmount: 1_350, balanceAmount: 0 });
    expect(await toSee(reference)).toMatchObject([{ amount: 100, standing: 'lost', decision: null }]);
    const [mail, ...more] = await mailsTo(member.email);
    expect(more).toEqual([]);
    expect(mail).toContain('your bank has returned $100 of it to you');
    const { payments } = await desk.booking(reference);
    expect(payments.map(({ disputes }: { disputes: unknown[] }) => disputes.length)).toEqual([0, 1]);
    expect(sent(id)).toEqual([]);
  });

  test('a person can write off a lost one once', async () => {
    const { second, reference } = await paid();
    await hear(disputeEvent('created', second, 'needs_response'), disputeEvent('closed', second, 'lost'));
    const [{ id: disputeId }] = await toSee(reference);
    expect((await desk.act(reference, 'dispute', { disputeId, decision: 'written-off' })).status).toBe(200);
    expect((await desk.act(reference, 'dispute', { disputeId, decision: 'owed-again' })).status).toBe(409);
    expect(await desk.booking(reference)).toMatchObject({
      ...{ status: 'confirmed', paidAmount: 290, balanceAmount: 0 },
      log: [{ act: 'dispute-written-off' }],
    });
    expect(await toSee(reference)).toEqual([]);
  });

  test('a person can charge a lost one again, and the customer gets a link', async () => {
    const { member, second, reference } = await paid();
    await hear(disputeEvent('created', second, 'needs_response'), disputeEvent('closed', second, 'lost'));
    const [{ id: disputeId }] = await toSee(reference);
    await desk.shop.site.tick();
    await desk.shop.site.emptyOutbox();
    expect((await desk.act(reference, 'dispute', { disputeId, decision: 'owed-again' })).status).toBe(200);
    expect(await desk.booking(reference)).toMatchObject({ status: 'confirmed', paidAmount: 290, balanceAmount: 1_160 });
    expect(await mailsTo(member.email)).toHaveLength(1);
    // The appeal gives the money back: it is owed no longer.
    await hear(disputeEvent('closed', second, 'won'));
    expect(await desk.booking(reference)).toMatchObject({ paidAmount: 1_450, balanceAmount: 0 });
  });

  test('a lost one leaves the rest to refund when a person cancels the booking', async () => {
    const { id, second, reference } = await paid();
    await hear(disputeEvent('created', id, 'needs_response'), disputeEvent('closed', id, 'lost'));
    expect((await desk.act(reference, 'cancel', { refund: 1_160 })).status).toBe(200);
    await desk.shop.site.tick();
    expect(sent(second)).toEqual([116_000]);
    expect(await desk.booking(reference)).toMatchObject({ status: 'cancelled', paidAmount: 0 });
    expect(await toSee(reference)).toEqual([]);
  });

  test('allow the office to cancel: the disputed part waits and is sent when the dispute is won', async () => {
    const { id, second, reference } = await paid();
    await hear(disputeEvent('created', second, 'needs_response'));
    expect((await desk.act(reference, 'cancel', { refund: 1_450 })).status).toBe(200);
    await desk.shop.site.tick();
    expect([sent(id), sent(second)]).toEqual([[29_000], []]);
    const { payments } = await desk.booking(reference);
    expect(payments).toMatchObject([
      { refunds: [{ state: 'arrived' }] },
      { refunds: [{ state: 'waiting', amount: 1_160 }] },
    ]);
    expect(await sums('transfersToReturn', reference)).toEqual([]);
    await hear(disputeEvent('closed', second, 'won'));
    await desk.shop.site.tick();
    expect(sent(second)).toEqual([116_000]);
  });

  test('a lost one withdraws pending refunds of the payment', async () => {
    const { id, second, reference } = await paid();
    await hear(disputeEvent('created', second, 'needs_response'));
    await desk.act(reference, 'cancel', { refund: 1_450 });
    await hear(disputeEvent('closed', second, 'lost'));
    await desk.shop.site.tick();
    expect([sent(id), sent(second)]).toEqual([[29_000], []]);
    expect((await desk.booking(reference)).payments).toMatchObject([{}, { refunds: [{ state: 'withdrawn' }] }]);
    expect(await sums('transfersToReturn', reference)).toEqual([]);
    expect(await sums('failedRefunds', reference)).toEqual([]);
    for (const act of ['refund-again', 'refund-by-transfer', 'refund-sent']) {
      expect((await desk.act(reference, act, await desk.refund(second))).status).toBe(409);
    }
  });

  test('a lost one withdraws a failed refund', async () => {
    const { shop } = desk;
    const { id, reference } = await paid(false);
    await desk.act(reference, 'cancel', { refund: 290 });
    shop.stripe.answerRefunds('refused');
    await shop.site.tick();
    shop.stripe.answerRefunds('succeeded');
    expect(await sums('failedRefunds', reference)).toMatchObject([{ amount: 290 }]);
    await hear(disputeEvent('created', id, 'needs_response'), disputeEvent('closed', id, 'lost'));
    expect(await sums('failedRefunds', reference)).toEqual([]);
    expect((await desk.act(reference, 'refund-by-transfer', await desk.refund(id))).status).toBe(409);
    expect(await desk.booking(reference)).toMatchObject({ paidAmount: 0 });
  });

  test('a partly lost one leaves the rest of the refund', async () => {
    const { second, reference } = await paid();
    await hear(disputeEvent('created', second, 'needs_response', { amount: 16_000 }));
    await desk.act(reference, 'cancel', { refund: 1_450 });
    await hear(disputeEvent('closed', second, 'lost'));
    await desk.shop.site.tick();
    expect(sent(second)).toEqual([100_000]);
  });

  test.each([
    ['whole', undefined, [29_000]],
    ['in part', 16_000, [13_000, 16_000]],
  ])('one lost %s and then won sends the withdrawn refund', async (_, amount, refunded) => {
    const { id, reference } = await paid(false);
    await hear(disputeEvent('created', id, 'needs_response', { amount }));
    await desk.act(reference, 'cancel', { refund: 290 });
    await hear(disputeEvent('closed', id, 'lost'));
    await desk.shop.site.tick();
    await hear(disputeEvent('updated', id, 'appeal_under_review'));
    await desk.shop.site.tick();
    expect(sent(id)).toEqual(refunded.slice(0, -1));
    await hear(disputeEvent('closed', id, 'won'));
    await desk.shop.site.tick();
    await desk.shop.site.tick();
    expect(sent(id)).toEqual(refunded);
    expect(await desk.booking(reference)).toMatchObject({ status: 'cancelled', paidAmount: 0 });
  });

  test('let a person refund by bank transfer, explicitly', async () => {
    const { second, reference } = await paid();
    await hear(disputeEvent('created', second, 'needs_response'));
    await desk.act(reference, 'cancel', { refund: 1_160 + 290 });
    expect((await desk.act(reference, 'refund-by-transfer', await desk.refund(second))).status).toBe(200);
    expect(await sums('transfersToReturn', reference)).toMatchObject([{ amount: 1_160 }]);
    expect((await desk.act(reference, 'refund-sent', await desk.refund(second))).status).toBe(200);
    const { log } = await desk.booking(reference);
    expect(log.map(({ act }: { act: string }) => act)).toContain('refund-by-transfer');
  });

  test('an inquiry is refunded through the provider', async () => {
    const { second, reference } = await paid();
    await hear(disputeEvent('created', second, 'warning_needs_response'));
    await desk.act(reference, 'cancel', { refund: 1_160 });
    await desk.shop.site.tick();
    expect(sent(second)).toEqual([116_000]);
  });

  test('the list includes those of canceled bookings and excess payments', async () => {
    const { id, reference } = await paid(false);
    await desk.act(reference, 'cancel', { refund: 0 });
    await hear(disputeEvent('created', id, 'needs_response'));
    expect(await toSee(reference)).toMatchObject([{ standing: 'open' }]);
    await hear(disputeEvent('closed', id, 'lost'));
    const [{ id: disputeId }] = await toSee(reference);
    expect((await desk.act(reference, 'dispute', { disputeId, decision: 'owed-again' })).status).toBe(409);
    expect((await desk.act(reference, 'dispute', { disputeId, decision: 'written-off' })).status).toBe(200);
    expect(await desk.booking(reference)).toMatchObject({ status: 'cancelled', paidAmount: 0, balanceAmount: 0 });
  });

  test('deduct money only once if it was refunded, too', async () => {
    const { id, reference } = await paid();
    await hear(
      refundEvent(id, 29_000),
      disputeEvent('created', id, 'needs_response'),
      disputeEvent('closed', id, 'lost'),
    );
    expect(await desk.booking(reference)).toMatchObject({ status: 'confirmed', paidAmount: 1_160 });
  });

  test('for the whole amount leave the booking to a person, whatever is refunded', async () => {
    const { id, reference } = await paid(false);
    await hear(
      disputeEvent('created', id, 'needs_response'),
      disputeEvent('closed', id, 'lost'),
      refundEvent(id, 1_000),
    );
    expect(await desk.booking(reference)).toMatchObject({ status: 'confirmed', paidAmount: 0 });
    expect(await toSee(reference)).toMatchObject([{ standing: 'lost', decision: null }]);
  });

  test('keep the booking in the list of early departures', async () => {
    const { id, bookingId, reference } = await paid();
    const soon = new Date(desk.shop.site.now.getTime() + 4 * 86_400_000).toISOString().slice(0, 10);
    await desk.store.updateTable('bookings').set({ start_date: soon }).where('id', '=', bookingId).execute();
    await hear(disputeEvent('created', id, 'needs_response'));
    const { leaving } = await today();
    expect(leaving.map((row: { reference: string }) => row.reference)).toContain(reference);
  });

  test('control: another booking stays unchanged', async () => {
    const other = await paid();
    const { id } = await paid();
    await hear(disputeEvent('created', id, 'needs_response'), disputeEvent('closed', id, 'lost'));
    expect(await desk.booking(other.reference)).toMatchObject({ status: 'confirmed', paidAmount: 1_450 });
    expect(await mailsTo(other.member.email)).toEqual([]);
  });
});
