import type { LeaderDiscount } from '@trek/ui/pricing';
import { arrivalOf } from '../content/arrival.ts';
import type { TrekContent } from '../content/content-schema.ts';
import { OwnError } from '../core/log.ts';
import { newReference, referencesIn } from './booking-reference.ts';
import type { Store } from './open-store.ts';
import type { BookingRow } from './schema.ts';

/** A booking with facts of its trek, which may no longer be on offer. */
export type BookingWithTrek = BookingRow & {
  trek_title: string;
  /** How the trip begins and ends around the trek. */
  arrival: ReturnType<typeof arrivalOf>;
  /** The name of the departure's leader; empty: not known. */
  guide: string;
  leader_discount?: LeaderDiscount | undefined;
  /** Meters above the sea. */
  max_altitude?: number | undefined;
};

/** Attempts to draw a free reference. Running out is practically impossible. */
const ATTEMPTS = 5;

/** A booking's reference. Bookings of an older server get one now. */
export async function referenceOf(store: Store, { id, reference }: BookingRow): Promise<string> {
  if (reference !== null) return reference;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const drawn = newReference();
    const { numUpdatedRows } = await store
      .updateTable('bookings')
      .set({ reference: drawn })
      .where('id', '=', id)
      .where('reference', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('bookings as other').select('other.id').where('other.reference', '=', drawn))),
      )
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return drawn;
    const { reference: given } = await bookingById(store, id);
    if (given !== null) return given;
  }
  throw new OwnError('No booking reference is free');
}

/** A booking by id, if it is the user's. */
export function ownBooking(store: Store, userId: string, bookingId: string): Promise<BookingRow | undefined> {
  return store
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', bookingId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** The first booking of the user whose reference a text names. */
export function bookingNamedIn(store: Store, userId: string, text: string): Promise<BookingRow | undefined> {
  const references = referencesIn(text);
  if (references.length === 0) return Promise.resolve(undefined);
  return store
    .selectFrom('bookings')
    .selectAll()
    .where('user_id', '=', userId)
    .where('reference', 'in', references)
    .orderBy('start_date')
    .limit(1)
    .executeTakeFirst();
}

export function bookingById(store: Store, bookingId: string): Promise<BookingRow> {
  return store.selectFrom('bookings').selectAll().where('id', '=', bookingId).executeTakeFirstOrThrow();
}

/** All bookings of one user, newest first. */
export async function bookingsOf(store: Store, userId: string): Promise<BookingWithTrek[]> {
  const rows = await selectWithTrek(store)
    .where('bookings.user_id', '=', userId)
    .orderBy('bookings.created_at', 'desc')
    .orderBy('bookings.id')
    .execute();
  return rows.map(withTrekFacts);
}

/** One booking, even if its trek is no longer on offer. */
export async function bookingWithTrek(store: Store, bookingId: string): Promise<BookingWithTrek> {
  const row = await selectWithTrek(store).where('bookings.id', '=', bookingId).executeTakeFirstOrThrow();
  return withTrekFacts(row);
}

function selectWithTrek(store: Store) {
  return store
    .selectFrom('bookings')
    .innerJoin('treks', 'treks.id', 'bookings.trek_id')
    .selectAll('bookings')
    .leftJoin('departures', (join) =>
      join
        .onRef('departures.trek_id', '=', 'bookings.trek_id')
        .onRef('departures.start_date', '=', 'bookings.start_date')
        .on('departures.state', '!=', 'cancelled'),
    )
    .select(['treks.content as trek_content', 'departures.guide as departure_guide']);
}

type RowWithTrek = BookingRow & { trek_content: string; departure_guide: string | null };

function withTrekFacts({ trek_content, departure_guide, ...row }: RowWithTrek): BookingWithTrek {
  const content = JSON.parse(trek_content) as TrekContent;
  const { title, references, maxAltitudeMeters } = content;
  return {
    ...row,
    trek_title: title,
    leader_discount: references?.leaderDiscount,
    max_altitude: maxAltitudeMeters,
    arrival: arrivalOf(content),
    guide: departure_guide ?? '',
  };
}

/** The language of the page of the user's newest booking that tells one; undefined: none does. */
export async function newestLocale(store: Store, userId: string): Promise<string | undefined> {
  const row = await store
    .selectFrom('bookings')
    .select('locale')
    .where('user_id', '=', userId)
    .where('locale', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.locale ?? undefined;
}
