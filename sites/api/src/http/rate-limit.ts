import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ApiContext } from './api-context.ts';
import { clientAddress } from './client-address.ts';
import { Refusal } from './refusal.ts';

const QUARTER_HOUR_SECONDS = 900;
const HOUR_SECONDS = 3_600;

/** Attempts allowed within a window, by the caller's network address and by the account (e-mail) that is named. */
export interface RateRule {
  perAddress: number;
  perAccount: number;
  windowSeconds: number;
}

export const RATE_RULES = {
  'sign-in': { perAddress: 100, perAccount: 10, windowSeconds: QUARTER_HOUR_SECONDS },
  'password-change': { perAddress: 100, perAccount: 10, windowSeconds: QUARTER_HOUR_SECONDS },
  'reset-request': { perAddress: 30, perAccount: 3, windowSeconds: HOUR_SECONDS },
  registration: { perAddress: 100, perAccount: 5, windowSeconds: HOUR_SECONDS },
  google: { perAddress: 60, perAccount: 60, windowSeconds: QUARTER_HOUR_SECONDS },
  contact: { perAddress: 20, perAccount: 10, windowSeconds: HOUR_SECONDS },
} as const satisfies Record<string, RateRule>;

/** Slows down guessing and mail bombing. A window ends by itself, so nobody is locked out for good. */
export class RateLimit {
  readonly #byAddress: RateLimiterMemory;
  readonly #byAccount: RateLimiterMemory;
  readonly #trustedProxies: number;

  constructor({ perAddress, perAccount, windowSeconds }: RateRule, trustedProxies: number) {
    this.#byAddress = new RateLimiterMemory({ points: perAddress, duration: windowSeconds });
    this.#byAccount = new RateLimiterMemory({ points: perAccount, duration: windowSeconds });
    this.#trustedProxies = trustedProxies;
  }

  /**
   * Counts an attempt. It counts before the work is done, so that parallel attempts can't slip through.
   * @throws Refusal 429 with `Retry-After` when there were too many
   */
  async count(context: ApiContext, account: string): Promise<void> {
    await this.countAddress(context);
    await this.#consume(this.#byAccount, account);
  }

  /** Counts an attempt that names no account, like {@link count}. */
  async countAddress(context: ApiContext): Promise<void> {
    await this.#consume(this.#byAddress, clientAddress(context, this.#trustedProxies));
  }

  /**
   * Forgets the attempts on an account whose owner has shown to be there, and this one of the caller's: a house full of
   * people who know their passwords guesses nothing. The caller's other attempts stay counted.
   */
  async forgive(context: ApiContext, account: string): Promise<void> {
    await this.#byAccount.delete(account);
    await this.#byAddress.reward(clientAddress(context, this.#trustedProxies));
  }

  async #consume(limiter: RateLimiterMemory, key: string): Promise<void> {
    try {
      await limiter.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw new Refusal(429, 'Too many attempts. Please try again later.', { 'Retry-After': String(seconds) });
    }
  }
}
