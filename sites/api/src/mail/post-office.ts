import { errorDetail, type Log } from '../log.ts';
import type { Mail, Mailer } from './mailer.ts';

/**
 * Sends mail after the answer is given. Nobody waits for a mail server, and how long an answer takes does not tell
 * whether a mail was sent. A mail that can't be sent is logged.
 */
export class PostOffice {
  readonly #mailer: Mailer;
  readonly #log: Log;
  readonly #underWay = new Set<Promise<void>>();

  constructor(mailer: Mailer, log: Log) {
    this.#mailer = mailer;
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
    this.#mailer.close();
  }

  async #deliver(write: () => Mail | Promise<Mail>): Promise<void> {
    try {
      await this.#mailer.send(await write());
    } catch (error) {
      this.#log({ level: 'error', message: "can't send a mail", detail: errorDetail(error) });
    }
  }
}
