import type { Store } from './open-store.ts';

/** A price per person, and until when it is offered. */
export interface Offer {
  priceUsd: number;
  endsAt: string;
}

/** End of an offer that the office has written to the customer: it lasts as long as the booking waits. */
export const NEVER_ENDS = '9999-12-31T23:59:59.999Z';

/** Offers the stored price of an unpaid booking as long as it waits, because a mail states it. */
export async function keepOffer(transaction: Store, bookingId: string): Promise<void> {
  await transaction
    .updateTable('bookings')
    .set({ offer_ends_at: NEVER_ENDS })
    .where('id', '=', bookingId)
    .where('status', '=', 'pending')
    .execute();
}
