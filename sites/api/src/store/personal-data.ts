import { companyDay } from '@trek/ui/pricing';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import { type AuditEntry, writeAuditEntry } from './audit-log.ts';
import { bookingsOf } from './bookings.ts';
import { recordEnding } from './endings.ts';
import {
  blanksOf,
  ERASED,
  ERASED_ACTIONS,
  ERASED_BOOKING,
  ERASED_CHANGE_REQUEST,
  ERASED_PAYMENT,
  ERASED_PRICE_LINE,
  ERASED_USER,
  erasedAddress,
  isErased,
} from './erased-columns.ts';
import { guestsOfAddress, joinGuests } from './guests.ts';
import { isOfficeRole } from './office-role.ts';
import { type OpenMoney, openMoneyOf } from './open-money.ts';
import type { Store } from './open-store.ts';
import { openPayment } from './payments.ts';
import { removeBookings, removeMessages } from './remove-rows.ts';
import { eraseReviews } from './reviews.ts';
import type { BookingRow, Database, UserRow } from './schema.ts';
import { inTransaction } from './transaction.ts';
import { userById } from './users.ts';

/** Why an account can't be erased now, as a sentence for its owner. */
export class ErasureRefusedError extends Error {}

/** An account whose money is not settled. It can be erased once that is. */
export class UnsettledAccountError extends ErasureRefusedError {}

export interface DataRequest {
  /** How the audit log records it. */
  trace: Omit<AuditEntry, 'event'>;
  /** Whether messages sent from the account's address belong to its owner: anyone can register a foreign address. */
  ownsMessages: boolean;
}

/**
 * Everything stored about an account, without secrets and without the names of operators. What was booked with its address
 * and no account joins it before, or is exported with it.
 */
export async function exportPersonalData(store: Store, user: UserRow, { trace, ownsMessages }: DataRequest, now: Date) {
  const { id, email, password_hash, token_version: _version, ...account } = user;
  await joinGuests(store, user, now);
  const bookings = [];
  for (const owner of [id, ...(await guestsOfAddress(store, user))])
    for (const booking of await bookingsOf(store, owner)) bookings.push(await bookingData(store, booking));
  const data = {
    account: { id, email, ...account, has_password: password_hash !== null },
    bookings,
    messages: ownsMessages
      ? await store
          .selectFrom('contact_messages')
          .select(['name', 'email', 'phone', 'message', 'created_at', 'answered_at'])
          .where('email', '=', email)
          .orderBy('created_at')
          .execute()
      : [],
    message_answers: ownsMessages
      ? await store
          .selectFrom('message_answers')
          .innerJoin('contact_messages', 'contact_messages.id', 'message_answers.message_id')
          .select(['message_answers.text', 'message_answers.written_at'])
          .where('contact_messages.email', '=', email)
          .orderBy('message_answers.written_at')
          .execute()
      : [],
    saved_treks: await store
      .selectFrom('saved_treks')
      .select([
        'trek_id',
        'saved_at',
        'seen_departures',
        'mails_since',
        'mails_language',
        'mailed_at',
        'mailed_departures',
      ])
      .where('user_id', '=', id)
      .orderBy('saved_at', 'desc')
      .orderBy('trek_id')
      .execute(),
    sessions: await store
      .selectFrom('sessions')
      .select(['browser', 'system', 'begun_at', 'seen_at', 'ends_at'])
      .where('user_id', '=', id)
      .orderBy('begun_at')
      .execute(),
    known_networks: await store.selectFrom('known_networks').select('seen_at').where('user_id', '=', id).execute(),
    password_resets: await store.selectFrom('password_resets').select('expires_at').where('user_id', '=', id).execute(),
    erasure_request: await store
      .selectFrom('erasure_requests')
      .select('requested_at')
      .where('user_id', '=', id)
      .execute(),
    office_invitation: await store
      .selectFrom('office_invitations')
      .select(['fullname', 'role', 'invited_at', 'expires_at'])
      .where('email', '=', email)
      .execute(),
    second_factor: await store.selectFrom('second_factors').select('confirmed_at').where('user_id', '=', id).execute(),
    passkeys: await store
      .selectFrom('passkeys')
      .select(['name', 'added_at', 'used_at'])
      .where('user_id', '=', id)
      .orderBy('added_at')
      .execute(),
  };
  await writeAuditEntry(store, { ...trace, event: 'data-taken' }, now);
  return data;
}

