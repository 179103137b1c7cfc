import type { BookingEntity, BookingPaymentEntity, InvoiceEntity } from '@trek/ui/api';
import { companyDay, usdOf } from '@trek/ui/pricing';
import { trekImage } from '../catalogue/serializers.ts';
import { owedDueDate } from '../store/balance-due.rules.ts';
import { cancellationCents, centsOfRow, paidCentsOf, remainingCents } from '../store/booking-money.ts';
import { termsOf } from '../store/booking-terms.ts';
import { type BookingWithTrek, bookingsOf, referenceOf } from '../store/bookings.ts';
import { calendarRevision, changesOf } from '../store/calendar-revisions.ts';
import { cancellationsOf } from '../store/cancellations.ts';
import { changeRequestsOf, successorOf } from '../store/change-requests.ts';
import { departureRequestsOf } from '../store/departure-requests.ts';
import { lossesOf } from '../store/disputed-money.ts';
import { type InvoiceFacts, invoicesOf, type Payer } from '../store/invoices.ts';
import type { Store } from '../store/open-store.ts';
import { numberReceipts, paperNumber } from '../store/paper-numbers.ts';
import { paidAtOf, paymentsOf } from '../store/payments.ts';
import { priceLinesOf } from '../store/price-lines.ts';
import type {
  BookingRow,
  CancellationRow,
  ChangeRequestRow,
  DepartureRequestRow,
  InvoiceRow,
  PaymentRow,
  PriceLineRow,
  UserRow,
} from '../store/schema.ts';
import { completeTravelersOf } from '../store/travelers.ts';
import { unfinishedAmong } from '../store/unfinished-bookings.ts';
import { userById } from '../store/users.ts';

/**
 * A guest's booking, as far as guests go: travelers' details and cancellation need an account or the office. Paying the
 * balance from another device needs the name.
 */
export async function guestEntities(store: Store, userId: string, now: Date): Promise<BookingEntity[]> {
  const rows = new Map((await bookingsOf(store, userId)).map((row) => [row.id, row]));
  const entities = await bookingEntities(store, userId, now);
  return entities.map(({ completeTravelers: _, isUnfinished: __, ...entity }) => {
    const { first_name = '', last_name = '', email = '' } = rows.get(String(entity.id)) ?? {};
    return { ...entity, guest: { name: `${first_name} ${last_name}`, email } };
  });
}

/** All bookings of one user with their payments, newest first. */
export async function bookingEntities(store: Store, userId: string, now: Date): Promise<BookingEntity[]> {
  const [all, payments, cancellations, wishes, requests, complete] = await Promise.all([
    bookingsOf(store, userId),
    numberedPaymentsOf(store, userId),
    cancellationsOf(store, userId),
    changeRequestsOf(store, userId),
    departureRequestsOf(store, userId),
    completeTravelersOf(store, userId),
  ]);
  const received = new Set(payments.filter(({ status }) => status === 'succeeded').map(({ booking_id }) => booking_id));
  // Of a removed one only money that came after all is of interest.
  const bookings = all.filter(({ id, removed_at }) => removed_at === null || received.has(id));
  const ids = bookings.map(({ id }) => id);
  const [changes, lines, unfinished, papers, user, lossOf] = await Promise.all([
    changesOf(store, ids),
    priceLinesOf(store, ids),
    unfinishedAmong(store, ids),
    invoicesOf(store, ids),
    userById(store, userId),
    lossesOf(
      store,
      payments.map(({ id }) => id),
    ),
  ]);
  const today = companyDay(now);
  const cancelled = new Map(cancellations.map((cancellation) => [cancellation.booking_id, cancellation]));
  const wanted = new Map(wishes.map((wish) => [wish.booking_id, wish]));
  const requested = new Map(requests.map((request) => [request.booking_id, request]));
  const byBooking = Map.groupBy(payments, ({ booking_id }) => booking_id);
  return Promise.all(
    bookings.map(async (booking) => ({
      ...bookingEntity(booking, await referenceOf(store, booking), today),
      payments: (byBooking.get(booking.id) ?? []).map((payment) =>
        paymentEntity(payment, lossOf(payment.id).lostCents),
      ),
      cancellation: cancellationEntity(cancelled.get(booking.id)),
      calendar: calendarRevision({
        payments: byBooking.get(booking.id) ?? [],
        changes: changes.get(booking.id) ?? [],
        cancellation: cancelled.get(booking.id),
      }),
      changeRequest: changeEntity(wanted.get(booking.id)),
      departureRequest: requestEntity(requested.get(booking.id)),
      priceLines: lines.filter((line) => line.booking_id === booking.id).map(priceLineEntity),
      payer: payerOf(booking, user),
      invoices: papers.filter((paper) => paper.booking_id === booking.id).map(invoiceEntity),
      isUnfinished: unfinished.has(booking.id),
      completeTravelers: complete.get(booking.id) ?? 0,
    })),
  );
}

