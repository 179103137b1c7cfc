import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { bundled } from './bundled.ts';
import { files, writeContent } from './content.ts';
import { keepSigningIn, Machines, openPayment } from './machines.ts';
import { createDatabase } from './site.ts';
import { startStripeDouble } from './stripe-double.ts';

const CALLERS = 6;
const TREK = { id: 101, priceUsd: 1450 };
const MINUTE_MS = 60_000;

let folder: string;
let database: Awaited<ReturnType<typeof createDatabase>>;
let machines: Machines;

async function startMachines(main: string, environment: Record<string, string> = {}): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'trek-machines-'));
  await writeContent(join(folder, 'content'), files);
  // Both come to a database without tables, as on the first day.
  database = await createDatabase({ tables: false });
  const own = { DATABASE_URL: database.url, CONTENT_DIR: join(folder, 'content') };
  machines = await Machines.start({ main: await bundled(main), folder, environment: { ...own, ...environment } });
}

async function removeMachines(): Promise<void> {
  machines.close();
  await database.remove();
  await rm(folder, { recursive: true, force: true });
}

async function expectOneConfirmation(email: string): Promise<void> {
  await vi.waitFor(async () => expect(await machines.confirmations(email)).toHaveLength(1), { timeout: 15_000 });
}

/** Two APIs in processes and data folders of their own, on one PostgreSQL, behind a proxy. */
describe('two machines on one database', () => {
  beforeAll(() => startMachines('../src/main.ts'), 60_000);
  afterAll(removeMachines);

  test('share sessions', async () => {
    const { token } = await machines.member();
    for (const machine of Machines.names) {
      expect((await machines.visitor(token, machines.urlOf(machine)).get('/auth/me')).status).toBe(200);
    }
  });

  test('count attempts together', async () => {
    const { email } = await machines.member();
    const guesser = machines.visitor();
    const statuses = [];
    for (let guess = 0; guess < 12; guess += 1) {
      statuses.push((await guesser.post('/auth/login', { email, password: 'wrong' })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  test('send a confirmation once, whichever of them records the payment', async () => {
    const buyer = await machines.member();
    const id = await openPayment(buyer, TREK.id, TREK.priceUsd);
    const polls = Array.from({ length: 20 }, () => buyer.get(`/payment/status/${id}`));
    for (const { status } of await Promise.all(polls)) expect(status).toBe(200);
    await expectOneConfirmation(buyer.email);
  });

  test('B6 control: a killed process loses its pending work', async () => {
    const callers = await Promise.all(Array.from({ length: CALLERS }, () => machines.member()));
    const signingIn = keepSigningIn(callers);
    machines.kill('first');
    await vi.waitFor(() => expect(signingIn.lost()).toBeGreaterThan(0), { timeout: 10_000 }).finally(signingIn.end);
  }, 30_000);
});

describe('two machines that charge cards', () => {
  let stripe: Awaited<ReturnType<typeof startStripeDouble>>;
  beforeEach(async () => {
    stripe = await startStripeDouble();
    await startMachines('card-api-process.ts', { STRIPE_DOUBLE_URL: stripe.url });
  }, 60_000);
  afterEach(async () => {
    await removeMachines();
    await stripe.close();
  });

  test('B6: both reconcile an abandoned payment, which is confirmed once, with one mail', async () => {
    const buyer = await machines.member();
    const id = await openPayment(buyer, TREK.id, TREK.priceUsd);
    const intent = stripe.intents.get(id);
    if (intent) intent.status = 'succeeded';
    // Stale payments are reconciled at the start, here by both at the same time.
    for (const machine of Machines.names) await machines.stop(machine);
    await machines.startAll({ CLOCK_AHEAD_MS: String(MINUTE_MS) });
    await expectOneConfirmation(buyer.email);
    const [booking] = (await buyer.get('/booking/user')).body;
    expect(booking).toMatchObject({ status: 'confirmed', advanceAmount: TREK.priceUsd });
    for (const machine of Machines.names) await machines.stop(machine);
    expect(await machines.confirmations(buyer.email)).toHaveLength(1);
  }, 60_000);
});
