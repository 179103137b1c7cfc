import { sql } from 'kysely';
import { SOLD, type Start, TAKING, type Travelers, takenAt } from './departure-places.ts';
import type { Store } from './open-store.ts';
import type { BookingRow, DepartureRow } from './schema.ts';

/** Filters of the office's departures; unset ones don't filter. */
export interface DepartureFilters {
  /** First and last day of departure, `YYYY-MM-DD`. */
  from: string;
  until?: string | undefined;
  trekId?: number | undefined;
}

/** Rows after this start come next. */
export type StartCursor = readonly [startDate: string, trekId: number];

/** A start of a trek: a departure that the company has set, or a day on which someone goes. */
export interface ListedStart extends Start, Travelers {
  /** Undefined: paid bookings alone make it one. */
  departure: DepartureRow | undefined;
  /** Paid bookings. */
  bookings: number;
  /** Unpaid bookings. */
  unpaid: number;
}

/**
 * The starts after a cursor, the next one first. Both kinds are read from an index in its order, so that their number does not
 * matter.
 */
export async function listStarts(
  store: Store,
  filters: DepartureFilters,
  after: StartCursor | undefined,
  limit: number,
  now: Date,
): Promise<ListedStart[]> {
  const [set, sold] = await Promise.all([
    starts(store, 'departures', filters, after, limit),
    starts(store, 'bookings', filters, after, limit),
  ]);
  const unique = new Map([...set, ...sold].map((start) => [keyOf(start), start]));
  const listed = [...unique.values()].sort(
    (one, other) => one.start_date.localeCompare(other.start_date) || one.trek_id - other.trek_id,
  );
  return withFacts(store, listed.slice(0, limit), now);
}

/** The columns in a form for which there is no index: the one of days in their order serves best. */
const TREK = sql`trek_id + 0`;
const STATUS = sql`status || ''`;

const keyOf = ({ start_date, trek_id }: Start) => `${start_date} ${trek_id}`;

async function starts(
  store: Store,
  table: 'departures' | 'bookings',
  { from, until, trekId }: DepartureFilters,
  after: StartCursor | undefined,
  limit: number,
): Promise<Start[]> {
  const places = [
    sql`start_date >= ${from}`,
    ...(until === undefined ? [] : [sql`start_date <= ${until}`]),
    ...(trekId === undefined ? [] : [sql`${TREK} = ${trekId}`]),
    ...(after === undefined ? [] : [sql`(start_date, trek_id) > (${after[0]}, ${after[1]})`]),
    ...(table === 'bookings' ? [sql`${STATUS} in ('confirmed', 'disputed')`] : []),
  ];
  const { rows } = await sql<Start>`select start_date, trek_id from ${sql.table(table)} where ${sql.join(
    places,
    sql` and `,
  )} group by start_date, trek_id order by start_date, trek_id limit ${limit}`.execute(store);
  return rows;
}

/** The departure and the travelers of each start. */
async function withFacts(store: Store, listed: readonly Start[], now: Date): Promise<ListedStart[]> {
  if (listed.length === 0) return [];
  const [first, last] = [listed[0], listed.at(-1)];
  const treks = new Set(listed.map(({ trek_id }) => trek_id));
  // A range of days, because there is an index of days.
  const isBetween = sql<boolean>`start_date >= ${first?.start_date} and start_date <= ${last?.start_date}`;
  const isAmong = treks.size > 1 ? isBetween : sql<boolean>`${isBetween} and ${TREK} = ${first?.trek_id}`;
  const [departures, counts] = await Promise.all([
    store.selectFrom('departures').selectAll().where(isAmong).execute(),
    store
      .selectFrom('bookings')
      .select(['start_date', 'trek_id', takenAt(now).as('taken'), SOLD.as('sold')])
      .select(sql<number>`sum(case status when 'pending' then 0 else 1 end)`.as('bookings'))
      .select(sql<number>`sum(case status when 'pending' then 1 else 0 end)`.as('unpaid'))
      .where(isAmong)
      .where(sql<boolean>`${STATUS} in (${sql.join(TAKING)})`)
      .groupBy(['start_date', 'trek_id'])
      .execute(),
  ]);
  const departureOf = new Map(departures.map((row) => [keyOf(row), row]));
  const countsOf = new Map(counts.map((row) => [keyOf(row), row]));
  return listed.map((start) => {
    const { taken = 0, sold = 0, bookings = 0, unpaid = 0 } = countsOf.get(keyOf(start)) ?? {};
    return {
      ...start,
      departure: departureOf.get(keyOf(start)),
      ...{ taken: Number(taken), sold: Number(sold), bookings: Number(bookings), unpaid: Number(unpaid) },
    };
  });
}

/** One start with its facts. */
export async function startOf(store: Store, start: Start, now: Date): Promise<ListedStart> {
  const [found] = await withFacts(store, [start], now);
  return found as ListedStart;
}

/** The bookings of those who go, the first one first. */
export const paidBookings = (store: Store, { trek_id, start_date }: Start): Promise<BookingRow[]> =>
  store
    .selectFrom('bookings')
    .selectAll()
    .where('start_date', '=', start_date)
    .where('trek_id', '=', trek_id)
    .where('status', 'in', ['confirmed', 'disputed'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export function departureById(store: Store, id: string): Promise<DepartureRow | undefined> {
  return store.selectFrom('departures').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The departures from a day on whose file says something else, the next one first. */
export const clashesFrom = (store: Store, from: string) =>
  store
    .selectFrom('departures')
    .selectAll()
    .where('start_date', '>=', from)
    .where('clash', 'is not', null)
    .where('state', '!=', 'cancelled')
    .orderBy('start_date')
    .orderBy('trek_id');
