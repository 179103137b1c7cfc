import { API_TIMEOUT_MS } from '@trek/ui/api';

/** Whom the office's calls go to, and in whose name. */
export interface OfficeCaller {
  backendUrl: string;
  token: string | null;
}

/**
 * The one way in which anything asks the office's calls: in time, or not at all. The page that asks whether there is an office
 * for somebody loads this and nothing else of it.
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
 * Under which name a read of the office's is kept. The operator stands second, as in all private reads of the site: what was
 * read goes when they sign out.
 */
export const officeKey = (operator: unknown, path: string) => ['office', String(operator ?? ''), path] as const;

/** What needs a person today: what the office begins with. */
export const TODAY_PATH = '/today';

/** Whether there is an office for somebody, and what they show to enter it. Asked with the session's own token. */
export const ACCESS_PATH = '/access';
