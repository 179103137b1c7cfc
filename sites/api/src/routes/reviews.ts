import { type OwnReview, reviewBodySchema, reviewTokenSchema } from '@trek/ui/internal/contract/requests';
import { companyDay } from '@trek/ui/pricing';
import { Hono } from 'hono';
import type { ApiContext, ApiTypes } from '../http/api-context.ts';
import { HttpError, NOT_FOUND } from '../http/http-error.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/request-body.ts';
import type { BookingWithTrek } from '../store/bookings.ts';
import { reviewOf, saveReview, stopReviewMails, walkedBooking } from '../store/reviews.ts';
import type { Services } from './services.ts';

/** The review of a booking, by the private link that was mailed to its customer. The token comes in the body: no log has it. */
export function reviewRoutes(services: Services) {
  const { settings, store, tokens } = services;
  const limit = new RateLimit(services, 'review');

  async function bookingOf(context: ApiContext, token: string): Promise<string> {
    await limit.count(context, token.slice(-40));
    const bookingId = await tokens.readReview(token);
    if (!bookingId) throw new HttpError(404, NOT_FOUND);
    return bookingId;
  }

  async function walked(context: ApiContext, token: string): Promise<BookingWithTrek> {
    const booking = await walkedBooking(store, await bookingOf(context, token), companyDay(settings.now()));
    if (!booking) throw new HttpError(404, NOT_FOUND);
    return booking;
  }

  async function entityOf({ id, trek_title, start_date, guide }: BookingWithTrek): Promise<OwnReview> {
    const row = await reviewOf(store, id);
    return {
      trek: { title: trek_title },
      month: start_date.slice(0, 'YYYY-MM'.length),
      guide: row?.guide ?? guide,
      review: row
        ? {
            ...{ stars: row.stars, text: row.text, name: row.shown_name, country: row.shown_country },
            ...{ status: row.status, reason: row.reason },
          }
        : null,
    };
  }

  return new Hono<ApiTypes>()
    .post('/open', async (context) => {
      const { token } = await readBody(context, reviewTokenSchema);
      return context.json(await entityOf(await walked(context, token)));
    })
    .post('/save', async (context) => {
      const { token, ...written } = await readBody(context, reviewBodySchema);
      const booking = await walked(context, token);
      if (!(await saveReview(store, booking, written, settings.now())))
        throw new HttpError(409, 'This review is published. Please write to us to change it.');
      return context.json(await entityOf(booking));
    })
    .get('/stop', (context) => {
      // Only a post stops them: mail scanners follow every link.
      const token = encodeURIComponent(context.req.query('token') ?? '');
      return context.redirect(`${settings.publicUrl}/write-review#stop=${token}`, 303);
    })
    .post('/stop', async (context) => {
      // Mail programs send no body, but the address of the mail's header.
      const inAddress = context.req.query('token');
      const token = inAddress ?? (await readBody(context, reviewTokenSchema)).token;
      await stopReviewMails(store, await bookingOf(context, token), settings.now());
      return context.json({ message: 'Stopped' });
    });
}
