import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Before prices were offered for a time, the office had promised some: with a payment link, a change of the booking, or a
 * departure that it confirmed. Their mails state the price, so that it stays as long as the booking waits.
 */
export const keptOffers: Migration = {
  async up(database: Kysely<never>) {
    await sql`
      update bookings set offer_ends_at = '9999-12-31T23:59:59.999Z'
      where status = 'pending' and offer_ends_at is null and (
        exists (
          select 1 from office_log
          where office_log.booking_id = bookings.id and office_log.act in ('payment-link', 'changed')
        ) or exists (
          select 1 from departure_requests
          where departure_requests.booking_id = bookings.id and departure_requests.status = 'confirmed'
            and departure_requests.start_date = bookings.start_date
            and departure_requests.travelers = bookings.travelers
        )
      )
    `.execute(database);
  },
};
