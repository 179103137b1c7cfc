import { RETENTION } from '../core/retention.ts';
import type { Store } from './open-store.ts';

/** Whether the account with this address was signed in to from this network in the last 90 days. */
export async function isKnownNetwork(store: Store, email: string, networkHash: string, now: Date): Promise<boolean> {
  const row = await store
    .selectFrom('known_networks')
    .innerJoin('users', 'users.id', 'known_networks.user_id')
    .select('known_networks.seen_at')
    .where('users.email', '=', email)
    .where('known_networks.network_hash', '=', networkHash)
    .where('known_networks.seen_at', '>', oldestKnown(now))
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers a network that the owner has just signed in from. */
export async function rememberNetwork(store: Store, userId: string, networkHash: string, now: Date): Promise<void> {
  const seen_at = now.toISOString();
  await store
    .insertInto('known_networks')
    .values({ user_id: userId, network_hash: networkHash, seen_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'network_hash']).doUpdateSet({ seen_at }))
    .execute();
}

/** Deletes all known networks of an account: its former user may not have been its owner. */
export async function deleteKnownNetworks(store: Store, userId: string): Promise<void> {
  await store.deleteFrom('known_networks').where('user_id', '=', userId).execute();
}

/** Deletes networks after their retention period. */
export async function removeOldNetworks(store: Store, now: Date): Promise<number> {
  const removed = await store.deleteFrom('known_networks').where('seen_at', '<=', oldestKnown(now)).executeTakeFirst();
  return Number(removed.numDeletedRows);
}

function oldestKnown(now: Date): string {
  return new Date(now.getTime() - RETENTION.knownNetworkDays * 86_400_000).toISOString();
}
