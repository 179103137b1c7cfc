import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Unavailable } from '../unavailable.ts';

/** How much work one hash takes. */
export interface PasswordCost {
  memoryKib: number;
  iterations: number;
}

/**
 * Argon2id with 19 MiB, two passes and one lane.
 * Source: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#argon2id
 */
export const PASSWORD_COST: PasswordCost = { memoryKib: 19_456, iterations: 2 };

/** Hashes that may wait for a free core. At about 20 ms each the last one waits a second or two. */
const MAXIMUM_WAITING = 100;
const RETRY_AFTER_SECONDS = 2;

/**
 * Hashes and checks passwords, as many at a time as there are cores. When too many wait it refuses, so that a flood
 * of sign-ins costs neither the machine's memory nor the other visitors' patience.
 */
export class PasswordHasher {
  readonly #options: { memoryCost: number; timeCost: number; parallelism: number };
  readonly #dummyHash: Promise<string>;
  readonly #waiting: (() => void)[] = [];
  #free = availableParallelism();

  constructor({ memoryKib, iterations }: PasswordCost) {
    this.#options = { memoryCost: memoryKib, timeCost: iterations, parallelism: 1 };
    this.#dummyHash = hash('no password has this hash', this.#options);
  }

  /** @throws Unavailable when too many hashes wait */
  async hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password, this.#options));
  }

  /**
   * Checks a password. Without a stored hash it does the same work on a dummy and answers false, so that an unknown
   * account takes as long as a known one.
   * @throws Unavailable when too many hashes wait
   */
  async verify(storedHash: string | null | undefined, password: string): Promise<boolean> {
    return this.#inTurn(async () => {
      const dummyHash = await this.#dummyHash;
      const matches = await verify(storedHash ?? dummyHash, password);
      return matches && storedHash != null;
    });
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      // The core goes straight to the next in line, so nobody who comes later can take it first.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= MAXIMUM_WAITING) {
      throw new Unavailable('Too many people are signing in right now. Please try again.', RETRY_AFTER_SECONDS);
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
