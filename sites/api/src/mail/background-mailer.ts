import { randomInt, randomUUID } from 'node:crypto';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { errorDetail, type Log } from '../core/log.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Longest random delay, so that timing reveals nothing. */
const LONGEST_WAIT_MS = 300;

/**
 * Sends mail after the response, so that no request waits for a mail server and response times don't reveal whether a mail
 * was sent. A failure is logged. Use it for mail that may be lost, or that must not be stored, such as a reset link; mail
 * that must arrive goes into the queue.
 */
export class BackgroundMailer {
  readonly #mailer: Mailer;
  readonly #now: () => Date;
  readonly #log: Log;
  readonly #pending = new Set<Promise<void>>();

  constructor(mailer: Mailer, now: () => Date, log: Log) {
    this.#mailer = mailer;
    this.#now = now;
    this.#log = log;
  }

  /** Renders and sends a mail in the background. `render` returns undefined when there is nothing to send. */
  send(render: () => Mail | undefined | Promise<Mail | undefined>): void {
    const sending = this.#deliver(render).finally(() => this.#pending.delete(sending));
    this.#pending.add(sending);
  }

  /**
   * Like {@link send}, after a random delay of up to 300 ms: work at a predictable moment would slow the next response
   * measurably.
   */
  sendLater(render: () => Promise<Mail | undefined>): void {
    this.send(async () => {
      await setTimeout(randomInt(LONGEST_WAIT_MS));
      return render();
    });
  }

  /** Resolves when every pending mail was sent or failed. */
  async close(): Promise<void> {
    await Promise.all(this.#pending);
  }

  async #deliver(render: () => Mail | undefined | Promise<Mail | undefined>): Promise<void> {
    try {
      // Let the response go out first.
      await setImmediate();
      const mail = await render();
      if (mail) await this.#mailer.send(mail, { id: randomUUID(), writtenAt: this.#now() });
    } catch (error) {
      this.#log({ level: 'error', message: "can't send a mail", detail: errorDetail(error) });
    }
  }
}
