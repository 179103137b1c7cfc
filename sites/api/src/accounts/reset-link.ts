import type { Store } from '../store/open-store.ts';
import type { UserRow } from '../store/schema.ts';
import { addReset } from '../store/users.ts';
import type { Tokens } from './tokens.ts';

/** Makes the path of the page where an account's owner sets a password. It works once, and is a key until then. */
export async function makeResetPath(store: Store, tokens: Tokens, { id, email }: UserRow): Promise<string> {
  const { token, idHash, issuedAt, expiresAt } = await tokens.reset(id);
  await addReset(store, id, idHash, expiresAt, issuedAt);
  return `/reset-password?${new URLSearchParams({ token, email })}`;
}
