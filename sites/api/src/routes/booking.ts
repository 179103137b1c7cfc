import { bookingRequestSchema, cancelSchema, removalSchema } from '@trek/ui/internal/contract/requests';
import { accountEmail } from '@trek/ui/internal/sign-in/rules';
import { addDays, companyDay, type Quote } from '@trek/ui/pricing';
import { Hono } from 'hono';
import { requireUser, unauthorized } from '../accounts/require-user.ts';
import type { ApiTypes } from '../http/api-context.ts';
import { HttpError, NOT_FOUND } from '../http/http-error.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/request-body.ts';
import { refuseClosed, refuseTooEarly } from '../payments/bookable-start.ts';
import { cancelBooking, removeBooking } from '../payments/cancel-booking.ts';
import { attemptOf, retirePayment } from '../payments/close-open-payment.ts';
import { needsRequest } from '../payments/departure-confirmation.ts';
import {
  offerForDetails,
  PRICE_ON_REQUEST,
  priceOn,
  refuseSmallerGroup,
  withLines,
} from '../payments/offered-price.ts';
import { payableQuote } from '../payments/validated-quote.ts';
import { ownBooking } from '../store/bookings.ts';
import { mayGuestBook } from '../store/guests.ts';
import type { Store } from '../store/open-store.ts';
import { openPayment } from '../store/payments.ts';
import { pendingBooking, savePendingBooking } from '../store/pending-booking.ts';
import { linesCentsOf } from '../store/price-lines.ts';
import type { BookingRow, GuestRow } from '../store/schema.ts';
import { touchOf } from './attribution.ts';
import { bookingEntities, guestEntities } from './booking-entities.ts';
import { changeRequestRoutes } from './change-requests.ts';
import { invoiceRoutes } from './invoices.ts';
import type { Services } from './services.ts';
import { travelerRoutes } from './travelers.ts';

async function refuseSettledGuest(transaction: Store, { user_id }: GuestRow): Promise<void> {
  if (!(await mayGuestBook(transaction, user_id))) throw unauthorized(OTHER_BOOKING);
}

const OTHER_BOOKING = 'This session is for another booking. Please ask for a code for this one.';

/** Whether details are of the booking that a guest's code was for: of that trek, with the address that it proved. */
const isBookingOf = (guest: GuestRow, trekId: number, email: string) =>
  guest.trek_id === trekId && guest.email === accountEmail(email);

/** Routes of the signed-in user's own bookings. */
export function bookingRoutes(services: Services) {
  const { settings, store, catalogue, mailQueue } = services;
  const limit = new RateLimit(services, 'booking');
  const requests = new RateLimit(services, 'departure-request');
  const attempts = new RateLimit(services, 'payment');
  const cancellations = new RateLimit(services, 'cancellation');
  return new Hono<ApiTypes>()
    .use(requireUser(services))
    .route('/', travelerRoutes(services))
    .route('/', invoiceRoutes(services))
    .route('/', changeRequestRoutes(services))
    .get('/user', async (context) => {
      const { user, guest } = context.var;
      return context.json(await (guest ? guestEntities : bookingEntities)(store, user.id, settings.now()));
    })
    .post('/user-details', async (context) => {
      const now = settings.now();
      const { partner, partnerRef, metadata, ...sent } = await readBody(context, bookingRequestSchema(companyDay(now)));
      const { trekId, travelers = 1, ...details } = sent;
      const trek = catalogue.trek(trekId);
      if (!trek) throw new HttpError(404, `Trek with ID ${trekId} not found`);
      if (priceOn(trek, details.bookingDate) === null) throw new HttpError(400, PRICE_ON_REQUEST);
      refuseTooEarly(trek, details.bookingDate, now);
      refuseClosed(trek, details.bookingDate, now);
      const userId = context.var.user.id;
      const { guest } = context.var;
      if (guest && !isBookingOf(guest, trekId, details.email)) throw unauthorized(OTHER_BOOKING);
      await limit.count(context, userId);
      const isOnRequest = (startDate: string, group: number) => needsRequest(trek, startDate, group);
      const stored = await pendingBooking(store, userId, trekId);
      // Each may send a mail to the office.
      if (isOnRequest(details.bookingDate, travelers)) await requests.count(context, userId);
      if (stored) await retireMovedPayment(stored, details.bookingDate);
      const offer = offerForDetails(trek, stored, { startDate: details.bookingDate, travelers }, now);
      const terms = {
        trekId,
        endDate: addDays(details.bookingDate, trek.duration - 1),
        group: payableQuote(offer.priceUsd, travelers, trek.bookingPolicy?.leaderDiscount),
        offerEndsAt: offer.endsAt,
        isOnRequest,
        check: guest && ((transaction: Store) => refuseSettledGuest(transaction, guest)),
        touch: touchOf(context, services, { partner, partnerRef, metadata }),
      };
      if (stored) await refuseLoweredPrice(stored, terms.group);
      const saved = await savePendingBooking(store, userId, details, terms, now);
      if (!saved) throw new HttpError(409, 'A payment for this booking is being processed.');
      void mailQueue.run();
      const entities = await (guest ? guestEntities : bookingEntities)(store, userId, settings.now());
      return context.json({ booking: entities.find(({ id }) => id === saved.booking.id) }, saved.isNew ? 201 : 200);
    })
    .post('/cancel', async (context) => {
      const userId = context.var.user.id;
      const { bookingId } = await readBody(context, cancelSchema);
      await cancellations.count(context, userId);
      const booking = await ownBooking(store, userId, bookingId);
      if (!booking) throw new HttpError(404, NOT_FOUND);
      await cancelBooking(services, booking);
      const entities = await bookingEntities(store, userId, settings.now());
      return context.json({ booking: entities.find(({ id }) => id === booking.id) });
    })
    .post('/remove', async (context) => {
      const userId = context.var.user.id;
      const { bookingId } = await readBody(context, removalSchema);
      await cancellations.count(context, userId);
      const booking = await ownBooking(store, userId, bookingId);
      if (!booking) throw new HttpError(404, NOT_FOUND);
      await removeBooking(services, booking);
      return context.json({ message: 'Booking removed' });
    });

  /** A price that the office has lowered is for the group that it was agreed for. */
  async function refuseLoweredPrice(booking: BookingRow, group: Quote): Promise<void> {
    const linesCents = await linesCentsOf(store, booking.id);
    refuseSmallerGroup(booking, group.travelers, linesCents);
    withLines(group, linesCents);
  }

  /** A payment is for one date, so it is canceled before the booking moves to another. */
  async function retireMovedPayment(booking: BookingRow, startDate: string): Promise<void> {
    if (booking.start_date === startDate) return;
    const open = await openPayment(store, booking.id);
    if (open && (await retirePayment(services, open))) await attempts.giveBack(booking.user_id, attemptOf(open));
  }
}
