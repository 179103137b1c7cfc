import { randomUUID } from 'node:crypto';
import type { BookingPolicyEntity, DepartureEntity } from '@trek/ui/api';
import { addDays, centsOf, companyDay, usdOf } from '@trek/ui/pricing';
import type { DepartureContent } from '../content/content-schema.ts';
import { TAKING, travelersAhead } from './departure-places.ts';
import type { Store } from './open-store.ts';
import type { DepartureRow } from './schema.ts';

/** The facts of a departure that a file or the office sets. */
export type DepartureFacts = Pick<
  DepartureRow,
  'kind' | 'places' | 'price_cents' | 'guaranteed_from' | 'guide' | 'note'
>;

const factsOf = (entry: DepartureContent): DepartureFacts => ({
  kind: 'joined',
  places: entry.places,
  price_cents: entry.priceUsd === undefined ? null : centsOf(entry.priceUsd),
  guaranteed_from: entry.guaranteedFrom ?? (entry.isGuaranteed ? 1 : null),
  guide: entry.guide ?? '',
  note: entry.note ?? '',
});

/** One form for the same entry, whatever order its file has. */
const written = (entry: DepartureContent) => JSON.stringify(entry, Object.keys(entry).sort());

const dayInFile = ({ file }: DepartureRow): string | undefined =>
  file === null ? undefined : (JSON.parse(file) as DepartureContent).startDate;

/**
 * Takes over what the file of a trek says of its departures. What the office has changed stays as it is; that the file says
 * something else by now is noted as a clash.
 */
export async function importDepartures(
  transaction: Store,
  trekId: number,
  entries: readonly DepartureContent[],
  now: Date,
): Promise<void> {
  const rows = await transaction.selectFrom('departures').selectAll().where('trek_id', '=', trekId).execute();
  const update = (row: DepartureRow, change: Partial<Omit<DepartureRow, 'id' | 'created_at'>>) =>
    transaction
      .updateTable('departures')
      .set({ ...change, updated_at: now.toISOString() })
      .where('id', '=', row.id)
      .execute();
  for (const entry of entries) {
    const file = written(entry);
    const row =
      rows.find((one) => dayInFile(one) === entry.startDate) ??
      rows.find(({ start_date }) => start_date === entry.startDate);
    if (!row) await insertDeparture(transaction, trekId, entry.startDate, factsOf(entry), { file, now });
    else if (row.file === file) continue;
    else if (row.is_changed === 0) await update(row, { ...factsOf(entry), file });
    else if (row.file === null || dayInFile(row) === entry.startDate)
      await update(row, { file, clash: `The file says ${inWords(entry)}.` });
    // The office has moved another departure to this day.
    else if (row.clash === null)
      await update(row, { clash: `The file lists one on this day, too: ${inWords(entry)}.` });
  }
  const days = new Set(entries.map(({ startDate }) => startDate));
  for (const row of rows.filter((one) => one.file !== null && !days.has(dayInFile(one) ?? ''))) {
    if (row.is_changed === 0 && !(await isBooked(transaction, row))) {
      await transaction.deleteFrom('departures').where('id', '=', row.id).execute();
      continue;
    }
    const isOpen = row.is_changed === 0 && row.state === 'open';
    const clash = 'The file does not list it any more.';
    await update(row, { file: null, is_changed: 1, clash, ...(isOpen && { state: 'closed' }) });
  }
}

const inWords = ({ startDate, places, priceUsd }: DepartureContent) =>
  [startDate, `${places} places`, ...(priceUsd === undefined ? [] : [`US$ ${priceUsd}`])].join(', ');

async function isBooked(store: Store, { trek_id, start_date }: DepartureRow): Promise<boolean> {
  const booking = await store
    .selectFrom('bookings')
    .select('id')
    .where('trek_id', '=', trek_id)
    .where('start_date', '=', start_date)
    .where('status', 'in', TAKING)
    .limit(1)
    .executeTakeFirst();
  return booking !== undefined;
}

/**
 * Adds a departure.
 * @param origin `file` is the entry of the trek's file that it comes from; null: the office sets it
 * @returns its id; undefined if the trek has one on that day
 */
export async function insertDeparture(
  transaction: Store,
  trekId: number,
  startDate: string,
  facts: DepartureFacts,
  { file, now, id = randomUUID() }: { file: string | null; now: Date; id?: string },
): Promise<string | undefined> {
  const moment = now.toISOString();
  const added = await transaction
    .insertInto('departures')
    .values({
      ...{ id, trek_id: trekId, start_date: startDate, ...facts, state: 'open', file },
      ...{ is_changed: file === null ? 1 : 0, created_at: moment, updated_at: moment },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** The joined departures from a day on, but for canceled ones; of one trek, if it is given. */
export function joinedFrom(store: Store, from: string, trekId?: number): Promise<DepartureRow[]> {
  return store
    .selectFrom('departures')
    .selectAll()
    .where('start_date', '>=', from)
    .where('kind', '=', 'joined')
    .where('state', '!=', 'cancelled')
    .$if(trekId !== undefined, (query) => query.where('trek_id', '=', Number(trekId)))
    .orderBy('start_date')
    .orderBy('trek_id')
    .execute();
}

/**
 * Whether a departure surely goes with so many travelers, and how many are missing until it does. Null: none are, or nothing
 * is promised.
 */
export function guaranteeOf({ guaranteed_from }: Pick<DepartureRow, 'guaranteed_from'>, sold: number) {
  const isGuaranteed = guaranteed_from !== null && (guaranteed_from === 1 || sold >= guaranteed_from);
  return { isGuaranteed, missingTravelers: guaranteed_from === null || isGuaranteed ? null : guaranteed_from - sold };
}

/**
 * The departures ahead that anyone can join, by trek: those that are closed have no places left.
 * @param trekId of one trek alone. Default: of all
 */
export async function departuresAhead(
  store: Store,
  now: Date,
  trekId?: number,
): Promise<ReadonlyMap<number, DepartureEntity[]>> {
  const [rows, travelersOf] = await Promise.all([
    joinedFrom(store, companyDay(now), trekId),
    travelersAhead(store, now, trekId),
  ]);
  const entities = rows.map((row) => [row.trek_id, entityOf(row, travelersOf(row))] as const);
  const byTrek = Map.groupBy(entities, ([id]) => id);
  return new Map([...byTrek].map(([id, own]) => [id, own.map(([, entity]) => entity)]));
}

/** The departures for which the time that the permits take is left. */
export const bookableDepartures = <Departure extends { startDate: string }>(
  policy: Pick<BookingPolicyEntity, 'leadTimeDays'> | undefined,
  ahead: readonly Departure[],
  today: string,
): Departure[] => ahead.filter(({ startDate }) => startDate >= addDays(today, policy?.leadTimeDays ?? 0));

function entityOf(row: DepartureRow, { taken, sold }: { taken: number; sold: number }): DepartureEntity {
  const { start_date, places, price_cents, guide, note, state } = row;
  const { isGuaranteed, missingTravelers } = guaranteeOf(row, sold);
  return {
    startDate: start_date,
    places,
    placesLeft: state === 'open' ? Math.max(0, places - taken) : 0,
    isGuaranteed,
    ...(missingTravelers !== null && { missingTravelers }),
    ...(price_cents !== null && { price: usdOf(price_cents) }),
    ...(guide && { guide }),
    ...(note && { note }),
  };
}
