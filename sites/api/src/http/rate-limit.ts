import { isKnownNetwork, rememberNetwork } from '../store/known-networks.ts';
import { type Counter, decrementCounters, incrementCounters, resetCounter } from '../store/rate-counters.ts';
import type { ApiContext, HttpServices } from './api-context.ts';
import { clientNetworks } from './client-address.ts';
import { HttpError } from './http-error.ts';

const QUARTER_HOUR_SECONDS = 900;
const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/**
 * How many times as often all addresses of a site may try it: a /48, of which one customer may have every address, or a
 * /24 of neighbors.
 */
const ADDRESSES_OF_SITE = 4;

/** How often something may be tried within a window. For IPv6, an address is a /64. */
export interface RateRule {
  /** From one address, for all accounts. */
  perAddress?: number;
  /** For one account from one address: stops a guesser, and no one else. */
  perAccountAndAddress?: number;
  /** For one account from all addresses. */
  perAccount?: number;
  /** The same, within a day. */
  perAccountDaily?: number;
  /**
   * Whether the limits per account spare the networks that the account was signed in from. Only against people who don't know
   * the password: a thief who knows it can make every network a known one.
   */
  sparesKnownNetworks?: boolean;
  windowSeconds: number;
  /** The message of a refusal, if there is something else to do than to wait. */
  refusal?: string;
}

export const RATE_RULES = {
  'sign-in': {
    perAddress: 100,
    perAccountAndAddress: 10,
    perAccount: 50,
    sparesKnownNetworks: true,
    windowSeconds: QUARTER_HOUR_SECONDS,
  },
  /** A stolen session guesses the password here, and wherever else a password is asked for again. */
  'password-change': {
    perAddress: 100,
    perAccountAndAddress: 10,
    perAccount: 20,
    sparesKnownNetworks: true,
    windowSeconds: QUARTER_HOUR_SECONDS,
  },
  /** Each change is reported by mail, to an address that may be a stranger's. */
  'password-news': { perAccount: 10, windowSeconds: HOUR_SECONDS },
  'data-export': { perAddress: 100, perAccountAndAddress: 10, perAccount: 20, windowSeconds: QUARTER_HOUR_SECONDS },
  'reset-request': {
    perAddress: 30,
    perAccountAndAddress: 3,
    perAccount: 3,
    sparesKnownNetworks: true,
    windowSeconds: HOUR_SECONDS,
  },
  /** A former user who knows the password could fill the owner's mailbox from ever new known networks. */
  'reset-mail': { perAccount: 10, windowSeconds: HOUR_SECONDS },
  'password-reset': { perAddress: 30, windowSeconds: QUARTER_HOUR_SECONDS },
  registration: { perAddress: 100, perAccountAndAddress: 5, perAccount: 20, windowSeconds: HOUR_SECONDS },
  /** A million codes, of which three are valid: only the limit protects them. */
  'office-code': {
    perAddress: 30,
    perAccount: 10,
    perAccountDaily: 30,
    windowSeconds: QUARTER_HOUR_SECONDS,
    refusal: 'Too many wrong codes. Please enter one of your recovery codes, or try again later.',
  },
  /** Their 160 bits protect them. A limit for all addresses would let a thief keep the owner out. */
  'recovery-code': { perAddress: 30, perAccountAndAddress: 10, windowSeconds: QUARTER_HOUR_SECONDS },
  /** No one guesses one: this bounds the work, for each browser by itself. */
  passkey: { perAddress: 300, perAccountAndAddress: 60, windowSeconds: QUARTER_HOUR_SECONDS },
  /** Each sends a mail to an address that someone typed. */
  'office-invitation': { perAccount: 30, windowSeconds: DAY_SECONDS },
  /** No one guesses one: this bounds the work. */
  'open-invitation': { perAddress: 60, windowSeconds: QUARTER_HOUR_SECONDS },
  /** The last of them is reported to the owner. */
  'wrong-office-code': { perAccount: 5, windowSeconds: DAY_SECONDS },
  /** Each sends a mail to an address that someone has typed. */
  'code-request': {
    perAddress: 30,
    perAccountAndAddress: 5,
    perAccount: 10,
    perAccountDaily: 30,
    windowSeconds: HOUR_SECONDS,
  },
  /**
   * A million codes, of which one is valid. For longer than a code works. All codes of an address have no limit of their own: a
   * stranger who asks for some and guesses would keep the owner out. As few are mailed, 150 guesses a day are possible.
   */
  code: {
    perAddress: 60,
    perAccount: 5,
    windowSeconds: HOUR_SECONDS,
    refusal: 'Too many wrong codes. Please ask for another one.',
  },
  /** For the account: each may mail a code to another address. */
  'email-change': { perAddress: 30, perAccount: 6, perAccountDaily: 12, windowSeconds: HOUR_SECONDS },
  profile: { perAddress: 300, perAccount: 60, windowSeconds: HOUR_SECONDS },
  'email-confirmation': { perAddress: 30, windowSeconds: QUARTER_HOUR_SECONDS },
  google: { perAddress: 60, windowSeconds: QUARTER_HOUR_SECONDS },
  payment: { perAddress: 300, perAccount: 10, windowSeconds: HOUR_SECONDS },
  /** Each may ask the payment provider. A payment takes about six. */
  'payment-question': { perAddress: 1_200, perAccount: 300, windowSeconds: QUARTER_HOUR_SECONDS },
  booking: { perAddress: 300, perAccount: 60, windowSeconds: HOUR_SECONDS },
  invoice: { perAddress: 300, perAccount: 60, windowSeconds: HOUR_SECONDS },
  travelers: { perAddress: 1_000, perAccount: 200, windowSeconds: HOUR_SECONDS },
  /** No one guesses one: this bounds the work. A whole group may share a network, and each one's account is the link. */
  'traveler-link': { perAddress: 300, perAccount: 60, windowSeconds: HOUR_SECONDS },
  review: { perAddress: 300, perAccount: 60, windowSeconds: HOUR_SECONDS },
  /** Each may ask the payment provider, and writes to the office. */
  'change-quote': { perAddress: 600, perAccount: 120, windowSeconds: HOUR_SECONDS },
  'change-request': { perAddress: 100, perAccount: 20, windowSeconds: HOUR_SECONDS },
  cancellation: { perAddress: 100, perAccount: 20, windowSeconds: HOUR_SECONDS },
  /** Not for the account from all addresses: a thief must not keep its owner from ending the thief's sessions. */
  'session-end': { perAddress: 300, perAccountAndAddress: 60, windowSeconds: QUARTER_HOUR_SECONDS },
  'departure-request': { perAddress: 100, perAccount: 20, windowSeconds: HOUR_SECONDS },
  'saved-treks': { perAddress: 3_000, perAccount: 300, windowSeconds: QUARTER_HOUR_SECONDS },
  /** For the address that is typed: a stranger who types it must not silence its owner. */
  contact: { perAddress: 20, perAccount: 10, sparesKnownNetworks: true, windowSeconds: HOUR_SECONDS },
} as const satisfies Record<string, RateRule>;

