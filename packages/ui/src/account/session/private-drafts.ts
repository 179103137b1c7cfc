import type { StoragePort } from '../../provider/ports.ts';

/** Says whose each private draft is, by its key. */
const OWNERS_KEY = 'owners';

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

/** Forgets the drafts of all other accounts, or of all accounts; those without an owner stay. */
export function forgetOthersDrafts(drafts: StoragePort, visitor?: string): void {
  const owners = Object.entries(readOwners(drafts));
  const others = owners.filter(([, owner]) => owner !== visitor);
  if (others.length === 0) return;
  for (const [key] of others) drafts.remove(key);
  writeOwners(drafts, Object.fromEntries(owners.filter(([, owner]) => owner === visitor)));
}

function readOwners(drafts: StoragePort): Record<string, unknown> {
  try {
    const owners = JSON.parse(drafts.read(OWNERS_KEY) ?? '{}');
    return typeof owners === 'object' && owners !== null ? owners : {};
  } catch {
    return {};
  }
}

function writeOwners(drafts: StoragePort, owners: Record<string, unknown>): void {
  if (Object.keys(owners).length > 0) drafts.write(OWNERS_KEY, JSON.stringify(owners));
  else drafts.remove(OWNERS_KEY);
}
