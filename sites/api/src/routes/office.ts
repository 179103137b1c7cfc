import { plainText } from '@trek/ui/internal/sign-in/rules';
import { companyDay } from '@trek/ui/pricing';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { may } from '../accounts/office-rights.ts';
import { officeRoleOf, requireOperator } from '../accounts/require-operator.ts';
import type { ApiContext, ApiTypes } from '../http/api-context.ts';
import { audit, auditEntryOf } from '../http/audit.ts';
import { HttpError, NOT_FOUND } from '../http/http-error.ts';
import { readBody } from '../http/request-body.ts';
import { quoteRequest } from '../office/change-answer.ts';
import type { OfficeBookingDetail, OfficePartner } from '../office/office.types.ts';
import { OFFICE_ACTIONS } from '../office/office-actions.ts';
import { commandSchema } from '../office/office-command.ts';
import { performCommand } from '../office/perform-command.ts';
import { quotePriceLine } from '../office/price-line.ts';
import { officeQuote, quoteChange } from '../office/quote-change.ts';
import { writeAuditEntry } from '../store/audit-log.ts';
import { addStatement } from '../store/bank-statements.ts';
import { settleDifference } from '../store/book-differences.ts';
import { bookingByReference, type ListedBooking } from '../store/office-bookings.ts';
import { isAlreadyDone } from '../store/office-log.ts';
import type { OfficeRole } from '../store/office-role.ts';
import { storedPartners } from '../store/partners.ts';
import type { AuditEvent } from '../store/schema.ts';
import { inTransaction } from '../store/transaction.ts';
import { officeColleagueRoutes } from './office-colleagues.ts';
import { officeContentRoutes } from './office-content.ts';
import { officeDepartureRoutes } from './office-departures.ts';
import { officeBooking } from './office-entities.ts';
import { bookingFile, bookingPage, officeToday } from './office-lists.ts';
import { officeMessageRoutes } from './office-messages.ts';
import { ledgerFile, ledgerName, officeMoney, officeStatement, requestedMonth } from './office-money.ts';
import { newBookingRoutes } from './office-new-booking.ts';
import { officeReviewRoutes } from './office-reviews.ts';
import { auditFile, auditPage } from './office-trail.ts';
import type { Services } from './services.ts';

const LONGEST_NOTE = 500;
const settledSchema = z.object({
  note: z
    .string()
    .check(
      z.overwrite(plainText),
      z.minLength(1, 'Write something.'),
      z.maxLength(LONGEST_NOTE, 'The note is too long.'),
    ),
});

/** The databases count to twice as much. */
const MOST_CENTS = 1_000_000_000;
const TOO_LARGE = 'The amount can be at most 10 million dollars.';
const statementSchema = z.extend(commandSchema, {
  day: z.iso.date(),
  cents: z
    .int('The amount must be in dollars and cents.')
    .check(z.gte(-MOST_CENTS, TOO_LARGE), z.lte(MOST_CENTS, TOO_LARGE)),
});

/** A booking as a role may see it: wishes are often about health. */
const forRole = (booking: OfficeBookingDetail, role: OfficeRole): OfficeBookingDetail =>
  may(role, 'travelers') ? booking : { ...booking, travelerDetails: [], specialRequirements: '' };

