import { Readable } from 'node:stream';
import { accountEmail, emailSchema } from '@trek/ui/internal/sign-in/rules';
import { addDays, companyDay } from '@trek/ui/pricing';
import * as z from 'zod';
import { may, type OfficeRight, TODAY_LISTS } from '../accounts/office-rights.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { faultLine } from '../content/content-fault.ts';
import { type CsvValue, csvLines } from '../core/csv.ts';
import type { ApiContext } from '../http/api-context.ts';
import { HttpError } from '../http/http-error.ts';
import type { OfficeBooking, OfficeClash, OfficeDraft, OfficePage, OfficeToday } from '../office/office.types.ts';
import { notesText } from '../store/attribution.ts';
import { openDifferences } from '../store/book-differences.ts';
import { indexBookings } from '../store/booking-search.ts';
import { bookingsToChange } from '../store/change-requests.ts';
import { travelersAhead } from '../store/departure-places.ts';
import { requestedDepartures } from '../store/departure-requests.ts';
import { joinedFrom } from '../store/departures.ts';
import { disputesToSee } from '../store/disputes.ts';
import {
  type BookingFilters,
  bookingCursor,
  type Cursor,
  countBookings,
  findBookings,
  trekTitles,
} from '../store/office-bookings.ts';
import { clashesFrom } from '../store/office-departures.ts';
import { countOpenMessages, listMessages, messageCursor } from '../store/office-messages.ts';
import { failedRefunds, overpaidBookings, pendingTransfers, unowedPayments } from '../store/office-money.ts';
import type { OfficeRole } from '../store/office-role.ts';
import type { Store } from '../store/open-store.ts';
import type { ContactMessageRow } from '../store/schema.ts';
import { officeBookings, officeDifference, officeDispute, officeMessage } from './office-entities.ts';
import { officePreparations } from './office-preparations.ts';
import type { Services } from './services.ts';

/** Rows per response, and per chunk of a file. */
const PAGE_ROWS = 50;
const FILE_ROWS = 500;
/** Rows of each list on the start page. */
const TODAY_ROWS = 10;
/** No other page shows differences, of which there are few. */
const DIFFERENCE_ROWS = 100;
/** Each of them is on the page of departures, too. */
const CLASH_ROWS = 20;
/** The start page shows departures this many days ahead. */
const LEAVING_DAYS = 7;

const STATES = [
  'pending',
  'confirmed',
  'cancelled',
  'disputed',
  'active',
] as const satisfies readonly BookingFilters['state'][];
const day = z.iso.date().optional();
const flag = z
  .enum(['1'])
  .optional()
  .transform((value) => value !== undefined);
const placeSchema = z.tuple([z.string(), z.string()]);

/** Both databases count the ids of treks to 2 to the 31st. */
export const trekIdQuery = z.coerce.number().int().min(1).max(2_147_483_647);

const bookingQuery = z.object({
  q: z.string().max(200).default(''),
  state: z.enum(STATES).optional(),
  from: day,
  until: day,
  owing: flag,
  overdue: flag,
  asking: flag,
  trek: trekIdQuery.optional(),
  partner: z.string().max(64).optional(),
  order: z.enum(['newest', 'departure']).default('newest'),
  after: z.string().optional(),
});
const messageQuery = z.object({
  answered: z.enum(['0', '1']).optional(),
  after: z.string().optional(),
});

/** One page of the bookings that match the query. */
export async function bookingPage(context: ApiContext, store: Store, now: Date): Promise<OfficePage<OfficeBooking>> {
  const { after, filters } = readBookingQuery(context, now);
  if (filters.words.length > 0) await indexBookings(store);
  const rows = await findBookings(store, filters, after, PAGE_ROWS + 1);
  const { shown, next } = cut(rows, (row) => bookingCursor(row, filters.order));
  return { rows: await officeBookings(store, shown, companyDay(now)), next };
}

/** All of them as a CSV file, read and sent in chunks. */
export function bookingFile(context: ApiContext, store: Store, now: Date): Response {
  const { filters } = readBookingQuery(context, now);
  return csvFile('bookings.csv', BOOKING_COLUMNS, async (after) => {
    if (filters.words.length > 0) await indexBookings(store);
    const rows = await findBookings(store, filters, after, FILE_ROWS);
    const listed = await officeBookings(store, rows, companyDay(now));
    const last = rows.length === FILE_ROWS ? rows.at(-1) : undefined;
    return { rows: listed.map(bookingCells), next: last && bookingCursor(last, filters.order) };
  });
}

export async function messagePage(context: ApiContext, store: Store) {
  const { after, isAnswered } = readMessageQuery(context);
  const rows = await listMessages(store, isAnswered, after, PAGE_ROWS + 1).execute();
  const { shown, next } = cut(rows, messageCursor);
  return { rows: shown.map(officeMessage), next };
}

