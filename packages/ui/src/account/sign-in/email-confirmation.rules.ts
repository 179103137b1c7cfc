import { type ApiMessage, wordsIn } from '../../api/api-error.ts';

/** The visitor's text if the backend did not confirm the address, by the backend's message. */
export function confirmEmailFailure(message: ApiMessage): 'expired' | 'invalid' | 'failed' {
  const words = wordsIn(message) ?? '';
  if (/expired/i.test(words)) return 'expired';
  return /invalid/i.test(words) ? 'invalid' : 'failed';
}
