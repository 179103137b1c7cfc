import { randomUUID } from 'node:crypto';
import { recordEnding } from './endings.ts';
import type { Store } from './open-store.ts';
import type { BookingRow, GuestRow, UserRow } from './schema.ts';
import { endSessionsOf } from './sessions.ts';
import { inTransaction } from './transaction.ts';

/** The role of the user behind a booking without an account. No one can register or sign in with it. */
export const GUEST_ROLE = 'guest';

const GUEST_ADDRESS = 'guest:';

/** Adds the guest who has proved an address, to book one trek. Their user's address can't be typed, and is unique. */
export async function addGuest(
  transaction: Store,
  { email, trek_id }: Pick<GuestRow, 'email' | 'trek_id'>,
  now: Date,
): Promise<UserRow> {
  const id = randomUUID();
  const moment = now.toISOString();
  const user = {
    ...{ id, email: GUEST_ADDRESS + id, fullname: '', phone: '', role: GUEST_ROLE },
    ...{ password_hash: null, google_id: null, token_version: 1 },
    ...{ email_confirmed_at: moment, created_at: moment, updated_at: moment },
  };
  const added = await transaction.insertInto('users').values(user).returningAll().executeTakeFirstOrThrow();
  await transaction.insertInto('guests').values({ user_id: id, email, trek_id, created_at: moment }).execute();
  return added;
}

/** The guest who has an unpaid booking of a trek, with an address that was proved again. */
export function unpaidGuest(
  transaction: Store,
  { email, trek_id }: Pick<GuestRow, 'email' | 'trek_id'>,
): Promise<UserRow | undefined> {
  return transaction
    .selectFrom('users')
    .innerJoin('guests', 'guests.user_id', 'users.id')
    .innerJoin('bookings', 'bookings.user_id', 'users.id')
    .selectAll('users')
    .where('guests.email', '=', email)
    .where('guests.trek_id', '=', trek_id)
    .where('bookings.status', '=', 'pending')
    .orderBy('bookings.created_at')
    .limit(1)
    .executeTakeFirst();
}

/** The guest behind a user; undefined: the user has an account. */
export function guestOf(store: Store, userId: string): Promise<GuestRow | undefined> {
  return store.selectFrom('guests').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** The user behind a guest's booking; undefined: there is none, or it belongs to an account. */
export function guestByReference(store: Store, reference: string): Promise<UserRow | undefined> {
  return store
    .selectFrom('users')
    .innerJoin('bookings', 'bookings.user_id', 'users.id')
    .selectAll('users')
    .where('bookings.reference', '=', reference)
    .where('users.role', '=', GUEST_ROLE)
    .executeTakeFirst();
}

/** Which of these users are guests. */
export async function guestsAmong(store: Store, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await store
    .selectFrom('guests')
    .select('user_id')
    .where('user_id', 'in', [...new Set(userIds)])
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** The address that a user has proved to read; undefined: none. */
export async function provenAddress(
  store: Store,
  { id, role, email, email_confirmed_at }: UserRow,
): Promise<string | undefined> {
  if (role === GUEST_ROLE) return (await guestOf(store, id))?.email;
  return email_confirmed_at === null ? undefined : email;
}

/**
 * Id of the guest with this booking and address; else null. It always returns a row, so that both cases take the same time.
 * The bookings of accounts are not among them.
 */
export async function guestIdOf(store: Store, reference: string, email: string): Promise<string | null> {
  const found = store
    .selectFrom('bookings')
    .innerJoin('guests', 'guests.user_id', 'bookings.user_id')
    .select('guests.user_id as id')
    .where('bookings.reference', '=', reference)
    .where('guests.email', '=', email);
  const row = await store.selectNoFrom(found.as('id')).executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Locks a guest against joining an account meanwhile.
 * @returns whether their session may still write a booking: it is for one, and ends with its first payment
 */
export async function mayGuestBook(transaction: Store, userId: string): Promise<boolean> {
  if (!(await lockGuest(transaction, userId))) return false;
  const settled = await transaction
    .selectFrom('bookings')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '!=', 'pending')
    .limit(1)
    .executeTakeFirst();
  return settled === undefined;
}

/**
 * The address of a guest's booking, which the office has corrected: codes go there from now on. Who read the former one may be
 * a stranger: their sessions and codes end.
 */
export async function correctGuest(
  transaction: Store,
  { user_id }: BookingRow,
  email: string,
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('guests')
    .set({ email })
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await endSessionsOf(transaction, user_id, now);
  await transaction.deleteFrom('email_codes').where('user_id', '=', user_id).execute();
}

async function lockGuest(transaction: Store, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('guests')
    .set((column) => ({ email: column.ref('email') }))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * The guests who proved the address of an account: none while it is not confirmed. An operator's account has none: what it
 * could see would be more than a customer's. Those whose erasure waits are left to it.
 */
export async function guestsOfAddress(
  store: Store,
  { role, email_confirmed_at, email }: UserRow,
): Promise<readonly string[]> {
  if (role !== 'user' || email_confirmed_at === null) return [];
  const guests = await store
    .selectFrom('guests')
    .select('user_id')
    .where('email', '=', email)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('erasure_requests').select('user_id').whereRef('user_id', '=', 'guests.user_id'))),
    )
    .execute();
  return guests.map(({ user_id }) => user_id);
}

