import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CardSite, WEBHOOK_SECRET } from './card-payments.ts';
import { databases, TestSite } from './site.ts';
import { disputeEvent, refundEvent, stripeEvent, stripeSignature } from './stripe-double.ts';

const forgery = { status: 400, body: { message: 'The signature does not match.' } };

describe.each(databases)('a report of Stripe to the webhook on %s', (database) => {
  let shop: CardSite;
  beforeAll(async () => {
    shop = await CardSite.start(database);
  });
  afterAll(() => shop.remove());

  /** A member whose card was charged, before the API was notified. */
  async function paid() {
    const member = await shop.traveler();
    const id = await shop.opened(member);
    shop.stripe.charge(id);
    const bookingStatus = async () => (await shop.bookings(member))[0].status;
    return { member, id, body: stripeEvent('payment_intent.succeeded', { id, status: 'succeeded' }), bookingStatus };
  }

  test('confirms the booking and sends one mail with a calendar file (P7)', async () => {
    const { member, id } = await paid();
    expect(await shop.report(id)).toMatchObject({ status: 200, body: { received: true } });
    expect(await shop.bookings(member)).toMatchObject([
      { status: 'confirmed', advanceAmount: 290, balanceAmount: 1160 },
    ]);
    await shop.site.tick();
    const [mail, ...more] = await shop.confirmations(member.email);
    expect(more).toEqual([]);
    expect(mail).toContain('$1,160, due on March 2, 2027, 30 days before the trek');
    expect(mail).toMatch(/filename=trek\.ics/);
  });

  test.each([
    ['forged with another secret', (body: string) => stripeSignature(body, 'whsec_guessed', shop.site.now)],
    ['without a signature', () => ''],
    ['with nonsense for a signature', () => 't=1,v1=00'],
    [
      'played back after five minutes',
      (body: string) => stripeSignature(body, WEBHOOK_SECRET, new Date(shop.site.now.getTime() - 301_000)),
    ],
    ['changed in transit', (body: string) => stripeSignature(`${body} `, WEBHOOK_SECRET, shop.site.now)],
  ])('changes nothing if it is %s (P6)', async (_, signature) => {
    const { body, bookingStatus } = await paid();
    expect(await shop.deliver(body, signature(body))).toMatchObject(forgery);
    expect(await bookingStatus()).toBe('pending');
    // The control: the same message, signed well, has an effect.
    expect(await shop.deliver(body)).toMatchObject({ status: 200 });
    expect(await bookingStatus()).toBe('confirmed');
  });

  test('has one effect if it arrives 20 times at once (P6)', async () => {
    const { member, body } = await paid();
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.deliver(body)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    await shop.site.tick();
    expect(await shop.bookings(member)).toMatchObject([{ status: 'confirmed', advanceAmount: 290 }]);
    expect(await shop.confirmations(member.email)).toHaveLength(1);
  });

  test('counts from the time of the charge, even an hour later (M17)', async () => {
    const { member, id } = await paid();
    const report = stripeEvent('payment_intent.succeeded', { id, status: 'succeeded' }, undefined, shop.site.now);
    const charged = shop.site.now.toISOString();
    shop.site.wait(3_600);
    expect((await shop.deliver(report)).status).toBe(200);
    expect(Date.parse((await shop.bookings(member))[0].payments[0].paidAt)).toBe(
      Math.floor(Date.parse(charged) / 1000) * 1000,
    );
  });

  test.each([
    ['before its payment was opened', () => new Date(0)],
    ['in the future', () => new Date(shop.site.now.getTime() + 86_400_000)],
  ])('treats a charge %s as one of its time', async (_, moment) => {
    const { member, id } = await paid();
    const { createdAt } = (await shop.bookings(member))[0];
    await shop.deliver(stripeEvent('payment_intent.succeeded', { id, status: 'succeeded' }, undefined, moment()));
    const [booking] = await shop.bookings(member);
    const at = Date.parse(booking.payments[0].paidAt);
    expect(at).toBeGreaterThanOrEqual(Date.parse(createdAt));
    expect(at).toBeLessThanOrEqual(shop.site.now.getTime());
  });

  test('only moves a payment forward, in any order (P6)', async () => {
    const { id, bookingStatus } = await paid();
    await shop.report(id, 'processing');
    expect(await bookingStatus()).toBe('pending');
    for (const status of ['succeeded', 'canceled', 'payment_failed', 'succeeded', 'processing']) {
      expect((await shop.report(id, status)).status).toBe(200);
      expect(await bookingStatus()).toBe('confirmed');
    }
  });

  test('leaves the booking to be paid if its payment is canceled', async () => {
    const member = await shop.traveler();
    const id = await shop.opened(member);
    await shop.report(id, 'canceled');
    expect((await shop.poll(member, id)).body).toEqual({ status: 'canceled' });
    expect(await shop.bookings(member)).toMatchObject([{ status: 'pending' }]);
  });

  test('is accepted and ignored if it concerns another person’s payment or anything else', async () => {
    expect((await shop.report('pi_of_another_site', 'succeeded')).status).toBe(200);
    const body = JSON.stringify({ id: 'evt_2', object: 'event', type: 'charge.refunded', data: { object: {} } });
    expect((await shop.deliver(body)).status).toBe(200);
  });

  test.each([
    'null',
    '7',
    '[]',
    '"event"',
    '{}',
    '{"object":"event","type":"payment_intent.succeeded"}',
    '{"object":"event","type":"payment_intent.succeeded","data":null}',
    '{"object":"event","type":"payment_intent.succeeded","data":{"object":null}}',
    '{"object":"event","type":"payment_intent.succeeded","data":{"object":{"id":{},"status":[]}}}',
    '{"object":"event","type":["charge.refunded"],"data":{"object":{}}}',
    '{"object":"event","type":"charge.refunded","data":{"object":{"payment_intent":null,"amount_refunded":"1e9"}}}',
    '{"object":"event","type":"charge.dispute.created","data":{"object":{"payment_intent":7}}}',
  ])('I7: changes nothing and breaks nothing if signed and odd (%s)', async (body) => {
    expect([200, 400]).toContain((await shop.deliver(body)).status);
  });

  /** A member whose booking is confirmed by a payment of $290. */
  async function confirmed() {
    const { member, id } = await paid();
    await shop.report(id);
    await shop.site.tick();
    await shop.site.emptyOutbox();
    return { member, id };
  }
  const officeMails = async () => {
    await shop.site.tick();
    return (await shop.site.mails()).filter((mail) => mail.includes(`To: ${shop.site.settings.mail.contactAddress}`));
  };

  test('P13: cancels the booking on a full refund and notifies the office once', async () => {
    const { member, id } = await confirmed();
    for (let time = 0; time < 3; time += 1) expect((await shop.deliver(refundEvent(id, 29_000))).status).toBe(200);
    expect(await shop.bookings(member)).toMatchObject([{ status: 'cancelled', advanceAmount: 0, balanceAmount: 0 }]);
    const [mail, ...more] = await officeMails();
    expect(more).toEqual([]);
    expect(mail).toContain('Subject: A payment was refunded');
    expect(mail).toContain('Refunded:   $290');
  });

  test('P13: counts each partial refund once, in any order', async () => {
    const { member, id } = await confirmed();
    for (const cents of [4_000, 9_000, 4_000, 9_000]) await shop.deliver(refundEvent(id, cents));
    expect(await shop.bookings(member)).toMatchObject([
      { status: 'confirmed', advanceAmount: 200, balanceAmount: 1160 },
    ]);
    expect(await officeMails()).toHaveLength(2);
  });

  test('P13: counts a refund that arrives before its payment, and both', async () => {
    const { member, id } = await paid();
    await shop.deliver(refundEvent(id, 29_000));
    expect(await shop.bookings(member)).toMatchObject([{ status: 'cancelled', advanceAmount: 0 }]);
  });

  test.each([
    ['won', ['created:needs_response', 'closed:won'], 290, 2],
    ['lost', ['created:needs_response', 'closed:lost'], 0, 2],
    ['under way', ['created:needs_response', 'updated:under_review'], 290, 1],
  ])(
    'P13: notifies the office once of a dispute that is %s, however often it arrives',
    async (_, reports, paid, mails) => {
      const { member, id } = await confirmed();
      for (const report of reports) {
        const [phase = '', disputeStatus = ''] = report.split(':');
        const event = disputeEvent(phase, id, disputeStatus);
        for (let time = 0; time < 3; time += 1) expect((await shop.deliver(event)).status).toBe(200);
      }
      expect(await shop.bookings(member)).toMatchObject([{ advanceAmount: paid }]);
      expect(await officeMails()).toHaveLength(mails);
    },
  );

  test('P13: counts a dispute that arrives before its payment, and both', async () => {
    const { member, id } = await paid();
    await shop.deliver(disputeEvent('created', id, 'needs_response'));
    expect(await shop.bookings(member)).toMatchObject([{ status: 'disputed', advanceAmount: 290 }]);
  });

  test('P13 control: without a report a confirmed booking stays unchanged', async () => {
    const { member } = await confirmed();
    expect(await shop.bookings(member)).toMatchObject([{ status: 'confirmed', advanceAmount: 290 }]);
    expect(await officeMails()).toEqual([]);
  });

  test('is refused if it is not JSON, even with a valid signature', async () => {
    expect((await shop.deliver('{"id":')).status).toBe(400);
  });
});

test('the webhook does not exist if payments are simulated', async () => {
  const site = await TestSite.start('SQLite');
  expect((await site.visitor().post('/payment/webhook', {})).status).toBe(404);
  await site.remove();
});
