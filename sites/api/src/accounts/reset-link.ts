import type { ApiSettings } from '../settings/settings.ts';
import type { Store } from '../store/open-store.ts';
import type { UserRow } from '../store/schema.ts';
import { addReset } from '../store/users.ts';
import type { Tokens } from './tokens.ts';

interface LinkServices {
  settings: Pick<ApiSettings, 'now' | 'publicUrl'>;
  store: Store;
  tokens: Tokens;
}

/** Makes the link by which an account's owner sets a password. It works once, and is a key until then. */
export async function makeResetLink(
  { settings, store, tokens }: LinkServices,
  { id, email }: UserRow,
): Promise<string> {
  const { token, idHash, expiresAt } = await tokens.reset(id);
  await addReset(store, id, idHash, expiresAt, settings.now());
  return `${settings.publicUrl}/reset-password?${new URLSearchParams({ token, email })}`;
}
