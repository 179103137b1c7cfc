import type {
  BookedTrek,
  BookingEntity,
  BookingPaymentEntity,
  InvoiceEntity,
  PayerEntity,
  PriceLineEntity,
} from './entities.ts';
import { readDay, readMoment } from './http/read-moment.ts';
import {
  entityIn,
  listIn,
  listOf,
  readCount,
  readField,
  readFlag,
  readId,
  readLeaderDiscount,
  readNumber,
  readOptionalText,
  readPaths,
  readPrice,
  readText,
  readTexts,
} from './http/read-value.ts';
import { TREK_DEFAULTS } from './normalize-trek.ts';
import { readBookingStatus } from './statuses.ts';

/** The fields that the contract gives every booking. */
type Fact = 'id' | 'trekId' | 'trek' | 'status' | 'startDate' | 'endDate' | 'advanceAmount' | 'balanceAmount';

/**
 * Turns the backend's form of a booking into one that can be shown: unreadable fields are empty or left out, and named
 * on the console. Null for an entry that names no booking at all.
 * @param place its place in the list, which replaces a missing id
 */
export function normalizeBooking(raw: unknown, place = 1): BookedTrek | null {
  const field = (name: keyof BookingEntity) => readField(raw, name);
  const trek = field('trek');
  const { id, trekId, title } = namesIn(raw);
  if (!isNamed(raw)) return null;

  const statusText = readText(field('status'), '');
  const status = readBookingStatus(statusText);
  const [startDate, endDate] = [readDay(field('startDate')) ?? '', readDay(field('endDate')) ?? ''];
  const [advanceAmount, balanceAmount] = [readPrice(field('advanceAmount')), readPrice(field('balanceAmount'))];
  warnOfUnread({ id, trekId, trek: title, status: statusText, startDate, endDate, advanceAmount, balanceAmount });
  return {
    id: id ?? `place-${place}`,
    trekId: trekId ?? '',
    trek: { title: title ?? TREK_DEFAULTS.title, image: readPaths(readField(trek, 'image')) },
    status,
    ...(statusText !== '' && { statusText }),
    startDate,
    endDate,
    advanceAmount,
    balanceAmount,
    createdAt: readMoment(field('createdAt')),
    ...readExtras(field),
  };
}

function namesIn(raw: unknown) {
  const trek = readField(raw, 'trek');
  const trekId = readId(readField(raw, 'trekId')) ?? readId(readField(trek, 'id'));
  return { id: readId(readField(raw, 'id')), trekId, title: readOptionalText(readField(trek, 'title')) };
}

/** Whether an entry names a booking at all. */
function isNamed(raw: unknown): boolean {
  const { id, trekId, title } = namesIn(raw);
  return id !== undefined || trekId !== undefined || title !== null;
}

/** The visitor's bookings: a list, one alone, or nothing. Entries that name no booking are left out, with a warning. */
export function normalizeBookings(answer: unknown): BookedTrek[] {
  if (answer === null || answer === undefined) return [];
  // One booking alone may have lists of its own.
  const entries = (isNamed(answer) ? undefined : listOf(answer, 'bookings')) ?? [entityIn(answer, 'booking')];
  const bookings = entries.map((entry, index) => normalizeBooking(entry, index + 1)).filter((entry) => entry !== null);
  const dropped = entries.length - bookings.length;
  if (dropped > 0) console.warn(`@trek/ui: ${dropped} of ${entries.length} bookings named none and were left out.`);
  return bookings;
}

function warnOfUnread(facts: Record<Fact, unknown>): void {
  const unread = Object.keys(facts).filter((name) => [undefined, null, ''].includes(facts[name as Fact] as null));
  if (unread.length === 0) return;
  console.warn(`@trek/ui: booking ${facts.id ?? '?'} is shown without what could not be read: ${unread.join(', ')}.`);
}