async function bookingData(
  store: Store,
  { user_id: _owner, words: _words, words_of: _source, ...booking }: BookingRow,
) {
  const { id } = booking;
  return {
    ...booking,
    // Details that travelers have filled in by a private link are theirs.
    traveler_details: await store
      .selectFrom('travelers')
      .selectAll()
      .where('booking_id', '=', id)
      .where('filled_in_by', '=', 'owner')
      .orderBy('position')
      .execute(),
    traveler_links: await store
      .selectFrom('traveler_links')
      .select(['position', 'created_at'])
      .where('booking_id', '=', id)
      .orderBy('position')
      .execute(),
    payments: await store
      .selectFrom('payments')
      .selectAll()
      .where('booking_id', '=', id)
      .orderBy('created_at')
      .execute(),
    invoices: await store
      .selectFrom('invoices')
      .select(['kind', 'number', 'corrects', 'issued_on', 'payer_name', 'payer_address', 'facts'])
      .where('booking_id', '=', id)
      .orderBy('position')
      .execute(),
    reviews: await store
      .selectFrom('reviews')
      .select([
        'stars',
        'text',
        'month',
        'guide',
        'shown_name',
        'shown_country',
        'language',
        'status',
        'reason',
        'answer',
        'written_at',
      ])
      .where('booking_id', '=', id)
      .execute(),
    review_requests: await store
      .selectFrom('review_requests')
      .select('ordered_at')
      .where('booking_id', '=', id)
      .execute(),
    refunds: await store
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select([
        'refunds.payment_id',
        'refunds.amount_usd',
        'refunds.amount_cents',
        'refunds.status',
        'refunds.ordered_at',
        'refunds.changed_at',
      ])
      .where('payments.booking_id', '=', id)
      .execute(),
    price_lines: await store
      .selectFrom('price_lines')
      .select(['kind', 'text', 'cents', 'reason', 'created_at'])
      .where('booking_id', '=', id)
      .orderBy('created_at')
      .execute(),
    manual_refunds: await store
      .selectFrom('manual_refunds')
      .select(['amount_cents', 'ordered_at', 'sent_at'])
      .where('booking_id', '=', id)
      .execute(),
    cancellations: await store
      .selectFrom('cancellations')
      .select(['status', 'kept_usd', 'refund_usd', 'kept_cents', 'refund_cents', 'requested_at', 'decided_at'])
      .where('booking_id', '=', id)
      .execute(),
    change_requests: await store
      .selectFrom('change_requests')
      .select(['status', 'start_date', 'travelers', 'first_name', 'last_name', 'email', 'phone', 'message'])
      .select(['fee_cents', 'total_cents', 'requested_at', 'reason', 'decided_at'])
      .where('booking_id', '=', id)
      .execute(),
    departure_requests: await store
      .selectFrom('departure_requests')
      .select(['status', 'start_date', 'travelers', 'requested_at', 'decided_at'])
      .where('booking_id', '=', id)
      .execute(),
    balance_reminders: await store
      .selectFrom('balance_reminders')
      .select(['reminder', 'ordered_at'])
      .where('booking_id', '=', id)
      .execute(),
    office_log: await store
      .selectFrom('office_log')
      .select(['act', 'detail', 'done_at'])
      .where('booking_id', '=', id)
      .orderBy('done_at')
      .execute(),
  };
}

/**
 * Erases an account. Bookings with received or possible payments keep reference, dates, amounts and trek for
 * accounting; an anonymous row remains as their owner. Everything else is deleted.
 * @throws ErasureRefusedError if that is not possible now; then nothing has changed
 */
