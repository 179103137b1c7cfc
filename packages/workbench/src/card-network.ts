import type { EventFrom } from 'xstate';
import type { PaymentMachine } from '../../ui/src/sales/payment/payment.machine.ts';
import { cardPlays } from './card-plays.ts';
import type { WorkbenchSession } from './workbench-session.ts';

/** Plays the card network on a bench: what it answers is a step of the run as any other. */
export class CardNetwork {
  readonly #session: WorkbenchSession;
  #next: string | null = null;

  constructor(session: WorkbenchSession) {
    this.#session = session;
  }

  /** The answer to the next card that is confirmed; null: it waits for the test. */
  get next(): string | null {
    return this.#next;
  }

  /** Whether a card is being confirmed, which waits for the answer. */
  get isConfirming(): boolean {
    return this.#session.moment().recorded.run.actors.pending.some(({ actor }) => actor === 'confirmCard');
  }

  /** Chooses what it answers next; the same once more takes the choice back. @returns what is chosen now */
  choose(name: string): string | null {
    this.#next = this.#next === name ? null : name;
    return this.#next;
  }

  /** Does what was chosen with the card that is being confirmed, if one is. */
  async play(name: string | null): Promise<void> {
    if (name !== null && this.isConfirming) await this.#session.take(cardPlays[name] ?? []);
  }

  /** Sends what the payment's form says; where that is to pay, the network does what was chosen. */
  async send(event: EventFrom<PaymentMachine>, to?: string): Promise<void> {
    await this.#session.send(event, to);
    if (event.type === 'pay') await this.play(this.#next);
  }
}
