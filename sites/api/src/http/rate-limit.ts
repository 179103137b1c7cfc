import { isKnownNetwork, rememberNetwork } from '../store/known-networks.ts';
import { type Counter, decrementCounters, incrementCounters, resetCounter } from '../store/rate-counters.ts';
import type { ApiContext, HttpServices } from './api-context.ts';
import { clientNetwork } from './client-address.ts';
import { HttpError } from './http-error.ts';

const QUARTER_HOUR_SECONDS = 900;
const HOUR_SECONDS = 3_600;

/** How often something may be tried within a window. An address is a whole /64 for IPv6. */
export interface RateRule {
  /** From one address, whichever accounts are named. */
  perAddress: number;
  /** On one account from one address: what keeps a guesser out, and nobody else. */
  perAccountAndAddress?: number;
  /** On one account from all addresses together, but for those from which its owner has signed in before. */
  perAccount?: number;
  windowSeconds: number;
}

export const RATE_RULES = {
  'sign-in': { perAddress: 100, perAccountAndAddress: 10, perAccount: 50, windowSeconds: QUARTER_HOUR_SECONDS },
  'password-change': { perAddress: 100, perAccountAndAddress: 10, perAccount: 20, windowSeconds: QUARTER_HOUR_SECONDS },
  'data-export': { perAddress: 100, perAccountAndAddress: 10, perAccount: 20, windowSeconds: QUARTER_HOUR_SECONDS },
  'reset-request': { perAddress: 30, perAccountAndAddress: 3, perAccount: 3, windowSeconds: HOUR_SECONDS },
  'password-reset': { perAddress: 30, windowSeconds: QUARTER_HOUR_SECONDS },
  registration: { perAddress: 100, perAccountAndAddress: 5, perAccount: 20, windowSeconds: HOUR_SECONDS },
  'office-code': { perAddress: 30, perAccountAndAddress: 10, perAccount: 30, windowSeconds: QUARTER_HOUR_SECONDS },
  'email-confirmation': { perAddress: 30, windowSeconds: QUARTER_HOUR_SECONDS },
  google: { perAddress: 60, windowSeconds: QUARTER_HOUR_SECONDS },
  payment: { perAddress: 300, perAccount: 10, windowSeconds: HOUR_SECONDS },
  /** Each may be a question to the payment provider. A payment is asked for some six times. */
  'payment-question': { perAddress: 1_200, perAccount: 300, windowSeconds: QUARTER_HOUR_SECONDS },
  booking: { perAddress: 300, perAccount: 60, windowSeconds: HOUR_SECONDS },
  'departure-request': { perAddress: 100, perAccount: 20, windowSeconds: HOUR_SECONDS },
  contact: { perAddress: 20, perAccount: 10, windowSeconds: HOUR_SECONDS },
} as const satisfies Record<string, RateRule>;

export type RateLimitName = keyof typeof RATE_RULES;

/**
 * Slows down guessing and mail bombing. The counters are in the database: they survive a restart, and every server
 * that shares the database counts on them. A window ends by itself, so nobody is locked out for good.
 */
export class RateLimit {
  readonly #services: HttpServices;
  readonly #name: RateLimitName;
  readonly #rule: RateRule;

  constructor(services: HttpServices, name: RateLimitName, rule: RateRule = RATE_RULES[name]) {
    this.#services = services;
    this.#name = name;
    this.#rule = rule;
  }

  /**
   * Counts an attempt. It counts before the work is done, so that parallel attempts can't slip through. A refused one
   * counts nowhere.
   * @param account e-mail address of the account that is named, if any. Where accounts are told apart by something else,
   * none has an address from which its owner has signed in before.
   * @throws HttpError 429 with `Retry-After` when there were too many, or an error of the database where it is away
   */
  async count(context: ApiContext, account?: string): Promise<Attempt> {
    const { store, settings, keyedHash } = this.#services;
    const network = this.#network(context);
    const networkHash = keyedHash(`known network: ${network}`);
    const counters = await this.#counters(network, networkHash, account);
    const now = settings.now();
    const resetsAt = await incrementCounters(store, counters, this.#rule.windowSeconds, now);
    if (resetsAt) {
      const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
      throw new HttpError(429, 'Too many attempts. Please try again later.', { 'Retry-After': String(seconds) });
    }
    const keys = counters.map(({ key }) => key);
    return new Attempt(this.#services, keys, networkHash);
  }

  /** Forgets the attempts on an account from the caller's address: its owner is there. */
  reset(context: ApiContext, account: string): Promise<void> {
    return resetCounter(this.#services.store, this.#accountAndAddressKey(account, this.#network(context)));
  }

  /** In the same order always, so that no two attempts lock crosswise. */
  async #counters(network: string, networkHash: string, account: string | undefined): Promise<Counter[]> {
    const { perAddress, perAccountAndAddress, perAccount } = this.#rule;
    const counters = [{ key: this.#key('address', network), allowed: perAddress }];
    if (account === undefined) return counters;
    if (perAccountAndAddress !== undefined) {
      counters.push({ key: this.#accountAndAddressKey(account, network), allowed: perAccountAndAddress });
    }
    const { store, settings } = this.#services;
    if (perAccount !== undefined && !(await isKnownNetwork(store, account, networkHash, settings.now()))) {
      counters.push({ key: this.#key('account', account), allowed: perAccount });
    }
    return counters;
  }

  #network(context: ApiContext): string {
    return clientNetwork(context, this.#services.settings.trustedProxies);
  }

  #accountAndAddressKey(account: string, network: string): string {
    return this.#key('account and address', `${network} ${account}`);
  }

  #key(kind: string, whose: string): string {
    return this.#services.keyedHash(`rate limit, ${this.#name}, ${kind}: ${whose}`);
  }
}

/** An attempt that was counted. */
export class Attempt {
  readonly #services: HttpServices;
  readonly #keys: readonly string[];
  readonly #networkHash: string;

  constructor(services: HttpServices, keys: readonly string[], networkHash: string) {
    this.#services = services;
    this.#keys = keys;
    this.#networkHash = networkHash;
  }

  /** Tells callers apart without saying who they are. */
  get caller(): string {
    return this.#networkHash;
  }

  /** Takes the attempt back. */
  async refund(): Promise<void> {
    const { store, settings } = this.#services;
    await decrementCounters(store, this.#keys, settings.now());
  }

  /** Does the work of the attempt; where that fails, as on a server that is too busy, it has cost the caller nothing. */
  async refundOnFailure<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      // A database that is away can give nothing back; then the end of the window does.
      await this.refund().catch(() => {});
      throw error;
    }
  }

  /** From here on, guesses of others can't keep the account's owner out of this network. */
  rememberNetwork(userId: string): Promise<void> {
    const { store, settings } = this.#services;
    return rememberNetwork(store, userId, this.#networkHash, settings.now());
  }
}
