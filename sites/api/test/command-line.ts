import { SettingError } from '../src/core/setting-error.ts';
import { COMMANDS } from '../src/office/command-line.ts';
import { chosenProvider } from '../src/payments/chosen-provider.ts';
import type { Store } from '../src/store/open-store.ts';
import type { TestSite } from './site.ts';

/** The commands of `npm run office`, without a process of their own. */
export class CommandLine {
  readonly #site: Pick<TestSite, 'settings'>;
  readonly #store: Store;

  constructor(site: Pick<TestSite, 'settings'>, store: Store) {
    this.#site = site;
    this.#store = store;
  }

  /** @returns what the command prints, and whether it was refused */
  async run(name: keyof typeof COMMANDS, subject = '', who = 'Sunita'): Promise<{ isDone: boolean; output: string }> {
    const { settings } = this.#site;
    const mailQueue = { run: async () => {}, runSoon: () => {}, stop: async () => {} };
    const services = { store: this.#store, settings, payments: await chosenProvider(settings), mailQueue };
    try {
      return { isDone: true, output: await COMMANDS[name](services, subject, who) };
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      return { isDone: false, output: error.message };
    }
  }

  /** Decides what a customer has asked for. @returns whether there was something to decide */
  async decide(reference: string, word: 'approve' | 'confirm' | 'decline', who?: string): Promise<boolean> {
    return (await this.run(word, reference, who)).isDone;
  }
}
