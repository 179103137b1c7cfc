import type { ApiMessage } from '../../api/api-error.ts';

/** The visitor's text if the backend did not confirm the address, by the backend's message. */
export function confirmEmailFailure(message: ApiMessage): 'expired' | 'invalid' | 'failed' {
  if (typeof message !== 'string') return 'failed';
  if (/expired/i.test(message)) return 'expired';
  return /invalid/i.test(message) ? 'invalid' : 'failed';
}
