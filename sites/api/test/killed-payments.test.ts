import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bundled } from './bundled.ts';
import { details } from './card-payments.ts';
import { CHILD_ENVIRONMENT } from './child-environment.ts';
import { files, secondTrek, writeContent } from './content.ts';
import { OPERATOR_EMAIL, signInOperator } from './operator.ts';
import { readOutbox } from './outbox.ts';
import { rounds, seed } from './rounds.ts';
import { createDatabase, databases } from './site.ts';
import { startStripeDouble } from './stripe-double.ts';
import { Visitor } from './visitor.ts';

const DAY_MS = 86_400_000;
/** Ninety days from now: the process under test reads the real clock. */
const START_DATE = new Date(Date.now() + 90 * DAY_MS).toISOString().slice(0, 10);

const KILLS = rounds({ test: 5, campaign: 50 });
/** Each comes in the middle of three orders. */
const OFFICE_KILLS = rounds({ test: 3, campaign: 25 });
const officeKills = Array.from({ length: OFFICE_KILLS }, (_, round) => {
  const ordersToLive = round % 3;
  return { round, ordersToLive, when: ['before any answer', 'after one answer', 'after two answers'][ordersToLive] };
});
const BUYERS = 6;
/** Each opens ten payments an hour at most, so after some rounds others come. */
const ROUNDS_OF_A_CREW = 5;
/** The steps that each buyer has done when the API dies. */
const STEPS = [
  'booked',
  'opened',
  'paid',
  'was notified',
  'opened the rest',
  'paid the rest',
  'was notified of the rest',
] as const;
type Step = (typeof STEPS)[number];
/** The rest of each trek's price after the first payment. */
const BALANCE_USD = 600;

/**
 * When to kill: as soon as so many buyers have come to a step. The steps are spread evenly over the rounds, so that a few
 * rounds too die between paying and the notification, and after the rest was paid; chance has the number of buyers.
 */
const killPoints = fc
  .sample(fc.integer({ min: 1, max: BUYERS - 1 }), { numRuns: KILLS, seed })
  .map((buyers, round) => ({ round, buyers, step: STEPS[Math.floor(((round + 0.5) * STEPS.length) / KILLS)] }));

interface Booking {
  id: string;
  trekId: number;
  status: string;
  advanceAmount: number;
  balanceAmount: number;
  reference: string;
}