export function eraseAccount(
  store: Store,
  userId: string,
  { trace, ownsMessages }: DataRequest,
  now: Date,
): Promise<void> {
  return inTransaction(store, async (transaction) => {
    const { role, dismissed_at } = await userToErase(transaction, userId);
    if (isOfficeRole(role)) {
      throw new ErasureRefusedError('This is an operator’s account. Dismiss it first, then it can be erased.');
    }
    // Only its row keeps a setting from appointing the address again.
    if (dismissed_at !== null) {
      throw new ErasureRefusedError(
        'This account was dismissed from the office. Remove its address from OPERATOR_EMAIL and reinstate it with "npm run office -- appoint", then it can be erased.',
      );
    }
    await eraseRows(transaction, userId, ownsMessages, now, (bookings) =>
      refuseToErase(transaction, userId, bookings, now),
    );
    await writeAuditEntry(transaction, { ...trace, event: 'account-erased' }, now);
    await recordEnding(transaction, { kind: 'erased', user: userId, ownsMessages }, now);
  });
}

/**
 * Erases an account again, after a restored backup has brought it back. Its bookings may be what they were before they ended,
 * so nothing is a reason to wait.
 * @returns false if there is nothing to erase
 */
export async function eraseAgain(
  transaction: Store,
  userId: string,
  ownsMessages: boolean,
  now: Date,
): Promise<boolean> {
  const user = await userById(transaction, userId);
  if (!user || isErased(user)) return false;
  await eraseRows(transaction, userId, ownsMessages, now, async () => {});
  await transaction.updateTable('users').set({ role: 'user' }).where('id', '=', userId).execute();
  return true;
}

const userToErase = (transaction: Store, userId: string): Promise<UserRow> =>
  transaction.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();

/** @param check refuses, with the bookings locked */
async function eraseRows(
  transaction: Store,
  userId: string,
  ownsMessages: boolean,
  now: Date,
  check: (bookings: readonly BookingRow[]) => Promise<void>,
): Promise<void> {
  const email = await eraseUser(transaction, userId, now);
  await eraseBookings(transaction, userId, now, check);
  if (ownsMessages) await removeMessages(transaction, (column) => column('email', '=', email));
  await transaction.deleteFrom('office_invitations').where('email', '=', email).execute();
  await deleteAccountRows(transaction, [userId]);
}

type OwnedTable = {
  [Table in keyof Database]: Database[Table] extends { user_id: unknown } ? Table : never;
}[keyof Database];

/** Whether a table's rows go with their account. The compiler asks for each new table with a `user_id`. */
const GOES_WITH_ACCOUNT = {
  erasure_requests: true,
  saved_treks: true,
  sessions: true,
  password_resets: true,
  recovery_codes: true,
  passkeys: true,
  second_factors: true,
  known_networks: true,
  guests: true,
  email_codes: true,
  // Blanked or deleted by its money.
  bookings: false,
  // Keeps a setting from appointing the account again.
  dismissals: false,
} as const satisfies Record<OwnedTable, boolean>;
type AccountTable = {
  [Table in OwnedTable]: (typeof GOES_WITH_ACCOUNT)[Table] extends true ? Table : never;
}[OwnedTable];

async function deleteAccountRows(transaction: Store, userIds: readonly string[]): Promise<void> {
  const tables = Object.entries(GOES_WITH_ACCOUNT).flatMap(([table, goes]) => (goes ? [table as AccountTable] : []));
  for (const table of tables) await transaction.deleteFrom(table).where('user_id', 'in', userIds).execute();
}

