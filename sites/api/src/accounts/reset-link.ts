import type { Store } from '../store/open-store.ts';
import type { UserRow } from '../store/schema.ts';
import { addReset } from '../store/users.ts';
import type { Tokens } from './tokens.ts';

/** Makes the link by which an account's owner sets a password. It works once, and is a key until then. */
export async function makeResetLink(
  store: Store,
  tokens: Tokens,
  publicUrl: string,
  { id, email }: UserRow,
): Promise<string> {
  const { token, idHash, issuedAt, expiresAt } = await tokens.reset(id);
  await addReset(store, id, idHash, expiresAt, issuedAt);
  return `${publicUrl}/reset-password?${new URLSearchParams({ token, email })}`;
}
