import { type ActorRefFrom, createActor, type InspectionEvent } from 'xstate';
import * as running from '../../src/account/session/run-session.ts';
import { SessionStore } from '../../src/account/session/session-store.ts';
import { ApiError } from '../../src/api/api-error.ts';
import type { ApiClient } from '../../src/api/client.ts';
import { lazyModule } from '../../src/core/lazy/lazy-module.ts';
import { memoryStorage } from '../../src/provider/browser-ports.ts';
import type { StoragePort, TrekPorts } from '../../src/provider/ports.ts';
import { bindHostBooking } from '../../src/sales/booking/bind-host-booking.ts';
import { anonymous } from '../../src/sales/booking/booking.machine.test-cases.ts';
import type { BookingEvent, bookingMachine } from '../../src/sales/booking/booking.machine.ts';
import { persistDraft, syncCustomer } from '../../src/sales/booking/draft/sync-customer.ts';
import { readConfirmation } from '../../src/sales/payment/read-confirmation.ts';
import type { Outcome, ScriptStep } from '../../src/testing/machines/index.ts';
import type { VirtualClock } from '../../src/testing/virtual-clock.ts';
import type { ModelBackend, NetworkMood } from './backend.ts';
import type { SlowNetwork } from './slow-network.ts';

type BookingMachine = typeof bookingMachine;

/** State that all tabs of a browser share. */
export interface Surroundings {
  clock: VirtualClock;
  storage: (tab: string) => StoragePort;
  network: SlowNetwork;
  backend: ModelBackend;
  /** Puts a planted fault into the booking's machine. */
  change: (machine: BookingMachine) => BookingMachine;
  /** Called for each card that is sent. */
  onConfirm: (tab: Tab, clientSecret: string, email: string) => void;
  /** Called for details that reach the backend, and in whose account. */
  onDetails: (tab: Tab, account: string, details: unknown) => void;
}

/** The module is there at once: what is explored is what comes after it. */
const sessionModule = lazyModule(async () => running);
const LOST = new ApiError({ code: 'network' }, { failure: 'network' });

/** A tab with the session and the booking of the kit, as a page binds them, on a played network. */
export class Tab {
  readonly name: string;
  readonly drafts: StoragePort;
  /** The steps since the last load, with which the bench plays this tab's booking again. */
  script: ScriptStep[] = [];
  store!: SessionStore;
  booking!: ActorRefFrom<BookingMachine>;
  /** The newest payment's id. */
  paymentId: string | null = null;
  polls = 0;
  readonly #around: Surroundings;
  readonly #storage: StoragePort;
  #stop: () => void = () => {};
  #refused = new Set<(token: string) => void>();

  constructor(name: string, around: Surroundings) {
    this.name = name;
    this.drafts = memoryStorage();
    this.#around = around;
    this.#storage = around.storage(name);
    this.load();
  }