export function messageFile(context: ApiContext, store: Store): Response {
  const { isAnswered } = readMessageQuery(context);
  return csvFile('messages.csv', MESSAGE_COLUMNS, async (after) => {
    const rows = await listMessages(store, isAnswered, after, FILE_ROWS).execute();
    const last = rows.length === FILE_ROWS ? rows.at(-1) : undefined;
    return { rows: rows.map(messageCells), next: last && messageCursor(last) };
  });
}

type TodayServices = Pick<Services, 'store' | 'catalogue' | 'contentFaults'>;

/**
 * Everything that needs attention and that a role may see: the first rows of each list, and the total of those that continue
 * elsewhere.
 */
export async function officeToday(services: TodayServices, role: OfficeRole, now: Date): Promise<OfficeToday> {
  const today = await wholeToday(services, now);
  // A list without a right does not compile.
  const rights: Record<Exclude<keyof OfficeToday, 'day' | 'leavingUntil' | 'counts'>, OfficeRight> = TODAY_LISTS;
  const hidden = Object.entries(rights).flatMap(([list, right]) => (may(role, right) ? [] : list));
  const none = Object.fromEntries(hidden.map((list) => [list, []]));
  const counts = Object.entries(today.counts).map(([list, count]) => [list, hidden.includes(list) ? 0 : count]);
  return { ...today, ...none, counts: Object.fromEntries(counts) };
}

async function wholeToday({ store, catalogue, contentFaults }: TodayServices, now: Date): Promise<OfficeToday> {
  const today = companyDay(now);
  const wanted: BookingFilters = { words: [], isOwing: false, isCancellationRequested: false, order: 'departure' };
  const list = async (change: Partial<BookingFilters>) => {
    const filters = { ...wanted, ...change };
    const [rows, count] = await Promise.all([
      findBookings(store, filters, undefined, TODAY_ROWS),
      countBookings(store, filters),
    ]);
    return { rows: await officeBookings(store, rows, today), count };
  };
  const leavingUntil = addDays(today, LEAVING_DAYS);
  const [
    requests,
    changes,
    departures,
    overdue,
    leaving,
    disputes,
    differences,
    transfers,
    failed,
    unowed,
    overpaid,
    overbooked,
    clashes,
    preparations,
    messages,
    messageCount,
  ] = await Promise.all([
    list({ isCancellationRequested: true }),
    changeRequests(store, today),
    departureRequests(store, today),
    list({ overdueOn: today }),
    list({ state: 'active', from: today, until: leavingUntil }),
    disputesToSee(store).execute(),
    openDifferences(store).limit(DIFFERENCE_ROWS).execute(),
    pendingTransfers(store),
    failedRefunds(store),
    unowedPayments(store),
    overpaidBookings(store),
    overbookedDepartures(store, now),
    clashingDepartures(store, today),
    officePreparations(store, catalogue, today),
    listMessages(store, false, undefined, TODAY_ROWS).execute(),
    countOpenMessages(store),
  ]);
  return {
    day: today,
    leavingUntil,
    requests: requests.rows,
    changes,
    departures,
    overdue: overdue.rows,
    leaving: leaving.rows,
    disputes: disputes.map((row) => ({ ...officeDispute(row), reference: row.reference ?? '' })),
    transfersToReturn: transfers,
    failedRefunds: failed,
    differences: differences.map(officeDifference),
    unowed,
    overpaid,
    overbooked,
    clashes,
    ...preparations,
    messages: messages.map(officeMessage),
    contentFaults: contentFaults.current.map(faultLine),
    drafts: draftsOf(catalogue),
    counts: {
      requests: requests.count,
      overdue: overdue.count,
      leaving: leaving.count,
      messages: messageCount,
    },
  };
}

function draftsOf({ previews }: Pick<Catalogue, 'previews'>): OfficeDraft[] {
  return (['treks', 'posts'] as const).flatMap((kind) =>
    [...previews[kind]].map(([slug, { title }]) => ({ kind, slug, title })),
  );
}

async function overbookedDepartures(store: Store, now: Date): Promise<OfficeToday['overbooked']> {
  const [joined, travelersOf] = await Promise.all([joinedFrom(store, companyDay(now)), travelersAhead(store, now)]);
  const overbooked = joined.filter((row) => travelersOf(row).sold > row.places);
  const titles = await trekTitles(store, [...new Set(overbooked.map(({ trek_id }) => trek_id))]);
  return overbooked.map((row) => ({
    trekTitle: titles.get(row.trek_id) ?? '',
    startDate: row.start_date,
    travelers: travelersOf(row).sold,
    places: row.places,
  }));
}

/** Each in its order of departure; one change of a file can make many. */
async function clashingDepartures(store: Store, today: string): Promise<OfficeClash[]> {
  const rows = await clashesFrom(store, today).limit(CLASH_ROWS).execute();
  const titles = await trekTitles(store, [...new Set(rows.map(({ trek_id }) => trek_id))]);
  return rows.map(({ id, trek_id, start_date, clash }) => ({
    id,
    trekTitle: titles.get(trek_id) ?? '',
    startDate: start_date,
    clash: clash ?? '',
  }));
}

