import { otherUser } from '../../src/account/session/session.machine.test-cases.ts';
import type { User } from '../../src/api/entities.ts';
import type { StoragePort } from '../../src/provider/ports.ts';
import type { BookingEvent, bookingMachine } from '../../src/sales/booking/booking.machine.ts';
import { makeToken, TEST_NOW_MS, testDetails, testUser } from '../../src/testing/fixtures.ts';
import { stateText } from '../../src/testing/machines/index.ts';
import { VirtualClock } from '../../src/testing/virtual-clock.ts';
import { ModelBackend, type NetworkMood } from './backend.ts';
import { SlowNetwork } from './slow-network.ts';
import { Tab } from './tab.ts';

/** Something that happens. `pick` chooses among what there is; where there is nothing, nothing happens. */
export type SystemEvent =
  | { tab: number; act: Act }
  | { tab: number; signIn: number }
  | { net: 'bring' | 'lose'; pick: number; mood: NetworkMood }
  | { notify: number }
  | { pass: number | 'timer' }
  | { bank: number; isGood: boolean }
  | { revoke: number };

export const ACTS = {
  book: { type: 'book' },
  submit: { type: 'details.submit' },
  back: { type: 'payment.back' },
  full: { type: 'option.choose', option: 'full' },
  deposit: { type: 'option.choose', option: 'deposit' },
  travelers: { type: 'travelers.change', travelers: 3 },
  close: { type: 'close' },
  view: { type: 'view' },
} satisfies Record<string, BookingEvent>;
type Act = keyof typeof ACTS | 'next' | 'fill' | 'pay' | 'retry' | 'signOut' | 'reload';

/** Two people, and what only they may ever see. */
export const PEOPLE = [
  { user: testUser as User, secret: 'secret-of-maya' },
  { user: otherUser as User, secret: 'secret-of-pasang' },
] as const;

const personOf = (index: number) => PEOPLE[index % PEOPLE.length] as (typeof PEOPLE)[number];

/** One browser with two tabs, two people who use it, one backend: the kit's machines as one system. */
export class System {
  readonly clock = new VirtualClock(TEST_NOW_MS);
  readonly network = new SlowNetwork();
  readonly backend = new ModelBackend();
  readonly tabs: readonly Tab[];
  /** Violations as sentences, added where they are noticed. */
  readonly breaches: string[] = [];
  readonly #entries = new Map<string, string>();
  readonly #listeners = new Map<string, Set<(key: string | null) => void>>();
  #signIns = 0;
  #news: { tab: string; key: string }[] = [];

  constructor(change: (machine: typeof bookingMachine) => typeof bookingMachine = (machine) => machine) {
    const around = {
      clock: this.clock,
      network: this.network,
      backend: this.backend,
      storage: (tab: string) => this.#storageOf(tab),
      change,
      onConfirm: (tab: Tab, secret: string, email: string) => this.#judgeCard(tab, secret, email),
      onDetails: (_: Tab, account: string, details: unknown) => this.#judgeDetails(account, details),
    };
    this.tabs = ['first', 'second'].map((name) => new Tab(name, around));
  }

  /** Lets something happen, with all that follows at once. */
  async take(event: SystemEvent): Promise<void> {
    this.#do(event);
    await new Promise(setImmediate);
  }

  /** The content of the storage. */
  get stored(): ReadonlyMap<string, string> {
    return this.#entries;
  }

