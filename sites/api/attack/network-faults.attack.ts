import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { details } from '../test/card-payments.ts';
import { createDatabase } from '../test/site.ts';
import { startStripeDouble } from '../test/stripe-double.ts';
import { ALWAYS_BOOKABLE } from './always-bookable.ts';
import { type ServerProcess, startApiProcess } from './api-process.ts';
import { NETWORK_FAULTS, startFaultyRelay } from './faulty-relay.ts';
import { note } from './figures.ts';

const CARD_API = fileURLToPath(new URL('../test/card-api-process.ts', import.meta.url));
/** Twice the deadline of a statement, and what a busy machine adds. */
const DATABASE_LIMIT_MS = 7_000;
/** The card network is asked twice, eight seconds each. */
const CARD_LIMIT_MS = 20_000;
const HEALED_WITHIN_MS = 10_000;
const PASSWORD = 'Ama-Dablam-6812';

let database: Awaited<ReturnType<typeof createDatabase>>;
let stripe: Awaited<ReturnType<typeof startStripeDouble>>;
let toDatabase: Awaited<ReturnType<typeof startFaultyRelay>>;
let toStripe: Awaited<ReturnType<typeof startFaultyRelay>>;
let api: ServerProcess;
beforeEach(async () => {
  database = await createDatabase();
  stripe = await startStripeDouble();
  const address = new URL(database.url);
  toDatabase = await startFaultyRelay(Number(address.port));
  toStripe = await startFaultyRelay(Number(new URL(stripe.url).port));
  address.port = String(toDatabase.port);
  const STRIPE_DOUBLE_URL = `http://127.0.0.1:${toStripe.port}`;
  api = await startApiProcess({ DATABASE_URL: address.href, STRIPE_DOUBLE_URL }, CARD_API);
});
afterEach(async () => {
  await api.stop();
  toDatabase.close();
  toStripe.close();
  await stripe.close();
  await database.remove();
});

