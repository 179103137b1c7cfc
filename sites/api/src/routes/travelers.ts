import { travelerBodySchema } from '@trek/ui/internal/contract/requests';
import { companyDay } from '@trek/ui/pricing';
import { Hono } from 'hono';
import type { ApiTypes } from '../http/api-context.ts';
import { HttpError, NOT_FOUND } from '../http/http-error.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/request-body.ts';
import { ownBooking } from '../store/bookings.ts';
import { saveTraveler, travelersOf } from '../store/travelers.ts';
import type { Services } from './services.ts';

/** The travelers of the user's own bookings, behind `requireUser`. No other response, mail or log contains them. */
export function travelerRoutes(services: Services) {
  const { settings, store } = services;
  const limit = new RateLimit(services, 'travelers');
  async function bookingOf(userId: string, bookingId: string) {
    const booking = await ownBooking(store, userId, bookingId);
    if (!booking) throw new HttpError(404, NOT_FOUND);
    return booking;
  }
  return new Hono<ApiTypes>()
    .get('/travelers/:bookingId', async (context) => {
      const booking = await bookingOf(context.var.user.id, context.req.param('bookingId'));
      return context.json({ travelers: await travelersOf(store, booking) });
    })
    .post('/traveler', async (context) => {
      const schema = travelerBodySchema(companyDay(settings.now()));
      const { bookingId, ...traveler } = await readBody(context, schema);
      await limit.count(context, context.var.user.id);
      const booking = await bookingOf(context.var.user.id, bookingId);
      if (booking.status === 'cancelled') throw new HttpError(409, 'This booking is canceled.');
      if (traveler.position > booking.travelers) throw new HttpError(400, 'The booking has fewer travelers.');
      await saveTraveler(store, bookingId, traveler);
      return context.json({ travelers: await travelersOf(store, booking) });
    });
}
