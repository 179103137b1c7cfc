import { API_TIMEOUT_MS } from '@trek/ui/api';

/** The status and the body of an answer; status 0: there was none. */
export async function postReview(
  backendUrl: string,
  call: 'open' | 'save' | 'stop',
  body: object,
): Promise<{ status: number; body: unknown }> {
  try {
    const answer = await fetch(`${backendUrl}/review/${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(API_TIMEOUT_MS),
    });
    return { status: answer.status, body: await answer.json() };
  } catch {
    return { status: 0, body: undefined };
  }
}
