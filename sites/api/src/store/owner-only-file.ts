import { chmod, open } from 'node:fs/promises';

/** Readable and writable by the owner only. */
const OWNER_ONLY = 0o600;

/**
 * Restricts a file to the server's own user. A missing file is created empty, so that its content is private from the
 * first byte.
 */
export async function ensureOwnerOnly(path: string): Promise<void> {
  const file = await open(path, 'a', OWNER_ONLY);
  await file.close();
  await chmod(path, OWNER_ONLY);
}