/** Stores that an account is to be erased once its money is settled. The first request counts. */
export async function requestErasure(store: Store, userId: string, request: DataRequest, now: Date): Promise<void> {
  await store
    .insertInto('erasure_requests')
    .values({ user_id: userId, requested_at: now.toISOString(), request: JSON.stringify(request) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Erases the accounts whose owners have asked for it and whose money is settled now. @returns how many */
export async function eraseSettledAccounts(store: Store, now: Date): Promise<number> {
  let count = 0;
  for (const { user_id, request } of await store.selectFrom('erasure_requests').selectAll().execute()) {
    try {
      await eraseAccount(store, user_id, JSON.parse(request) as DataRequest, now);
      count += 1;
    } catch (error) {
      // It waits for the next run.
      if (!(error instanceof ErasureRefusedError)) throw error;
    }
  }
  return count;
}

/** @returns the address that the account had */
async function eraseUser(transaction: Store, userId: string, now: Date): Promise<string> {
  const user = await userToErase(transaction, userId);
  await transaction
    .updateTable('users')
    .set((column) => ({
      ...blanksOf(ERASED_USER),
      email: erasedAddress(userId),
      token_version: column('token_version', '+', 1),
      updated_at: now.toISOString(),
    }))
    .where('id', '=', userId)
    .execute();
  return user.email;
}

async function eraseBookings(
  transaction: Store,
  userId: string,
  now: Date,
  check: (bookings: readonly BookingRow[]) => Promise<void>,
): Promise<void> {
  await blankBookings(transaction, (column) => column('user_id', '=', userId), now, check);
  await removeBookings(transaction, (column) => column('user_id', '=', userId));
  await transaction
    .updateTable('bookings')
    .set({ status: 'cancelled', balance_usd: 0 })
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .execute();
}

/**
 * Blanks the persons in bookings and in everything that belongs to them.
 * @param check refuses, with the bookings locked
 */
async function blankBookings(
  transaction: Store,
  which: (column: ExpressionBuilder<Database, 'bookings'>) => ExpressionWrapper<Database, 'bookings', SqlBool>,
  now: Date,
  check: (bookings: readonly BookingRow[]) => Promise<void>,
): Promise<void> {
  const theirs = transaction.selectFrom('bookings').select('id').where(which);
  // Payments before bookings, the order in which they are settled.
  await transaction.updateTable('payments').set(blanksOf(ERASED_PAYMENT)).where('booking_id', 'in', theirs).execute();
  const bookings = await transaction
    .updateTable('bookings')
    .set({ ...blanksOf(ERASED_BOOKING), updated_at: now.toISOString() })
    .where(which)
    .returningAll()
    .execute();
  await check(bookings);
  await eraseReviews(
    transaction,
    bookings.map(({ id }) => id),
  );
  await transaction
    .updateTable('price_lines')
    .set(blanksOf(ERASED_PRICE_LINE))
    .where('booking_id', 'in', theirs)
    .execute();
  await transaction
    .updateTable('change_requests')
    .set(blanksOf(ERASED_CHANGE_REQUEST))
    .where('booking_id', 'in', theirs)
    .execute();
  await transaction.deleteFrom('booking_terms').where('booking_id', 'in', theirs).execute();
  await transaction.deleteFrom('travelers').where('booking_id', 'in', theirs).execute();
  await transaction.deleteFrom('traveler_links').where('booking_id', 'in', theirs).execute();
  await transaction
    .updateTable('office_log')
    .set({ detail: ERASED })
    .where('booking_id', 'in', theirs)
    .where('act', 'in', ERASED_ACTIONS)
    .execute();
}

/**
 * Blanks the persons in bookings whose records the tax law no longer asks for; their figures stay in the books. Bookings of
 * people whose money is not settled wait.
 * @param oldest the first day whose records are still needed
 * @returns how many
 */
export async function blankOldBookings(store: Store, oldest: string, now: Date): Promise<number> {
  const found = await store
    .selectFrom('bookings')
    .select(['id', 'user_id'])
    .where('end_date', '<', oldest)
    .where('first_name', '!=', ERASED)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.booking_id', '=', 'bookings.id')
            .where('payments.updated_at', '>=', oldest),
        ),
      ),
    )
    .limit(BLANKED_AT_ONCE)
    .execute();
  const ids: string[] = [];
  for (const [userId, theirs] of Map.groupBy(found, ({ user_id }) => user_id)) {
    if (!(await openMoneyOf(store, userId))) ids.push(...theirs.map(({ id }) => id));
  }
  if (ids.length === 0) return 0;
  await inTransaction(store, (transaction) =>
    blankBookings(
      transaction,
      (column) => column('id', 'in', ids),
      now,
      async () => {},
    ),
  );
  return ids.length;
}

