import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { expectBalanced } from './balanced.ts';
import { allYearTrek, files } from './content.ts';
import { OfficeDesk } from './office-desk.ts';
import { databases } from './site.ts';
import type { Visitor } from './visitor.ts';

const asha = { firstName: 'Asha', lastName: 'Rai', email: 'asha@example.org', phone: '+977 1 555 0100' };
/** The booking is for April 2, 2027, and today is November 21, 2026. */
const LATER = '2027-04-20';

describe.each(databases)('a customer who asks for a change, on %s', (database) => {
  let desk: OfficeDesk;
  beforeAll(async () => {
    desk = await OfficeDesk.open(database, {
      ...files,
      'treks/everest-base-camp-trek.json': { ...allYearTrek, id: 101 },
    });
  });
  afterEach(() => expectBalanced(desk.store));
  afterAll(() => desk.close());

  /** A booking of $1,450 for one, of which $290 are paid. */
  async function confirmed() {
    const { member, id: first, bookingId } = await desk.shop.confirmed();
    const [booking] = await desk.shop.bookings(member);
    return { member, first, bookingId, reference: booking.reference as string, start: booking.startDate as string };
  }
  const quote = (member: Visitor, wish: object) => member.post('/booking/change-quote', wish);
  const ask = (member: Visitor, wish: object) => member.post('/booking/change-request', wish);
  /** Asks, with the total that the quote shows. */
  async function request(member: Visitor, wish: object) {
    const { body } = await quote(member, wish);
    const answer = await ask(member, { ...wish, totalAmount: body.totalAmount });
    expect(answer).toMatchObject({ status: 200, body: { booking: { changeRequest: { status: 'requested' } } } });
    return { quoted: body, requestedAt: answer.body.booking.changeRequest.requestedAt as string };
  }
  const answer = (reference: string, order: object) => desk.act(reference, 'change-answer', order);
  const mailsTo = async (address: string) => {
    await desk.shop.site.tick();
    return (await desk.shop.site.mails()).filter((mail) => mail.includes(`To: ${address}`));
  };
  const subjectsTo = async (address: string) =>
    (await mailsTo(address)).map((mail) => /^Subject: ([\w ]+)/m.exec(mail)?.[1]);

  test('sees what terms and prices say before anything is sent', async () => {
    const { member, bookingId } = await confirmed();
    const day = { bookingId, startDate: LATER, travelers: 1 };
    expect((await quote(member, day)).body).toEqual({
      ...{ startDate: LATER, endDate: '2027-04-22', travelers: 1, feeAmount: 0, totalAmount: 1450 },
      ...{ differenceAmount: 0, balanceAmount: 1160, balanceDueDate: '2027-03-21', refundAmount: 0 },
    });
    const { body: two } = await quote(member, { ...day, travelers: 2 });
    expect(two.differenceAmount).toBe(two.totalAmount - 1450);
    expect((await quote(member, { ...day, transferTo: asha })).body).toMatchObject({
      ...{ feeAmount: 120, totalAmount: 1570, differenceAmount: 120, balanceAmount: 1280 },
    });
    const [booking] = await desk.shop.bookings(member);
    expect(booking).toMatchObject({ changeRequest: null, totalAmount: 1450, travelers: 1 });
  });

  test('asks once, however often it is sent, and a later request takes the place of one that waits', async () => {
    const { member, bookingId, reference } = await confirmed();
    const wish = { bookingId, startDate: LATER, travelers: 1, message: 'A friend comes, too.', totalAmount: 1450 };
    for (const _time of [1, 2]) expect((await ask(member, wish)).status).toBe(200);
    expect((await subjectsTo(member.email ?? '')).filter((text) => text?.includes('change'))).toEqual([
      'We have your request to change',
    ]);
    desk.shop.site.wait(60);
    await request(member, { ...wish, startDate: '2027-04-27' });
    expect(await desk.booking(reference)).toMatchObject({
      startDate: expect.not.stringContaining('2027-04-2'),
      changeRequest: {
        status: 'requested',
        startDate: '2027-04-27',
        message: 'A friend comes, too.',
        transferTo: null,
      },
    });
    const { body: today } = await desk.office.get('/office/today');
    expect(today.changes).toContainEqual(expect.objectContaining({ reference }));
  });

  test('is refused what terms, days and the state of the booking forbid', async () => {
    const { member, bookingId, start } = await confirmed();
    const same = { bookingId, startDate: start, travelers: 1 };
    expect((await quote(member, same)).status).toBe(400);
    expect((await quote(member, { ...same, startDate: '2026-11-01' })).status).toBe(400);
    expect((await quote(member, { ...same, travelers: 0 })).status).toBe(400);
    expect((await quote(member, { ...same, transferTo: { ...asha, email: 'asha' } })).status).toBe(400);
    expect((await ask(member, { ...same, startDate: LATER, totalAmount: 1000 })).status).toBe(409);
    expect((await quote(await desk.shop.site.member(), { ...same, startDate: LATER })).status).toBe(404);
    const unpaid = await desk.shop.traveler();
    const [{ id }] = await desk.shop.bookings(unpaid);
    expect((await quote(unpaid, { ...same, bookingId: id, startDate: LATER })).status).toBe(409);
    await member.post('/booking/cancel', { bookingId });
    expect((await quote(member, { ...same, startDate: LATER })).status).toBe(409);
  });

  test('can transfer the booking up to the day of the terms, and no later', async () => {
    const { member, bookingId } = await confirmed();
    const move = (startDate: string) =>
      desk.store.updateTable('bookings').set({ start_date: startDate }).where('id', '=', bookingId).execute();
    const wish = { bookingId, startDate: LATER, travelers: 1, transferTo: asha };
    await move('2026-12-05');
    expect((await quote(member, wish)).status).toBe(200);
    await move('2026-12-04');
    expect(await quote(member, wish)).toMatchObject({ status: 409, body: { message: /14 days before its start/ } });
  });

  test('gets the booking as it was shown once the office accepts, with the fee as a line of its price', async () => {
    const { member, bookingId, reference } = await confirmed();
    await member.post('/booking/traveler', { bookingId, position: 1, passportName: 'Maya Gurung' });
    const { quoted, requestedAt } = await request(member, {
      bookingId,
      startDate: LATER,
      travelers: 1,
      transferTo: asha,
    });
    await desk.shop.site.tick();
    const { body: now } = await desk.office.get(`/office/bookings/${reference}/change-request`);
    expect(now).toMatchObject({ totalAmount: 1570, feeAmount: 120, withoutFee: { totalAmount: 1450 } });
    const order = { decision: 'accepted', requestedAt, totalAmount: quoted.totalAmount, key: randomUUID() };
    for (const _time of [1, 2]) expect((await answer(reference, order)).status).toBe(200);
    expect(await desk.booking(reference)).toMatchObject({
      ...{ startDate: LATER, totalAmount: 1570, balanceAmount: 1280, name: 'Asha Rai', email: 'asha@example.org' },
      ...{ priceLines: [{ kind: 'change-fee', amount: 120 }], changeRequest: { status: 'accepted' } },
      travelerDetails: [],
    });
    expect((await desk.shop.bookings(member))[0]).toMatchObject({ changeRequest: { status: 'accepted' } });
    expect(await subjectsTo('asha@example.org')).toEqual(['Your booking has changed']);
    expect(await subjectsTo(member.email ?? '')).toContain('Your booking is transferred');
    // The same request can't be answered again by another press.
    expect((await answer(reference, { ...order, key: randomUUID() })).status).toBe(409);
  });

  test('pays no fee if the office waives it', async () => {
    const { member, bookingId, reference } = await confirmed();
    const { requestedAt } = await request(member, { bookingId, startDate: LATER, travelers: 1, transferTo: asha });
    expect((await answer(reference, { decision: 'waived', requestedAt, totalAmount: 1570 })).status).toBe(409);
    expect((await answer(reference, { decision: 'waived', requestedAt, totalAmount: 1450 })).status).toBe(200);
    expect(await desk.booking(reference)).toMatchObject({ totalAmount: 1450, priceLines: [], name: 'Asha Rai' });
  });

  test('hears why the office declines, and nothing changes', async () => {
    const { member, bookingId, reference, start } = await confirmed();
    const { requestedAt } = await request(member, { bookingId, startDate: LATER, travelers: 3 });
    expect((await answer(reference, { decision: 'declined', requestedAt })).status).toBe(400);
    const reason = 'That week we are full. The week after has places.';
    expect((await answer(reference, { decision: 'declined', requestedAt, reason })).status).toBe(200);
    const [booking] = await desk.shop.bookings(member);
    expect(booking).toMatchObject({
      startDate: start,
      totalAmount: 1450,
      changeRequest: { status: 'declined', reason },
    });
    const mails = await mailsTo(member.email ?? '');
    const mail = mails.find((one) => one.includes('Your booking is unchanged')) ?? '';
    expect(mail.replaceAll('=\r\n', '')).toContain(reason);
  });

  test('gets back what was paid beyond a lower total', async () => {
    const { member, bookingId, reference } = await confirmed();
    const { quoted: more, requestedAt } = await request(member, { bookingId, startDate: LATER, travelers: 2 });
    await answer(reference, { decision: 'accepted', requestedAt, totalAmount: more.totalAmount });
    await desk.act(reference, 'transfer', { amount: more.balanceAmount });
    desk.shop.site.wait(60);
    const { quoted: less, requestedAt: again } = await request(member, { bookingId, startDate: LATER, travelers: 1 });
    expect(less).toMatchObject({ refundAmount: more.totalAmount - 1450, balanceAmount: 0, balanceDueDate: null });
    const order = { decision: 'accepted', requestedAt: again, totalAmount: 1450, refundAmount: less.refundAmount };
    expect((await answer(reference, order)).status).toBe(200);
    expect(await desk.booking(reference)).toMatchObject({ totalAmount: 1450, balanceAmount: 0, travelers: 1 });
  });

  test('never pays more than was shown, and an answer to an earlier request decides nothing', async () => {
    const { member, bookingId, reference } = await confirmed();
    const wish = { bookingId, startDate: LATER, travelers: 2 };
    const { quoted, requestedAt } = await request(member, wish);
    await desk.act(reference, 'price-line', {
      ...{ kind: 'extra', amount: 50, text: 'Porter', reason: 'Asked for it', totalAmount: 1500 },
    });
    const dearer = quoted.totalAmount + 50;
    expect(await answer(reference, { decision: 'accepted', requestedAt, totalAmount: dearer })).toMatchObject({
      ...{ status: 409, body: { message: /was shown a total/ } },
    });
    desk.shop.site.wait(60);
    await request(member, { ...wish, startDate: '2027-04-27' });
    const stale = { decision: 'accepted', requestedAt, totalAmount: dearer };
    expect((await answer(reference, stale)).status).toBe(409);
    expect(await desk.booking(reference)).toMatchObject({ totalAmount: 1500, changeRequest: { status: 'requested' } });
  });

  test('gets one of ten parallel answers, and pays the fee once', async () => {
    const { member, bookingId, reference } = await confirmed();
    const { requestedAt } = await request(member, { bookingId, startDate: LATER, travelers: 1, transferTo: asha });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => answer(reference, { decision: 'accepted', requestedAt, totalAmount: 1570 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await desk.booking(reference)).toMatchObject({ totalAmount: 1570, priceLines: [{ amount: 120 }] });
  });
});
