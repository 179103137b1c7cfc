import { mayCustomer } from '@trek/ui/internal/booking-acts';
import { travelerBodySchema, travelerPlaceSchema } from '@trek/ui/internal/contract/requests';
import { isEmpty, nothingFilledIn, passportFault } from '@trek/ui/internal/manage-booking/rules';
import { companyDay } from '@trek/ui/pricing';
import { Hono } from 'hono';
import type { ApiTypes } from '../http/api-context.ts';
import { HttpError, NOT_FOUND } from '../http/http-error.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/request-body.ts';
import { ownBooking } from '../store/bookings.ts';
import { endTravelerLink, makeTravelerLink } from '../store/traveler-links.ts';
import { saveTraveler, travelersForOwner } from '../store/travelers.ts';
import type { Services } from './services.ts';

const FILLED_IN = 'The traveler has filled in these details. Please load the page again.';

/** Refuses details that no traveler's form would send for a trek that ends on a day. */
export function refuseUnfit(traveler: Parameters<typeof isEmpty>[0], endDate: string): void {
  if (isEmpty(traveler)) throw new HttpError(400, nothingFilledIn({ endDate }));
  const fault = passportFault(traveler.passportExpiry ?? '', endDate);
  if (fault !== null) throw new HttpError(400, fault);
}

/** The travelers of the user's own bookings, behind `requireUser`. No other response, mail or log contains them. */
export function travelerRoutes(services: Services) {
  const { settings, store } = services;
  const limit = new RateLimit(services, 'travelers');
  async function bookingOf(userId: string, bookingId: string) {
    const booking = await ownBooking(store, userId, bookingId);
    if (!booking) throw new HttpError(404, NOT_FOUND);
    return booking;
  }
  /** A booking whose traveler can still be written about. */
  async function bookingWith(userId: string, { bookingId, position }: { bookingId: string; position: number }) {
    const booking = await bookingOf(userId, bookingId);
    if (!mayCustomer('fill in details', booking.status)) throw new HttpError(409, 'This booking is canceled.');
    if (position > booking.travelers) throw new HttpError(400, 'The booking has fewer travelers.');
    return booking;
  }
  return new Hono<ApiTypes>()
    .get('/travelers/:bookingId', async (context) => {
      const booking = await bookingOf(context.var.user.id, context.req.param('bookingId'));
      return context.json({ travelers: await travelersForOwner(store, booking) });
    })
    .post('/traveler', async (context) => {
      const schema = travelerBodySchema(companyDay(settings.now()));
      const { bookingId, replacesTraveler, ...traveler } = await readBody(context, schema);
      await limit.count(context, context.var.user.id);
      const booking = await bookingWith(context.var.user.id, { bookingId, ...traveler });
      refuseUnfit(traveler, booking.end_date);
      if (!(await saveTraveler(store, bookingId, traveler, 'owner', replacesTraveler)))
        throw new HttpError(409, FILLED_IN);
      return context.json({ travelers: await travelersForOwner(store, booking) });
    })
    .post('/traveler-link', async (context) => {
      const place = await readBody(context, travelerPlaceSchema);
      await limit.count(context, context.var.user.id);
      const booking = await bookingWith(context.var.user.id, place);
      const now = settings.now();
      if (booking.start_date < companyDay(now)) throw new HttpError(409, 'The trek has begun.');
      const token = await makeTravelerLink(store, booking.id, place.position, now);
      return context.json({ token, travelers: await travelersForOwner(store, booking) });
    })
    .post('/traveler-link/end', async (context) => {
      const place = await readBody(context, travelerPlaceSchema);
      await limit.count(context, context.var.user.id);
      const booking = await bookingOf(context.var.user.id, place.bookingId);
      await endTravelerLink(store, booking.id, place.position, settings.now());
      return context.json({ travelers: await travelersForOwner(store, booking) });
    });
}