export type RateLimitName = keyof typeof RATE_RULES;

const TOO_MANY = 'Too many attempts. Please try again later.';

/**
 * Slows down guessing and mail bombing. The counters are in the database, so they survive a restart and are shared by
 * all servers. Every window ends by itself, so no one is locked out for good.
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
   * Counts an attempt before the work is done, so that parallel attempts can't slip through. Refused attempts are not
   * counted.
   * @param account identifies the account in question, if any: by its e-mail address if the rule spares known networks
   * @param extra how many attempts more than the rule allows, because as many are likely to be given back
   * @throws HttpError 429 with `Retry-After` after too many attempts, or a database error
   */
  async count(context: ApiContext, account?: string, extra = 0): Promise<Attempt> {
    const { store, settings } = this.#services;
    const networkHash = this.#networkHash(context);
    const rules = [...this.#siteCounters(context), ...(await this.#counters(networkHash, account))];
    const counters = rules.map((counter) => ({ ...counter, allowed: counter.allowed + extra }));
    const now = settings.now();
    const { fullUntil } = await incrementCounters(store, counters, now);
    if (fullUntil) {
      const seconds = Math.max(1, Math.ceil((fullUntil.getTime() - now.getTime()) / 1000));
      throw new HttpError(429, this.#rule.refusal ?? TOO_MANY, { 'Retry-After': String(seconds) });
    }
    return new Attempt(this.#services, counters, networkHash);
  }

  /**
   * Counts something that is not refused. True the one time within a window that the limit is reached, in the
   * transaction of the services' store.
   */
  async reachesLimit(account: string): Promise<boolean> {
    const { store, settings } = this.#services;
    const counters = this.#accountCounters(account);
    return (await incrementCounters(store, counters, settings.now())).isLast ?? false;
  }

  /**
   * Takes back an attempt that has come to nothing, unless the window that it was counted in is over. It still counts for
   * its site, which only stops a flood.
   */
  async giveBack(account: string, { caller, countedAt }: PastAttempt): Promise<void> {
    const { store, settings } = this.#services;
    await decrementCounters(store, await this.#counters(caller, account), settings.now(), countedAt);
  }

  /** Resets the attempts on an account from the caller's address, because its owner has signed in. */
  reset(context: ApiContext, account: string): Promise<void> {
    return resetCounter(this.#services.store, this.#accountAndAddressKey(account, this.#networkHash(context)));
  }

  /** Always in the same order, so that parallel attempts can't deadlock. */
  async #counters(networkHash: string | null, account: string | undefined): Promise<Counter[]> {
    const { perAddress, perAccountAndAddress } = this.#rule;
    const counters: Counter[] = [];
    if (networkHash !== null) counters.push(...this.#counter(this.#key('address', networkHash), perAddress));
    if (account === undefined) return counters;
    if (networkHash !== null)
      counters.push(...this.#counter(this.#accountAndAddressKey(account, networkHash), perAccountAndAddress));
    if (!(await this.#isSpared(account, networkHash))) counters.push(...this.#accountCounters(account));
    return counters;
  }

  #siteCounters(context: ApiContext): Counter[] {
    const { perAddress } = this.#rule;
    const { site } = clientNetworks(context, this.#services.settings.trustedProxies);
    return this.#counter(this.#key('site', site), perAddress && ADDRESSES_OF_SITE * perAddress);
  }

  #accountCounters(account: string): Counter[] {
    const { perAccount, perAccountDaily } = this.#rule;
    return [
      ...this.#counter(this.#key('account', account), perAccount),
      ...this.#counter(this.#key('account, daily', account), perAccountDaily, DAY_SECONDS),
    ];
  }

  #counter(key: string, allowed: number | undefined, windowSeconds = this.#rule.windowSeconds): Counter[] {
    return allowed === undefined ? [] : [{ key, allowed, windowSeconds }];
  }

  async #isSpared(account: string, networkHash: string | null): Promise<boolean> {
    const { store, settings } = this.#services;
    if (this.#rule.sparesKnownNetworks !== true || networkHash === null) return false;
    return isKnownNetwork(store, account, networkHash, settings.now());
  }

  /** Identifies the caller's network without revealing it. */
  #networkHash(context: ApiContext): string {
    const { settings, keyedHash } = this.#services;
    return keyedHash(`known network: ${clientNetworks(context, settings.trustedProxies).network}`);
  }

  #accountAndAddressKey(account: string, networkHash: string): string {
    return this.#key('account and address', `${networkHash} ${account}`);
  }

  #key(kind: string, whose: string): string {
    return this.#services.keyedHash(`rate limit, ${this.#name}, ${kind}: ${whose}`);
  }
}

/** An earlier attempt. */
export interface PastAttempt {
  /** See {@link Attempt.caller}; null: not known any more. */
  caller: string | null;
  countedAt: Date;
}

/** An attempt that was counted. */
export class Attempt {
  readonly #services: HttpServices;
  readonly #counters: readonly Counter[];
  readonly #networkHash: string;
  constructor(services: HttpServices, counters: readonly Counter[], networkHash: string) {
    this.#services = services;
    this.#counters = counters;
    this.#networkHash = networkHash;
  }

  /** Identifies the caller's network without revealing it. */
  get caller(): string {
    return this.#networkHash;
  }

  /** Takes the attempt back. */
  async refund(): Promise<void> {
    const { store, settings } = this.#services;
    await decrementCounters(store, this.#counters, settings.now());
  }

  /**
   * Does the work of the attempt. If it fails, for example because the server is overloaded, the attempt is not
   * counted.
   */
  async refundOnFailure<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      // If the database is down, the attempt stays counted until the window ends.
      await this.refund().catch(() => {});
      throw error;
    }
  }

  /** From now on, other people's guesses can't lock the owner out of this network. */
  rememberNetwork(userId: string): Promise<void> {
    const { store, settings } = this.#services;
    return rememberNetwork(store, userId, this.#networkHash, settings.now());
  }
}
