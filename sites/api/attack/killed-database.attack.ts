import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { quoteTrek, wholeUsd } from '@trek/ui/pricing';
import * as fc from 'fast-check';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { payableDay } from '../../../packages/ui/src/testing/payable-day.ts';
import { details } from '../test/card-payments.ts';
import { administer } from '../test/databases.ts';
import { readOutbox } from '../test/outbox.ts';
import { startPostgres } from '../test/postgres-server.ts';
import { seed } from '../test/rounds.ts';
import { startStripeDouble } from '../test/stripe-double.ts';
import { type ServerProcess, startApiProcess } from './api-process.ts';
import { note } from './figures.ts';

const CARD_API = fileURLToPath(new URL('../test/card-api-process.ts', import.meta.url));
const KILLS = 20;
const BUYERS = 6;
const STEPS_OF_A_ROUND = BUYERS * 4;
/** Each opens ten payments an hour at most, so after some rounds others come. */
const ROUNDS_OF_A_CREW = 5;
/** Treks of the catalogue that comes with the API: each buyer books another in each round. */
const FIRST_TREK = 101;

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let stripe: Awaited<ReturnType<typeof startStripeDouble>>;
let dataFolder: string;
let api: ServerProcess;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'trek-attack-'));
  postgres = await startPostgres();
  await administer(`${postgres.url}/postgres`, 'create database trek');
  stripe = await startStripeDouble();
  api = await start();
});
afterEach(async () => {
  await api.stop();
  await stripe.close();
  await postgres.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

const start = (clockAheadMs = 0) =>
  startApiProcess(
    {
      DATABASE_URL: `${postgres.url}/trek`,
      STRIPE_DOUBLE_URL: stripe.url,
      CLOCK_AHEAD_MS: String(clockAheadMs),
      DATA_DIR: dataFolder,
    },
    CARD_API,
  );

async function send(path: string, token: string, body?: object) {
  const answer = await fetch(api.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      Authorization: `Bearer ${token}`,
      'X-Forwarded-For': `10.${token.length}.0.1`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const read = await answer.json();
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return read;
}

interface Buyer {
  token: string;
  acknowledged: Set<string>;
  confirmed: Set<string>;
}

async function register(count: number): Promise<Buyer[]> {
  const registration = { fullname: 'Maya Gurung', phone: '5550100', password: 'Passw0rd!' };
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const { token } = await send('/auth/register', '', { ...registration, email: `${index}@example.org` });
      return { token, acknowledged: new Set<string>(), confirmed: new Set<string>() };
    }),
  );
}

/** Books, opens a payment, pays and asks for its status, until that fails. */
async function buy({ token, acknowledged, confirmed }: Buyer, trekId: number, step: () => void): Promise<void> {
  const { price, bookingPolicy } = await send(`/trek/id/${trekId}`, token);
  const travelers = bookingPolicy.minimumTravelers;
  const bookingDate = payableDay(bookingPolicy, travelers, 90);
  const { booking } = await send('/booking/user-details', token, { ...details, bookingDate, trekId, travelers });
  acknowledged.add(booking.id);
  step();
  const customer = { customerName: 'Maya Gurung', customerEmail: details.email };
  const amount = wholeUsd(quoteTrek(price, travelers).totalCents);
  const order = { trekId, amount, currency: 'usd', numTravelers: travelers, ...customer };
  const { paymentIntentId } = await send('/payment/create-payment-intent', token, order);
  step();
  stripe.charge(paymentIntentId);
  step();
  const { status } = await send(`/payment/status/${paymentIntentId}`, token);
  if (status === 'succeeded') confirmed.add(paymentIntentId);
  step();
}

interface Booking {
  id: string;
  reference: string;
  trekId: number;
  status: string;
}

test(`B1: PostgreSQL killed ${KILLS} times during bookings and payments loses and doubles nothing (seed ${seed})`, async ({
  task,
}) => {
  const buyers = await register(Math.ceil(KILLS / ROUNDS_OF_A_CREW) * BUYERS);
  const killAfter = fc.sample(fc.integer({ min: 1, max: STEPS_OF_A_ROUND - 2 }), { numRuns: KILLS, seed });
  let failures = 0;
  for (const [round, stepsToLive] of killAfter.entries()) {
    const first = Math.floor(round / ROUNDS_OF_A_CREW) * BUYERS;
    let steps = 0;
    let death: Promise<void> | undefined;
    const step = () => {
      steps += 1;
      if (steps === stepsToLive) death = postgres.crash();
    };
    const results = await Promise.allSettled(
      buyers.slice(first, first + BUYERS).map((buyer) => buy(buyer, FIRST_TREK + round, step)),
    );
    failures += results.filter(({ status }) => status === 'rejected').length;
    await (death ?? postgres.crash());
  }
  // The control: the kills came in the middle of something.
  expect(failures).toBeGreaterThan(0);

  // The rest is the reconciler's, for which a minute has passed.
  await api.stop();
  api = await start(60_000);
  const charged = [...stripe.intents.values()].filter(({ status }) => status === 'succeeded');
  const bookings = () => Promise.all(buyers.map(({ token }) => send('/booking/user', token) as Promise<Booking[]>));
  const confirmedOf = (lists: Booking[][]) => lists.flat().filter(({ status }) => status === 'confirmed');
  await expect
    .poll(async () => confirmedOf(await bookings()).length, { timeout: 60_000, interval: 500 })
    .toBe(charged.length);

  const held = await bookings();
  const acknowledged = buyers.flatMap((buyer) => [...buyer.acknowledged]);
  const ids = new Set(held.flat().map(({ id }) => id));
  const lost = acknowledged.filter((id) => !ids.has(id));
  const doubled = held.filter((list) => new Set(list.map(({ trekId }) => trekId)).size < list.length);
  const confirmedIds = buyers.flatMap((buyer) => [...buyer.confirmed]);
  note(
    task,
    `kill -9 of PostgreSQL, ${KILLS} times`,
    '0 lost, 0 doubled',
    `${lost.length} of ${acknowledged.length} lost, ${doubled.length} doubled, ${charged.length} charged and confirmed`,
  );
  expect(lost).toEqual([]);
  expect(doubled).toEqual([]);
  const paid = new Set(charged.map(({ id }) => id));
  expect(confirmedIds.filter((id) => !paid.has(id))).toEqual([]);

  // A mail whose sending was broken off is tried again later: one for each booking in the end.
  await api.stop();
  api = await start(2 * 3_600_000);
  const confirmed = confirmedOf(held).map(({ reference }) => reference);
  const confirmedByMail = async () =>
    (await readOutbox(dataFolder))
      .filter((mail) => mail.includes('Subject: Your booking is confirmed'))
      .flatMap((mail) => /^Booking: +(\S+)/m.exec(mail)?.[1] ?? []);
  await expect
    .poll(async () => (await confirmedByMail()).length, { timeout: 60_000, interval: 500 })
    .toBe(confirmed.length);
  expect(new Set(await confirmedByMail())).toEqual(new Set(confirmed));
});

test('B1 control: killing PostgreSQL discards an uncommitted transaction', async () => {
  const client = new pg.Client(`${postgres.url}/trek`);
  client.on('error', () => {});
  await client.connect();
  await client.query('create table marks (id int)');
  await client.query('begin; insert into marks values (1)');
  await postgres.crash();
  const after = new pg.Client(`${postgres.url}/trek`);
  await after.connect();
  expect((await after.query('select id from marks')).rows).toEqual([]);
  await after.end();
});
