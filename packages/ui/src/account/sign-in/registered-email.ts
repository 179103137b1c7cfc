import type { StoragePort } from '../../provider/ports.ts';

const KEY = 'registered-email';

/** Stores the address of a new account for the sign-in page, which comes next. */
export const rememberRegistered = (drafts: StoragePort, email: string): void => void drafts.write(KEY, email);

/** Reads that address once: the next visitor of this tab does not see it. */
export function takeRegistered(drafts: StoragePort): string | null {
  const email = drafts.read(KEY);
  if (email !== null) drafts.remove(KEY);
  return email;
}
