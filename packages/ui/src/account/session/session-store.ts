import { firstInteraction } from '../../core/lazy/first-interaction.ts';
import { lazyActor } from '../../core/lazy/lazy-actor.ts';
import { type LazyModule, lazyModule } from '../../core/lazy/lazy-module.ts';
import { clearStoredSession, hasTokenFormat, SESSION_KEYS } from '../../provider/session-keys.ts';
import { forgetOthersDrafts } from './draft-owners.ts';
import { endSession } from './end-session.ts';
import type { RunningSession } from './run-session.ts';
import type { SessionEvent } from './session.machine.ts';
import type { SessionPorts, SessionView } from './session-view.ts';

const sessionModule = lazyModule(() => import('./run-session.ts'));

const nobody = { user: null, token: null, error: null };
export const STARTING: SessionView = { status: 'starting', ...nobody };
const RESTORING: SessionView = { status: 'restoring', ...nobody };
const SIGNED_OUT: SessionView = { status: 'signedOut', ...nobody };
const NOT_LOADED: SessionView = { status: 'failed', ...nobody, error: { code: 'couldNotAuthenticate' } };

/**
 * The session of one provider. Its machine, with the library that runs it, loads when there is a session to restore,
 * begin or end, or else on the first interaction: most visitors only look, and do not pay for it. Until it runs, the
 * store answers for it and queues its events.
 */
export class SessionStore {
  readonly #ports: () => SessionPorts;
  readonly #module: LazyModule<typeof import('./run-session.ts')>;
  readonly #firstTouch: () => Promise<void>;
  readonly #listeners = new Set<() => void>();
  #view: SessionView;
  #session: RunningSession | undefined;
  readonly #actor = lazyActor<SessionEvent>(() => this.#restore());
  #isConnected = false;

  constructor(ports: () => SessionPorts, module = sessionModule, firstTouch = firstInteraction) {
    this.#ports = ports;
    this.#module = module;
    this.#firstTouch = firstTouch;
    this.#view = this.#hasStoredToken() ? RESTORING : SIGNED_OUT;
  }

  readonly read = (): SessionView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Follows storage and backend, from mounting on. @returns how to stop */
  readonly connect = (): (() => void) => {
    this.#isConnected = true;
    const { storage } = this.#ports();
    const stopListening = storage.subscribe((key) => {
      if (key !== null && key !== SESSION_KEYS.token) return;
      this.#takeStored();
    });
    if (this.#hasStoredToken()) this.#restore();
    void this.#firstTouch().then(() => {
      if (this.#isConnected) this.#run().catch(() => {});
    });
    return () => {
      this.#isConnected = false;
      stopListening();
      this.#session?.stop();
      this.#session = undefined;
    };
  };

  /** Restores a session that was stored without a sign-in, as registering does. */
  readonly resume = (): void => {
    if (this.#view.status === 'signedOut' && this.#hasStoredToken()) this.#takeStored();
  };

  /** Loads what runs the session, so that what is sent from then on is done at once. */
  readonly prepare = (): Promise<void> => this.#run();

  readonly send = (event: SessionEvent): void => {
    if (event.type === 'logout' && this.#view === NOT_LOADED) {
      // The way out must not depend on what could not be loaded.
      const { api, storage, drafts } = this.#ports();
      endSession(api, storage.read(SESSION_KEYS.token));
      clearStoredSession(storage);
      forgetOthersDrafts(drafts);
      this.#actor.forget();
      this.#show(SIGNED_OUT);
    } else if (event.type === 'retry' && !this.#session) this.#restore();
    else this.#actor.send(event);
  };

  #hasStoredToken(): boolean {
    return hasTokenFormat(this.#ports().storage.read(SESSION_KEYS.token));
  }

  #takeStored(): void {
    if (this.#session) this.#session.takeStored();
    else if (this.#hasStoredToken()) this.#restore();
  }

  #restore(): void {
    this.#show(RESTORING);
    this.#run().catch((error: unknown) => {
      console.error(error);
      this.#show(NOT_LOADED);
    });
  }

  async #run(): Promise<void> {
    const { runSession } = await this.#module.load();
    if (!this.#isConnected || this.#session) return;
    this.#session = runSession(this.#ports, (view) => this.#show(view), this.#actor.begin);
  }

  #show(view: SessionView): void {
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}