/** The payments of a user, whose receipts have numbers, as long as the database can be written. */
async function numberedPaymentsOf(store: Store, userId: string): Promise<PaymentRow[]> {
  const payments = await paymentsOf(store, userId);
  const isNumbered = payments.every(({ status, receipt_number }) => status !== 'succeeded' || receipt_number !== null);
  if (isNumbered) return payments;
  await numberReceipts(store).catch(() => {});
  return paymentsOf(store, userId);
}

function bookingEntity(row: BookingWithTrek, reference: string, today: string): BookingEntity {
  return {
    id: row.id,
    trekId: row.trek_id,
    trek: { title: row.trek_title, image: [trekImage(row.trek_id)] },
    status: row.status,
    startDate: row.start_date,
    endDate: row.end_date,
    advanceAmount: usdOf(paidCentsOf(row)),
    balanceAmount: row.balance_usd,
    createdAt: row.created_at,
    reference,
    travelers: row.travelers,
    totalAmount: usdOf(row.total_cents),
    ...(row.price_per_person_cents !== null && { pricePerPerson: usdOf(row.price_per_person_cents) }),
    ...(row.max_altitude !== undefined && { maxAltitude: row.max_altitude }),
    ...(row.leader_discount && { leaderDiscount: [...row.leader_discount] }),
    paidAmount: usdOf(paidCentsOf(row)),
    balanceDueDate: owedDueDate(row, today),
    ...(row.terms !== null && { terms: termsOf(row) }),
    country: row.country,
    specialRequirements: row.special_requirements,
  };
}

function paymentEntity(payment: PaymentRow, lostCents: number): BookingPaymentEntity {
  const isUnowed = payment.balance_state === 'unowed' && remainingCents(payment, lostCents) > 0;
  return {
    id: payment.id,
    amount: usdOf(centsOfRow(payment)),
    status: payment.status,
    createdAt: payment.created_at,
    paidAt: paidAtOf(payment),
    ...(payment.receipt_number !== null && { receiptNumber: paperNumber('receipt', payment.receipt_number) }),
    refundedAmount: usdOf(payment.refunded_cents),
    ...(isUnowed && { isOwed: false }),
  };
}

/** As it was typed for the booking; else its customer, at the address of their account. */
function payerOf(
  { payer_name, payer_address, first_name, last_name }: BookingRow,
  user: Pick<UserRow, 'postal_address'> | undefined,
): Payer {
  if (payer_name !== '') return { name: payer_name, address: payer_address };
  return { name: `${first_name} ${last_name}`, address: user?.postal_address ?? '' };
}

/** A paper of a booking, as its customer and the office read it. */
export function invoiceEntity({
  kind,
  number,
  corrects,
  issued_on,
  payer_name,
  payer_address,
  facts,
}: InvoiceRow): InvoiceEntity {
  const { lines, totalCents, ...named } = JSON.parse(facts) as InvoiceFacts;
  const sign = kind === 'credit-note' ? -1 : 1;
  return {
    number: paperNumber(kind, number),
    kind,
    ...(corrects !== null && { corrects: paperNumber('invoice', corrects) }),
    issuedOn: issued_on,
    payer: { name: payer_name, address: payer_address },
    ...named,
    lines: lines.map(({ cents, ...line }) => ({ ...line, amount: sign * usdOf(cents) })),
    total: sign * usdOf(totalCents),
  };
}

function cancellationEntity(row: CancellationRow | undefined) {
  if (!row) return null;
  return { status: row.status, refundAmount: usdOf(cancellationCents(row).refundCents), requestedAt: row.requested_at };
}

function changeEntity(row: ChangeRequestRow | undefined) {
  if (!row) return null;
  const successor = successorOf(row);
  return {
    status: row.status === 'waived' ? 'accepted' : row.status,
    startDate: row.start_date,
    travelers: row.travelers,
    ...(successor && { transferTo: `${successor.firstName} ${successor.lastName}` }),
    totalAmount: usdOf(row.total_cents),
    requestedAt: row.requested_at,
    ...(row.reason !== '' && { reason: row.reason }),
  };
}

const priceLineEntity = ({ kind, text, cents }: PriceLineRow) => ({ kind, text, amount: usdOf(cents) });

function requestEntity(row: DepartureRequestRow | undefined) {
  return row ? { status: row.status, requestedAt: row.requested_at } : null;
}
