import { chmod, open } from 'node:fs/promises';

/** Read and written by the owner alone. */
const OWNER_ONLY = 0o600;

/**
 * Sees to it that nobody but the server's own user can read a file: one that isn't there is made empty, so that what
 * comes to stand in it is private from the first byte.
 */
export async function ensureOwnerOnly(path: string): Promise<void> {
  const file = await open(path, 'a', OWNER_ONLY);
  await file.close();
  await chmod(path, OWNER_ONLY);
}
