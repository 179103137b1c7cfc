import { randomInt, randomUUID } from 'node:crypto';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { errorDetail, type Log } from '../log.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Milliseconds that work waits at most whose moment should tell nothing. */
const LONGEST_WAIT_MS = 300;

/**
 * Sends mail after the answer is given. Nobody waits for a mail server, and how long an answer takes does not tell
 * whether a mail was sent. A mail that can't be sent is logged. For mail that may be lost, or that must not stand in
 * the database, as a reset link; what must arrive goes into the queue.
 */
export class PostOffice {
  readonly #mailer: Mailer;
  readonly #now: () => Date;
  readonly #log: Log;
  readonly #underWay = new Set<Promise<void>>();

  constructor(mailer: Mailer, now: () => Date, log: Log) {
    this.#mailer = mailer;
    this.#now = now;
    this.#log = log;
  }

  /** Writes and sends a mail in the background. `write` may look things up first, and find that there is nothing to send. */
  post(write: () => Mail | undefined | Promise<Mail | undefined>): void {
    const sending = this.#deliver(write).finally(() => this.#underWay.delete(sending));
    this.#underWay.add(sending);
  }

  /**
   * Like {@link post}, at a moment within the next 300 ms that tells nothing: work at a known moment would hold up the
   * next answer.
   */
  postLater(write: () => Promise<Mail | undefined>): void {
    this.post(async () => {
      await setTimeout(randomInt(LONGEST_WAIT_MS));
      return write();
    });
  }

  /** Ends when everything that was posted is sent. */
  async close(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  async #deliver(write: () => Mail | undefined | Promise<Mail | undefined>): Promise<void> {
    try {
      // Work right behind an answer would hold it up.
      await setImmediate();
      const mail = await write();
      if (mail) await this.#mailer.send(mail, { id: randomUUID(), writtenAt: this.#now() });
    } catch (error) {
      this.#log({ level: 'error', message: "can't send a mail", detail: errorDetail(error) });
    }
  }
}
