import { randomUUID } from 'node:crypto';
import { errorDetail, type Log } from '../log.ts';
import type { Mail, Mailer } from './mailer.ts';

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

  /** Writes and sends a mail in the background. `write` may look things up first. */
  post(write: () => Mail | Promise<Mail>): void {
    const sending = this.#deliver(write).finally(() => this.#underWay.delete(sending));
    this.#underWay.add(sending);
  }

  /** Ends when everything that was posted is sent. */
  async close(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  async #deliver(write: () => Mail | Promise<Mail>): Promise<void> {
    try {
      await this.#mailer.send(await write(), { id: randomUUID(), writtenAt: this.#now() });
    } catch (error) {
      this.#log({ level: 'error', message: "can't send a mail", detail: errorDetail(error) });
    }
  }
}