/** The office's routes. Everyone else gets a 404. */
export function officeRoutes(services: Services) {
  const { catalogue, store, settings, mailQueue } = services;

  async function named(context: Context): Promise<ListedBooking> {
    const booking = await bookingByReference(store, context.req.param('reference') ?? '');
    if (!booking) throw new HttpError(404, NOT_FOUND);
    return booking;
  }
  const seen = (context: ApiContext, event: AuditEvent, about: string) =>
    audit(services, context, event, { who: context.var.user.email, about });
  const answer = async (context: ApiContext, booking: ListedBooking) =>
    context.json(await officeBooking(services, booking));

  return new Hono<ApiTypes>()
    .use(requireOperator(services))
    .get('/today', async (context) => context.json(await officeToday(services, officeRoleOf(context), settings.now())))
    .get('/preview/:kind/:slug', (context) => {
      const { kind, slug } = context.req.param();
      const preview = kind === 'treks' || kind === 'posts' ? catalogue.previews[kind].get(slug) : undefined;
      if (!preview) throw new HttpError(404, NOT_FOUND);
      return context.json(preview.make());
    })
    .get('/partners', async (context) => {
      const partners = await storedPartners(store);
      return context.json(partners.map(({ id, name }): OfficePartner => ({ id, name })));
    })
    .get('/bookings', async (context) => context.json(await bookingPage(context, store, settings.now())))
    .get('/bookings.csv', async (context) => {
      const file = bookingFile(context, store, settings.now());
      await seen(context, 'file-taken', 'bookings.csv');
      return file;
    })
    .route('/bookings', newBookingRoutes(services))
    .route('/reviews', officeReviewRoutes(services))
    .get('/bookings/:reference', async (context) => {
      const booking = forRole(await officeBooking(services, await named(context)), officeRoleOf(context));
      if (booking.travelerDetails.length > 0) await seen(context, 'travelers-seen', booking.reference);
      return context.json(booking);
    })
    .get('/bookings/:reference/quote', async (context) => {
      const booking = await named(context);
      return context.json(officeQuote(await quoteChange(services, booking, context.req.query())));
    })
    .get('/bookings/:reference/price-line', async (context) =>
      context.json(await quotePriceLine(store, await named(context), context.req.query())),
    )
    .get('/bookings/:reference/change-request', async (context) =>
      context.json(await quoteRequest(services, await named(context))),
    )
    .post('/bookings/:reference/:act', async (context) => {
      const kind = OFFICE_ACTIONS.get(context.req.param('act'));
      if (!kind) throw new HttpError(404, NOT_FOUND);
      const booking = await named(context);
      const { key } = await readBody(context, commandSchema);
      // A retry after a lost response: nothing is checked or done again.
      if (await isAlreadyDone(store, booking.id, key)) return answer(context, booking);
      const { email } = context.var.user;
      try {
        const command = await kind(services, booking, (schema) => readBody(context, schema), email);
        await performCommand(services, booking, command, email);
      } catch (error) {
        // Another press of the same key was quicker, and its effect is what this one stumbled over.
        if (!(await isAlreadyDone(store, booking.id, key))) throw error;
      }
      void mailQueue.run();
      return answer(context, await named(context));
    })
    .route('/departures', officeDepartureRoutes(services))
    .route('/colleagues', officeColleagueRoutes(services))
    .route('/content', officeContentRoutes(services))
    .route('/', officeMessageRoutes(services))
    .get('/money', async (context) => context.json(await officeMoney(services)))
    .get('/money.csv', async (context) => {
      const month = requestedMonth(context, settings.now());
      const file = await ledgerFile(services, month);
      await seen(context, 'file-taken', ledgerName(month));
      return file;
    })
    .post('/money/statements', async (context) => {
      const { key, day, cents } = await readBody(context, statementSchema);
      if (day > companyDay(settings.now())) throw new HttpError(400, 'This day has not come yet.');
      const { email } = context.var.user;
      await inTransaction(store, async (transaction) => {
        const given = { id: key, day, stated_cents: cents, done_by: email };
        const added = await addStatement(transaction, given, settings.now());
        if (!added) return;
        const { difference, stated } = officeStatement(added);
        const about = `${day}: US$${stated.toFixed(2)} on the statement, difference US$${difference.toFixed(2)}`;
        const entry = auditEntryOf(services, context, { who: email, about });
        await writeAuditEntry(transaction, { ...entry, event: 'statement-typed' }, settings.now());
      });
      return context.json({ day });
    })
    .post('/differences/:id/settled', async (context) => {
      const { note } = await readBody(context, settledSchema);
      const { email } = context.var.user;
      const id = context.req.param('id');
      const outcome = await inTransaction(store, async (transaction) => {
        const settled = await settleDifference(transaction, id, note, email, settings.now());
        if (settled !== 'settled') return settled;
        const entry = auditEntryOf(services, context, { who: email, about: `${id}: ${note}` });
        await writeAuditEntry(transaction, { ...entry, event: 'difference-settled' }, settings.now());
        return settled;
      });
      if (!outcome) throw new HttpError(409, 'This difference is settled already, or gone.');
      return context.json({ isSettled: true });
    })
    .get('/trail', async (context) => context.json(await auditPage(context, services)))
    .get('/trail.csv', async (context) => {
      const file = await auditFile(context, services);
      await seen(context, 'file-taken', 'trail.csv');
      return file;
    });
}
