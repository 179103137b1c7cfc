import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { UnavailableError } from '../core/unavailable-error.ts';
import type { PasswordCost } from '../settings/password-cost.ts';
import { bareHash } from '../store/void-hash.ts';
import { FairQueue } from './fair-queue.ts';

/** Hashes that may wait in each lane. At about 20 ms each, the last one waits a second or two. */
const MAXIMUM_WAITING = 100;
const RETRY_AFTER_SECONDS = 2;

/** The place in the queue: sign-ins have a lane of their own, which callers share evenly. */
export interface Turn {
  lane: 'sign-in' | 'other';
  /** The caller's key in the queue. */
  caller: string;
}

interface Job {
  start: () => void;
  refuse: (error: UnavailableError) => void;
}

/**
 * Hashes and checks passwords, one per core at a time. It refuses when too many wait, so a flood exhausts neither
 * memory nor other visitors' patience. Registrations and resets leave half of the cores' time to sign-ins, and callers
 * who ask for much wait longer.
 */
export class PasswordHasher {
  readonly #options: { memoryCost: number; timeCost: number; parallelism: number };
  readonly #dummyHash: Promise<string>;
  readonly #signIns = new FairQueue<Job>(MAXIMUM_WAITING);
  readonly #others = new FairQueue<Job>(MAXIMUM_WAITING);
  #free: number;
  #isSignInsTurn = true;

  /** @param processes that share this machine's cores */
  constructor({ memoryKib, iterations }: PasswordCost, processes = 1) {
    this.#free = Math.ceil(availableParallelism() / processes);
    this.#options = { memoryCost: memoryKib, timeCost: iterations, parallelism: 1 };
    this.#dummyHash = hash('no password has this hash', this.#options);
  }

  /** @throws UnavailableError when too many hashes wait */
  async hash(password: string, turn: Turn): Promise<string> {
    return this.#inTurn(turn, () => hash(password.normalize('NFC'), this.#options));
  }

  /**
   * Checks a password. Without a stored hash it does the same work on a dummy and returns false, so an unknown account
   * takes as long as a known one. A void password is judged, too: `refuseVoidPassword` tells it apart.
   * @throws UnavailableError when too many hashes wait
   */
  async verify(storedHash: string | null | undefined, password: string, turn: Turn): Promise<boolean> {
    return this.#inTurn(turn, async () => {
      const dummyHash = await this.#dummyHash;
      // Keyboards encode é as one character or as two. Older hashes were made of the password as typed.
      for (const spelling of new Set([password.normalize('NFC'), password])) {
        if (await verify(bareHash(storedHash ?? dummyHash), spelling)) return storedHash != null;
      }
      return false;
    });
  }

  /** Whether a hash was made with another cost than today's. */
  isOutdated(storedHash: string): boolean {
    const { memoryCost, timeCost, parallelism } = this.#options;
    return !storedHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
  }

  /** Number of hashes that wait. */
  get waiting(): number {
    return this.#signIns.size + this.#others.size;
  }

  async #inTurn<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#wait(turn);
    try {
      return await work();
    } finally {
      // Hand the core to the next in line, so that no newcomer can take it first.
      const next = this.#next();
      if (next) next.start();
      else this.#free += 1;
    }
  }

  #wait({ lane, caller }: Turn): Promise<void> {
    return new Promise((start, refuse) => {
      const queue = lane === 'sign-in' ? this.#signIns : this.#others;
      const dropped = queue.add(caller, { start, refuse });
      dropped?.refuse(
        new UnavailableError('Too many people are signing in right now. Please try again.', RETRY_AFTER_SECONDS),
      );
    });
  }

  /** The lanes take turns. */
  #next(): Job | undefined {
    this.#isSignInsTurn = !this.#isSignInsTurn;
    const [first, second] = this.#isSignInsTurn ? [this.#signIns, this.#others] : [this.#others, this.#signIns];
    return first.next() ?? second.next();
  }
}
