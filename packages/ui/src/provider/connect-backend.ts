import type { ApiClient, ApiClientSettings } from '../api/client.ts';
import { createLazyApiClient } from '../api/http/lazy-client.ts';
import type { Seller } from '../api/requests.ts';
import { backendPrefix, withoutTrailingSlashes } from './backend-prefix.ts';
import { permanentStorage, tabStorage } from './browser-ports.ts';
import { localeOf } from './locale-of.ts';
import type { StoragePort } from './ports.ts';
import { GUEST_KEY, hasTokenFormat, SESSION_KEYS } from './session-keys.ts';

/** Settings of `connectBackend`. */
export interface BackendSettings
  extends Seller,
    Pick<ApiClientSettings, 'fetch' | 'headers' | 'timeoutMs' | 'capabilities' | 'hidesPrices'> {
  /** Origin and path prefix of the backend, such as `https://api.example.com` or `/api`. `demo:` is one in memory. */
  backendUrl: string;
  /** Address of the picture for a trek or place without one. Default: a plain ground, drawn inline. */
  placeholderImage?: string;
  /**
   * Language of the treks' texts, where the backend has them in it: `de-DE`. Default: English, as the kit's own texts are,
   * whatever language the visitor's browser is in.
   */
  locale?: string | undefined;
  /**
   * Comes before every name in the browser's storages. By default it is made of the backend's address, so that nothing
   * of the host's own is read or written, and two backends on a page share nothing. Only the operator's own site has
   * none.
   */
  prefix?: string;
  /** Stores token and user. Default: `localStorage`, in memory on a server. */
  storage?: StoragePort;
  /** Stores half-finished bookings. Default: `sessionStorage`, in memory on a server. */
  drafts?: StoragePort;
  /**
   * The token of a host that signs its visitors in by itself; null without a session. The kit then never stores a
   * token. Default: the token that the kit's own sign-in has stored.
   */
  getToken?: () => string | null;
}

/** A backend, and what this browser keeps for it. */
export interface Backend {
  api: ApiClient;
  /** Token and user. */
  storage: StoragePort;
  /** This tab's half-finished bookings. */
  drafts: StoragePort;
  placeholderImage: string;
}

/** A plain ground in the size of a trek's picture. */
export const PLAIN_PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1600' height='1000'%3E%3Crect width='100%25' height='100%25' fill='%23e2dbcf'/%3E%3C/svg%3E";

/**
 * Connects a host with a backend: a client, and the storages that belong to it and to no other. The token has one door:
 * what the session keeps is what the client sends.
 * @throws where the address of the backend is empty
 * @example const backend = connectBackend({ backendUrl: 'https://api.example.com' });
 */
export function connectBackend({
  backendUrl: address,
  placeholderImage = PLAIN_PICTURE,
  prefix = backendPrefix(address),
  storage: givenStorage,
  drafts = tabStorage(prefix),
  getToken,
  locale,
  headers,
  ...settings
}: BackendSettings): Backend {
  const backendUrl = withoutTrailingSlashes(address);
  const ownStorage = givenStorage ?? permanentStorage(prefix);
  const storage = getToken ? withTokenOf(getToken, ownStorage) : ownStorage;
  const readToken = () => {
    const token = storage.read(SESSION_KEYS.token) ?? drafts.read(GUEST_KEY);
    return hasTokenFormat(token) ? token : null;
  };
  // One of the few headers that a backend allows to every origin that it answers.
  const language = { 'accept-language': localeOf(locale) };
  const api = createLazyApiClient({
    ...settings,
    ...{ backendUrl, placeholderImage, readToken },
    headers: () => ({ ...language, ...headers?.() }),
  });
  return { api, storage, drafts, placeholderImage };
}

/** A storage whose token is the host's: read where the host has it, never written or removed. */
function withTokenOf(getToken: () => string | null, storage: StoragePort): StoragePort {
  return {
    ...storage,
    isTokenOfHost: true,
    read: (key) => (key === SESSION_KEYS.token ? getToken() : storage.read(key)),
    write: (key, value) => key === SESSION_KEYS.token || storage.write(key, value),
    remove: (key) => {
      if (key !== SESSION_KEYS.token) storage.remove(key);
    },
  };
}
