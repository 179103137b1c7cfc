import { mayCustomer } from '@trek/ui/internal/booking-acts';
import { bookingChangeSchema, changeRequestSchema } from '@trek/ui/internal/contract/requests';
import { formatUsd } from '@trek/ui/kit/format';
import { companyDay, usdOf } from '@trek/ui/pricing';
import { Hono } from 'hono';
import type * as z from 'zod/mini';
import type { ApiTypes } from '../http/api-context.ts';
import { HttpError, NOT_FOUND } from '../http/http-error.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/request-body.ts';
import { type QuotedWish, quoteWish } from '../office/quote-change.ts';
import { refuseClosed, refuseTooEarly } from '../payments/bookable-start.ts';
import { limitedDeparture, placesText } from '../payments/limited-departure.ts';
import { ownBooking } from '../store/bookings.ts';
import { cancellationOf } from '../store/cancellations.ts';
import { requestChange } from '../store/change-requests.ts';
import { placesLeft } from '../store/departure-places.ts';
import type { BookingRow } from '../store/schema.ts';
import { bookingEntities } from './booking-entities.ts';
import type { Services } from './services.ts';

type Wish = z.output<ReturnType<typeof bookingChangeSchema>>;

const CHANGED = 'This booking has just changed. Please check again.';

/** The sums of a change by the office's own rule, and the request for it. The office decides. */
export function changeRequestRoutes(services: Services) {
  const { settings, store, catalogue, mailQueue } = services;
  const quotes = new RateLimit(services, 'change-quote');
  const requests = new RateLimit(services, 'change-request');
  return new Hono<ApiTypes>()
    .post('/change-quote', async (context) => {
      const wish = await readBody(context, bookingChangeSchema(companyDay(settings.now())));
      const { id: userId } = context.var.user;
      await quotes.count(context, userId);
      const booking = await booked(userId, wish);
      return context.json(quoteEntity(await quoted(booking, wish), booking));
    })
    .post('/change-request', async (context) => {
      const sent = await readBody(context, changeRequestSchema(companyDay(settings.now())));
      const { id: userId } = context.var.user;
      await requests.count(context, userId);
      const booking = await booked(userId, sent);
      const { startDate, travelers, feeCents, totalCents } = await quoted(booking, sent);
      if (usdOf(totalCents) !== sent.totalAmount) {
        throw new HttpError(409, `The total would now be ${formatUsd(usdOf(totalCents))}. Please check again.`);
      }
      const wanted = { start_date: startDate, travelers, message: sent.message ?? '', feeCents, totalCents };
      const isStored = await requestChange(
        store,
        booking.id,
        { ...wanted, successor: sent.transferTo },
        settings.now(),
      );
      if (!isStored) throw new HttpError(409, CHANGED);
      void mailQueue.run();
      const entities = await bookingEntities(store, userId, settings.now());
      return context.json({ booking: entities.find(({ id }) => id === booking.id) });
    });

  async function booked(userId: string, { bookingId }: Wish): Promise<BookingRow> {
    const booking = await ownBooking(store, userId, bookingId);
    if (!booking) throw new HttpError(404, NOT_FOUND);
    if (!mayCustomer('ask for a change', booking.status)) {
      throw new HttpError(409, 'Only a paid booking can be changed. Please contact us.');
    }
    if (booking.start_date <= companyDay(settings.now())) {
      throw new HttpError(409, 'The trek has begun. Please call us.');
    }
    const cancellation = await cancellationOf(store, booking.id);
    if (cancellation?.status === 'requested') {
      throw new HttpError(409, 'You have asked to cancel this booking. Please wait for our answer.');
    }
    return booking;
  }

  async function quoted(booking: BookingRow, { startDate, travelers, transferTo }: Wish): Promise<QuotedWish> {
    const isMoved = startDate !== booking.start_date;
    if (!isMoved && travelers === booking.travelers && !transferTo) {
      throw new HttpError(400, 'Choose another day, another number of travelers, or a person who goes instead.');
    }
    const now = settings.now();
    const trek = catalogue.trek(booking.trek_id);
    if (isMoved && trek) {
      refuseTooEarly(trek, startDate, now);
      refuseClosed(trek, startDate, now);
    }
    const departure = await limitedDeparture(store, booking.trek_id, startDate);
    if (departure) {
      const left = (await placesLeft(store, departure, now)) + (isMoved ? 0 : booking.travelers);
      if (travelers > left) throw new HttpError(409, placesText(left));
    }
    return quoteWish(services, booking, { startDate, travelers, isTransfer: transferTo !== undefined });
  }
}

function quoteEntity(quote: QuotedWish, before: BookingRow) {
  const { startDate, endDate, travelers, totalAmount, balanceAmount, refundAmount, balanceDueDate } = quote;
  return {
    ...{ startDate, endDate, travelers, totalAmount, balanceAmount, refundAmount, balanceDueDate },
    feeAmount: usdOf(quote.feeCents),
    differenceAmount: usdOf(quote.totalCents - before.total_cents),
  };
}
