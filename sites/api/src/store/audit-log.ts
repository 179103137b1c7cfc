import { randomUUID } from 'node:crypto';
import { RETENTION } from '../core/retention.ts';
import type { Cursor } from './office-bookings.ts';
import type { Store } from './open-store.ts';
import type { AuditEvent, AuditRow } from './schema.ts';

export interface AuditEntry {
  event: AuditEvent;
  /** The operator's address, or the command line. For visitors, only a hash is stored. */
  who?: string | undefined;
  accountHash?: string | undefined;
  networkHash?: string | undefined;
  about?: string | undefined;
}

/** Writes an audit entry. Entries never change, and only retention removes them. */
export async function writeAuditEntry(store: Store, trace: AuditEntry, now: Date): Promise<void> {
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

/** Entries after a cursor, latest first. */
export function listAuditEntries(store: Store, after: Cursor | undefined, limit: number) {
  return store
    .selectFrom('trail')
    .selectAll()
    .$if(after !== undefined, (query) =>
      query.where((column) => column(column.refTuple('at', 'id'), '<', column.tuple(...(after as Cursor)))),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
}

export const auditCursor = ({ at, id }: AuditRow): Cursor => [at, id];

export async function removeOldAuditEntries(store: Store, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - RETENTION.trailDays * 86_400_000).toISOString();
  const removed = await store.deleteFrom('trail').where('at', '<', oldest).executeTakeFirst();
  return Number(removed.numDeletedRows);
}