/**
 * Gives the bookings that were made with an account's address to that account, once it is confirmed. The sessions of these
 * guests end. Who has only proved the address goes on by themselves.
 */
export async function joinGuests(store: Store, user: UserRow, now: Date): Promise<void> {
  for (const guestId of await guestsOfAddress(store, user))
    await inTransaction(store, (transaction) => joinGuest(transaction, guestId, user.id, now));
}

async function joinGuest(transaction: Store, guestId: string, userId: string, now: Date): Promise<void> {
  if (!(await lockGuest(transaction, guestId)) || !(await hasBooking(transaction, guestId))) return;
  await endSessionsOf(transaction, guestId, now);
  if (await moveGuest(transaction, guestId, userId))
    await recordEnding(transaction, { kind: 'joined', guest: guestId, user: userId }, now);
}

/**
 * Moves a guest's booking to an account. An unpaid one stays where the account has one of that trek, of which there is one
 * at most.
 * @returns whether the guest is gone with it
 */
export async function moveGuest(transaction: Store, guestId: string, userId: string): Promise<boolean> {
  await transaction
    .updateTable('bookings')
    .set({ user_id: userId })
    .where('user_id', '=', guestId)
    .where(({ or, not, exists, selectFrom, eb }) =>
      or([
        eb('status', '!=', 'pending'),
        not(
          exists(
            selectFrom('bookings as other')
              .select('other.id')
              .where('other.user_id', '=', userId)
              .whereRef('other.trek_id', '=', 'bookings.trek_id')
              .where('other.status', '=', 'pending'),
          ),
        ),
      ]),
    )
    .execute();
  if (await hasBooking(transaction, guestId)) return false;
  await removeGuests(transaction, [guestId]);
  return true;
}

const hasBooking = async (transaction: Store, userId: string) =>
  (await transaction.selectFrom('bookings').select('id').where('user_id', '=', userId).executeTakeFirst()) !==
  undefined;

/** Deletes guests who proved an address, and have no booking, or one whose person was blanked. @returns how many */
export function removeIdleGuests(store: Store, since: Date): Promise<number> {
  return inTransaction(store, async (transaction) => {
    // The user stays, without an address, as the owner of the figures.
    await transaction
      .deleteFrom('guests')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('bookings')
            .select('id')
            .whereRef('bookings.user_id', '=', 'guests.user_id')
            .where('bookings.email', '=', ''),
        ),
      )
      .execute();
    const idle = await transaction
      .selectFrom('guests')
      .select('user_id')
      .where('created_at', '<', since.toISOString())
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('bookings').select('id').whereRef('bookings.user_id', '=', 'guests.user_id'))),
      )
      .limit(REMOVED_AT_ONCE)
      .execute();
    if (idle.length > 0)
      await removeGuests(
        transaction,
        idle.map(({ user_id }) => user_id),
      );
    return idle.length;
  });
}

/** Guests in one run: a statement has a limit of parameters. The next run takes the others. */
const REMOVED_AT_ONCE = 200;

async function removeGuests(transaction: Store, ids: readonly string[]): Promise<void> {
  for (const table of ['sessions', 'guests', 'email_codes', 'erasure_requests'] as const)
    await transaction.deleteFrom(table).where('user_id', 'in', ids).execute();
  await transaction.deleteFrom('users').where('id', 'in', ids).execute();
}
