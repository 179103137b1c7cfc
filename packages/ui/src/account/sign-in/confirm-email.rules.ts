/** Which text a visitor is told when the backend did not confirm the address, by what it said. */
export function confirmEmailFailure(message: string): 'expired' | 'invalid' | 'failed' {
  if (/expired/i.test(message)) return 'expired';
  return /invalid/i.test(message) ? 'invalid' : 'failed';
}