/** Fields that not every backend sends. */
function readExtras(field: (name: keyof BookingEntity) => unknown): Partial<Omit<BookingEntity, 'status'>> {
  // An empty text says that there is none.
  const given = (name: 'country' | 'specialRequirements') => {
    const value = field(name);
    return typeof value === 'string' ? value : undefined;
  };
  const extras = {
    reference: readOptionalText(field('reference')) ?? undefined,
    // No price can be quoted for 0 travelers.
    travelers: readCount(field('travelers')) || undefined,
    totalAmount: readPrice(field('totalAmount')),
    pricePerPerson: readPrice(field('pricePerPerson')),
    leaderDiscount: readLeaderDiscount(field('leaderDiscount')),
    priceLines: readPriceLines(field('priceLines')),
    paidAmount: readPrice(field('paidAmount')),
    balanceDueDate: field('balanceDueDate') === null ? null : readDay(field('balanceDueDate')),
    terms: readTerms(field('terms')),
    country: given('country'),
    specialRequirements: given('specialRequirements'),
    cancellation: readCancellation(field('cancellation')),
    changeRequest: readChangeRequest(field('changeRequest')),
    departureRequest: readDepartureRequest(field('departureRequest')),
    guest: readGuest(field('guest')),
    isUnfinished: readFlag(field('isUnfinished')) || undefined,
    payer: readPayer(field('payer')),
    invoices: readInvoices(field('invoices')),
    completeTravelers: readCount(field('completeTravelers')),
    maxAltitude: readCount(field('maxAltitude')),
    payments: readPayments(field('payments')),
  };
  return Object.fromEntries(Object.entries(extras).filter(([, value]) => value !== undefined));
}

/** All of the terms, or none: nothing can be refunded by a part of them. */
function readTerms(terms: unknown): BookingEntity['terms'] {
  let isWhole = true;
  const figure = (of: unknown, name: string) => {
    const value = readPrice(readField(of, name));
    isWhole &&= value !== undefined;
    return value ?? 0;
  };
  const [late, transfer] = [readField(terms, 'lateCancellation'), readField(terms, 'transfer')];
  const read = {
    depositPercent: figure(terms, 'depositPercent'),
    minimumAdvancePercent: figure(terms, 'minimumAdvancePercent'),
    balanceDueDays: figure(terms, 'balanceDueDays'),
    freeCancellationDays: figure(terms, 'freeCancellationDays'),
    lateCancellation: { days: figure(late, 'days'), percent: figure(late, 'percent') },
    transfer: { days: figure(transfer, 'days'), feeUsd: figure(transfer, 'feeUsd') },
  };
  return isWhole ? read : undefined;
}

/** A status in the lower case of the contract: Java's enumerations are written in capitals. */
const readStatus = (value: unknown) => readText(value, '').toLowerCase();

function readGuest(value: unknown): BookingEntity['guest'] {
  const [name, email] = [readOptionalText(readField(value, 'name')), readOptionalText(readField(value, 'email'))];
  return name && email ? { name, email } : undefined;
}

function readCancellation(value: unknown): BookingEntity['cancellation'] {
  if (value === null) return null;
  const status = readStatus(readField(value, 'status'));
  if (status === '') return undefined;
  const refundAmount = readPrice(readField(value, 'refundAmount')) ?? 0;
  return { status, requestedAt: readMoment(readField(value, 'requestedAt')), refundAmount };
}

function readChangeRequest(value: unknown): BookingEntity['changeRequest'] {
  if (value === null) return null;
  const [status, startDate] = [readStatus(readField(value, 'status')), readDay(readField(value, 'startDate'))];
  if (status === '' || startDate === undefined) return undefined;
  const [transferTo, reason] = [
    readOptionalText(readField(value, 'transferTo')),
    readOptionalText(readField(value, 'reason')),
  ];
  return {
    ...{ status, startDate },
    travelers: readCount(readField(value, 'travelers')) ?? 1,
    totalAmount: readPrice(readField(value, 'totalAmount')) ?? 0,
    requestedAt: readMoment(readField(value, 'requestedAt')),
    ...(transferTo && { transferTo }),
    ...(reason && { reason }),
  };
}

/** How databases and forms write that something is not so. */
const DENIED = /^(?:false|0|f|no|n|off|none)$/;
const isDenied = (value: unknown) => value === false || DENIED.test(readStatus(value));

