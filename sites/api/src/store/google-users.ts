import { randomUUID } from 'node:crypto';
import { deleteKnownNetworks } from './known-networks.ts';
import { OFFICE_ROLES } from './office-role.ts';
import type { Store } from './open-store.ts';
import { queueMail } from './queued-mails.ts';
import type { UserRow } from './schema.ts';
import { inTransaction } from './transaction.ts';
import { recordPasswordEnd } from './users.ts';

/** A person with an e-mail address that Google has verified. */
export interface GooglePerson {
  /** Google's own id of the person, which never changes. */
  subject: string;
  email: string;
  fullname: string;
}

/**
 * The account of a Google user: the one linked to it, else the one with its address, which gets linked, else a new one.
 * Undefined if the address is linked to another Google account.
 */
export function userOfGoogle(store: Store, person: GooglePerson, now: Date): Promise<UserRow | undefined> {
  return inTransaction(
    store,
    async (transaction) =>
      (await knownUser(transaction, person)) ??
      (await addedUser(transaction, person, now)) ??
      // A simultaneous return may just have added or linked the account.
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
 * Links the account with this address to its Google user. Its registration never proved to own the address, so
 * password, tokens and reset links become void. Operators' accounts are never linked: a mailbox that changed hands, or
 * a Google account that once had the address, must not open the office.
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
    .where('role', 'not in', OFFICE_ROLES)
    .returningAll()
    .executeTakeFirst();
  if (linked) {
    await store.deleteFrom('password_resets').where('user_id', '=', linked.id).execute();
    await deleteKnownNetworks(store, linked.id);
    await queueMail(store, { letter: 'password-news', news: 'replaced-by-google', userId: linked.id }, now);
    await recordPasswordEnd(store, linked, now);
  }
  return linked;
}
