import { payerBodySchema } from '@trek/ui/internal/contract/requests';
import { companyDay, quoteOfTotal, usdOf } from '@trek/ui/pricing';
import { Hono } from 'hono';
import { invoicingCompany } from '../content/invoicing-company.ts';
import type { ApiContext, ApiTypes } from '../http/api-context.ts';
import { HttpError, NOT_FOUND } from '../http/http-error.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/request-body.ts';
import { cancellationCents, paidCentsOf } from '../store/booking-money.ts';
import { bookingWithTrek, ownBooking } from '../store/bookings.ts';
import { cancellationOf } from '../store/cancellations.ts';
import { type InvoiceFacts, type InvoiceLine, issueInvoice, MOST_INVOICES } from '../store/invoices.ts';
import type { Store } from '../store/open-store.ts';
import { sumOfLines } from '../store/price-line.rules.ts';
import { priceLinesOf } from '../store/price-lines.ts';
import type { BookingRow } from '../store/schema.ts';
import { bookingEntities, guestEntities } from './booking-entities.ts';
import type { Services } from './services.ts';

/** The payer of a booking, and its invoices. Its signed-in owner is in the context. */
export function invoiceRoutes(services: Services) {
  const { settings, store } = services;
  const limit = new RateLimit(services, 'invoice');

  /** The booking of a request with its payer, for its owner alone. */
  async function read(context: ApiContext) {
    const { bookingId, ...payer } = await readBody(context, payerBodySchema);
    await limit.count(context, context.var.user.id);
    const booking = await ownBooking(store, context.var.user.id, bookingId);
    if (!booking) throw new HttpError(404, NOT_FOUND);
    return { booking, payer };
  }

  async function answer(context: ApiContext, { id }: BookingRow) {
    const entitiesOf = context.var.guest ? guestEntities : bookingEntities;
    const entities = await entitiesOf(store, context.var.user.id, settings.now());
    return context.json({ booking: entities.find((entity) => entity.id === id) });
  }

  return new Hono<ApiTypes>()
    .post('/payer', async (context) => {
      const { booking, payer } = await read(context);
      await savePayer(store, booking.id, payer);
      return answer(context, booking);
    })
    .post('/invoice', async (context) => {
      const { booking, payer } = await read(context);
      const company = await invoicingCompany(settings.contentFolder, settings.company.name);
      const facts = await invoiceFacts(store, booking.id, company);
      if (booking.status === 'pending') throw new HttpError(409, 'There is nothing to invoice yet.');
      await savePayer(store, booking.id, payer);
      if (!(await issueInvoice(store, booking.id, payer, facts, companyDay(settings.now()))))
        throw new HttpError(
          409,
          facts.totalCents === 0
            ? 'There is nothing to invoice.'
            : `This booking has ${MOST_INVOICES} papers. Please contact us.`,
        );
      return answer(context, booking);
    });
}

async function savePayer(
  store: Store,
  id: string,
  { name, address }: { name: string; address: string },
): Promise<void> {
  await store.updateTable('bookings').set({ payer_name: name, payer_address: address }).where('id', '=', id).execute();
}

/** The facts of an invoice of the booking as it is now. */
async function invoiceFacts(store: Store, bookingId: string, company: string[]): Promise<InvoiceFacts> {
  const booking = await bookingWithTrek(store, bookingId);
  const { trek_title, start_date, end_date, travelers, status } = booking;
  const named = { company, trek: trek_title, startDate: start_date, endDate: end_date, travelers };
  if (status === 'cancelled') {
    const cancellation = await cancellationOf(store, bookingId);
    const isDecided = cancellation?.status === 'approved';
    const cents = isDecided ? cancellationCents(cancellation).retainedCents : paidCentsOf(booking);
    return { ...named, lines: cents === 0 ? [] : [{ kind: 'retained', cents }], totalCents: cents };
  }
  const priceLines = await priceLinesOf(store, [bookingId]);
  const quote =
    booking.price_per_person_cents === null
      ? null
      : quoteOfTotal({
          pricePerPersonUsd: usdOf(booking.price_per_person_cents),
          travelers,
          totalCents: booking.total_cents,
          linesCents: sumOfLines(priceLines),
          leaderDiscount: booking.leader_discount,
        });
  const lines: InvoiceLine[] = [
    ...(quote ? [{ kind: 'per-person', cents: quote.pricePerPersonCents }] : []),
    ...(quote && quote.discountCents > 0
      ? [{ kind: 'discount', percent: quote.discountPercent, cents: -quote.discountCents }]
      : []),
    ...(quote && quote.leaderCents > 0 ? [{ kind: 'leader', cents: -quote.leaderCents }] : []),
    ...priceLines.map(({ kind, text, cents }) => ({ kind: 'line', text: text || kind, cents })),
  ];
  return { ...named, lines, totalCents: booking.total_cents };
}
