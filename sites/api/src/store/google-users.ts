import { randomUUID } from 'node:crypto';
import { deleteKnownNetworks } from './known-networks.ts';
import type { Store } from './open-store.ts';
import { OPERATOR_ROLE } from './operator-role.ts';
import type { UserRow } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** Somebody whom Google vouches for, with a verified e-mail address. */
export interface GooglePerson {
  /** Google's own id of the person, which never changes. */
  subject: string;
  email: string;
  fullname: string;
}

/**
 * The account of a person whom Google vouches for: theirs by subject; else the one with their address, which becomes
 * theirs; else a new one. Undefined where another Google account has that address.
 */
export function userOfGoogle(store: Store, person: GooglePerson, now: Date): Promise<UserRow | undefined> {
  return inTransaction(
    store,
    async (transaction) =>
      (await knownUser(transaction, person)) ??
      (await addedUser(transaction, person, now)) ??
      // Of two returns at once, the other may just have added or linked the account.
      (await knownUser(transaction, person)) ??
      (await linkedUser(transaction, person, now)),
  );
}

function knownUser(store: Store, { subject }: GooglePerson): Promise<UserRow | undefined> {
  return store.selectFrom('users').selectAll().where('google_id', '=', subject).executeTakeFirst();
}

function addedUser(store: Store, { subject, email, fullname }: GooglePerson, now: Date): Promise<UserRow | undefined> {
  return store
    .insertInto('users')
    .values({
      id: randomUUID(),
      email,
      fullname,
      phone: '',
      role: 'user',
      password_hash: null,
      google_id: subject,
      token_version: 1,
      email_confirmed_at: now.toISOString(),
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * Gives the account with this address to whom Google knows to own it. Nobody ever proved that whoever registered it did,
 * so the password, every token and every reset link of theirs are void. An operator's account is never linked: a mailbox that
 * was passed on, or a Google account that once had the address, does not open the office.
 */
async function linkedUser(store: Store, { subject, email }: GooglePerson, now: Date): Promise<UserRow | undefined> {
  const linked = await store
    .updateTable('users')
    .set((column) => ({
      google_id: subject,
      password_hash: null,
      token_version: column('token_version', '+', 1),
      email_confirmed_at: now.toISOString(),
      updated_at: now.toISOString(),
    }))
    .where('email', '=', email)
    .where('google_id', 'is', null)
    .where('role', '!=', OPERATOR_ROLE)
    .returningAll()
    .executeTakeFirst();
  if (linked) {
    await store.deleteFrom('password_resets').where('user_id', '=', linked.id).execute();
    await deleteKnownNetworks(store, linked.id);
  }
  return linked;
}
