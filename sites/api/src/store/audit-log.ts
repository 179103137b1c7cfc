import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
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

/** Entries that match all of these. */
export interface AuditFilters {
  /** By who did it, or the account that it was done to. */
  person?: { addresses: readonly string[]; hashes: readonly string[] } | undefined;
  event?: AuditEvent | undefined;
  /** Words that its subject has. */
  about?: string | undefined;
  since?: string | undefined;
  before?: string | undefined;
}

/** Signs with a meaning of their own in a pattern. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** Entries after a cursor, latest first. */
export function listAuditEntries(store: Store, filters: AuditFilters, after: Cursor | undefined, limit: number) {
  const { person, event, about, since, before } = filters;
  let query = store.selectFrom('trail').selectAll();
  if (person)
    query = query.where((column) =>
      column.or([column('who', 'in', person.addresses), column('account_hash', 'in', person.hashes)]),
    );
  if (event) query = query.where('event', '=', event);
  if (about) query = query.where(sql<boolean>`lower(about) like lower(${`%${literal(about)}%`}) escape '\\'`);
  if (since) query = query.where('at', '>=', since);
  if (before) query = query.where('at', '<', before);
  if (after) query = query.where((column) => column(column.refTuple('at', 'id'), '<', column.tuple(...after)));
  return query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit);
}

export const auditCursor = ({ at, id }: AuditRow): Cursor => [at, id];

export async function removeOldAuditEntries(store: Store, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - RETENTION.trailDays * 86_400_000).toISOString();
  const removed = await store.deleteFrom('trail').where('at', '<', oldest).executeTakeFirst();
  return Number(removed.numDeletedRows);
}
