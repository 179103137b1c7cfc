import { addDays, companyDay, usdOf } from '@trek/ui/pricing';
import { Hono } from 'hono';
import * as z from 'zod';
import { may } from '../accounts/office-rights.ts';
import { officeRoleOf } from '../accounts/require-operator.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { ApiContext, ApiTypes } from '../http/api-context.ts';
import { audit, auditEntryOf } from '../http/audit.ts';
import { HttpError, NOT_FOUND } from '../http/http-error.ts';
import { readBody } from '../http/request-body.ts';
import {
  cancelDeparture,
  cancellationSums,
  changeDeparture,
  createDepartures,
  moveDeparture,
  setDepartureOpen,
} from '../office/departure-actions.ts';
import {
  canceledDepartureSchema,
  changedDepartureSchema,
  departureStateSchema,
  movedDepartureSchema,
  newDeparturesSchema,
} from '../office/departure-schemas.ts';
import type {
  OfficeDeparture,
  OfficeGroup,
  OfficeGroupBooking,
  OfficePage,
  OfficeTrek,
} from '../office/office.types.ts';
import { PEOPLE_LISTS, type PeopleList } from '../office/people-lists.ts';
import { writeAuditEntry } from '../store/audit-log.ts';
import { departuresAhead, guaranteeOf } from '../store/departures.ts';
import { trekTitles } from '../store/office-bookings.ts';
import { bookingsOn, departureById, type ListedStart, listStarts, startOf } from '../store/office-departures.ts';
import type { OfficeRole } from '../store/office-role.ts';
import type { Store } from '../store/open-store.ts';
import { permitsDueOn } from '../store/preparation.rules.ts';
import { priceLinesOf } from '../store/price-lines.ts';
import type { AuditEvent, BookingRow } from '../store/schema.ts';
import { travelersOfEach } from '../store/travelers.ts';
import { officeBookings } from './office-entities.ts';
import { csvFile, cut, parse, readPlace, trekIdQuery } from './office-lists.ts';
import type { Services } from './services.ts';

const PAGE_ROWS = 50;
/** A calendar of one month shows all of its starts. */
const MONTH_ROWS = 500;

const query = z.object({
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  trek: trekIdQuery.optional(),
  whole: z.enum(['1']).optional(),
  after: z.string().optional(),
});

const startSchema = z.object({ trek: trekIdQuery, day: z.iso.date() });

/** A group as the audit log names it. */
const groupName = ({ departure, bookings }: OfficeGroup) =>
  [`${departure.trekTitle}, ${departure.startDate}`, ...bookings.map(({ reference }) => reference)].join(', ');

