import { sql } from 'kysely';
import { PAID, type Start, TAKING, type Travelers, takenAt } from './departure-places.ts';
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
 * matter, and each booking once.
 */
export async function listStarts(
  store: Store,
  filters: DepartureFilters,
  after: StartCursor | undefined,
  limit: number,
  now: Date,
): Promise<ListedStart[]> {
  const places = placesOf(filters, after);
  const [set, booked] = await Promise.all([
    sql<Start>`select start_date, trek_id from departures
      where ${sql.join(places, sql` and `)} order by start_date, trek_id limit ${limit}`.execute(store),
    // In the order of letters, those who have paid come before those who have not.
    sql<CountedStart>`${COUNTED} where ${sql.join([...places, IS_TAKING], sql` and `)}
      group by start_date, trek_id having min(status) < 'pending'
      order by start_date, trek_id limit ${limit}`.execute(store),
  ]);
  const unique = new Map([...set.rows, ...booked.rows].map((start) => [keyOf(start), start]));
  const listed = [...unique.values()].sort(
    (one, other) => one.start_date.localeCompare(other.start_date) || one.trek_id - other.trek_id,
  );
  return withFacts(store, listed.slice(0, limit), booked.rows, now);
}

/** The columns in a form for which there is no index: the one of days in their order serves best. */
const TREK = sql`trek_id + 0`;
const STATUS = sql`status || ''`;

const keyOf = ({ start_date, trek_id }: Start) => `${start_date} ${trek_id}`;

const placesOf = ({ from, until, trekId }: DepartureFilters, after: StartCursor | undefined) => [
  sql`start_date >= ${from}`,
  ...(until === undefined ? [] : [sql`start_date <= ${until}`]),
  ...(trekId === undefined ? [] : [sql`${TREK} = ${trekId}`]),
  ...(after === undefined ? [] : [sql`(start_date, trek_id) > (${after[0]}, ${after[1]})`]),
];

/** A start with all of its bookings and their travelers, paid or not: the index of starts has no more to tell. */
type CountedStart = Start & { bookings: number | string; travelers: number | string };

const COUNTED = sql`select start_date, trek_id, count(*) as bookings, sum(travelers) as travelers from bookings`;
const IS_TAKING = sql`${STATUS} in (${sql.join(TAKING)})`;

/** The counts of starts that no one has paid for. */
async function countStarts(store: Store, starts: readonly Start[]): Promise<readonly CountedStart[]> {
  if (starts.length === 0) return [];
  const among = starts.map(({ start_date, trek_id }) => sql`(start_date = ${start_date} and trek_id = ${trek_id})`);
  const { rows } = await sql<CountedStart>`${COUNTED} where (${sql.join(among, sql` or `)}) and ${IS_TAKING}
    group by start_date, trek_id`.execute(store);
  return rows;
}

/**
 * The departure and the travelers of each start.
 * @param counted those that are counted already
 */
async function withFacts(
  store: Store,
  listed: readonly Start[],
  counted: readonly CountedStart[],
  now: Date,
): Promise<ListedStart[]> {
  if (listed.length === 0) return [];
  const known = new Map(counted.map((row) => [keyOf(row), row]));
  const [first, last] = [listed[0], listed.at(-1)];
  // A range of days, because there is an index of days.
  const isBetween = sql<boolean>`start_date >= ${first?.start_date} and start_date <= ${last?.start_date}`;
  const [departures, counts, unpaid] = await Promise.all([
    store.selectFrom('departures').selectAll().where(isBetween).execute(),
    countStarts(
      store,
      listed.filter((start) => !known.has(keyOf(start))),
    ),
    store
      .selectFrom('bookings')
      .select(['start_date', 'trek_id', takenAt(now).as('taken')])
      .select(({ fn }) => [fn.countAll().as('bookings'), fn.sum('travelers').as('travelers')])
      .where(isBetween)
      .where('status', '=', 'pending')
      .groupBy(['start_date', 'trek_id'])
      .execute(),
  ]);
  const departureOf = new Map(departures.map((row) => [keyOf(row), row]));
  const unpaidOf = new Map(unpaid.map((row) => [keyOf(row), row]));
  for (const row of counts) known.set(keyOf(row), row);
  return listed.map(({ trek_id, start_date }) => {
    const key = keyOf({ trek_id, start_date });
    const { bookings = 0, travelers = 0 } = known.get(key) ?? {};
    const waiting = unpaidOf.get(key);
    const sold = Number(travelers) - Number(waiting?.travelers ?? 0);
    const unpaidBookings = Number(waiting?.bookings ?? 0);
    return {
      ...{ trek_id, start_date, departure: departureOf.get(key) },
      ...{ sold, taken: sold + Number(waiting?.taken ?? 0) },
      ...{ bookings: Number(bookings) - unpaidBookings, unpaid: unpaidBookings },
    };
  });
}

/** One start with its facts. */
export async function startOf(store: Store, start: Start, now: Date): Promise<ListedStart> {
  const [found] = await withFacts(store, [start], [], now);
  return found as ListedStart;
}

/** The starts of a range of days for which someone has paid, the next one first. */
export const paidStarts = (store: Store, from: string, until: string): Promise<Start[]> =>
  store
    .selectFrom('bookings')
    .select(['start_date', 'trek_id'])
    .where('status', 'in', PAID)
    .where('start_date', '>=', from)
    .where('start_date', '<=', until)
    .groupBy(['start_date', 'trek_id'])
    .orderBy('start_date')
    .orderBy('trek_id')
    .execute();

/** The bookings of a start that have one of these states, the first one first. Default: those of the people who go. */
export async function bookingsOn(
  store: Store,
  { trek_id, start_date }: Start,
  states: readonly BookingRow['status'][] = PAID,
): Promise<BookingRow[]> {
  const rows = await store
    .selectFrom('bookings')
    .selectAll()
    .where('start_date', '=', start_date)
    .where('trek_id', '=', trek_id)
    .where('status', 'in', states)
    .execute();
  // Asked for an order, SQLite reads every booking of the trek in that order instead of those of the day.
  const orderOf = ({ created_at, id }: BookingRow) => `${created_at} ${id}`;
  return rows.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

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
