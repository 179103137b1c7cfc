import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startBalancer } from './balancer.ts';
import { CHILD_ENVIRONMENT } from './child-environment.ts';
import { readOutbox } from './outbox.ts';
import { Visitor } from './visitor.ts';

interface Running {
  child: ChildProcess;
  port: number;
}

export interface MachineSettings {
  /** Script of the server, which says its port when it listens. */
  main: string;
  /** Each machine has a data folder of its own in it. */
  folder: string;
  environment: Record<string, string>;
  /** The path of the servers' API: none, or below a path of a site. */
  apiPath?: string;
}

/** Two servers in processes and data folders of their own, on one database, behind a proxy. */
export class Machines {
  static readonly names = ['first', 'second'] as const;
  readonly #settings: MachineSettings;
  readonly #balancer: Awaited<ReturnType<typeof startBalancer>>;
  readonly #running = new Map<string, Running>();
  #members = 0;

  private constructor(settings: MachineSettings, balancer: Awaited<ReturnType<typeof startBalancer>>) {
    this.#settings = settings;
    this.#balancer = balancer;
  }

  static async start(settings: MachineSettings): Promise<Machines> {
    const machines = new Machines(settings, await startBalancer());
    await machines.startAll();
    return machines;
  }

  /** @param changes of the environment, for these alone */
  async startAll(changes: Record<string, string> = {}): Promise<void> {
    await Promise.all(Machines.names.map((name) => this.start(name, changes)));
  }

  /** The address for visitors. */
  get url(): string {
    return this.#balancer.url;
  }

  urlOf(name: string): string {
    return `http://127.0.0.1:${this.#machine(name).port}`;
  }

  async start(name: string, changes: Record<string, string> = {}): Promise<void> {
    const { main, folder, environment } = this.#settings;
    const child = spawn(process.execPath, [main], {
      env: {
        ...CHILD_ENVIRONMENT,
        DATA_DIR: join(folder, name),
        TOKEN_SECRET: 'the same secret on every machine',
        TRUST_PROXY: '1',
        DEMO: '1',
        PORT: '0',
        ...environment,
        ...changes,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
    const port = await new Promise<number>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
      lines.on('line', (line) => {
        const found = /(?:listens on port |Ready on http:\/\/[^:]+:)(\d+)/.exec(line)?.[1];
        if (found) resolve(Number(found));
      });
    });
    child.removeAllListeners('exit');
    this.#running.set(name, { child, port });
    await this.#balancer.add(port);
  }

  /** Tells a server to end, and waits until it has. @returns the code with which it ended */
  async stop(name: string): Promise<number | null> {
    const { child, port } = this.#machine(name);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    this.#balancer.remove(port);
    this.#running.delete(name);
    return child.exitCode;
  }

  /** Ends a server at once. The proxy finds out by itself. */
  kill(name: string): void {
    this.#machine(name).child.kill('SIGKILL');
  }

  close(): void {
    for (const { child } of this.#running.values()) child.kill('SIGKILL');
    this.#balancer.close();
  }

  /** A visitor who calls the API through the proxy, or at one machine. */
  visitor(token?: string, url = this.url): Visitor {
    const root = url + (this.#settings.apiPath ?? '');
    return new Visitor((request) => fetch(request.url.replace('http://127.0.0.1:3000', root), request), token);
  }

  /** The same with an account. */
  async member(): Promise<Visitor & { email: string }> {
    this.#members += 1;
    const email = `${this.#members}@example.org`;
    const registration = { fullname: 'Maya Gurung', email, phone: '5550100', password: PASSWORD };
    const { body } = await this.visitor().post('/auth/register', registration);
    return Object.assign(this.visitor(body.token), { email });
  }

  /** The confirmations of a booking that all machines together have mailed to an address. */
  async confirmations(email: string): Promise<string[]> {
    const outboxes = await Promise.all(Machines.names.map((name) => readOutbox(join(this.#settings.folder, name))));
    return outboxes
      .flat()
      .filter((mail) => mail.includes(`To: ${email}`) && mail.includes('Your booking is confirmed'));
  }

  #machine(name: string): Running {
    const running = this.#running.get(name);
    if (!running) throw new Error(`${name} does not run`);
    return running;
  }
}

export const PASSWORD = 'Passw0rd!';
const DAY_MS = 86_400_000;

/** Ninety days from now: the servers read the real clock. */
const inNinetyDays = () => new Date(Date.now() + 90 * DAY_MS).toISOString().slice(0, 10);

/**
 * Books a trek and opens a payment of its whole price.
 * @param bookingDate a day that takes a payment at once
 * @returns the payment's id
 */
export async function openPayment(
  buyer: Visitor & { email: string },
  trekId: number,
  priceUsd: number,
  bookingDate = inNinetyDays(),
) {
  const details = { firstName: 'Maya', lastName: 'Gurung', email: buyer.email, phone: '5550100', country: 'Nepal' };
  await buyer.post('/booking/user-details', { ...details, bookingDate, trekId });
  const order = { trekId, amount: priceUsd, currency: 'usd', numTravelers: 1 };
  const customer = { customerName: 'Maya Gurung', customerEmail: buyer.email };
  const { status, body } = await buyer.post('/payment/create-payment-intent', { ...order, ...customer });
  if (status !== 200) throw new Error(`No payment: ${status} ${JSON.stringify(body)}`);
  return body.paymentIntentId as string;
}

/**
 * Signs people in again and again, each as soon as they have an answer. That takes a while: there is always one under way.
 * @returns how many were lost by now, and what ends it
 */
export function keepSigningIn(people: readonly (Visitor & { email: string })[]) {
  let lost = 0;
  let isOver = false;
  const signingIn = people.map(async (person) => {
    while (!isOver) {
      const answer = person.post('/auth/login', { email: person.email, password: PASSWORD });
      if ((await answer.catch(() => undefined))?.status !== 200) lost += 1;
    }
  });
  const end = async () => {
    isOver = true;
    await Promise.all(signingIn);
  };
  return { lost: () => lost, end };
}
