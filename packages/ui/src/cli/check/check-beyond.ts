import { BACKEND_CAPABILITIES, type BackendCapability } from '../../api/capabilities.ts';
import type { ApiCallName } from '../../contract/calls.ts';
import type { CallInput } from './caller.ts';
import type { CheckAccount } from './check-account.ts';
import { checkEmailCode } from './check-guests.ts';
import type { CheckRun } from './check-run.ts';

/** Calls beyond the contract that change nothing, by the capability that announces them. */
const CALLS: Partial<Record<BackendCapability, readonly [ApiCallName, string, CallInput?]>> = {
  'search-index': ['searchIndex', 'the search index has names and subjects'],
  devices: ['listDevices', 'the visitor’s devices are listed'],
  'personal-data': ['personalData', 'the visitor gets their data'],
  'saved-treks': ['changeSavedTreks', 'the saved treks are listed', { body: { save: [], remove: [] } }],
};

/** Checks what the backend announces beyond the contract, and says what it does not. */
export async function checkBeyond(run: CheckRun, account: CheckAccount): Promise<void> {
  for (const [capability, [name, title, input]] of Object.entries(CALLS)) {
    if (!run.announced.has(capability)) continue;
    run.good(`${title} ("${capability}")`, name, await run.call(name, { ...input, token: account.token }));
  }
  if (run.can('email-code')) await checkEmailCode(run, account);
  if (run.can('sign-out')) {
    const { token } = account;
    run.good('a visitor can sign out ("sign-out")', 'signOut', await run.call('signOut', { token, body: {} }));
    const after = await run.call('currentUser', { token });
    run.refused('after that the token is refused ("sign-out")', after, [401, 403], 'its session has ended');
  }
  const missing = BACKEND_CAPABILITIES.filter((name) => !run.announced.has(name));
  if (missing.length > 0) run.skip('beyond the contract', `not announced, and so not asked for: ${missing.join(', ')}`);
}
