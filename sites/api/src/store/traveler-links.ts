import { createHash } from 'node:crypto';
import { newSecretId } from '../core/secret-id.ts';
import { type BookingWithTrek, bookingWithTrek } from './bookings.ts';
import { recordEnding } from './endings.ts';
import type { Store } from './open-store.ts';
import type { BookingRow } from './schema.ts';
import { inTransaction } from './transaction.ts';

/*
 * Private links by which travelers fill in their own details, without an account. One works until its trek begins, and stops
 * with the booking, with the traveler's place in the group, and when the owner withdraws or renews it.
 */

/** 128 random bits: even a plain hash of them can't be reversed by trial. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** When the links of a booking's travelers were made, by position. */
export function linksOf(store: Store, { id, travelers }: Pick<BookingRow, 'id' | 'travelers'>) {
  return store
    .selectFrom('traveler_links')
    .select(['position', 'created_at'])
    .where('booking_id', '=', id)
    .where('position', '<=', travelers)
    .orderBy('position')
    .execute();
}

/** Makes the link of a traveler; an earlier one stops. @returns its token, which is stored nowhere */
export function makeTravelerLink(store: Store, bookingId: string, position: number, now: Date): Promise<string> {
  const token = newSecretId();
  const created_at = now.toISOString();
  return inTransaction(store, async (transaction) => {
    const ended = await deleteLink(transaction, bookingId, position);
    await transaction
      .insertInto('traveler_links')
      .values({ token_hash: hashOf(token), booking_id: bookingId, position, created_at })
      .execute();
    for (const hash of ended) await recordEnding(transaction, { kind: 'traveler-link', hash }, now);
    return token;
  });
}

/** Withdraws the link of a traveler, if there is one. */
export function endTravelerLink(store: Store, bookingId: string, position: number, now: Date): Promise<void> {
  return inTransaction(store, (transaction) => endLinkIn(transaction, bookingId, position, now));
}

/** The same as a part of a transaction. */
export async function endLinkIn(transaction: Store, bookingId: string, position: number, now: Date): Promise<void> {
  for (const hash of await deleteLink(transaction, bookingId, position)) {
    await recordEnding(transaction, { kind: 'traveler-link', hash }, now);
  }
}

async function deleteLink(transaction: Store, bookingId: string, position: number): Promise<string[]> {
  const rows = await transaction
    .deleteFrom('traveler_links')
    .where('booking_id', '=', bookingId)
    .where('position', '=', position)
    .returning('token_hash')
    .execute();
  return rows.map(({ token_hash }) => token_hash);
}

/** Withdraws a link again, after a restored backup has brought it back. @returns how many */
export async function endTravelerLinkAgain(transaction: Store, hash: string): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('traveler_links')
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * The traveler whom a link is for.
 * @param today the company's day: from the day after the start on, no link works
 * @returns undefined if it works no longer, or never did
 */
export async function travelerOfLink(
  store: Store,
  token: string,
  today: string,
): Promise<{ booking: BookingWithTrek; position: number } | undefined> {
  const found = await store
    .selectFrom('traveler_links')
    .innerJoin('bookings', 'bookings.id', 'traveler_links.booking_id')
    .select(['traveler_links.booking_id', 'traveler_links.position'])
    .where('traveler_links.token_hash', '=', hashOf(token))
    .where('bookings.status', '!=', 'cancelled')
    .where('bookings.start_date', '>=', today)
    .whereRef('traveler_links.position', '<=', 'bookings.travelers')
    .executeTakeFirst();
  return found && { booking: await bookingWithTrek(store, found.booking_id), position: found.position };
}

/** Ends the links of travelers beyond a group that has become smaller: who comes in their place is another one. */
export async function endSurplusLinks(
  transaction: Store,
  { id, travelers }: Pick<BookingRow, 'id' | 'travelers'>,
): Promise<void> {
  await transaction
    .deleteFrom('traveler_links')
    .where('booking_id', '=', id)
    .where('position', '>', travelers)
    .execute();
}

/** Deletes the links that can't work any more. @returns how many */
export async function removeEndedLinks(store: Store, today: string): Promise<number> {
  const { numDeletedRows } = await store
    .deleteFrom('traveler_links')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('bookings')
          .select('bookings.id')
          .whereRef('bookings.id', '=', 'traveler_links.booking_id')
          .where((column) =>
            column.or([
              column('bookings.status', '=', 'cancelled'),
              column('bookings.start_date', '<', today),
              column('bookings.travelers', '<', column.ref('traveler_links.position')),
            ]),
          ),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
