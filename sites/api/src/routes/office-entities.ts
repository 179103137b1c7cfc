import { companyDay, usdOf } from '@trek/ui/pricing';
import { priceFacts } from '../mail/booking-facts.ts';
import { bookingAddress } from '../mail/site-details.ts';
import { wordingOf } from '../mail/texts/mail-texts.ts';
import type {
  OfficeBooking,
  OfficeBookingDetail,
  OfficeChangeRequest,
  OfficeDifference,
  OfficeDispute,
  OfficeMessage,
  OfficePayment,
  OfficePriceLine,
  OfficeRefund,
} from '../office/office.types.ts';
import { notesOf } from '../store/attribution.ts';
import { owedDueDate } from '../store/balance-due.rules.ts';
import {
  cancellationCents,
  centsOfRow,
  moneyOf,
  overpaidCents,
  paidCentsOf,
  promisedCents,
  refundsOf,
  returnableCents,
} from '../store/booking-money.ts';
import { refundTermsOf } from '../store/booking-terms.ts';
import { bookingWithTrek } from '../store/bookings.ts';
import { cancellationOf } from '../store/cancellations.ts';
import { changeRequestOf, successorOf } from '../store/change-requests.ts';
import { heldDayOf } from '../store/departure-places.ts';
import { departureRequestOf } from '../store/departure-requests.ts';
import { stageOf } from '../store/dispute.rules.ts';
import { disputesOf } from '../store/disputes.ts';
import { guestsAmong } from '../store/guests.ts';
import { invoicesOf } from '../store/invoices.ts';
import { manualRefundsOf } from '../store/manual-refunds.ts';
import { type ListedBooking, trekTitles, withCancellationRequest, withReferences } from '../store/office-bookings.ts';
import { officeLog } from '../store/office-log.ts';
import type { Store } from '../store/open-store.ts';
import { partnerNames } from '../store/partners.ts';
import { paidAtOf } from '../store/payments.ts';
import { priceLinesOf } from '../store/price-lines.ts';
import { unhandledPayments } from '../store/refunds.ts';
import type {
  BookDifferenceRow,
  BookingRow,
  ChangeRequestRow,
  ContactMessageRow,
  DisputeRow,
  PriceLineRow,
  RefundRow,
} from '../store/schema.ts';
import { travelersOf } from '../store/travelers.ts';
import { userById } from '../store/users.ts';
import { invoiceEntity } from './booking-entities.ts';
import type { Services } from './services.ts';

/**
 * Bookings as list rows.
 * @param today in the company's calendar, `YYYY-MM-DD`
 */
export async function officeBookings(
  store: Store,
  rows: readonly BookingRow[],
  today: string,
): Promise<OfficeBooking[]> {
  const [listed, asking, titles, partners, guests] = await Promise.all([
    withReferences(store, rows),
    withCancellationRequest(
      store,
      rows.map(({ id }) => id),
    ),
    trekTitles(store, [...new Set(rows.map(({ trek_id }) => trek_id))]),
    partnerNames(store),
    guestsAmong(
      store,
      rows.map(({ user_id }) => user_id),
    ),
  ]);
  return listed.map((row) => ({
    reference: row.reference,
    trekId: row.trek_id,
    trekTitle: titles.get(row.trek_id) ?? '',
    status: row.status,
    startDate: row.start_date,
    endDate: row.end_date,
    travelers: row.travelers,
    isGuest: guests.has(row.user_id),
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    phone: row.phone,
    totalAmount: usdOf(row.total_cents),
    paidAmount: usdOf(paidCentsOf(row)),
    balanceAmount: row.balance_usd,
    balanceDueDate: owedDueDate(row, today),
    isCancellationRequested: asking.has(row.id),
    createdAt: row.created_at,
    bookedOn: row.booked_on,
    partner: row.partner === null ? null : { name: partners.get(row.partner) ?? row.partner, ref: row.partner_ref },
    metadata: notesOf(row),
  }));
}

/** The page where the customer pays; null: nothing can be paid. */
const paymentLinkOf = ({ settings }: Pick<Services, 'settings'>, row: ListedBooking, isGuest: boolean) =>
  row.balance_usd > 0 && ['pending', 'confirmed'].includes(row.status)
    ? bookingAddress(settings, { ...row, isGuest }, wordingOf(row))
    : null;