/**
 * The status of a request for a departure, with or without an object around it; a flag says that it was requested. Null:
 * the booking needs none. Undefined: the backend does not say.
 */
export function readRequestStatus(request: unknown): string | null | undefined {
  if (request === null) return null;
  if (typeof request === 'object') return readRequestStatus(readField(request, 'status')) ?? undefined;
  if (readFlag(request)) return 'requested';
  return isDenied(request) ? null : readStatus(request) || undefined;
}

function readDepartureRequest(request: unknown): BookingEntity['departureRequest'] {
  const status = readRequestStatus(request);
  if (typeof status !== 'string') return status;
  return { status, requestedAt: readMoment(readField(request, 'requestedAt')) };
}

/** Those with a sum. A line without a text is called by its kind. */
function readPriceLines(lines: unknown): PriceLineEntity[] | undefined {
  return listIn(lines)?.flatMap((line) => {
    const [kind, amount] = [readText(readField(line, 'kind'), ''), readNumber(readField(line, 'amount'))];
    return amount === undefined ? [] : [{ kind, text: readText(readField(line, 'text'), kind), amount }];
  });
}

function readPayments(payments: unknown): BookingPaymentEntity[] | undefined {
  return listIn(payments)?.flatMap((payment) => {
    const [id, amount] = [readId(readField(payment, 'id')), readPrice(readField(payment, 'amount'))];
    if (id === undefined || amount === undefined) return [];
    const moment = (name: string) => readMoment(readField(payment, name));
    const paidAt = moment('paidAt');
    const refundedAmount = readPrice(readField(payment, 'refundedAmount'));
    const receiptNumber = readOptionalText(readField(payment, 'receiptNumber'));
    return [
      {
        ...{
          id: String(id),
          amount,
          status: readStatus(readField(payment, 'status')),
          createdAt: moment('createdAt'),
        },
        ...(paidAt && { paidAt }),
        ...(refundedAmount !== undefined && { refundedAmount }),
        ...(receiptNumber && { receiptNumber }),
        ...(isDenied(readField(payment, 'isOwed')) && { isOwed: false }),
      },
    ];
  });
}

function readPayer(value: unknown): PayerEntity | undefined {
  const name = readOptionalText(readField(value, 'name'));
  return name ? { name, address: readText(readField(value, 'address'), '') } : undefined;
}

function readInvoices(invoices: unknown): InvoiceEntity[] | undefined {
  return listIn(invoices)?.flatMap((invoice) => {
    const text = (name: keyof InvoiceEntity) => readText(readField(invoice, name), '');
    const [payer, total] = [readPayer(readField(invoice, 'payer')), readNumber(readField(invoice, 'total'))];
    // Left out: no one could tell what it is about.
    if (text('number') === '' || !payer || total === undefined) return [];
    const corrects = readOptionalText(readField(invoice, 'corrects'));
    return [
      {
        ...{ number: text('number'), kind: text('kind'), ...(corrects && { corrects }), payer },
        ...{
          issuedOn: readDay(readField(invoice, 'issuedOn')) ?? '',
          company: readTexts(readField(invoice, 'company')),
        },
        ...{ trek: text('trek'), startDate: readDay(readField(invoice, 'startDate')) ?? '' },
        ...{
          endDate: readDay(readField(invoice, 'endDate')) ?? '',
          travelers: readCount(readField(invoice, 'travelers')) ?? 1,
        },
        lines: (listIn(readField(invoice, 'lines')) ?? []).flatMap(readInvoiceLine),
        total,
      },
    ];
  });
}

function readInvoiceLine(line: unknown): InvoiceEntity['lines'] {
  const amount = readNumber(readField(line, 'amount'));
  if (amount === undefined) return [];
  const text = readOptionalText(readField(line, 'text'));
  const percent = readNumber(readField(line, 'percent'));
  return [
    {
      ...{ kind: readText(readField(line, 'kind'), ''), amount },
      ...(text && { text }),
      ...(percent !== undefined && { percent }),
    },
  ];
}
