import { accountEmail } from '@trek/ui/internal/sign-in/rules';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import { newSecretId } from '../core/secret-id.ts';
import { writeAuditEntry } from './audit-log.ts';
import { recordEnding } from './endings.ts';
import type { Store } from './open-store.ts';
import { COMMAND_LINE_ACTOR } from './operators.ts';
import type { Database, SessionRow, UserRow } from './schema.ts';
import { inTransaction } from './transaction.ts';
import { userByEmail, userById } from './users.ts';

/** The browser and system that someone signed in with, if recognized. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** How long a session lasts, in seconds: at most, and without use. */
export interface SessionLimits {
  longest: number;
  idle: number;
}

/** Maximum sessions per account: beyond that, the least recently used one ends. */
const MOST_SESSIONS = 20;
/** Limits writes: not every request updates its session. */
const SEEN_INTERVAL_MS = 300_000;

const inSeconds = (seconds: number, now: Date) => new Date(now.getTime() + seconds * 1000).toISOString();

/**
 * Starts a session for the user as read, so it is void if their password has changed since.
 * @param replaced the session that ends with it, of whomever it is
 */
export function addSession(
  store: Store,
  user: Pick<UserRow, 'id' | 'token_version'>,
  { browser, system }: Device,
  { longest, idle }: SessionLimits,
  now: Date,
  replaced?: { userId: string; sessionId: string },
): Promise<SessionRow> {
  const session: SessionRow = {
    id: newSecretId(),
    user_id: user.id,
    token_version: user.token_version,
    browser,
    system,
    idle_seconds: idle,
    begun_at: now.toISOString(),
    seen_at: now.toISOString(),
    ends_at: inSeconds(longest, now),
    challenge: null,
    challenge_ends_at: null,
  };
  return inTransaction(store, async (transaction) => {
    await transaction.insertInto('sessions').values(session).execute();
    if (replaced) await removeSessions(transaction, now, ofUser(replaced.userId, replaced.sessionId));
    // Never the new one, which is not always the latest by the clock: others begin in the same moment or on another server.
    const mostRecent = transaction
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', user.id)
      .where('id', '!=', session.id)
      .orderBy('seen_at', 'desc')
      .orderBy('begun_at', 'desc')
      .limit(MOST_SESSIONS - 1);
    await removeSessions(transaction, now, (column) =>
      column.and([column('user_id', '=', user.id), column('id', '!=', session.id), column('id', 'not in', mostRecent)]),
    );
    return session;
  });
}

/** A valid session with its user; undefined if it has ended, was idle too long or is void. */
export async function openSession(
  store: Store,
  id: string,
  now: Date,
): Promise<{ session: SessionRow; user: UserRow } | undefined> {
  const session = await store.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();
  if (!session || !isOpen(session, now)) return undefined;
  const user = await userById(store, session.user_id);
  return user?.token_version === session.token_version ? { session, user } : undefined;
}

/** Records that a session is in use. */
export async function touchSession(store: Store, { id, seen_at }: SessionRow, now: Date): Promise<void> {
  if (now.getTime() - Date.parse(seen_at) < SEEN_INTERVAL_MS) return;
  await store
    .updateTable('sessions')
    .set({ seen_at: now.toISOString() })
    .where('id', '=', id)
    .where('seen_at', '=', seen_at)
    .execute();
}

/** Every valid session of a user, most recently used first. */
export async function openSessions(store: Store, user: UserRow, now: Date): Promise<SessionRow[]> {
  const sessions = await store
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', user.id)
    .where('token_version', '=', user.token_version)
    .orderBy('seen_at', 'desc')
    .orderBy('begun_at', 'desc')
    .execute();
  return sessions.filter((session) => isOpen(session, now));
}

/** Ends one session of a user; false if they have none with this id. */
export async function endSession(store: Store, userId: string, id: string, now: Date): Promise<boolean> {
  return (await inTransaction(store, (transaction) => removeSessions(transaction, now, ofUser(userId, id)))) > 0;
}

/** Ends every session of a user except one. */
export async function endOtherSessions(store: Store, userId: string, remainingId: string, now: Date): Promise<void> {
  await inTransaction(store, (transaction) =>
    removeSessions(transaction, now, (column) =>
      column.and([column('user_id', '=', userId), column('id', '!=', remainingId)]),
    ),
  );
}

/** Ends every session of a user. */
export async function endSessionsOf(transaction: Store, userId: string, now: Date): Promise<void> {
  await removeSessions(transaction, now, (column) => column('user_id', '=', userId));
}

type Which = (column: ExpressionBuilder<Database, 'sessions'>) => ExpressionWrapper<Database, 'sessions', SqlBool>;

const ofUser =
  (userId: string, id: string): Which =>
  (column) =>
    column.and([column('user_id', '=', userId), column('id', '=', id)]);

/** Removes sessions, with a record that they ended. */
async function removeSessions(transaction: Store, now: Date, which: Which): Promise<number> {
  const ended = await transaction.deleteFrom('sessions').where(which).returning('id').execute();
  const ids = ended.map(({ id }) => id);
  if (ids.length > 0) await recordEnding(transaction, { kind: 'sessions', ids }, now);
  return ids.length;
}

/** Ends every session of the account with this address; false if there is no such account. */
export function signOutEverywhere(store: Store, email: string, now: Date): Promise<boolean> {
  return inTransaction(store, async (transaction) => {
    const user = await userByEmail(transaction, accountEmail(email));
    if (!user) return false;
    await endSessionsOf(transaction, user.id, now);
    await writeAuditEntry(transaction, { event: 'sessions-ended', who: COMMAND_LINE_ACTOR, about: user.id }, now);
    return true;
  });
}

/** Deletes sessions that have ended. */
export async function removeExpiredSessions(store: Store, now: Date): Promise<number> {
  const removed = await store.deleteFrom('sessions').where('ends_at', '<=', now.toISOString()).executeTakeFirst();
  return Number(removed.numDeletedRows);
}

function isOpen({ seen_at, idle_seconds, ends_at }: SessionRow, now: Date): boolean {
  const moment = now.toISOString();
  return moment < ends_at && moment < inSeconds(idle_seconds, new Date(seen_at));
}