/** A booking with all details. */
export async function officeBooking(
  services: Pick<Services, 'store' | 'settings'>,
  row: ListedBooking,
): Promise<OfficeBookingDetail> {
  const { store, settings } = services;
  const now = settings.now();
  const today = companyDay(now);
  const [
    [listed],
    account,
    payments,
    papers,
    manualRefunds,
    cancellation,
    wish,
    log,
    request,
    travelers,
    lines,
    money,
  ] = await Promise.all([
    officeBookings(store, [row], today),
    userById(store, row.user_id),
    officePayments(store, row.id),
    invoicesOf(store, [row.id]),
    manualRefundsOf(store, row.id),
    cancellationOf(store, row.id),
    changeRequestOf(store, row.id),
    officeLog(store, row.id),
    departureRequestOf(store, row.id),
    travelersOf(store, row),
    priceLinesOf(store, [row.id]),
    moneyOf(store, row.id),
  ]);
  const withTrek = await bookingWithTrek(store, row.id);
  return {
    ...(listed as OfficeBooking),
    firstName: row.first_name,
    lastName: row.last_name,
    country: row.country,
    specialRequirements: row.special_requirements,
    source: row.source,
    heldUntil: row.status === 'pending' ? heldDayOf(row, now) : null,
    paymentLink: paymentLinkOf(services, row, listed?.isGuest ?? false),
    account: listed?.isGuest ? null : { name: account?.fullname ?? '', email: account?.email ?? '' },
    payments,
    invoices: papers.map(invoiceEntity),
    manualRefunds: manualRefunds.map(({ id, amount_cents, sent_at }) => ({
      id,
      amount: usdOf(amount_cents),
      sentAt: sent_at,
    })),
    price: priceFacts({ ...withTrek, reference: row.reference, price_lines: lines }),
    priceLines: lines.map(officePriceLine),
    returnableAmount: usdOf(
      row.status === 'cancelled' ? returnableCents(money) : overpaidCents(row.total_cents, money),
    ),
    cancellation: cancellation
      ? {
          status: cancellation.status,
          keptAmount: usdOf(cancellationCents(cancellation).retainedCents),
          refundAmount: usdOf(cancellationCents(cancellation).refundCents),
          requestedAt: cancellation.requested_at,
          decidedBy: cancellation.decided_by,
          decidedAt: cancellation.decided_at,
        }
      : null,
    changeRequest: wish ? officeChangeRequest(wish) : null,
    departureRequest: request ? { status: request.status, requestedAt: request.requested_at } : null,
    travelerDetails: travelers,
    maxAltitude: withTrek.max_altitude,
    refundByTerms: refundTermsOf(row, money, today).refundUsd,
    log: log.map(({ act, detail, done_by, done_at }) => ({ act, detail, doneBy: done_by, doneAt: done_at })),
  };
}

export function officeMessage(row: ContactMessageRow): OfficeMessage {
  const { id, name, email, phone, message, created_at, answered_at, answered_by } = row;
  return {
    id,
    name,
    email,
    phone,
    message,
    createdAt: created_at,
    answeredAt: answered_at,
    answeredBy: answered_by,
  };
}

/** For the office it does not matter who sends the refund. */
const officeRefund = ({ id, status, ...row }: RefundRow, isHeld: boolean): OfficeRefund => ({
  id,
  amount: usdOf(centsOfRow(row)),
  state: status === 'ordered' && isHeld ? 'waiting' : status === 'done' || status === 'sent-by-hand' ? 'sent' : status,
});

const officeChangeRequest = (row: ChangeRequestRow): OfficeChangeRequest => ({
  status: row.status,
  startDate: row.start_date,
  travelers: row.travelers,
  transferTo: successorOf(row) ?? null,
  message: row.message,
  feeAmount: usdOf(row.fee_cents),
  totalAmount: usdOf(row.total_cents),
  requestedAt: row.requested_at,
  reason: row.reason,
  decidedBy: row.decided_by,
  decidedAt: row.decided_at,
});

const officePriceLine = ({ kind, text, cents, reason, done_by, created_at }: PriceLineRow): OfficePriceLine => ({
  ...{ kind, text, reason },
  amount: usdOf(cents),
  doneBy: done_by,
  createdAt: created_at,
});

export const officeDispute = (row: DisputeRow): OfficeDispute => ({
  id: row.id,
  amount: usdOf(row.amount_cents),
  status: row.status,
  standing: stageOf(row.status),
  reason: row.reason,
  dueAt: row.due_at,
  decision: row.decision,
});

export const officeDifference = (row: BookDifferenceRow & { reference: string | null }): OfficeDifference => ({
  id: row.id,
  kind: row.kind,
  reference: row.reference,
  stripeId: row.stripe_id,
  stripeAmount: usdOf(row.stripe_cents),
  ourAmount: usdOf(row.our_cents),
  since: row.since,
});

async function officePayments(store: Store, bookingId: string): Promise<OfficePayment[]> {
  const rows = await store
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('status', '!=', 'reserved')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const refunds = await refundsOf(
    store,
    rows.map(({ id }) => id),
  );
  const waiting = await unhandledPayments(store).where('payments.booking_id', '=', bookingId).execute();
  const unowed = new Set(waiting.map(({ id }) => id));
  const disputes = await disputesOf(store, bookingId);
  const disputesAbout = (paymentId: string) =>
    disputes.filter(({ payment_id }) => payment_id === paymentId).map(officeDispute);
  const isHeld = (paymentId: string) => disputesAbout(paymentId).some(({ standing: stage }) => stage === 'open');
  return rows.map((row) => {
    const own = refunds.filter(({ payment_id }) => payment_id === row.id);
    const shown = own.map((refund) => officeRefund(refund, isHeld(row.id)));
    return {
      id: row.id,
      method: row.method ?? 'card',
      status: row.status,
      amount: usdOf(centsOfRow(row)),
      bankReference: row.bank_reference,
      foreignAmount: row.foreign_amount,
      refundedAmount: usdOf(row.refunded_cents),
      refunds: shown,
      refundOrdered: usdOf(promisedCents(own)),
      refundState: shown.at(-1)?.state ?? null,
      isUnowed: unowed.has(row.id),
      disputes: disputesAbout(row.id),
      createdAt: row.created_at,
      paidAt: paidAtOf(row) ?? null,
    };
  });
}
