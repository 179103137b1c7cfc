import type { SetupWorker } from 'msw/browser';
import { fn } from 'storybook/test';
import { BACKEND_CAPABILITIES, type BackendCapability } from '../api/capabilities.ts';
import { createApiClient } from '../api/client.ts';
import { memoryStorage } from '../provider/browser-ports.ts';
import { PLAIN_PICTURE } from '../provider/connect-backend.ts';
import type { Navigate, NoticeKind, NoticeOptions, Notify, RedirectExternal } from '../provider/ports.ts';
import { SESSION_KEYS } from '../provider/session-keys.ts';
import type { TrekEvent } from '../provider/trek-events.ts';
import { BACKEND_URL } from './api-answers.ts';
import { makeToken, TEST_NOW_MS, testUser } from './fixtures.ts';
import { VirtualClock } from './virtual-clock.ts';

/** A story's initial world: `parameters.world`. */
export interface WorldParameter {
  /** Texts in the browser's storage; null: none, where the stories around have some. */
  storage?: Record<string, string> | null;
  /** Texts among this tab's drafts. */
  drafts?: Record<string, string>;
  /** The browser keeps no drafts. Default: it does. */
  blocksDrafts?: boolean;
  /** The capabilities of the backend. Default: all. */
  capabilities?: readonly BackendCapability[];
}

interface StoryNotice {
  id: number;
  kind: NoticeKind | 'went to';
  text: string;
  action?: NoticeOptions['action'];
}

/** The storage of a visitor who has signed in before. */
export const signedInStorage = {
  [SESSION_KEYS.token]: makeToken(),
  [SESSION_KEYS.user]: JSON.stringify(testUser),
};

const DAY_MS = 86_400_000;

/** The outside world of one story: its ports, a clock that is paused, and a record of notices and navigation. */
function createStoryWorld({ storage: stored, drafts, ...given }: WorldParameter = {}) {
  const { blocksDrafts = false, capabilities = BACKEND_CAPABILITIES } = given;
  const storage = sharedStorage(stored ?? {});
  const listeners = new Set<() => void>();
  let notices: readonly StoryNotice[] = [];
  let lastId = 0;
  const show = (next: typeof notices) => {
    notices = next;
    for (const listener of listeners) listener();
  };
  const record = (notice: Omit<StoryNotice, 'id'>) => {
    lastId += 1;
    show([...notices, { ...notice, id: lastId }]);
    return lastId;
  };
  return {
    clock: new VirtualClock(TEST_NOW_MS),
    storage,
    drafts: { ...memoryStorage(drafts), ...(blocksDrafts && { write: () => false }) },
    navigate: fn<Navigate>((path) => record({ kind: 'went to', text: path })),
    redirectExternal: fn<RedirectExternal>((address) => record({ kind: 'went to', text: address })),
    notify: fn<Notify>((kind, text, options) => {
      const id = record({ kind, text, ...(options?.action && { action: options.action }) });
      options?.signal?.addEventListener('abort', () => show(notices.filter((notice) => notice.id !== id)));
    }),
    onEvent: fn<(event: TrekEvent) => void>(),
    api: createApiClient({
      backendUrl: BACKEND_URL,
      placeholderImage: PLAIN_PICTURE,
      capabilities,
      readToken: () => storage.read(SESSION_KEYS.token),
      // The browser's own timer: it must not end a story in which an answer never comes.
      timeoutMs: DAY_MS,
    }),
    placeholderImage: PLAIN_PICTURE,
    notices: () => notices,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A storage that a story can change as another tab of the browser does: listeners are called. */
function sharedStorage(initial: Record<string, string>) {
  const storage = memoryStorage(initial);
  const listeners = new Set<(key: string | null) => void>();
  return {
    ...storage,
    subscribe: (listener: (key: string | null) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** @param values null: the name is removed */
    changeElsewhere: (values: Record<string, string | null>) => {
      for (const [key, value] of Object.entries(values)) {
        if (value === null) storage.remove(key);
        else storage.write(key, value);
      }
      for (const key of Object.keys(values)) for (const listener of listeners) listener(key);
    },
  };
}

export type StoryWorld = ReturnType<typeof createStoryWorld>;

/** The loader that gives each story its world. */
export const loadWorld = async ({ parameters }: { parameters: Record<string, unknown> }) => ({
  world: createStoryWorld(parameters.world as WorldParameter | undefined),
});

/** The world of the story that is playing. */
export const worldOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded.world as StoryWorld;

/** The worker that answers in the backend's place, to give a call another answer in mid-story. */
export const workerOf = (context: object) => (context as { msw: Pick<SetupWorker, 'use'> }).msw;
