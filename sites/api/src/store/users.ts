import { randomUUID } from 'node:crypto';
import type { ProfileToSave, Registration } from '@trek/ui/internal/sign-in/rules';
import { sql } from 'kysely';
import { recordEnding } from './endings.ts';
import { deleteKnownNetworks } from './known-networks.ts';
import type { PasswordNews } from './mail-job.ts';
import { OFFICE_ROLES } from './office-role.ts';
import type { Store } from './open-store.ts';
import { queueMail } from './queued-mails.ts';
import type { UserRow } from './schema.ts';
import { inTransaction } from './transaction.ts';

/**
 * Adds a user with a password, and queues the mail that confirms the address; undefined if the address has an account.
 * @param language of that mail. Default: English
 */
export function addUser(
  store: Store,
  registration: Registration,
  passwordHash: string,
  now: Date,
  language?: string,
): Promise<UserRow | undefined> {
  const { fullname, email, phone } = registration;
  const submitted = { fullname, email, phone } satisfies Record<Exclude<keyof Registration, 'password'>, string>;
  const user: UserRow = {
    id: randomUUID(),
    ...submitted,
    postal_address: '',
    role: 'user',
    password_hash: passwordHash,
    google_id: null,
    token_version: 1,
    email_confirmed_at: null,
    review_mails_stopped_at: null,
    dismissed_at: null,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
  return inTransaction(store, async (transaction) => {
    const added = await transaction
      .insertInto('users')
      .values(user)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (added)
      await queueMail(
        transaction,
        { letter: 'email-confirmation', userId: added.id, ...(language && { language }) },
        now,
      );
    return added;
  });
}

/** Changes the facts that an account's owner may change by themselves. */
export function saveProfile(
  store: Store,
  userId: string,
  { fullname, phone, postalAddress }: ProfileToSave,
  now: Date,
): Promise<UserRow> {
  return store
    .updateTable('users')
    .set({ fullname, phone, postal_address: postalAddress, updated_at: now.toISOString() })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Records that someone reads mail at an account's address; false if the address has changed meanwhile. */
export async function confirmEmail(store: Store, userId: string, email: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await store
    .updateTable('users')
    .set((column) => ({ email_confirmed_at: column.fn.coalesce('email_confirmed_at', column.val(now.toISOString())) }))
    .where('id', '=', userId)
    .where('email', '=', email)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function userById(store: Store, id: string): Promise<UserRow | undefined> {
  return store.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

export function userByEmail(store: Store, email: string): Promise<UserRow | undefined> {
  return store.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

/** The names of the accounts with these addresses, by address. */
export async function namesOfAddresses(store: Store, addresses: readonly string[]): Promise<Map<string, string>> {
  if (addresses.length === 0) return new Map();
  const rows = await store.selectFrom('users').select(['email', 'fullname']).where('email', 'in', addresses).execute();
  return new Map(rows.map(({ email, fullname }) => [email, fullname]));
}

const MOST_OF_A_NAME = 50;

/** The accounts of people with this name. */
export function usersByName(store: Store, name: string): Promise<Pick<UserRow, 'email'>[]> {
  return store
    .selectFrom('users')
    .select('email')
    .where(sql<boolean>`lower(fullname) = lower(${name.trim()})`)
    .orderBy('id')
    .limit(MOST_OF_A_NAME)
    .execute();
}

const USERS_AT_ONCE = 1000;

/** Accounts one by one, read in pieces. */
export async function* usersInPages(store: Store, most: number): AsyncGenerator<Pick<UserRow, 'email' | 'fullname'>> {
  let after = '';
  for (let read = 0; read < most; read += USERS_AT_ONCE) {
    const users = await store
      .selectFrom('users')
      .select(['id', 'email', 'fullname'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(USERS_AT_ONCE)
      .execute();
    yield* users;
    if (users.length < USERS_AT_ONCE) return;
    after = users.at(-1)?.id ?? '';
  }
}

/**
 * Id of the account with this address, if it has a password or belongs to an operator, who sets the first one by a
 * reset mail; else null. It always returns a row, so that both cases take the same time.
 */
export async function passwordUserId(store: Store, email: string): Promise<string | null> {
  const found = store
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where((column) => column.or([column('password_hash', 'is not', null), column('role', 'in', OFFICE_ROLES)]));
  const row = await store.selectNoFrom(found.as('id')).executeTakeFirst();
  return row?.id ?? null;
}

/** Replaces the password and voids all of the user's tokens and reset links. */
export function changePassword(store: Store, userId: string, passwordHash: string, now: Date): Promise<UserRow> {
  return inTransaction(store, async (transaction) => {
    const user = await setPassword(transaction, userId, passwordHash, 'changed', now);
    await recordPasswordEnd(transaction, user, now);
    return user;
  });
}

/** Stores another hash of the same password, without signing anyone out. */
export async function replaceHash(store: Store, { id, password_hash }: UserRow, passwordHash: string): Promise<void> {
  await store
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .execute();
}

/** Stores a reset link's id until it is used, and deletes the user's expired ones. */
export function addReset(store: Store, userId: string, idHash: string, expiresAt: Date, now: Date): Promise<void> {
  return inTransaction(store, async (transaction) => {
    await lockUser(transaction, userId);
    await transaction
      .deleteFrom('password_resets')
      .where('user_id', '=', userId)
      .where('expires_at', '<=', now.toISOString())
      .execute();
    await transaction
      .insertInto('password_resets')
      .values({ id_hash: idHash, user_id: userId, expires_at: expiresAt.toISOString() })
      .execute();
  });
}

/** Deletes reset links that were never used. @returns how many */
export async function removeExpiredResets(store: Store, now: Date): Promise<number> {
  const { numDeletedRows } = await store
    .deleteFrom('password_resets')
    .where('expires_at', '<=', now.toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Whether a reset link is still unused. */
export async function isResetOpen(store: Store, userId: string, idHash: string): Promise<boolean> {
  const row = await store
    .selectFrom('password_resets')
    .select('id_hash')
    .where('id_hash', '=', idHash)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Consumes a reset link and sets the password; false if the link was used before. Of two parallel calls, one wins. */
export function redeemReset(
  store: Store,
  userId: string,
  idHash: string,
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  return inTransaction(store, async (transaction) => {
    await lockUser(transaction, userId);
    const { numDeletedRows } = await transaction
      .deleteFrom('password_resets')
      .where('id_hash', '=', idHash)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    const user = await setPassword(transaction, userId, passwordHash, 'reset', now);
    // Someone with the link reads mail at that address.
    await confirmEmail(transaction, userId, user.email, now);
    await recordPasswordEnd(transaction, user, now);
    return true;
  });
}

/** Records that the password before, with its tokens and reset links, has ended. */
export function recordPasswordEnd(
  transaction: Store,
  { id, token_version }: Pick<UserRow, 'id' | 'token_version'>,
  now: Date,
): Promise<void> {
  return recordEnding(transaction, { kind: 'password', user: id, version: token_version }, now);
}

/**
 * Locks an account against other changes, in SQL that both databases support. Every change of an account and its reset
 * links starts here, so they can't deadlock.
 */
export async function lockUser(transaction: Store, userId: string): Promise<void> {
  await transaction
    .updateTable('users')
    .set((column) => ({ updated_at: column.ref('updated_at') }))
    .where('id', '=', userId)
    .execute();
}

async function setPassword(
  transaction: Store,
  userId: string,
  passwordHash: string,
  news: PasswordNews,
  now: Date,
): Promise<UserRow> {
  const user = await transaction
    .updateTable('users')
    .set((column) => ({
      password_hash: passwordHash,
      token_version: column('token_version', '+', 1),
      updated_at: now.toISOString(),
    }))
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await transaction.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await deleteKnownNetworks(transaction, userId);
  await queueMail(transaction, { letter: 'password-news', news, userId }, now);
  return user;
}
