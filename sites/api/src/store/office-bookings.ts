import type { BookingStatus } from '@trek/ui/api';
import { addDays, BALANCE_DUE_DAYS } from '@trek/ui/pricing';
import { type Expression, type SqlBool, sql } from 'kysely';
import { foldText, SEARCH_TEXT } from './booking-search-text.ts';
import { referenceOf } from './bookings.ts';
import type { Store } from './open-store.ts';
import type { BookingRow } from './schema.ts';

/** Filters of the booking list; unset ones don't filter. */
export interface BookingFilters {
  /** Each word must occur in the name, e-mail address, phone number or reference. */
  words: readonly string[];
  state?: BookingStatus | undefined;
  /** First and last day of departure, `YYYY-MM-DD`. */
  from?: string | undefined;
  until?: string | undefined;
  /** Confirmed bookings with a balance. */
  isOwing: boolean;
  /** Upcoming bookings whose balance was due before this day, `YYYY-MM-DD`. */
  overdueOn?: string | undefined;
  /** Bookings with an open cancellation request. */
  isCancellationRequested: boolean;
  order: BookingOrder;
}

/** By creation, newest first, or by departure, next first. */
export type BookingOrder = 'newest' | 'departure';

/** Rows after this position come next. */
export type Cursor = readonly [key: string, id: string];

/** A booking with its reference, whichever release wrote it. */
export type ListedBooking = BookingRow & { reference: string };

/**
 * The bookings after a cursor, read from an index, so the fifty-thousandth costs no more than the first. A search that
 * finds few reads its whole index.
 */
export function listBookings(store: Store, filters: BookingFilters, after: Cursor | undefined, limit: number) {
  const isSearch = filters.words.length > 0;
  const isNewest = filters.order === 'newest';
  const column = sql.ref<string>(isNewest ? 'created_at' : 'start_date');
  // Filters with an index of their own are sorted afterwards, instead of scanning the index of the order.
  const key = isSearch || filters.isOwing || filters.overdueOn ? sql<string>`${column} || ''` : column;
  const direction = isNewest ? 'desc' : 'asc';
  const ordered = store.selectFrom('bookings').orderBy(key, direction).orderBy('id', direction).limit(limit);
  const conditions = [
    ...conditionsOf(filters),
    ...(after ? [sql<SqlBool>`(${key}, id) ${sql.raw(isNewest ? '<' : '>')} (${after[0]}, ${after[1]})`] : []),
  ];
  const found = ordered.where(({ and }) => and(conditions));
  return isSearch ? ordered.selectAll().where('id', 'in', found.select('id')) : found.selectAll();
}

/** Number of bookings that match. */
export async function countBookings(store: Store, filters: Omit<BookingFilters, 'order'>): Promise<number> {
  const { count } = await store
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll().as('count'))
    .where(({ and }) => and(conditionsOf(filters)))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function conditionsOf(filters: Omit<BookingFilters, 'order'>): Condition[] {
  const { words, isCancellationRequested, overdueOn } = filters;
  return [
    ...(words.length > 0 ? searched(filters) : filtered(filters)),
    ...(isCancellationRequested
      ? [sql<SqlBool>`id in (select booking_id from cancellations where status = 'requested')`]
      : []),
    ...(overdueOn ? overdue(overdueOn) : []),
  ];
}

/** `dueDateOf` in SQL: so many days before the start, but not before it was booked. */
function overdue(day: string): Condition[] {
  return [
    sql<SqlBool>`status = 'confirmed' and balance_usd > 0`,
    sql<SqlBool>`start_date >= ${day}`,
    sql<SqlBool>`start_date < ${addDays(day, BALANCE_DUE_DAYS)}`,
    sql<SqlBool>`booked_on < ${day}`,
  ];
}

/** As literals, like in the partial indexes: with a parameter for 'confirmed', the database could not use them. */
function filtered({ state, from, until, isOwing }: Omit<BookingFilters, 'order'>): Condition[] {
  return [
    ...(state ? [sql<SqlBool>`status = ${state}`] : []),
    ...(from ? [sql<SqlBool>`start_date >= ${from}`] : []),
    ...(until ? [sql<SqlBool>`start_date <= ${until}`] : []),
    ...(isOwing ? [sql<SqlBool>`status = 'confirmed' and balance_usd > 0`] : []),
  ];
}

/** Phrased so that only the search's own index can answer it, which alone avoids reading every booking. */
function searched({ words, state, from, until, isOwing }: Omit<BookingFilters, 'order'>): Condition[] {
  return [
    ...words.map(contains),
    ...(state ? [sql<SqlBool>`status || '' = ${state}`] : []),
    ...(from ? [sql<SqlBool>`start_date || '' >= ${from}`] : []),
    ...(until ? [sql<SqlBool>`start_date || '' <= ${until}`] : []),
    ...(isOwing ? [sql<SqlBool>`status || '' = 'confirmed' and balance_usd > 0`] : []),
  ];
}

type Condition = Expression<SqlBool>;

/** Adds missing references. */
export function withReferences(store: Store, rows: readonly BookingRow[]): Promise<ListedBooking[]> {
  return Promise.all(rows.map(async (row) => ({ ...row, reference: await referenceOf(store, row) })));
}

/** The cursor of a booking in an order. */
export function bookingCursor({ created_at, start_date, id }: BookingRow, order: BookingOrder): Cursor {
  return [order === 'newest' ? created_at : start_date, id];
}

/** Which of these bookings have an open cancellation request. */
export async function withCancellationRequest(store: Store, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await store
    .selectFrom('cancellations')
    .select('booking_id')
    .where('status', '=', 'requested')
    .where('booking_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ booking_id }) => booking_id));
}

export function bookingByReference(store: Store, reference: string): Promise<ListedBooking | undefined> {
  return store.selectFrom('bookings').selectAll().where('reference', '=', reference).executeTakeFirst() as Promise<
    ListedBooking | undefined
  >;
}

/** Titles of treks by id, including those no longer on offer. */
export async function trekTitles(store: Store, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await store.selectFrom('treks').select(['id', 'content']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, content }) => [id, (JSON.parse(content) as { title: string }).title]));
}

/** Escapes the wildcards of `like`. */
function contains(word: string) {
  const pattern = `%${foldText(word).replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`${SEARCH_TEXT} like ${pattern} escape '\\'`;
}
