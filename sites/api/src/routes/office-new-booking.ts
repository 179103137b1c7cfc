import { companyDay } from '@trek/ui/pricing';
import { Hono } from 'hono';
import type { ApiTypes } from '../http/api-context.ts';
import { auditEntryOf } from '../http/audit.ts';
import { readBody } from '../http/request-body.ts';
import { makeBooking, newBookingSchema, quoteNewBooking } from '../office/new-booking.ts';
import { writeAuditEntry } from '../store/audit-log.ts';
import { bookingById } from '../store/bookings.ts';
import { withReferences } from '../store/office-bookings.ts';
import { officeBooking } from './office-entities.ts';
import type { Services } from './services.ts';

/** Bookings that the office makes by hand, behind `requireOperator`. */
export function newBookingRoutes(services: Services) {
  const { store, settings, mailQueue } = services;
  return new Hono<ApiTypes>()
    .get('/new/quote', async (context) => context.json(await quoteNewBooking(services, context.req.query())))
    .post('/', async (context) => {
      const now = settings.now();
      const sent = await readBody(context, newBookingSchema(companyDay(now)));
      const { email } = context.var.user;
      const { id, isNew } = await makeBooking(services, sent, email, (transaction, reference) => {
        const entry = auditEntryOf(services, context, { who: email, about: reference });
        return writeAuditEntry(transaction, { ...entry, event: 'booking-made' }, now);
      });
      void mailQueue.run();
      const [booking] = await withReferences(store, [await bookingById(store, id)]);
      return context.json(booking && (await officeBooking(services, booking)), isNew ? 201 : 200);
    });
}
