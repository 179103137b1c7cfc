import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { requestCancellation } from '../src/store/cancellations.ts';
import { officeLog } from '../src/store/office-log.ts';
import { openStore, type Store } from '../src/store/open-store.ts';
import { orderedRefunds } from '../src/store/refunds.ts';
import { expectBalanced } from './balanced.ts';
import { bundled } from './bundled.ts';
import { CardSite } from './card-payments.ts';
import { CHILD_ENVIRONMENT } from './child-environment.ts';
import { CommandLine } from './command-line.ts';
import { databases } from './site.ts';
import { disputeEvent, refundEvent } from './stripe-double.ts';
import type { Visitor } from './visitor.ts';

async function office(environment: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [await bundled('../src/office.ts'), ...args], {
    env: { ...CHILD_ENVIRONMENT, ...environment },
  });
  const [output, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, output, error };
}

/** The mail that a request has come. */
const REQUEST_SUBJECT = 'We have your request to cancel';

describe.each(databases)('canceling on %s', (database) => {
  let shop: CardSite;
  let store: Store;
  let commandLine: CommandLine;
  beforeAll(async () => {
    shop = await CardSite.start(database);
    const { databaseUrl, dataFolder, log } = shop.site.settings;
    store = await openStore(databaseUrl, dataFolder, log);
    commandLine = new CommandLine(shop.site, store);
  });
  afterEach(() => expectBalanced(store));
  afterAll(async () => {
    await store.destroy();
    await shop.remove();
  });

  const cancel = (member: Visitor, bookingId: string) => member.post('/booking/cancel', { bookingId });
  const decide = (reference: string, answer: 'approve' | 'decline') => commandLine.decide(reference, answer);
  const refundsOf = (...ids: string[]) =>
    shop.stripe.refunds
      .filter(({ payment_intent }) => ids.includes(payment_intent ?? ''))
      .map(({ payment_intent, amount }) => [payment_intent, amount]);
  const subjectsTo = async (address: string, reference: string) => {
    await shop.site.tick();
    return (await shop.site.mails())
      .filter((mail) => mail.includes(`To: ${address}`) && mail.includes(reference))
      .map((mail) => /^Subject: ([\w ]+)/m.exec(mail)?.[1])
      .filter((subject) => /cancel|unchanged/i.test(subject ?? ''));
  };
  /** A booking of $1,450 of which the deposit and $860 were paid. */
  async function paidTwice() {
    const { member, id, bookingId } = await shop.confirmed();
    // The latest payment is refunded first, so the two need different times.
    shop.site.wait(1);
    const second = (await shop.payBalance(member, bookingId, 860)).body.paymentIntentId as string;
    shop.stripe.charge(second);
    await shop.poll(member, second);
    const [{ reference }] = await shop.bookings(member);
    return { member, first: id, second, bookingId, reference: reference as string };
  }

  test('an unpaid booking is canceled at once, together with its open payment', async () => {
    const member = await shop.traveler();
    const id = await shop.opened(member);
    const [{ id: bookingId }] = await shop.bookings(member);
    for (const _time of [1, 2]) {
      expect(await cancel(member, bookingId)).toMatchObject({
        status: 200,
        body: { booking: { status: 'cancelled' } },
      });
    }
    expect(shop.stripe.intents.get(id)?.status).toBe('canceled');
    expect((await shop.payBalance(member, bookingId, 290)).status).toBe(400);
  });

  test('a booking paid at the same moment is not canceled', async () => {
    const member = await shop.traveler();
    const id = await shop.opened(member);
    shop.stripe.charge(id);
    const [{ id: bookingId }] = await shop.bookings(member);
    expect((await cancel(member, bookingId)).status).toBe(409);
    expect(await shop.bookings(member)).toMatchObject([{ status: 'confirmed', paidAmount: 290 }]);
  });

  test('another person’s booking returns 404 (Z1)', async () => {
    const { bookingId } = await shop.confirmed();
    expect((await cancel(await shop.traveler(), bookingId)).status).toBe(404);
    expect((await shop.site.visitor().post('/booking/cancel', { bookingId })).status).toBe(401);
  });

  test('a paid booking sends one request to the office, with the refund by that day’s terms', async () => {
    const { member, bookingId, reference } = await paidTwice();
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(member, bookingId)));
    const requested = { status: 'requested', refundAmount: 860, requestedAt: shop.site.now.toISOString() };
    for (const { body } of answers)
      expect(body.booking).toMatchObject({ status: 'confirmed', cancellation: requested });
    expect(await subjectsTo(shop.site.settings.mail.contactAddress, reference)).toEqual(['Cancellation requested']);
    expect(await subjectsTo(member.email, reference)).toEqual([REQUEST_SUBJECT]);
    const mail = (await shop.site.mails()).find((one) => one.includes(REQUEST_SUBJECT) && one.includes(reference));
    expect(mail).toContain('you asked on November 21, 2026');
    expect(mail).toMatch(/the refund is \$860|the refund=\r\n is \$860|refund is =\r\n\$860/);
    expect(refundsOf()).toEqual([]);
  });

  test('a booking disputed at the same moment sends no request and promises no refund', async () => {
    const { member, first, bookingId } = await paidTwice();
    // The booking was read as confirmed before.
    await shop.deliver(disputeEvent('created', first, 'needs_response'));
    expect(await requestCancellation(store, bookingId, shop.site.now)).toBe(false);
    expect(await shop.bookings(member)).toMatchObject([{ status: 'disputed', cancellation: null }]);
  });

  test('P15: ten parallel approvals refund once, through the original payment, and notify the owner', async () => {
    const { member, first, second, bookingId, reference } = await paidTwice();
    await cancel(member, bookingId);
    const decisions = await Promise.all(Array.from({ length: 10 }, () => decide(reference, 'approve')));
    expect(decisions.filter(Boolean)).toHaveLength(1);
    await Promise.all([shop.site.tick(), shop.site.tick()]);
    await shop.deliver(refundEvent(second, 86_000));
    await shop.site.restart();
    await shop.site.tick();
    expect(refundsOf(first, second)).toEqual([[second, 86_000]]);
    expect(await shop.bookings(member)).toMatchObject([
      {
        status: 'cancelled',
        paidAmount: 290,
        balanceAmount: 0,
        cancellation: { status: 'approved', refundAmount: 860 },
      },
    ]);
    expect((await subjectsTo(member.email, reference)).sort()).toEqual([REQUEST_SUBJECT, 'Your booking is canceled']);
    expect(await decide(reference, 'decline')).toBe(false);
  });

  test('P15: lost answers of the provider cause no second refund', async () => {
    const { member, second, bookingId, reference } = await paidTwice();
    await cancel(member, bookingId);
    await decide(reference, 'approve');
    shop.stripe.dropAnswers(4);
    for (let time = 0; time < 6; time += 1) await shop.site.tick();
    expect(refundsOf(second)).toEqual([[second, 86_000]]);
    expect(await orderedRefunds(store)).toEqual([]);
    expect(await shop.bookings(member)).toMatchObject([{ status: 'cancelled', paidAmount: 290 }]);
  });

  test('P15 control: a refund without a check is sent twice', async () => {
    const { second } = await paidTwice();
    for (const key of ['one', 'two']) {
      const body = new URLSearchParams({ payment_intent: second, amount: '30000' });
      await fetch(`${shop.stripe.url}/v1/refunds`, { method: 'POST', body, headers: { 'Idempotency-Key': key } });
    }
    expect(refundsOf(second)).toEqual([
      [second, 30_000],
      [second, 30_000],
    ]);
  });

  test('P15: refunds payments that arrive after the request, and never more than was paid', async () => {
    const { member, first, second, bookingId, reference } = await paidTwice();
    await cancel(member, bookingId);
    const last = (await shop.payBalance(member, bookingId, 300)).body.paymentIntentId as string;
    shop.stripe.charge(last);
    await shop.poll(member, last);
    await decide(reference, 'approve');
    await shop.site.tick();
    expect(refundsOf(first, second, last).sort()).toEqual(
      [
        [last, 30_000],
        [second, 86_000],
      ].sort(),
    );
    expect(await shop.bookings(member)).toMatchObject([{ paidAmount: 290 }]);
  });

  test('declining leaves the booking unchanged and notifies its owner', async () => {
    const { member, first, second, bookingId, reference } = await paidTwice();
    await cancel(member, bookingId);
    expect(await decide(reference, 'decline')).toBe(true);
    expect((await subjectsTo(member.email, reference)).sort()).toEqual([REQUEST_SUBJECT, 'Your booking is unchanged']);
    expect(await shop.bookings(member)).toMatchObject([
      { status: 'confirmed', paidAmount: 1150, cancellation: { status: 'declined' } },
    ]);
    expect(refundsOf(first, second)).toEqual([]);
    expect((await cancel(member, bookingId)).body.booking.cancellation.status).toBe('requested');
  });

  test('the office command decides while the site runs, and records the name', { timeout: 90_000 }, async () => {
    const { databaseUrl, dataFolder } = shop.site.settings;
    const environment = { DATA_DIR: dataFolder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const { member, second, bookingId, reference } = await paidTwice();
    await cancel(member, bookingId);
    const [listed, unnamed] = await Promise.all([
      office(environment, 'list'),
      office(environment, 'approve', reference),
    ]);
    expect(listed).toMatchObject({ code: 0, error: '' });
    expect(listed.output).toMatch(new RegExp(`^${reference} .* refund \\$860$`, 'm'));
    expect(unnamed).toMatchObject({ code: 1 });
    expect(await office(environment, 'approve', reference, 'Sunita', 'Tamang')).toMatchObject({ code: 0 });
    expect(await office(environment, 'decline', reference, 'Kamal')).toMatchObject({
      code: 1,
      error: `There is no request to decline for ${reference}\n`,
    });
    await shop.site.tick();
    expect(refundsOf(second)).toEqual([[second, 86_000]]);
  });

  test('P15: the booking’s log records each decision, including a later different one', async () => {
    const { member, bookingId, reference } = await paidTwice();
    await cancel(member, bookingId);
    await decide(reference, 'decline');
    shop.site.wait(60);
    await cancel(member, bookingId);
    await commandLine.decide(reference, 'approve', 'Kamal');
    expect(await officeLog(store, bookingId)).toMatchObject([
      { act: 'cancellation-approved', done_by: 'Kamal', detail: 'npm run office' },
      { act: 'cancellation-declined', done_by: 'Sunita' },
    ]);
  });

  test('the decision is stored with its author and time', async () => {
    const { member, bookingId, reference } = await paidTwice();
    await cancel(member, bookingId);
    await decide(reference, 'approve');
    const row = await store
      .selectFrom('cancellations')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .executeTakeFirst();
    expect(row).toMatchObject({
      status: 'approved',
      decided_by: 'Sunita',
      decided_at: shop.site.now.toISOString(),
      kept_usd: 290,
    });
  });
});