  /** Loads the page, or reloads it. */
  load(): void {
    this.#stop();
    this.#around.network.forget(this.name);
    this.script = [];
    this.polls = 0;
    this.paymentId = null;
    this.#refused = new Set();
    const ports = this.#ports();
    this.store = new SessionStore(
      () => ({ ...ports, format: () => '' }),
      sessionModule,
      async () => {},
    );
    const machine = bindHostBooking(() => ({
      ports,
      session: { reject: () => this.store.send({ type: 'session.rejected' }) } as never,
      backHold: null,
      format: () => '',
      formatPayment: () => '',
      logIn: '',
      cardForm: { confirm: (secret, { email }) => this.#confirm(secret, email) },
    }));
    this.booking = createActor(this.#around.change(machine as BookingMachine), {
      input: anonymous,
      clock: this.#around.clock as never,
      inspect: (inspected) => this.#write(inspected),
    });
    this.booking.start();
    const unfollow = this.#followSession();
    const forget = persistDraft(this.booking, anonymous.trek.id, () => this.drafts);
    const disconnect = this.store.connect();
    this.#stop = () => {
      disconnect();
      unfollow();
      forget();
      this.booking.stop();
    };
  }

  /** Does what a person can do now, and nothing otherwise. */
  act(event: BookingEvent): void {
    if (this.booking.getSnapshot().can(event)) this.booking.send(event);
  }

  /** Presses a button of the payment's form, if it is there. */
  press(type: 'pay' | 'retry'): void {
    const { payment } = this.booking.getSnapshot().children;
    if (payment?.getSnapshot().can({ type })) payment.send({ type });
  }

  /** As `useBookingDraft` does: called for another visitor, or while the visitor is unknown. */
  #followSession(): () => void {
    const join = { drafts: this.drafts, trekId: anonymous.trek.id };
    let known: string | null | undefined;
    let isFirst = true;
    const follow = () => {
      const { status, user } = this.store.read();
      const isKnown = status !== 'starting' && status !== 'restoring';
      const visitor = isKnown ? (user ? String(user.id) : null) : undefined;
      if (visitor === known && !(isKnown && isFirst)) return;
      known = visitor;
      if (isKnown) syncCustomer(this.booking, { ...join, user, isFirst });
      else if (!isFirst) this.booking.send({ type: 'customer.change', customer: null });
      if (isKnown) isFirst = false;
    };
    follow();
    return this.store.subscribe(follow);
  }

  #ports(): TrekPorts {
    const { clock } = this.#around;
    const paths = { profile: '/user-profile', login: '/login', contact: '/contact' };
    return {
      api: this.#api(),
      storage: this.#storage,
      drafts: this.drafts,
      clock,
      paths,
      notify: () => {},
      navigate: () => {},
      location: () => ({ href: '/', origin: '', pathname: '/', search: '' }),
      onEvent: () => {},
    } as never;
  }

  #api(): ApiClient {
    const { backend } = this.#around;
    return {
      backendUrl: '',
      onUnauthorized: (listener: (token: string) => void) => {
        this.#refused.add(listener);
        return () => this.#refused.delete(listener);
      },
      signOut: async () => {},
      currentUser: (options?: Signal) => this.#call('currentUser', null, (token) => backend.userOf(token), options),
      paymentConfig: (options?: Signal) =>
        this.#call('loadConfig', 'loadConfig', () => ({ publishableKey: 'pk_test_1' }), options),
      saveBookingDetails: (details: object, options?: Signal) =>
        this.#call(
          'saveDetails',
          'saveDetails',
          (token) => {
            const user = backend.userOf(token);
            this.#around.onDetails(this, String(user.id), details);
            return backend.storeDetails(user);
          },
          options,
        ),
      createPaymentIntent: ({ amount }: { amount: number }, options?: Signal) =>
        this.#call(
          'createIntent',
          'createIntent',
          (token) => backend.openPayment(backend.userOf(token), amount),
          options,
        ),
      paymentStatus: (id: string, options?: Signal) => {
        if (options) this.polls += 1;
        const actor = options ? 'checkStatus' : 'settle';
        return this.#call(actor, actor, (token) => backend.statusOf(backend.userOf(token), id), options);
      },
    } as never;
  }

  #confirm(clientSecret: string, email: string) {
    this.polls = 0;
    this.#around.onConfirm(this, clientSecret, email);
    const { network, backend } = this.#around;
    const answer = network.call(
      { tab: this.name, name: 'confirmCard' },
      (mood: NetworkMood) => backend.confirm(clientSecret, mood),
      LOST,
    );
    return this.#recorded(
      'confirmCard',
      answer.then((given) => readConfirmation(given as never)),
    );
  }

  async #call<Value>(
    name: string,
    actor: string | null,
    handle: (token: string | null) => Value,
    { signal }: Signal = {},
  ): Promise<Value> {
    const token = this.#storage.read('token');
    const refused = this.#refused;
    if (name === 'loadConfig') this.polls = 0;
    const answer = this.#around.network.call({ tab: this.name, name, signal }, () => handle(token), LOST);
    return await this.#recorded(actor, answer, signal).catch((error: unknown) => {
      const isRefused = (error as { status?: number }).status === 401 && !signal?.aborted;
      if (isRefused && token) for (const listener of refused) listener(token);
      throw error;
    });
  }

  /** The answer of one of the booking's children is a step of its run. */
  #recorded<Value>(actor: string | null, answer: Promise<Value>, signal?: AbortSignal): Promise<Value> {
    const { script } = this;
    const write = (outcome: Outcome) => {
      if (actor !== null && !signal?.aborted) script.push({ settle: actor, ...outcome });
    };
    return answer.then(
      (value) => {
        write({ resolve: value });
        return value;
      },
      (error: { status?: number; message?: string; failure?: string }) => {
        const { status, message, failure } = error ?? {};
        write({ reject: { status, message, ...(failure && { failure }) } });
        throw error;
      },
    );
  }

  #write(inspected: InspectionEvent): void {
    if (inspected.type === '@xstate.snapshot' && idOf(inspected) === 'payment') {
      const { context } = inspected.snapshot as unknown as { context: { paymentIntentId: string | null } };
      this.paymentId = context.paymentIntentId ?? this.paymentId;
    }
    if (inspected.type !== '@xstate.event' || inspected.sourceRef || inspected.event.type.startsWith('xstate.')) return;
    const isChild = idOf(inspected) === 'payment';
    this.script.push({ send: { ...inspected.event }, ...(isChild && { to: 'payment' }) });
  }
}

interface Signal {
  signal?: AbortSignal | undefined;
}

const idOf = ({ actorRef }: InspectionEvent) => (actorRef as { id?: string }).id;