/** The office's departures, behind `requireOperator`. */
export function officeDepartureRoutes(services: Services) {
  const { store, settings, catalogue } = services;

  const actorOf = (context: ApiContext) => {
    const doneBy = context.var.user.email;
    return {
      services,
      doneBy,
      note: (transaction: Store, event: AuditEvent, about: string) =>
        writeAuditEntry(
          transaction,
          { ...auditEntryOf(services, context, { who: doneBy, about }), event },
          settings.now(),
        ),
    };
  };
  /** Visitors of this server see it at once; those of others within seconds. */
  async function afterwards(context: ApiContext, id: string | undefined) {
    const now = settings.now();
    if (catalogue.showDepartures(await departuresAhead(store, now), companyDay(now))) services.notifyOfChange();
    void services.mailQueue.run();
    const row = id === undefined ? undefined : await departureById(store, id);
    if (!row) return context.json({});
    const [listed] = await officeDepartures(store, catalogue, [await startOf(store, row, settings.now())]);
    return context.json(listed);
  }
  const idOf = (context: ApiContext) => context.req.param('id') ?? '';
  async function named(context: ApiContext) {
    const row = await departureById(store, idOf(context));
    if (!row) throw new HttpError(404, NOT_FOUND);
    return row;
  }
  async function groupOf(context: ApiContext): Promise<OfficeGroup> {
    const place = startSchema.safeParse(context.req.param());
    const group = place.success ? await officeGroup(services, place.data) : undefined;
    if (!group) throw new HttpError(404, NOT_FOUND);
    return groupFor(group, officeRoleOf(context));
  }
  const seen = (context: ApiContext, event: AuditEvent, about: string) =>
    audit(services, context, event, { who: context.var.user.email, about });
  async function listFile(context: ApiContext, list: PeopleList): Promise<Response> {
    const group = await groupOf(context);
    const { columns, rows } = PEOPLE_LISTS[list](group);
    const file = `${list}.csv`;
    await seen(context, 'file-taken', `${file}: ${groupName(group)}`);
    return csvFile(file, columns, async () => ({ rows: rows.map((row) => [...row]), next: undefined }));
  }
  /** Departures as the caller's role may see them. */
  const shown = (context: ApiContext, rows: OfficeDeparture[]) =>
    rows.map((row) => departureFor(row, officeRoleOf(context)));

  return new Hono<ApiTypes>()
    .get('/', async (context) => {
      const { from = companyDay(settings.now()), until, trek, whole, after } = parse(query, context);
      const rows = whole ? MONTH_ROWS : PAGE_ROWS;
      const [startDate, trekId] = readPlace(after) ?? [];
      const place = startDate === undefined ? undefined : ([startDate, Number(trekId)] as const);
      const found = await listStarts(store, { from, until, trekId: trek }, place, rows + 1, settings.now());
      const { shown: starts, next } = cut(found, (row) => [row.start_date, String(row.trek_id)], rows);
      const listed = await officeDepartures(store, catalogue, starts);
      return context.json({ rows: shown(context, listed), next } satisfies OfficePage<OfficeDeparture>);
    })
    .get('/treks', (context) => context.json(treksToChoose(catalogue)))
    .get('/:trek/:day/people', async (context) => {
      const group = await groupOf(context);
      await seen(context, 'travelers-seen', groupName(group));
      return context.json(group);
    })
    .get('/:trek/:day/:file{(?:guide|rooms)\\.csv}', (context) =>
      listFile(context, context.req.param('file').replace('.csv', '') as PeopleList),
    )
    .get('/:trek/:day/permits.csv', (context) => listFile(context, 'permits'))
    .get('/:id/cancellation', async (context) => context.json(await cancellationSums(services, await named(context))))
    .get('/:id', async (context) => {
      const row = await named(context);
      const listed = await officeDepartures(store, catalogue, [await startOf(store, row, settings.now())]);
      return context.json(shown(context, listed)[0]);
    })
    .post('/', async (context) => {
      await createDepartures(actorOf(context), await readBody(context, newDeparturesSchema));
      return afterwards(context, undefined);
    })
    .post('/:id/change', async (context) => {
      await changeDeparture(actorOf(context), idOf(context), await readBody(context, changedDepartureSchema));
      return afterwards(context, idOf(context));
    })
    .post('/:id/state', async (context) => {
      await setDepartureOpen(actorOf(context), idOf(context), await readBody(context, departureStateSchema));
      return afterwards(context, idOf(context));
    })
    .post('/:id/move', async (context) => {
      await moveDeparture(actorOf(context), idOf(context), await readBody(context, movedDepartureSchema));
      return afterwards(context, idOf(context));
    })
    .post('/:id/cancel', async (context) => {
      await cancelDeparture(actorOf(context), idOf(context), await readBody(context, canceledDepartureSchema));
      return afterwards(context, idOf(context));
    });
}

