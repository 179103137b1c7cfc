import type { StoragePort } from '../../provider/ports.ts';

const OWNERS_KEY = 'owners';

/** Forgets the drafts of all other accounts, or of all accounts; those without an owner stay. */
export function forgetOthersDrafts(drafts: StoragePort, visitor?: string): void {
  const owners = Object.entries(readOwners(drafts));
  const others = owners.filter(([, owner]) => owner !== visitor);
  if (others.length === 0) return;
  for (const [key] of others) drafts.remove(key);
  writeOwners(drafts, Object.fromEntries(owners.filter(([, owner]) => owner === visitor)));
}

/** Reads the owner of each private draft, by the draft's key. */
export function readOwners(drafts: StoragePort): Record<string, unknown> {
  try {
    const owners = JSON.parse(drafts.read(OWNERS_KEY) ?? '{}');
    return typeof owners === 'object' && owners !== null ? owners : {};
  } catch {
    return {};
  }
}

export function writeOwners(drafts: StoragePort, owners: Record<string, unknown>): void {
  if (Object.keys(owners).length > 0) drafts.write(OWNERS_KEY, JSON.stringify(owners));
  else drafts.remove(OWNERS_KEY);
}
