import type { StoragePort } from '../../provider/ports.ts';
import { readOwners, writeOwners } from './draft-owners.ts';

/** Stores a draft that belongs to one account. @param owner its id; null: none yet */
export function writePrivateDraft(drafts: StoragePort, key: string, owner: string | null, text: string): void {
  const { [key]: known, ...others } = readOwners(drafts);
  if (owner !== null && known !== owner) writeOwners(drafts, { ...others, [key]: owner });
  if (owner === null && known !== undefined) writeOwners(drafts, others);
  drafts.write(key, text);
}

/** Forgets a draft. */
export function removePrivateDraft(drafts: StoragePort, key: string): void {
  const { [key]: known, ...others } = readOwners(drafts);
  if (known !== undefined) writeOwners(drafts, others);
  drafts.remove(key);
}