let callers = 0;
async function send(path: string, token = '', body?: object) {
  callers += 1;
  const start = performance.now();
  const answer = await fetch(api.url + path, {
    method: body ? 'POST' : 'GET',
    redirect: 'manual',
    headers: {
      Authorization: `Bearer ${token}`,
      'X-Forwarded-For': `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { path, status: answer.status, text, tookMs: performance.now() - start };
}

const person = (email: string) => ({ fullname: 'Maya Gurung', email, phone: '5550100', password: PASSWORD });
async function member(email: string): Promise<string> {
  return JSON.parse((await send('/auth/register', '', person(email))).text).token;
}
const booking = { ...details, ...ALWAYS_BOOKABLE };
async function order(token: string, trekId = ALWAYS_BOOKABLE.trekId) {
  const { price } = JSON.parse((await send(`/trek/id/${trekId}`)).text);
  const customer = { customerName: 'Maya Gurung', customerEmail: 'maya@example.org' };
  return {
    path: '/payment/create-payment-intent',
    token,
    body: { trekId, amount: price, currency: 'usd', numTravelers: 1, ...customer },
  };
}

test(`B2: ${NETWORK_FAULTS.length} faults between API and database leave clear answers in time and lose nothing`, async ({
  task,
}) => {
  const email = 'maya@example.org';
  const token = await member(email);
  const acknowledged = new Set<string>();
  const changed = { oldPassword: 'wrong', newPassword: `${PASSWORD}x` };
  const contact = { name: 'Maya', email, phone: '5550100', message: 'Namaste' };
  let slowest = 0;
  let calls = 0;
  for (const fault of NETWORK_FAULTS) {
    const pay = await order(token);
    const guest = person(`${fault.replaceAll(' ', '-')}@example.org`);
    toDatabase.begin(fault);
    const answers = await Promise.all([
      send('/payment/config', token),
      send(pay.path, token, pay.body),
      send('/payment/status/pi_1', token),
      send('/booking/user', token),
      send('/booking/user-details', token, booking),
      send('/auth/register', '', guest),
      send('/auth/login', '', { email, password: PASSWORD, rememberMe: false }),
      send('/auth/change-password', token, changed),
      send('/auth/reset-password-request', '', { email }),
      send('/auth/reset-password', '', { email, token: 'a.b.c', newPassword: `${PASSWORD}!x` }),
      send('/contact', '', contact),
      send('/auth/me', token),
      send('/auth/google'),
      send('/trek/all'),
      send('/trek/id/101'),
    ]);
    calls = answers.length;
    for (const { path, status, tookMs } of answers) {
      // A call that needs no database goes on; a query that the fault let through may be refused as ever.
      expect(status === 503 || status < 500, `${path} answers ${status} on ${fault}`).toBe(true);
      expect(tookMs, `${path} on ${fault}`).toBeLessThan(DATABASE_LIMIT_MS);
      slowest = Math.max(slowest, tookMs);
    }
    for (const path of ['/trek/all', '/trek/id/101']) {
      expect(answers.find((answer) => answer.path === path)?.status).toBe(200);
    }
    const booked = answers.find(({ path, status }) => path === '/booking/user-details' && status < 300);
    if (booked) acknowledged.add(JSON.parse(booked.text).booking.id);
    await toDatabase.end();
    await expect.poll(async () => (await send('/auth/me', token)).status, { timeout: HEALED_WITHIN_MS }).toBe(200);
    acknowledged.add(JSON.parse((await send('/booking/user-details', token, booking)).text).booking.id);
    const { status } = await send('/auth/register', '', guest);
    expect(status).toBe(201);
  }
  const bookings: { id: string }[] = JSON.parse((await send('/booking/user', token)).text);
  const measured = `slowest ${(slowest / 1000).toFixed(1)} s, ${bookings.length} booking of ${acknowledged.size}`;
  note(
    task,
    `API and database, ${NETWORK_FAULTS.length} faults × ${calls} calls`,
    '0 unclear, 0 lost, 0 doubled',
    measured,
  );
  expect(bookings.map(({ id }) => id)).toEqual([...acknowledged]);
  expect(bookings).toHaveLength(1);
});

test(`P5: ${NETWORK_FAULTS.length} faults between API and card network leave clear answers in time and one charge`, async ({
  task,
}) => {
  let slowest = 0;
  for (const [index, fault] of NETWORK_FAULTS.entries()) {
    const token = await member(`${index}@example.org`);
    await send('/booking/user-details', token, booking);
    const pay = await order(token);
    toStripe.begin(fault);
    const answer = await send(pay.path, token, pay.body);
    expect([200, 502, 503, 504], `opening on ${fault}`).toContain(answer.status);
    expect(answer.tookMs, `opening on ${fault}`).toBeLessThan(CARD_LIMIT_MS);
    await toStripe.end();
    const healed = performance.now();
    let opened = await send(pay.path, token, pay.body);
    while (opened.status !== 200 && performance.now() - healed < HEALED_WITHIN_MS)
      opened = await send(pay.path, token, pay.body);
    expect(opened.status, `opening after ${fault}`).toBe(200);
    const { paymentIntentId } = JSON.parse(opened.text);
    stripe.charge(paymentIntentId);
    toStripe.begin(fault);
    const polled = await send(`/payment/status/${paymentIntentId}`, token);
    expect([200, 502, 503, 504], `asking on ${fault}`).toContain(polled.status);
    expect(polled.tookMs, `asking on ${fault}`).toBeLessThan(CARD_LIMIT_MS);
    slowest = Math.max(slowest, answer.tookMs, polled.tookMs);
    await toStripe.end();
    await expect
      .poll(async () => JSON.parse((await send(`/payment/status/${paymentIntentId}`, token)).text).status, {
        timeout: HEALED_WITHIN_MS,
      })
      .toBe('succeeded');
    expect(JSON.parse((await send('/booking/user', token)).text)).toMatchObject([{ status: 'confirmed' }]);
  }
  const charges = [...stripe.intents.values()].filter(({ status }) => status === 'succeeded').length;
  note(
    task,
    `API and card network, ${NETWORK_FAULTS.length} faults × 2 calls`,
    `${NETWORK_FAULTS.length} charges, 0 doubled`,
    `${charges} charges, slowest ${(slowest / 1000).toFixed(1)} s`,
  );
  expect(charges).toBe(NETWORK_FAULTS.length);
});

describe('P5 control', () => {
  test('each fault breaks the requests through it', async () => {
    const relay = await startFaultyRelay(api.port);
    for (const fault of NETWORK_FAULTS) {
      relay.begin(fault);
      const answer = await fetch(`http://127.0.0.1:${relay.port}/health`, { signal: AbortSignal.timeout(2_000) }).then(
        ({ status }) => status,
        () => 'broken',
      );
      expect(answer, fault).toBe('broken');
      await relay.end();
    }
    expect((await fetch(`http://127.0.0.1:${relay.port}/health`)).status).toBe(200);
    relay.close();
  });
});