/** Bookings in one run: a statement has a limit of parameters. The next run takes the others. */
const BLANKED_AT_ONCE = 200;

/** Deletes accounts whose address was never confirmed, with which nothing was done, and that were not used since a moment. */
export function removeUnconfirmedAccounts(store: Store, since: Date): Promise<number> {
  const moment = since.toISOString();
  return inTransaction(store, async (transaction) => {
    const unused = await transaction
      .selectFrom('users')
      .select('id')
      .where('email_confirmed_at', 'is', null)
      .where('google_id', 'is', null)
      .where('dismissed_at', 'is', null)
      .where('role', '=', 'user')
      .where('created_at', '<', moment)
      .where('updated_at', '<', moment)
      .where(({ not, and, exists, selectFrom }) =>
        and([
          not(exists(selectFrom('bookings').select('id').whereRef('bookings.user_id', '=', 'users.id'))),
          not(
            exists(selectFrom('contact_messages').select('id').whereRef('contact_messages.email', '=', 'users.email')),
          ),
          not(
            exists(
              selectFrom('sessions')
                .select('id')
                .whereRef('sessions.user_id', '=', 'users.id')
                .where('seen_at', '>=', moment),
            ),
          ),
          not(
            exists(
              selectFrom('known_networks')
                .select('seen_at')
                .whereRef('known_networks.user_id', '=', 'users.id')
                .where('seen_at', '>=', moment),
            ),
          ),
        ]),
      )
      .limit(BLANKED_AT_ONCE)
      .execute();
    if (unused.length === 0) return 0;
    const ids = unused.map(({ id }) => id);
    await deleteAccountRows(transaction, ids);
    await transaction.deleteFrom('users').where('id', 'in', ids).execute();
    return ids.length;
  });
}

async function refuseToErase(
  transaction: Store,
  userId: string,
  bookings: readonly BookingRow[],
  now: Date,
): Promise<void> {
  await refusePaymentsUnderWay(transaction, bookings);
  await refuseOpenMoney(transaction, userId);
  refuseTreksToCome(bookings, now);
}

function refuseTreksToCome(bookings: readonly BookingRow[], now: Date): void {
  const today = companyDay(now);
  const toCome = bookings.find(
    ({ status, end_date }) => (status === 'confirmed' || status === 'disputed') && end_date >= today,
  );
  if (!toCome) return;
  throw new ErasureRefusedError(
    `Booking ${toCome.reference ?? toCome.id} is paid and its trek is still ahead, so we need the travelers' details. Cancel it first, or erase the account after ${toCome.end_date}.`,
  );
}

/** With the bookings locked, no other payment is opened for them. */
async function refusePaymentsUnderWay(transaction: Store, bookings: readonly BookingRow[]): Promise<void> {
  for (const { id, reference } of bookings) {
    if (!(await openPayment(transaction, id))) continue;
    throw new ErasureRefusedError(
      `A payment for booking ${reference ?? id} is being processed. Try again in a moment.`,
    );
  }
}

const UNSETTLED: Readonly<Record<OpenMoney, string>> = {
  refund: 'a refund has not arrived yet',
  'undecided cancellation': 'the cancellation has not been decided',
  dispute: 'a payment is disputed at the bank',
  'unowed payment': 'we hold money that was not owed',
};

/** Without the person's details, no one would know whom to pay. With the bookings locked, what is settled stays so. */
async function refuseOpenMoney(transaction: Store, userId: string): Promise<void> {
  const open = await openMoneyOf(transaction, userId);
  if (!open) return;
  throw new UnsettledAccountError(
    `Not yet: for booking ${open.reference}, ${UNSETTLED[open.kind]}. The account works as before until that is settled. Then we delete it without another request.`,
  );
}
