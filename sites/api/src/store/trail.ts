import { randomUUID } from 'node:crypto';
import { RETENTION } from '../core/retention.ts';
import type { Place } from './office-bookings.ts';
import type { Store } from './open-store.ts';
import type { TrailEvent, TrailRow } from './schema.ts';

export interface Trace {
  event: TrailEvent;
  /** The operator's address, or by what it was done; visitors have a hash alone. */
  who?: string | undefined;
  accountHash?: string | undefined;
  networkHash?: string | undefined;
  about?: string | undefined;
}

/** Writes down what happened. Nothing ever changes a line, and only time removes one. */
export async function leaveTrace(store: Store, trace: Trace, now: Date): Promise<void> {
  await store
    .insertInto('trail')
    .values({
      id: randomUUID(),
      at: now.toISOString(),
      event: trace.event,
      who: trace.who ?? null,
      account_hash: trace.accountHash ?? null,
      network_hash: trace.networkHash ?? null,
      about: trace.about ?? null,
    })
    .execute();
}

/** What happened before a place, the latest first. */
export function listTrail(store: Store, after: Place | undefined, limit: number) {
  return store
    .selectFrom('trail')
    .selectAll()
    .$if(after !== undefined, (query) =>
      query.where((column) => column(column.refTuple('at', 'id'), '<', column.tuple(...(after as Place)))),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
}

export const placeInTrail = ({ at, id }: TrailRow): Place => [at, id];

export async function removeOldTrail(store: Store, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - RETENTION.trailDays * 86_400_000).toISOString();
  await store.deleteFrom('trail').where('at', '<', oldest).execute();
}
