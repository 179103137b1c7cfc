/** What the server puts into a page for the browser to go on with. */
export interface PageState {
  /** Address of the site as visitors know it, without a trailing slash. */
  publicUrl: string;
  /** Origin and path prefix of the backend. */
  backendUrl: string;
  /** False where the backend has no Google client; another host's has one for all that is known. */
  isGoogleEnabled: boolean;
  /** Answers by SWR key. */
  fallback: Record<string, unknown>;
  /** Messages of the reads that failed on the server, by SWR key. */
  failures: Record<string, string>;
}

/** Id of the element that holds the state. */
export const PAGE_STATE_ID = 'page-state';

/** JSON that can stand inside a script element: no `<` in it can end the element. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** Reads the state that the server left in the document. */
export function readPageState(document: Document): PageState {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  return text
    ? JSON.parse(text)
    : { publicUrl: document.location.origin, backendUrl: '/api', isGoogleEnabled: true, fallback: {}, failures: {} };
}
