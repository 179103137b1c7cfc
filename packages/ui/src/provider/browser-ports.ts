import type { BackPort, Clock, HostPaths, Navigate, PageAddress, RedirectExternal, StoragePort } from './ports.ts';

/** The browser's own timers. */
export const browserClock: Clock = {
  setTimeout: (run, delayMs) => setTimeout(run, delayMs),
  clearTimeout: (timer) => clearTimeout(timer),
  now: () => Date.now(),
};

/** Listeners of this document's ports. A browser notifies other documents, and not the parts of the same one. */
const listeners = new Set<(storage: Storage, key: string, by: object) => void>();

/**
 * A port over one of the browser's storages. If the browser blocks it, or it is full, values stay in memory for as long
 * as the page lives, and `write` answers false.
 * @param open gives the storage; may throw, as `() => window.localStorage` does if it is blocked
 * @param prefix comes before every name, so that an embedded copy keeps out of its host's names
 */
export function webStorage(open: () => Storage, prefix = ''): StoragePort {
  const refused = memoryStorage();
  const self = {};
  // As in other documents, after all that is written at once.
  const notify = (storage: Storage, key: string) =>
    queueMicrotask(() => {
      for (const listener of listeners) listener(storage, prefix + key, self);
    });
  const attempt = <Value>(use: (storage: Storage) => Value, otherwise: Value): Value => {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => refused.read(key) ?? attempt((storage) => storage.getItem(prefix + key), null),
    write: (key, value) => {
      refused.remove(key);
      const isWritten = attempt((storage) => {
        storage.setItem(prefix + key, value);
        notify(storage, key);
        return true;
      }, false);
      if (!isWritten) refused.write(key, value);
      return isWritten;
    },
    remove: (key) => {
      refused.remove(key);
      attempt((storage) => {
        storage.removeItem(prefix + key);
        notify(storage, key);
      }, undefined);
    },
    subscribe: (listener) => {
      const onStorage = ({ key }: Pick<StorageEvent, 'key'>) => {
        if (key === null) listener(null);
        else if (key.startsWith(prefix)) listener(key.slice(prefix.length));
      };
      const onChange = (storage: Storage, key: string, by: object) => {
        if (by !== self && attempt((own) => own === storage, false)) onStorage({ key });
      };
      // A page that was put away when the visitor left, and comes back whole, has heard of nothing meanwhile.
      const onShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) listener(null);
      };
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onShow);
      listeners.add(onChange);
      return () => {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onShow);
        listeners.delete(onChange);
      };
    },
  };
}

/** A storage that lives as long as the page: for the server, tests, and hosts that want none. */
export function memoryStorage(initial: Record<string, string> = {}): StoragePort {
  const values = new Map(Object.entries(initial));
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => {
      values.set(key, value);
      return true;
    },
    remove: (key) => {
      values.delete(key);
    },
    subscribe: () => () => {},
  };
}

const whereThereIsABrowser = (storage: () => StoragePort) =>
  typeof window === 'undefined' ? memoryStorage() : storage();

/** The browser's permanent storage, under a prefix; in memory without a browser, as on a server. */
export const permanentStorage = (prefix: string): StoragePort =>
  whereThereIsABrowser(() => webStorage(() => window.localStorage, prefix));

/** The storage of this tab, under a prefix; in memory without a browser. */
export const tabStorage = (prefix: string): StoragePort =>
  whereThereIsABrowser(() => ({ ...webStorage(() => window.sessionStorage, prefix), endsWithTab: true }));

export const browserLocation = (): PageAddress => window.location;

/** Loads the page of a path, for a host without a router. */
export const browserNavigate: Navigate = (path, options) =>
  window.location[options?.replace ? 'replace' : 'assign'](path);

export const browserRedirect: RedirectExternal = (address) => window.location.assign(address);

/** The paths of the operator's own site. */
export const DEFAULT_PATHS: HostPaths = {
  treks: '/treks',
  trek: (slug) => `/treks/${slug}`,
  country: (slug) => `/country/${slug}`,
  region: (slug) => `/region/${slug}`,
  login: '/login',
  signup: '/signup',
  profile: '/user-profile',
  contact: '/contact',
  compare: '/compare',
  savedTreks: '/saved',
  askAbout: (trek) => `/contact?trek=${encodeURIComponent(trek)}`,
  askQuestion: (trek) => `/contact?question=${encodeURIComponent(trek)}`,
  askForTrek: (search) => `/contact?search=${encodeURIComponent(search)}`,
  booking: (reference) => `/booking/${encodeURIComponent(reference)}`,
  requestChange: (reference) => `/contact?booking=${encodeURIComponent(reference)}`,
  forgotPassword: '/forgot-password',
  posts: '/blog',
  post: (slug) => `/blog/${slug}`,
  resetPassword: '/reset-password',
  terms: '/terms-conditions',
  privacy: '/privacy-policy',
};

/** Leaves the Back button alone. */
export const noBackGuard: BackPort = { block: () => ({ isOnTop: () => false, release: () => {} }) };