describe.each(databases)(`bookings and payments on %s (seed ${seed})`, (database) => {
  let folder: string;
  let stripe: Awaited<ReturnType<typeof startStripeDouble>>;
  let environment: Record<string, string>;
  let child: ChildProcess;
  let url: string;
  const removals: (() => Promise<void>)[] = [];

  async function open(): Promise<void> {
    folder = await mkdtemp(join(tmpdir(), 'trek-killed-'));
    const treks = Object.fromEntries(
      Array.from({ length: KILLS }, (_, round) => [
        `treks/trek-${round}.json`,
        { ...secondTrek, id: 200 + round, title: `Trek ${round}`, priceUsd: 1000 + round },
      ]),
    );
    await writeContent(join(folder, 'content'), { ...files, ...treks });
    stripe = await startStripeDouble();
    environment = {
      ...CHILD_ENVIRONMENT,
      DATA_DIR: join(folder, 'data'),
      CONTENT_DIR: join(folder, 'content'),
      STRIPE_DOUBLE_URL: stripe.url,
      OPERATOR_EMAIL,
      // All buyers here share one address, and there are many.
      TRUST_PROXY: '1',
      DEMO: '1',
    };
    if (database === 'PostgreSQL') {
      const created = await createDatabase();
      environment.DATABASE_URL = created.url;
      removals.push(created.remove);
    }
    await start();
  }

  async function close(): Promise<void> {
    child.kill('SIGKILL');
    await stripe.close();
    for (const remove of removals.splice(0)) await remove();
    await rm(folder, { recursive: true, force: true });
  }

  async function start(clockAheadMs = 0): Promise<void> {
    child = spawn(process.execPath, [await bundled('card-api-process.ts')], {
      env: { ...environment, CLOCK_AHEAD_MS: String(clockAheadMs) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
      const port = /^listens on port (\d+)/.exec(line)?.[1];
      if (!port) continue;
      url = `http://127.0.0.1:${port}`;
      return;
    }
    throw new Error(`The API ended with ${child.exitCode}`);
  }

  async function kill(): Promise<void> {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  const visitor = (token?: string) =>
    new Visitor((request) => fetch(request.url.replace('http://127.0.0.1:3000', url), request), token);

  describe('lose and double nothing when the API is killed during orders (B1, P7)', () => {
    let crews: { token: string; acknowledged: Set<string>; confirmed: Set<string> }[];
    beforeAll(async () => {
      await open();
      crews = await Promise.all(
        Array.from({ length: Math.ceil(KILLS / ROUNDS_OF_A_CREW) * BUYERS }, async (_, index) => {
          const registration = { fullname: 'Maya Gurung', email: `${index}@example.org`, phone: '5550100' };
          const { body } = await visitor().post('/auth/register', { ...registration, password: 'Passw0rd!' });
          return { token: body.token as string, acknowledged: new Set<string>(), confirmed: new Set<string>() };
        }),
      );
    });
    afterAll(close);

    test.each(killPoints)(`at “$step”, reached by $buyers of ${BUYERS} buyers`, async (killPoint) => {
      const { round } = killPoint;
      const crew = Math.floor(round / ROUNDS_OF_A_CREW);
      const buyers = crews.slice(crew * BUYERS, (crew + 1) * BUYERS);
      const trekId = 200 + round;
      let arrived = 0;
      let death: Promise<void> | undefined;
      const reach = (step: Step) => {
        if (step !== killPoint.step) return;
        arrived += 1;
        if (arrived === killPoint.buyers) death = kill();
      };
      await Promise.allSettled(
        buyers.map(async ({ token, acknowledged, confirmed }) => {
          const buyer = visitor(token);
          const { body } = await buyer.post('/booking/user-details', { ...details, bookingDate: START_DATE, trekId });
          acknowledged.add(body.booking.id);
          reach('booked');
          const pay = async (
            amount: number,
            [opened, paid, confirmation]: readonly [Step, Step, Step],
            bookingId?: string,
          ) => {
            const customer = { customerName: 'Maya Gurung', customerEmail: details.email };
            const order = { trekId, amount, currency: 'usd', numTravelers: 1, bookingId, ...customer };
            const { paymentIntentId } = (await buyer.post('/payment/create-payment-intent', order)).body;
            reach(opened);
            stripe.charge(paymentIntentId);
            reach(paid);
            const answer = await buyer.get(`/payment/status/${paymentIntentId}`);
            if (answer.body.status === 'succeeded') confirmed.add(paymentIntentId);
            reach(confirmation);
          };
          await pay(1000 + round - BALANCE_USD, ['opened', 'paid', 'was notified']);
          await pay(BALANCE_USD, ['opened the rest', 'paid the rest', 'was notified of the rest'], body.booking.id);
        }),
      );
      await (death ?? kill());
      await start();
    });

    test('the reconciler leaves nothing lost or doubled', async () => {
      // The rest is the reconciler's, for which half an hour has passed. A mail whose server died while it was sent is
      // tried again by then.
      await kill();
      await start(1_800_000);
      const charged = [...stripe.intents.values()].filter(({ status }) => status === 'succeeded');
      const isBalance = ({ amount }: { amount: number }) => amount === BALANCE_USD * 100;
      const first = charged.filter((intent) => !isBalance(intent));
      const second = charged.filter(isBalance);
      const bookings = async () => {
        const lists = await Promise.all(crews.map(({ token }) => visitor(token).get('/booking/user')));
        return lists.map(({ body }) => body as Booking[]);
      };
      await vi.waitFor(
        async () => {
          const confirmed = (await bookings()).flat().filter(({ status }) => status === 'confirmed');
          expect(confirmed).toHaveLength(first.length);
          expect(confirmed.filter(({ balanceAmount }) => balanceAmount === 0)).toHaveLength(second.length);
        },
        { timeout: 30_000, interval: 200 },
      );

      const held = await bookings();
      for (const [index, { acknowledged }] of crews.entries()) {
        const ids = held[index]?.map(({ id }) => id) ?? [];
        expect(ids, 'nothing acknowledged is lost').toEqual(expect.arrayContaining([...acknowledged]));
        const treks = held[index]?.map(({ trekId }) => trekId) ?? [];
        expect(new Set(treks).size, 'nothing is doubled').toBe(treks.length);
      }
      const confirmed = held.flat().filter(({ status }) => status === 'confirmed');
      const amounts = (values: number[]) => values.toSorted((one, other) => one - other);
      const firstPaid = ({ advanceAmount, balanceAmount }: Booking) => advanceAmount + balanceAmount - BALANCE_USD;
      expect(amounts(confirmed.map((booking) => firstPaid(booking) * 100))).toEqual(
        amounts(first.map(({ amount }) => amount)),
      );
      expect(second.length).toBeGreaterThan(0);
      // The control: some of it was left to the reconciler, and some was not.
      const confirmedIds = crews.flatMap((buyer) => [...buyer.confirmed]);
      expect(confirmedIds.length).toBeGreaterThan(0);
      expect(confirmedIds.length).toBeLessThan(charged.length);

      const paid = confirmed.filter(({ balanceAmount }) => balanceAmount === 0);
      for (const [subject, about] of [
        ['Your booking is confirmed', confirmed],
        ['New booking', confirmed],
        ['Paid in full', paid],
        ['Another payment', paid],
      ] as const) {
        await vi.waitFor(async () => expect(await referencesMailed(subject)).toHaveLength(about.length), {
          timeout: 30_000,
        });
        expect(new Set(await referencesMailed(subject))).toEqual(new Set(about.map(({ reference }) => reference)));
      }
    }, 60_000);
  });

  describe('carry out each office order once when the API is killed (B1, P16)', () => {
    const mark = randomUUID().slice(0, 8);
    const done: { reference: string; act: string; intent: string | undefined }[] = [];
    let acknowledgedInAll = 0;
    let operator: Visitor | undefined;
    const office = (path: string, order?: object) => {
      const caller = visitor(operator?.token);
      caller.officeToken = operator?.officeToken;
      return order ? caller.post(`/office/bookings/${path}`, order) : caller.get(`/office/bookings/${path}`);
    };
    beforeAll(async () => {
      await open();
      operator = await signInOperator({ visitor, mails: () => readOutbox(join(folder, 'data')) });
    });
    afterAll(close);

    test.each(officeKills)('$when', async ({ round, ordersToLive }) => {
      const trekId = 200 + round;
      const book = async (name: string, paysUsd: number) => {
        const email = `${name}-${round}@example.org`;
        const registration = { fullname: 'Maya Gurung', email, phone: '5550100', password: 'Passw0rd!' };
        const buyer = visitor((await visitor().post('/auth/register', registration)).body.token);
        const order = { ...details, email, bookingDate: START_DATE, trekId };
        const { reference } = (await buyer.post('/booking/user-details', order)).body.booking;
        if (paysUsd === 0) return { reference, intent: undefined };
        const customer = { customerName: 'Maya Gurung', customerEmail: email };
        const payment = { trekId, amount: paysUsd, currency: 'usd', numTravelers: 1, ...customer };
        const intent = (await buyer.post('/payment/create-payment-intent', payment)).body.paymentIntentId as string;
        stripe.charge(intent);
        await buyer.get(`/payment/status/${intent}`);
        return { reference, intent };
      };
      const [moved, cancelled, changed] = await Promise.all([book('bank', 0), book('card', 400), book('more', 400)]);
      const wish = { startDate: START_DATE, travelers: 2 };
      const { totalAmount } = (await office(`${changed.reference}/quote?startDate=${START_DATE}&travelers=2`)).body;
      const key = (act: string) => `${mark}-${round}-${act}`;
      const orders = [
        { ...moved, act: 'transfer', order: { key: key('transfer'), amount: 300 } },
        { ...cancelled, act: 'cancel', order: { key: key('cancel'), refund: 100 } },
        { ...changed, act: 'change', order: { key: key('change'), ...wish, totalAmount } },
      ];
      let answered = 0;
      let death: Promise<void> | undefined;
      // The first time it is too early for any answer, later there may be some.
      if (ordersToLive === 0) setTimeout(() => (death ??= kill()), round);
      const acknowledged = await Promise.all(
        orders.map(async ({ reference, act, order }) => {
          const answer = await office(`${reference}/${act}`, order).catch(() => undefined);
          answered += 1;
          if (answered === ordersToLive) death ??= kill();
          return answer?.status === 200;
        }),
      );
      await (death ?? kill());
      await start();
      for (const [index, { reference, act, order, intent }] of orders.entries()) {
        const before = (await office(reference)).body.log.length;
        if (acknowledged[index]) {
          acknowledgedInAll += 1;
          expect(before, 'nothing acknowledged is lost').toBe(1);
        }
        // The page of a lost answer, whose button is pressed twice.
        for (const _press of [1, 2]) expect((await office(`${reference}/${act}`, order)).status).toBe(200);
        done.push({ reference, act, intent });
      }
    });

    test('each order ends in the list exactly once', async () => {
      // The control: some orders were answered before the end, and some were not.
      expect(acknowledgedInAll).toBeGreaterThan(0);
      expect(acknowledgedInAll).toBeLessThan(done.length);

      await kill();
      await start(60_000);
      await vi.waitFor(() => expect(stripe.refunds).toHaveLength(OFFICE_KILLS), { timeout: 30_000, interval: 200 });
      for (const { reference, act, intent } of done) {
        const { body } = await office(reference);
        expect(body.log, reference).toHaveLength(1);
        const refunds = stripe.refunds.filter(({ payment_intent }) => payment_intent === intent);
        if (act === 'transfer') {
          expect(body).toMatchObject({ status: 'confirmed', paidAmount: 300, payments: [{ amount: 300 }] });
          expect(body.payments).toHaveLength(1);
        } else if (act === 'cancel') {
          expect(body.status).toBe('cancelled');
          expect(refunds.map(({ amount }) => amount)).toEqual([10_000]);
        } else {
          expect(body).toMatchObject({ status: 'confirmed', travelers: 2, paidAmount: 400 });
          expect(refunds).toEqual([]);
        }
      }
    }, 60_000);
  });

  /** Which bookings the mails under a subject in the outbox are about. */
  async function referencesMailed(subject: string): Promise<string[]> {
    const mails = await readOutbox(join(folder, 'data'));
    return mails
      .filter((mail) => mail.includes(`Subject: ${subject}`))
      .flatMap((mail) => /^Booking: +(\S+)/m.exec(mail)?.[1] ?? []);
  }
});
