import type { BookingEntity } from '@trek/ui/api';
import { addDays, bookingDetailsSchema, lastBookableDay, quoteTrek } from '@trek/ui/booking/rules';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { trekImages } from '../content/wire.ts';
import type { ApiTypes } from '../http/api-context.ts';
import { Refusal } from '../http/refusal.ts';
import { readBody } from '../http/request-body.ts';
import { requireUser } from '../http/require-user.ts';
import type { Services } from '../services.ts';
import { bookingsOf, savePendingBooking } from '../store/bookings.ts';
import type { BookingRow } from '../store/schema.ts';

const trekIdSchema = z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d+$/))]), z.transform(Number));

/** The signed-in user's own bookings. */
export function bookingRoutes(services: Services) {
  const { settings, store, catalogue } = services;
  return new Hono<ApiTypes>()
    .use(requireUser(services))
    .get('/user', async (context) => {
      const bookings = await bookingsOf(store, context.var.user.id);
      return context.json(bookings.map((booking) => bookingEntity(booking, booking.trek_title)));
    })
    .post('/user-details', async (context) => {
      const now = settings.now();
      const schema = z.extend(bookingDetailsSchema(...bookableDays(now)), { trekId: trekIdSchema });
      const { trekId, ...details } = await readBody(context, schema);
      const trek = catalogue.trek(trekId);
      if (!trek) throw new Refusal(404, `Trek with ID ${trekId} not found`);
      if (trek.price === null) throw new Refusal(400, 'The price of this trek is on request. Please contact us.');
      const terms = {
        trekId,
        endDate: addDays(details.bookingDate, trek.duration - 1),
        totalCents: quoteTrek(trek.price, 1).totalCents,
      };
      const { booking, isNew } = await savePendingBooking(store, context.var.user.id, details, terms, now);
      return context.json({ booking: bookingEntity(booking, trek.title) }, isNew ? 201 : 200);
    });
}

/**
 * The first and the last day that may be booked. The visitor's calendar decides what today is, and it is up to half a day
 * behind or ahead of the server's: yesterday is still good, and the last day is counted from tomorrow.
 */
function bookableDays(now: Date): [earliest: string, latest: string] {
  const today = now.toISOString().slice(0, 10);
  return [addDays(today, -1), lastBookableDay(addDays(today, 1))];
}

function bookingEntity(row: BookingRow, trekTitle: string): BookingEntity {
  return {
    id: row.id,
    trekId: row.trek_id,
    trek: { title: trekTitle, image: trekImages(row.trek_id) },
    status: row.status,
    startDate: row.start_date,
    endDate: row.end_date,
    advanceAmount: row.advance_usd,
    balanceAmount: row.balance_usd,
    createdAt: row.created_at,
  };
}