  #do(event: SystemEvent): void {
    if ('act' in event) this.#act(this.#tabOf(event.tab), event.act);
    else if ('signIn' in event) this.#signIn(this.#tabOf(event.tab), event.signIn);
    else if ('net' in event) this.#move(event);
    else if ('notify' in event) this.#notify(this.#tabOf(event.notify).name);
    else if ('pass' in event) this.#pass(event.pass === 'timer' ? (this.clock.untilNextMs ?? 0) : event.pass);
    else if ('bank' in event) this.#endOne(event);
    else this.backend.revoke(String(personOf(event.revoke).user.id));
  }

  #tabOf = (index: number): Tab => this.tabs[index % this.tabs.length] as Tab;

  #act(tab: Tab, act: Act): void {
    // A browser tells a tab of the storage before it hands it the next press.
    this.#notify(tab.name);
    if (act === 'next') this.#goOn(tab);
    else if (act === 'reload') tab.load();
    else if (act === 'signOut') tab.store.send({ type: 'logout' });
    else if (act === 'pay' || act === 'retry') tab.press(act);
    else if (act === 'fill') this.#fill(tab);
    else tab.act(ACTS[act]);
  }

  /** The next step towards a paid booking. */
  #goOn(tab: Tab): void {
    const { value, context } = tab.booking.getSnapshot();
    const state = stateText(value);
    if (state === 'closed') tab.act(ACTS.book);
    else if (state === 'loginRequired') this.#signIn(tab, this.tabs.indexOf(tab));
    else if (state === 'details.editing' && context.draft.specialRequirements === '') this.#fill(tab);
    else if (state.startsWith('details')) tab.act(ACTS.submit);
    else if (state === 'payment') for (const press of ['pay', 'retry'] as const) tab.press(press);
    else tab.act(ACTS.view);
  }

  #fill(tab: Tab): void {
    const visitor = PEOPLE.find(({ user }) => String(user.id) === tab.booking.getSnapshot().context.customer?.id);
    if (!visitor) return;
    const { email, fullname } = visitor.user;
    const details = { ...testDetails, email, firstName: fullname, specialRequirements: visitor.secret };
    tab.act({ type: 'details.change', details });
  }

  #signIn(tab: Tab, index: number): void {
    this.#notify(tab.name);
    const { user } = personOf(index);
    this.#signIns += 1;
    const { email, fullname } = user;
    const token = makeToken({ userId: String(user.id), email, fullname, jti: String(this.#signIns) });
    this.backend.signIn(user, token);
    tab.store.send({ type: 'login', token, user });
  }

  #move({ net, pick, mood }: { net: 'bring' | 'lose'; pick: number; mood: NetworkMood }): void {
    const { length } = this.network.flights;
    if (length > 0) this.network[net](pick % length, mood);
  }

  #pass(ms: number): void {
    for (const { script } of this.tabs) script.push({ advance: ms });
    this.clock.advance(ms);
  }

  #endOne({ bank, isGood }: { bank: number; isGood: boolean }): void {
    const open = this.backend.intents.filter(({ status }) => status === 'processing');
    const intent = open[bank % Math.max(1, open.length)];
    if (intent) this.backend.end(intent, isGood);
  }

  #storageOf(tab: string): StoragePort {
    const changed = (key: string) => {
      for (const { name } of this.tabs ?? []) if (name !== tab) this.#news.push({ tab: name, key });
    };
    return {
      read: (key) => this.#entries.get(key) ?? null,
      write: (key, value) => {
        if (this.#entries.get(key) !== value) changed(key);
        this.#entries.set(key, value);
        return true;
      },
      remove: (key) => {
        if (this.#entries.delete(key)) changed(key);
      },
      subscribe: (listener) => {
        const listeners = this.#listeners.get(tab) ?? new Set();
        this.#listeners.set(tab, listeners.add(listener));
        return () => void listeners.delete(listener);
      },
    };
  }

  /** Notifies a tab of what others changed in the storage. */
  #notify(tab: string): void {
    const news = this.#news.filter((one) => one.tab === tab);
    this.#news = this.#news.filter((one) => one.tab !== tab);
    for (const { key } of news) for (const listener of this.#listeners.get(tab) ?? []) listener(key);
  }

  #judgeCard(tab: Tab, clientSecret: string, email: string): void {
    const intent = this.backend.intents.find(({ id }) => `${id}_secret` === clientSecret);
    const visitor = tab.store.read().user;
    if (String(visitor?.id) !== intent?.owner) this.breaches.push('a card is sent for another person’s payment');
    if (email !== visitor?.email) this.breaches.push('a card is sent with another person’s address');
  }

  #judgeDetails(account: string, details: unknown): void {
    const text = JSON.stringify(details);
    const others = PEOPLE.filter(({ user, secret }) => String(user.id) !== account && text.includes(secret));
    if (others.length > 0) this.breaches.push('private words are stored in another person’s account');
  }
}