/** The people of a start; undefined: there is no such departure, and no one has paid for it. */
async function officeGroup(
  { store, catalogue, settings }: Services,
  { trek: trekId, day }: z.output<typeof startSchema>,
): Promise<OfficeGroup | undefined> {
  const start = await startOf(store, { trek_id: trekId, start_date: day }, settings.now());
  const [departure] = await officeDepartures(store, catalogue, [start]);
  if (!departure || (departure.id === null && departure.bookings === 0)) return undefined;
  const preparation = catalogue.preparation(trekId);
  const maxAltitude = catalogue.trek(trekId)?.maxAltitude ?? null;
  return {
    departure,
    ...(maxAltitude !== null && { maxAltitude }),
    permits: preparation?.permits ?? null,
    permitsDueOn: permitsDueOn(day, preparation),
    bookings: await groupBookings(store, await bookingsOn(store, start), companyDay(settings.now())),
  };
}

/** A departure as a role may see it: no price, and only what is paid. */
const departureFor = (departure: OfficeDeparture, role: OfficeRole): OfficeDeparture =>
  may(role, 'bookings') ? departure : { ...departure, price: null, unpaid: 0 };

/** A group as a role may see it. */
function groupFor({ departure, bookings, ...group }: OfficeGroup, role: OfficeRole): OfficeGroup {
  return {
    ...group,
    departure: departureFor(departure, role),
    bookings: bookings.map(({ money, travelerDetails, ...booking }) => ({
      ...booking,
      money: may(role, 'bookings') ? money : null,
      travelerDetails: may(role, 'travelers')
        ? travelerDetails
        : travelerDetails.map((details) => ({ ...details, passportNumber: '', passportExpiry: '' })),
    })),
  };
}

async function groupBookings(store: Store, rows: readonly BookingRow[], today: string): Promise<OfficeGroupBooking[]> {
  const [bookings, travelers, lines] = await Promise.all([
    officeBookings(store, rows, today),
    travelersOfEach(store, rows),
    priceLinesOf(
      store,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.flatMap((row, index) => {
    const booking = bookings[index];
    if (!booking) return [];
    const extras = lines.filter(({ booking_id, kind }) => booking_id === row.id && kind === 'extra');
    const { totalAmount, paidAmount, balanceAmount, balanceDueDate, partner, metadata, ...rest } = booking;
    return {
      ...rest,
      money: { totalAmount, paidAmount, balanceAmount, balanceDueDate, partner, metadata },
      specialRequirements: row.special_requirements,
      extras: extras.map(({ text }) => text),
      travelerDetails: travelers.get(row.id) ?? [],
    };
  });
}

async function officeDepartures(
  store: Store,
  catalogue: Catalogue,
  starts: readonly ListedStart[],
): Promise<OfficeDeparture[]> {
  const titles = await trekTitles(store, [...new Set(starts.map(({ trek_id }) => trek_id))]);
  return starts.map(({ departure, trek_id, start_date, taken, sold, bookings, unpaid }) => {
    const trek = catalogue.trek(trek_id);
    const { guaranteed_from = null, price_cents = null, state = 'open' } = departure ?? {};
    const isJoined = departure?.kind === 'joined';
    return {
      id: departure?.id ?? null,
      trekId: trek_id,
      trekTitle: titles.get(trek_id) ?? '',
      startDate: start_date,
      endDate: trek ? addDays(start_date, trek.duration - 1) : null,
      kind: departure?.kind ?? 'private',
      state,
      places: departure?.places ?? null,
      price: price_cents === null ? null : usdOf(price_cents),
      guaranteedFrom: guaranteed_from,
      guide: departure?.guide ?? '',
      note: departure?.note ?? '',
      travelers: sold,
      held: taken - sold,
      placesLeft: isJoined ? departure.places - taken : null,
      ...guaranteeOf({ guaranteed_from }, sold),
      ...{ bookings, unpaid },
      clash: departure?.clash ?? null,
      updatedAt: departure?.updated_at ?? null,
    };
  });
}

const treksToChoose = (catalogue: Catalogue): OfficeTrek[] =>
  catalogue
    .allTreks()
    .map(({ id, title, price, duration, groupSize }) => ({
      ...{ id: Number(id), title, price, days: duration, places: groupSize.maxSize },
    }))
    .sort((one, other) => one.title.localeCompare(other.title));
