import { randomUUID } from 'node:crypto';
import type { Registration } from '@trek/ui/account/rules';
import { deleteKnownNetworks } from './known-networks.ts';
import type { Store } from './open-store.ts';
import { OPERATOR_ROLE } from './operator-role.ts';
import type { UserRow } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** Adds a user with a password; undefined where the address has an account. */
export function addUser(
  store: Store,
  registration: Registration,
  passwordHash: string,
  now: Date,
): Promise<UserRow | undefined> {
  const { fullname, email, phone } = registration;
  const submitted = { fullname, email, phone } satisfies Record<Exclude<keyof Registration, 'password'>, string>;
  const user: UserRow = {
    id: randomUUID(),
    ...submitted,
    role: 'user',
    password_hash: passwordHash,
    google_id: null,
    token_version: 1,
    email_confirmed_at: null,
    dismissed_at: null,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
  return store
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Notes that somebody reads the mail of an account's address; false when the account has another by now. */
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

/**
 * Id of the account with this address that has a password or is an operator's, who sets the first one by the reset mail; or
 * null. There is a row either way, so that finding one takes no longer than finding none.
 */
export async function passwordUserId(store: Store, email: string): Promise<string | null> {
  const found = store
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where((column) => column.or([column('password_hash', 'is not', null), column('role', '=', OPERATOR_ROLE)]));
  const row = await store.selectNoFrom(found.as('id')).executeTakeFirst();
  return row?.id ?? null;
}

/** Replaces the password and voids every token and reset link that the user has. */
export function changePassword(store: Store, userId: string, passwordHash: string, now: Date): Promise<UserRow> {
  return inTransaction(store, (transaction) => setPassword(transaction, userId, passwordHash, now));
}

/** Puts another hash of the same password in its place; nobody is signed out by that. */
export async function replaceHash(store: Store, { id, password_hash }: UserRow, passwordHash: string): Promise<void> {
  await store
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .execute();
}

/** Keeps a reset link's id until it is used; links of the user that have expired go. */
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

/** Whether a reset link has not been used yet. */
export async function isResetOpen(store: Store, userId: string, idHash: string): Promise<boolean> {
  const row = await store
    .selectFrom('password_resets')
    .select('id_hash')
    .where('id_hash', '=', idHash)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses up a reset link and sets the password; false when the link was used before. Of two at once one wins. */
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
    const { email } = await setPassword(transaction, userId, passwordHash, now);
    // Whoever has the link reads the mail of that address.
    await confirmEmail(transaction, userId, email, now);
    return true;
  });
}

/**
 * Makes everybody else who would change the account wait, in the words that both databases know. Whatever changes an
 * account and its reset links begins with the account, so that no two of them wait for each other.
 */
async function lockUser(transaction: Store, userId: string): Promise<void> {
  await transaction
    .updateTable('users')
    .set((column) => ({ updated_at: column.ref('updated_at') }))
    .where('id', '=', userId)
    .execute();
}

async function setPassword(transaction: Store, userId: string, passwordHash: string, now: Date): Promise<UserRow> {
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
  return user;
}
