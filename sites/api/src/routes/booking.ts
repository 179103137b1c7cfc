import type { TrekEntity } from '@trek/ui/api';
import {
  addDays,
  bookingDetailsSchema,
  COMPANY_TIME_ZONE,
  calendarDateIn,
  departureOf,
  LAST_MINUTE_DAYS,
  lastBookableDay,
} from '@trek/ui/booking/rules';
import { formatLongDate } from '@trek/ui/kit/format';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { ApiTypes } from '../http/api-context.ts';
import { NOT_FOUND, Refusal } from '../http/refusal.ts';
import { readBody } from '../http/request-body.ts';
import { requireUser } from '../http/require-user.ts';
import { payableTotal } from '../payments/accepted-total.ts';
import { cancelBooking } from '../payments/cancel-booking.ts';
import type { Services } from '../services.ts';
import { ownBooking, savePendingBooking } from '../store/bookings.ts';
import { bookingEntities } from './booking-entities.ts';

const trekIdSchema = z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d+$/))]), z.transform(Number));

/** Which booking its owner wants to cancel. */
export const cancelSchema = z.object({ bookingId: z.string().check(z.minLength(1)) });

/** The signed-in user's own bookings. */
export function bookingRoutes(services: Services) {
  const { settings, store, catalogue } = services;
  return new Hono<ApiTypes>()
    .use(requireUser(services))
    .get('/user', async (context) => {
      return context.json(await bookingEntities(store, context.var.user.id));
    })
    .post('/user-details', async (context) => {
      const now = settings.now();
      const { shape } = bookingDetailsSchema(...bookableDays(now));
      const schema = z.object({
        ...shape,
        specialRequirements: z.optional(shape.specialRequirements.def.innerType),
        trekId: trekIdSchema,
        /** Left out: the group stays as it is stored; one person in a new booking. */
        travelers: z.optional(z.int().check(z.positive())),
      });
      const { trekId, travelers, ...details } = await readBody(context, schema);
      const trek = catalogue.trek(trekId);
      if (!trek) throw new Refusal(404, `Trek with ID ${trekId} not found`);
      if (trek.price === null) throw new Refusal(400, 'The price of this trek is on request. Please contact us.');
      refuseTooEarly(trek, details.bookingDate, now);
      const terms = {
        trekId,
        endDate: addDays(details.bookingDate, trek.duration - 1),
        group: { travelers: travelers ?? 1, totalCents: payableTotal(trek.price, travelers ?? 1) },
        isGroupSent: travelers !== undefined,
      };
      const { booking, isNew } = await savePendingBooking(store, context.var.user.id, details, terms, now);
      const entities = await bookingEntities(store, context.var.user.id);
      return context.json({ booking: entities.find(({ id }) => id === booking.id) }, isNew ? 201 : 200);
    })
    .post('/cancel', async (context) => {
      const userId = context.var.user.id;
      const { bookingId } = await readBody(context, cancelSchema);
      const booking = await ownBooking(store, userId, bookingId);
      if (!booking) throw new Refusal(404, NOT_FOUND);
      await cancelBooking(services, booking);
      const entities = await bookingEntities(store, userId);
      return context.json({ booking: entities.find(({ id }) => id === booking.id) });
    });
}

/**
 * Refuses a start before which the permits of a trek can't be had. The terms' own few days are left to the browser to say: the
 * office may still take a walk of tomorrow that needs no permit.
 */
function refuseTooEarly({ bookingPolicy }: TrekEntity, startDate: string, now: Date): void {
  if (!bookingPolicy || bookingPolicy.leadTimeDays <= LAST_MINUTE_DAYS) return;
  const departure = departureOf(bookingPolicy, startDate, calendarDateIn(now, COMPANY_TIME_ZONE), 1);
  if (departure.kind !== 'tooEarly') return;
  const { leadTimeDays } = bookingPolicy;
  const earliest = formatLongDate(departure.earliest);
  throw new Refusal(
    400,
    `The permits of this trek take ${leadTimeDays} days: it can start on ${earliest} at the earliest.`,
  );
}

/**
 * The first and the last day that may be booked. The visitor's calendar decides what today is, and it is up to half a day
 * behind or ahead of the server's: yesterday is still good, and the last day is counted from tomorrow.
 */
function bookableDays(now: Date): [earliest: string, latest: string] {
  const today = now.toISOString().slice(0, 10);
  return [addDays(today, -1), lastBookableDay(addDays(today, 1))];
}
