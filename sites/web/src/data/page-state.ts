import type { BackendCapability } from '@trek/ui/api';
import type { LanguageCode } from '@trek/ui/internal/languages';

/** Path of the embedded API on the site's own origin. */
export const MOUNT_PATH = '/api';

/** State that the server puts into a page for the browser. */
export interface PageState {
  /** URL of the site as visitors know it, without a trailing slash. */
  publicUrl: string;
  /** The language of the document. */
  language: LanguageCode;
  /** Origin and path prefix of the backend. */
  backendUrl: string;
  /** False if the backend has no Google client; assumed true for another host. */
  isGoogleEnabled: boolean;
  /** Names of what the backend has said that it can do beyond the contract. */
  capabilities?: readonly BackendCapability[];
  /** Responses by SWR key. */
  fallback: Record<string, unknown>;
  /** Messages of the server's failed reads, by SWR key. */
  failures: Record<string, string>;
}

/** Id of the element that holds the state. */
export const PAGE_STATE_ID = 'page-state';

/** JSON that is safe inside a script element: it contains no `<`. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** Reads the state from the document. */
export function readPageState(document: Document): PageState {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  return text
    ? JSON.parse(text)
    : {
        publicUrl: document.location.origin,
        language: 'en',
        backendUrl: MOUNT_PATH,
        isGoogleEnabled: true,
        fallback: {},
        failures: {},
      };
}
