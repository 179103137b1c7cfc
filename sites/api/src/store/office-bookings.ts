import type { BookingStatus } from '@trek/ui/api';
import { addDays } from '@trek/ui/pricing';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { hasTerm, rareMatches } from './booking-search.ts';
import { termsOf } from './booking-terms.ts';
import { referenceOf } from './bookings.ts';
import type { Store } from './open-store.ts';
import type { BookingRow, Database } from './schema.ts';

/** Filters of the booking list; unset ones don't filter. */
export interface BookingFilters {
  /** Each must begin a word of the name, e-mail address, phone number or reference. */
  words: readonly string[];
  /** `active`: confirmed or disputed, so that someone leaves on the day. */
  state?: BookingStatus | 'active' | undefined;
  /** First and last day of departure, `YYYY-MM-DD`. */
  from?: string | undefined;
  until?: string | undefined;
  /** Confirmed bookings with a balance. */
  isOwing: boolean;
  /** Bookings whose balance was due before this day, `YYYY-MM-DD`, also of treks that have begun. */
  overdueOn?: string | undefined;
  /** Bookings with an open cancellation request. */
  isCancellationRequested: boolean;
  /** Bookings of one trek; with a first and last day, those of a departure. */
  trekId?: number | undefined;
  /** The id of the partner who sold it. */
  partner?: string | undefined;
  order: BookingOrder;
}

/** By creation, newest first, or by departure, next first. */
export type BookingOrder = 'newest' | 'departure';

/** Rows after this position come next. */
export type Cursor = readonly [key: string, id: string];

/** A booking with its reference, whichever release wrote it. */
export type ListedBooking = BookingRow & { reference: string };

/**
 * The bookings after a cursor, read from an index in its order, so the fifty-thousandth costs no more than the first.
 * @param among few bookings to choose from instead
 * @param terms under which bookings owe something, to find what is overdue
 */
export function listBookings(
  store: Store,
  filters: BookingFilters,
  after: Cursor | undefined,
  limit: number,
  among?: readonly string[],
  terms: OwingTerms = [null],
) {
  const isNewest = filters.order === 'newest';
  const key = sql.ref<string>(isNewest ? 'created_at' : 'start_date');
  const direction = isNewest ? 'desc' : 'asc';
  return source(store, among)
    .selectAll()
    .where(({ and }) => and(conditionsOf(filters, terms)))
    .$if(after !== undefined, (found) =>
      found.where(sql<SqlBool>`(${key}, id) ${sql.raw(isNewest ? '<' : '>')} (${after?.[0]}, ${after?.[1]})`),
    )
    .orderBy(key, direction)
    .orderBy('id', direction)
    .limit(limit);
}

/** The limit keeps both databases from reading these in any other way than by their ids. */
function source(store: Store, among: readonly string[] | undefined) {
  if (!among) return store.selectFrom('bookings');
  const few = store.selectFrom('bookings').selectAll().where('id', 'in', among).limit(among.length).as('few');
  // It has the table's columns.
  return store.selectFrom(few) as unknown as SelectQueryBuilder<Database, 'bookings', object>;
}

/** The same, for filters that may have words. */
export async function findBookings(
  store: Store,
  filters: BookingFilters,
  after: Cursor | undefined,
  limit: number,
): Promise<BookingRow[]> {
  const among = filters.words.length > 0 ? await rareMatches(store, filters.words) : undefined;
  const terms = await termsFor(store, filters);
  if (!among) return listBookings(store, filters, after, limit, undefined, terms).execute();
  return among.length === 0 ? [] : listBookings(store, { ...filters, words: [] }, after, limit, among, terms).execute();
}

const termsFor = async (store: Store, { overdueOn }: Conditions): Promise<OwingTerms> =>
  overdueOn ? owingTerms(store) : [];

/** Number of bookings that match. */
export async function countBookings(store: Store, filters: Conditions): Promise<number> {
  const terms = await termsFor(store, filters);
  const { count } = await store
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll().as('count'))
    .where(({ and }) => and(conditionsOf(filters, terms)))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function conditionsOf(
  { words, state, from, until, isOwing, overdueOn, isCancellationRequested, trekId, partner }: Conditions,
  terms: OwingTerms,
) {
  return [
    ...words.map((word) => hasTerm(word, 'id')),
    ...(state === 'active' ? [sql<SqlBool>`status in ('confirmed', 'disputed')`] : []),
    ...(state && state !== 'active' ? [sql<SqlBool>`status = ${state}`] : []),
    ...(from ? [sql<SqlBool>`start_date >= ${from}`] : []),
    ...(until ? [sql<SqlBool>`start_date <= ${until}`] : []),
    ...(trekId === undefined ? [] : [sql<SqlBool>`trek_id = ${trekId}`]),
    ...(partner ? [sql<SqlBool>`partner = ${partner}`] : []),
    ...(isOwing ? [OWING] : []),
    ...(isCancellationRequested
      ? [sql<SqlBool>`id in (select booking_id from cancellations where status = 'requested')`]
      : []),
    ...(overdueOn ? overdue(overdueOn, terms) : []),
  ];
}

type Conditions = Omit<BookingFilters, 'order'>;

/** As literals, like in the partial indexes: with a parameter for 'confirmed', the database could not use them. */
const OWING = sql<SqlBool>`status = 'confirmed' and balance_usd > 0`;

/** The stored terms of bookings that owe something: a few, because terms rarely change. */
type OwingTerms = readonly (string | null)[];

export async function owingTerms(store: Store): Promise<OwingTerms> {
  const rows = await store.selectFrom('bookings').select('terms').distinct().where(OWING).execute();
  return rows.map(({ terms }) => terms);
}

/** `dueDateOf` in SQL: so many days before the start by the booking's own terms, but not before it was booked. */
function overdue(day: string, terms: OwingTerms) {
  const startsBefore = (stored: string | null) => addDays(day, termsOf({ terms: stored }).balanceDueDays);
  const latest = [...new Set(terms)].map(startsBefore).sort().at(-1) ?? day;
  const byTerms = terms.map((stored) =>
    stored === null
      ? sql<SqlBool>`(terms is null and start_date < ${startsBefore(stored)})`
      : sql<SqlBool>`(terms = ${stored} and start_date < ${startsBefore(stored)})`,
  );
  return [
    OWING,
    // For the index.
    sql<SqlBool>`start_date < ${latest}`,
    ...(byTerms.length > 0 ? [sql<SqlBool>`(${sql.join(byTerms, sql` or `)})`] : []),
    sql<SqlBool>`booked_on < ${day}`,
  ];
}

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

/** Those of these references that bookings have. */
export async function existingReferences(store: Store, references: readonly string[]): Promise<string[]> {
  if (references.length === 0) return [];
  const rows = await store
    .selectFrom('bookings')
    .select('reference')
    .where('reference', 'in', references)
    .orderBy('reference')
    .execute();
  return rows.flatMap(({ reference }) => reference ?? []);
}
