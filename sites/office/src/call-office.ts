import { API_TIMEOUT_MS } from '@trek/ui/api';

/** The backend and the token of a call. */
export interface OfficeCaller {
  backendUrl: string;
  token: string | null;
}

/**
 * The only place that calls the office's API, with a timeout. The page that checks whether there is an office for
 * someone loads this and nothing else of it.
 */
export function callOffice({ backendUrl, token }: OfficeCaller, path: string, body?: object): Promise<Response> {
  return fetch(`${backendUrl}/office${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
    signal: AbortSignal.timeout(API_TIMEOUT_MS),
    ...(body && { body: JSON.stringify(body) }),
  });
}

/**
 * SWR key of a read. The operator comes second, as in all private reads of the site, so their data is dropped when they
 * sign out.
 */
export const officeKey = (operator: unknown, path: string) => ['office', String(operator ?? ''), path] as const;

/** Whether a key is one of the office's answers. */
export const isOfficeKey = (key: unknown): boolean => Array.isArray(key) && key[0] === 'office';

/** Data of the start page. */
export const TODAY_PATH = '/today';

/** Whether the visitor may enter the office, and what they need to enter. Uses the session's own token. */
export const ACCESS_PATH = '/access';
