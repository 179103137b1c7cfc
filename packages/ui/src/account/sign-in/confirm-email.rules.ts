/** The visitor's text if the backend did not confirm the address, by the backend's message. */
export function confirmEmailFailure(message: string): 'expired' | 'invalid' | 'failed' {
  if (/expired/i.test(message)) return 'expired';
  return /invalid/i.test(message) ? 'invalid' : 'failed';
}
