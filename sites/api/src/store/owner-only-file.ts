import { chmod, open } from 'node:fs/promises';
import { OWNER_ONLY_FILE } from '../core/owner-only.ts';

/**
 * Restricts a file to the server's own user. A missing file is created empty, so that its content is private from the
 * first byte.
 */
export async function ensureOwnerOnly(path: string): Promise<void> {
  const file = await open(path, 'a', OWNER_ONLY_FILE);
  await file.close();
  await chmod(path, OWNER_ONLY_FILE);
}