/** Few wait at a time, so the list is whole. */
const changeRequests = async (store: Store, today: string): Promise<OfficeBooking[]> =>
  officeBookings(store, await bookingsToChange(store).execute(), today);

async function departureRequests(store: Store, today: string): Promise<OfficeBooking[]> {
  const ids = (await requestedDepartures(store)).map(({ booking_id }) => booking_id);
  if (ids.length === 0) return [];
  const rows = await store.selectFrom('bookings').selectAll().where('id', 'in', ids).orderBy('start_date').execute();
  return officeBookings(store, rows, today);
}

function readBookingQuery(context: ApiContext, now: Date): { filters: BookingFilters; after: Cursor | undefined } {
  const { q, state, from, until, owing, overdue, asking, trek, partner, order, after } = parse(bookingQuery, context);
  const overdueOn = overdue ? companyDay(now) : undefined;
  const words = searchedWords(q);
  return {
    filters: {
      ...{ words, state, from, until, isOwing: owing, overdueOn, isCancellationRequested: asking },
      ...{ trekId: trek, partner, order },
    },
    after: readPlace(after),
  };
}

/** Signs around a word of a sentence, and the `@` before a domain. */
const AROUND = String.raw`[\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Pd}<>"'.,;:!?@]`;
const SIGNS_AROUND = new RegExp(`^${AROUND}+|${AROUND}+$`, 'gu');
const MOST_WORDS = 5;

/** The words of a search: an address as it is stored, however it was copied, and others without the signs around them. */
function searchedWords(query: string): string[] {
  const whole = accountEmail(query);
  // A mail program's name of a visitor need not be that of the booking.
  if (emailSchema.safeParse(whole).success) return [whole];
  const typed = query.split(/\s+/).filter(Boolean);
  const words = typed
    .map((word) => (word.includes('@') ? accountEmail(word) : word).replace(SIGNS_AROUND, ''))
    .filter(Boolean);
  return (words.length > 0 ? words : typed).slice(0, MOST_WORDS);
}

function readMessageQuery(context: ApiContext) {
  const { answered, after } = parse(messageQuery, context);
  return { isAnswered: answered === undefined ? undefined : answered === '1', after: readPlace(after) };
}

export function parse<Schema extends z.ZodType>(schema: Schema, context: ApiContext): z.output<Schema> {
  const given = Object.entries(context.req.query()).filter(([, value]) => value !== '');
  const result = schema.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  throw new HttpError(400, `${result.error.issues[0]?.path.join('.')} is invalid.`);
}

export function readPlace(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined;
  try {
    return placeSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw new HttpError(400, 'after is invalid.');
  }
}

/** Reads one row more than a page, to know whether another page follows. */
export function cut<Row>(
  rows: Row[],
  place: (row: Row) => Cursor,
  pageRows = PAGE_ROWS,
): { shown: Row[]; next: string | null } {
  const shown = rows.slice(0, pageRows);
  const last = rows.length > pageRows ? shown.at(-1) : undefined;
  return { shown, next: last ? Buffer.from(JSON.stringify(place(last))).toString('base64url') : null };
}

type Piece = { rows: CsvValue[][]; next: Cursor | undefined };

/** Without it, spreadsheet programs read UTF-8 as the letters of the system's own language. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A CSV file, read and sent in chunks. */
export function csvFile(name: string, columns: readonly string[], read: (after: Cursor | undefined) => Promise<Piece>) {
  const encoder = new TextEncoder();
  async function* pieces() {
    yield encoder.encode(BYTE_ORDER_MARK + csvLines([columns]));
    for (let after: Cursor | undefined, isOver = false; !isOver; isOver = after === undefined) {
      const piece = await read(after);
      yield encoder.encode(csvLines(piece.rows));
      after = piece.next;
    }
  }
  return new Response(Readable.toWeb(Readable.from(pieces())) as ReadableStream, {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': `attachment; filename="${name}"` },
  });
}

const BOOKING_COLUMNS = [
  ...['Reference', 'Trek', 'Status', 'Start', 'End', 'Travelers', 'Name', 'Email', 'Phone'],
  ...['Total USD', 'Paid USD', 'Balance USD', 'Balance due', 'Asks to cancel', 'Created at', 'Booked on'],
  ...['Partner', 'Partner ref', 'Metadata'],
];

const bookingCells = (row: OfficeBooking): CsvValue[] => [
  ...[row.reference, row.trekTitle, row.status, row.startDate, row.endDate, row.travelers],
  ...[row.name, row.email, row.phone, row.totalAmount, row.paidAmount, row.balanceAmount, row.balanceDueDate],
  ...[row.isCancellationRequested ? 'yes' : 'no', row.createdAt, row.bookedOn],
  ...[row.partner?.name ?? null, row.partner?.ref ?? null, notesText(row.metadata)],
];

const MESSAGE_COLUMNS = ['Received at', 'Name', 'Email', 'Phone', 'Message', 'Answered at', 'Answered by'];

const messageCells = (row: ContactMessageRow): CsvValue[] => [
  ...[row.created_at, row.name, row.email, row.phone, row.message, row.answered_at, row.answered_by],
];
