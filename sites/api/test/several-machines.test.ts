import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startBalancer } from './balancer.ts';
import { files, writeContent } from './content.ts';
import { createDatabase, readOutbox } from './site.ts';
import { Visitor } from './visitor.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const MACHINES = ['first', 'second'] as const;
const DAY_MS = 86_400_000;
const START_DATE = new Date(Date.now() + 90 * DAY_MS).toISOString().slice(0, 10);
const PASSWORD = 'Passw0rd!';
const CALLERS = 6;

/** Two APIs in processes and data folders of their own, on one PostgreSQL, behind a proxy. */
describe('two machines on one database', () => {
  let folder: string;
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let balancer: Awaited<ReturnType<typeof startBalancer>>;
  const running = new Map<string, { child: ChildProcess; port: number }>();

  async function start(machine: string): Promise<void> {
    const child = spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: database.url,
        DATA_DIR: join(folder, machine),
        CONTENT_DIR: join(folder, 'content'),
        TOKEN_SECRET: 'the same secret on every machine',
        TRUST_PROXY: '1',
        PORT: '0',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
    const port = await new Promise<number>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`The API ended with ${code}`)));
      lines.on('line', (line) => {
        const found = /listens on port (\d+)/.exec(line)?.[1];
        if (found) resolve(Number(found));
      });
    });
    running.set(machine, { child, port });
    await balancer.add(port);
  }

  /** @returns the code with which it ended */
  async function stop(machine: string): Promise<number | null> {
    const { child, port } = running.get(machine) ?? {};
    if (!child || !port) throw new Error(`${machine} does not run`);
    child.removeAllListeners('exit');
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    balancer.remove(port);
    return child.exitCode;
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trek-machines-'));
    await writeContent(join(folder, 'content'), files);
    database = await createDatabase();
    balancer = await startBalancer();
    await Promise.all(MACHINES.map(start));
  }, 60_000);
  afterAll(async () => {
    for (const { child } of running.values()) {
      child.removeAllListeners('exit');
      child.kill('SIGKILL');
    }
    balancer.close();
    await database.remove();
    await rm(folder, { recursive: true, force: true });
  });

  const visitor = (token?: string, url = balancer.url) =>
    new Visitor((request) => fetch(request.url.replace('http://127.0.0.1:3000', url), request), token);
  const urlOf = (machine: string) => `http://127.0.0.1:${running.get(machine)?.port}`;
  let accounts = 0;
  async function member() {
    accounts += 1;
    const email = `${accounts}@example.org`;
    const registration = { fullname: 'Maya Gurung', email, phone: '5550100', password: PASSWORD };
    const { body } = await visitor().post('/auth/register', registration);
    return Object.assign(visitor(body.token), { email });
  }

  test('know the same sessions', async () => {
    const { token } = await member();
    for (const machine of MACHINES) expect((await visitor(token, urlOf(machine)).get('/auth/me')).status).toBe(200);
  });

  test('count attempts together', async () => {
    const { email } = await member();
    const guesser = visitor();
    const statuses = [];
    for (let guess = 0; guess < 12; guess += 1) {
      statuses.push((await guesser.post('/auth/login', { email, password: 'wrong' })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  test('send a confirmation once, whichever of them learns of the payment', async () => {
    const buyer = await member();
    const details = { firstName: 'Maya', lastName: 'Gurung', email: buyer.email, phone: '5550100', country: 'Nepal' };
    await buyer.post('/booking/user-details', { ...details, bookingDate: START_DATE, trekId: 101 });
    const order = { trekId: 101, amount: 290, currency: 'usd', numTravelers: 1 };
    const customer = { customerName: 'Maya Gurung', customerEmail: buyer.email };
    const { body } = await buyer.post('/payment/create-payment-intent', { ...order, ...customer });
    const polls = Array.from({ length: 20 }, () => buyer.get(`/payment/status/${body.paymentIntentId}`));
    for (const { status } of await Promise.all(polls)) expect(status).toBe(200);
    const confirmations = async () => {
      const outboxes = await Promise.all(MACHINES.map((machine) => readOutbox(join(folder, machine))));
      return outboxes.flat().filter((mail) => mail.includes(buyer.email) && mail.includes('Your booking is confirmed'));
    };
    await vi.waitFor(async () => expect(await confirmations()).toHaveLength(1), { timeout: 10_000 });
    expect(await confirmations()).toHaveLength(1);
  });

  test('are replaced one after the other under load, and no request is lost', async () => {
    const callers = await Promise.all(Array.from({ length: CALLERS }, member));
    const answers: number[] = [];
    let isOver = false;
    const load = callers.map(async (caller) => {
      while (!isOver) {
        const reads = await Promise.all([caller.get('/auth/me'), caller.get('/trek/all'), caller.get('/booking/user')]);
        answers.push(...reads.map(({ status }) => status));
      }
    });
    const exits = [];
    for (const machine of MACHINES) {
      exits.push(await stop(machine));
      await start(machine);
    }
    isOver = true;
    await Promise.all(load);
    expect(exits).toEqual([0, 0]);
    expect(answers.length).toBeGreaterThan(CALLERS * 3);
    expect(answers.filter((status) => status !== 200)).toEqual([]);
  }, 90_000);

  test('control: one that is killed instead of told to end loses what it was doing', async () => {
    const callers = await Promise.all(Array.from({ length: CALLERS }, member));
    const { child, port } = running.get('first') ?? {};
    let lost = 0;
    let isOver = false;
    const load = callers.map(async (caller) => {
      while (!isOver) {
        // Takes a while: there is always one under way.
        const signIn = caller.post('/auth/login', { email: caller.email, password: PASSWORD });
        if ((await signIn.catch(() => undefined))?.status !== 200) lost += 1;
      }
    });
    child?.removeAllListeners('exit');
    child?.kill('SIGKILL');
    await vi
      .waitFor(() => expect(lost).toBeGreaterThan(0), { timeout: 10_000 })
      .finally(() => {
        isOver = true;
      });
    await Promise.all(load);
    if (port) balancer.remove(port);
  }, 30_000);
});
