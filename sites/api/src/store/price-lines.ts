import type { Store } from './open-store.ts';
import { sumOfLines } from './price-line.rules.ts';
import type { PriceLineRow } from './schema.ts';

/** The lines of bookings, oldest first. */
export function priceLinesOf(store: Store, bookingIds: readonly string[]): Promise<PriceLineRow[]> {
  if (bookingIds.length === 0) return Promise.resolve([]);
  return store
    .selectFrom('price_lines')
    .selectAll()
    .where('booking_id', 'in', bookingIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The sum by which its lines change the price of a booking. */
export const linesCentsOf = async (store: Store, bookingId: string): Promise<number> =>
  sumOfLines(await priceLinesOf(store, [bookingId]));
