import { isPlainLine } from '@trek/ui/internal/sign-in/rules';
import { formatLongDate, formatUsd } from '@trek/ui/kit/format';
import { companyDay, REFUND_DAYS, REQUEST_ANSWER_HOURS, usdOf } from '@trek/ui/pricing';
import { dueDateOf } from '../store/balance-due.rules.ts';
import { cancellationCents, centsOfRow } from '../store/booking-money.ts';
import type { StoredRevision } from '../store/calendar-revisions.ts';
import type { MailJob } from '../store/mail-job.ts';
import type {
  BalanceReminder,
  BookingRow,
  CancellationRow,
  ContactMessageRow,
  DepartureRequestRow,
  PaymentRow,
  PriceLineRow,
} from '../store/schema.ts';
import { type BookingWithReference, bookingFacts, receiptFacts } from './booking-facts.ts';
import { calendarAttachment, calendarCancellation } from './calendar-entries.ts';
import { type Block, layoutMail, type Step } from './mail-layout.ts';
import type { Mail } from './mailer.ts';
import { type SiteDetails, signature } from './site-details.ts';

/*
 * Mails to customers about their bookings. Anyone can register and book with another person's address. So a mail to an
 * unconfirmed address contains nothing that a visitor typed; a mail to a confirmed one ends with their name, and one that
 * acknowledges their own message with that, too.
 */

const bookingPage = (publicUrl: string, { reference }: BookingWithReference) => `${publicUrl}/booking/${reference}`;

/** The data that every template about a booking takes. */
export interface BookingMailData {
  booking: BookingWithReference;
  site: SiteDetails;
  now: Date;
  /** Whether the address is confirmed, so the mail may contain the name that was typed. */
  mayIncludeName: boolean;
  /** The revision of its calendar entries; undefined while nothing was paid. */
  revision?: StoredRevision | undefined;
}

/**
 * Confirms a booking after its deposit. The attached calendar file holds the trek and the day the balance is due.
 * @param payment the payment that confirmed it; unknown for jobs of an older server
 */
export function bookingConfirmationMail(data: BookingMailData, payment?: PaymentRow | undefined): Mail {
  const { booking, site, now, mayIncludeName } = data;
  const { publicUrl } = site;
  const today = companyDay(now);
  return {
    to: booking.email,
    ...layoutMail(`Your booking is confirmed: ${booking.trek_title}`, [
      'Namaste,',
      'thank you for booking with us. We have received your payment and your place is confirmed.',
      ...bookingFacts(booking, today),
      ...(payment ? [receiptFacts(payment)] : []),
      'Next steps:',
      { steps: nextSteps(booking, publicUrl) },
      { link: 'Your booking', href: bookingPage(publicUrl, booking) },
      'The attached file trek.ics adds the dates to your calendar. If you have any questions, just reply to this email. We look forward to trekking with you.',
      signature(site),
      ...(mayIncludeName ? bookedBy(booking) : []),
    ]),
    attachments: calendarAttachment(data, true),
  };
}

/** Confirms a further payment and states the remaining balance. */
export function paymentReceiptMail(data: BookingMailData, payment: PaymentRow): Mail {
  const { booking, site, now, mayIncludeName } = data;
  const isPaid = booking.balance_usd === 0;
  return {
    to: booking.email,
    ...layoutMail(`${isPaid ? 'Paid in full' : 'We have received your payment'}: ${booking.trek_title}`, [
      'Namaste,',
      isPaid
        ? 'thank you, we have received your payment, and your trek is paid in full.'
        : 'thank you, we have received your payment.',
      receiptFacts(payment),
      ...bookingFacts(booking, companyDay(now)),
      { link: 'Your booking', href: bookingPage(site.publicUrl, booking) },
      signature(site),
      ...(mayIncludeName ? bookedBy(booking) : []),
    ]),
    attachments: calendarAttachment(data),
  };
}

/** Says that a payment was not owed, and what happens to it. */
export function unowedPaymentMail({ booking, site, mayIncludeName }: BookingMailData, payment: PaymentRow): Mail {
  return {
    to: booking.email,
    ...layoutMail(`We have received a payment that was not owed: ${booking.trek_title}`, [
      'Namaste,',
      `we have received ${formatUsd(usdOf(centsOfRow(payment)))} that your booking ${booking.reference} does not owe. We will return it or ask you.`,
      receiptFacts(payment),
      { link: 'Your booking', href: bookingPage(site.publicUrl, booking) },
      signature(site),
      ...(mayIncludeName ? bookedBy(booking) : []),
    ]),
  };
}

const REMINDERS: Readonly<Record<BalanceReminder, (due: string) => [subject: string, text: string]>> = {
  early: (due) => ['Your balance is due soon', `the balance of your trek is due on ${due}.`],
  late: (due) => ['Your balance is due in a few days', `the balance of your trek is due on ${due}.`],
  overdue: (due) => [
    'Your balance is overdue',
    `the balance of your trek was due on ${due}, and we have not received it. Please pay it now, or let us know if there is a problem.`,
  ],
};

export function balanceReminderMail(
  { booking, site, now, mayIncludeName }: BookingMailData,
  reminder: BalanceReminder,
): Mail {
  const today = companyDay(now);
  const [subject, text] = REMINDERS[reminder](formatLongDate(dueDateOf(booking, today)));
  return {
    to: booking.email,
    ...layoutMail(`${subject}: ${booking.trek_title}`, [
      'Namaste,',
      text,
      ...bookingFacts(booking, today),
      { link: 'Pay your balance', href: bookingPage(site.publicUrl, booking) },
      'If you have already paid, thank you: please ignore this reminder.',
      signature(site),
      ...(mayIncludeName ? bookedBy(booking) : []),
    ]),
  };
}

/** Sends a customer the payment page, at an operator's request. */
export function paymentLinkMail({ booking, site, now, mayIncludeName }: BookingMailData): Mail {
  return {
    to: booking.email,
    ...layoutMail(`Pay for your trek: ${booking.trek_title}`, [
      'Namaste,',
      'you can pay for your trek with this link. Sign in with the account you booked with.',
      ...bookingFacts(booking, companyDay(now)),
      { link: 'Pay here', href: bookingPage(site.publicUrl, booking) },
      signature(site),
      ...(mayIncludeName ? bookedBy(booking) : []),
    ]),
  };
}

/** States the booking as it is after an operator changed its date or its group size. */
export function bookingChangedMail(data: BookingMailData, refundCents: number): Mail {
  const { booking, site, now, mayIncludeName } = data;
  const attachments = calendarAttachment(data);
  return {
    to: booking.email,
    attachments,
    ...layoutMail(`Your booking has changed: ${booking.trek_title}`, [
      'Namaste,',
      'we have changed your booking. Here are the new details:',
      ...bookingFacts(booking, companyDay(now)),
      ...refundOfOverpaid(refundCents),
      { link: 'Your booking', href: bookingPage(site.publicUrl, booking) },
      ...(attachments.length > 0 ? ['The attached file trek.ics updates the dates in your calendar.'] : []),
      'If this is not what we agreed on, please reply to this email or call us.',
      signature(site),
      ...(mayIncludeName ? bookedBy(booking) : []),
    ]),
  };
}

const refundOfOverpaid = (cents: number): Block[] =>
  cents > 0
    ? [
        `You have paid ${formatUsd(usdOf(cents))} more than the new total. We refund it to your original payment method within ${REFUND_DAYS} days.`,
      ]
    : [];

/** Says that the price of a booking has another line, and what that changes. */
export function priceChangedMail(data: BookingMailData, line: PriceLineRow, refundCents: number): Mail {
  const { booking, site, now, mayIncludeName } = data;
  const amount = `${line.cents < 0 ? '−' : '+'}${formatUsd(usdOf(Math.abs(line.cents)))}`;
  return {
    to: booking.email,
    ...layoutMail(`The price of your booking has changed: ${booking.trek_title}`, [
      'Namaste,',
      `we have added a line to the price of your booking ${booking.reference}:`,
      { facts: [[line.text || 'Price', amount]] },
      'These are the new sums:',
      ...bookingFacts(booking, companyDay(now)),
      ...refundOfOverpaid(refundCents),
      { link: 'Your booking', href: bookingPage(site.publicUrl, booking) },
      'If this is not what we agreed on, please reply to this email or call us.',
      signature(site),
      ...(mayIncludeName ? bookedBy(booking) : []),
    ]),
  };
}

/** Says that a request to cancel has come, on which day, and the refund that the terms of that day give. */
export function cancellationReceivedMail(
  { booking, site, mayIncludeName }: BookingMailData,
  cancellation: CancellationRow,
): Mail {
  const { refundCents } = cancellationCents(cancellation);
  return {
    to: booking.email,
    ...layoutMail(`We have your request to cancel: ${booking.trek_title}`, [
      'Namaste,',
      `you asked on ${formatLongDate(cancellation.requested_at)} to cancel your booking ${booking.reference}.`,
      refundCents === 0
        ? 'By our terms on that day, there is no refund.'
        : `By our terms on that day, the refund is ${formatUsd(usdOf(refundCents))}. It stays the same, however long our answer takes.`,
      'The booking stays as it is until we answer by email. If you have not asked for this, please reply.',
      { link: 'The terms', href: `${site.publicUrl}/terms-conditions` },
      signature(site),
      ...(mayIncludeName ? bookedBy(booking) : []),
    ]),
  };
}

/** Says that a request for a departure has come, and what was asked for. */
export function departureReceivedMail({ booking, site, now, mayIncludeName }: BookingMailData): Mail {
  return {
    to: booking.email,
    ...layoutMail(`We have your request: ${booking.trek_title}`, [
      'Namaste,',
      `you asked on ${formatLongDate(companyDay(now))} for this departure. Nothing is charged until we confirm it. We answer within ${REQUEST_ANSWER_HOURS} hours.`,
      ...bookingFacts(booking, companyDay(now)),
      'If you have not asked for this, please reply to this email.',
      signature(site),
      ...(mayIncludeName ? bookedBy(booking) : []),
    ]),
  };
}

/** Says that a request to change the booking has come, and repeats it to an address that its reader has confirmed. */
export function changeReceivedMail(
  { booking, site, mayIncludeName }: BookingMailData,
  { message, created_at }: Pick<ContactMessageRow, 'message' | 'created_at'>,
): Mail {
  return {
    to: booking.email,
    ...layoutMail(`We have your message about your booking: ${booking.trek_title}`, [
      'Namaste,',
      `you wrote to us on ${formatLongDate(created_at)} about your booking ${booking.reference}.`,
      'The booking stays as it is until we answer by email. If you have not written to us, please reply.',
      { link: 'Your booking', href: bookingPage(site.publicUrl, booking) },
      signature(site),
      ...(mayIncludeName ? [...bookedBy(booking), { typed: [['Message', message]] as const }] : []),
    ]),
  };
}

/** Answers a cancellation request and states the refund. */
export function cancellationMail(data: BookingMailData, cancellation: CancellationRow): Mail {
  const { refundCents } = cancellationCents(cancellation);
  const { booking, site, mayIncludeName } = data;
  const isApproved = cancellation.status === 'approved';
  const refund =
    refundCents === 0
      ? booking.advance_usd === 0
        ? 'Nothing was paid, so there is no refund.'
        : 'Under our terms, there is no refund.'
      : booking.advance_usd === 0
        ? `We have refunded ${formatUsd(usdOf(refundCents))} to your original payment method. It can take up to ${REFUND_DAYS} days to appear on your statement.`
        : `We will refund ${formatUsd(usdOf(refundCents))} to your original payment method within ${REFUND_DAYS} days.`;
  const attachments = isApproved ? calendarCancellation(data) : [];
  return {
    to: booking.email,
    attachments,
    ...layoutMail(`${isApproved ? 'Your booking is canceled' : 'Your booking is unchanged'}: ${booking.trek_title}`, [
      'Namaste,',
      isApproved
        ? `your booking ${booking.reference} is canceled. ${refund}`
        : `we could not cancel your booking ${booking.reference} as you requested. Please reply to this email or call us.`,
      ...(attachments.length > 0 ? ['The attached file trek.ics takes it out of your calendar.'] : []),
      { link: 'The terms', href: `${site.publicUrl}/terms-conditions` },
      signature(site),
      ...(mayIncludeName ? bookedBy(booking) : []),
    ]),
  };
}

/** Says that a refund was sent. No mail says that it has arrived: only the customer's bank knows. */
export function refundMail(
  { booking, site, mayIncludeName }: BookingMailData,
  { cents, isByBank }: Extract<MailJob, { letter: 'refund' }>,
): Mail {
  const way = isByBank ? 'by bank transfer' : 'to the card you paid with';
  return {
    to: booking.email,
    ...layoutMail(`Your refund is on its way: ${booking.trek_title}`, [
      'Namaste,',
      `we have refunded ${formatUsd(usdOf(cents))} for your booking ${booking.reference}, ${way}. It can take up to ${REFUND_DAYS} days to appear on your statement. If it has not by then, please reply to this email.`,
      signature(site),
      ...(mayIncludeName ? bookedBy(booking) : []),
    ]),
  };
}

/** Says that the customer's bank has taken money back, and that a person decides what follows. */
export function disputeLostMail({ booking, site, mayIncludeName }: BookingMailData, cents: number): Mail {
  const amount = formatUsd(usdOf(cents));
  return {
    to: booking.email,
    ...layoutMail(`Your bank has returned ${amount} to you: ${booking.trek_title}`, [
      'Namaste,',
      `you disputed a payment for your booking ${booking.reference}, and your bank has returned ${amount} of it to you.`,
      booking.status === 'cancelled'
        ? 'The booking stays canceled.'
        : 'The booking stays as it is for now. We will write to you about what happens next; please reply to this email if you want to cancel it.',
      signature(site),
      ...(mayIncludeName ? bookedBy(booking) : []),
    ]),
  };
}

/** Accepts or declines a requested departure; the accepted one gets the payment link. */
export function departureAnswerMail(
  { booking, site, now, mayIncludeName }: BookingMailData,
  answer: Exclude<DepartureRequestRow['status'], 'requested'>,
): Mail {
  const { publicUrl } = site;
  const isConfirmed = answer === 'confirmed';
  return {
    to: booking.email,
    ...layoutMail(
      `${isConfirmed ? 'Your departure is confirmed' : 'We cannot offer this departure'}: ${booking.trek_title}`,
      [
        'Namaste,',
        isConfirmed
          ? 'good news: we can take you on the date you asked for. Nothing has been charged; your place is secured once you pay the deposit.'
          : `we are sorry: we cannot offer the departure on ${formatLongDate(booking.start_date)} that you asked for (${booking.reference}). Nothing has been charged. Please reply to this email: we would be glad to find another date with you.`,
        ...(isConfirmed
          ? [
              ...bookingFacts(booking, companyDay(now)),
              { link: 'Pay your booking', href: bookingPage(publicUrl, booking) },
            ]
          : [{ link: 'All treks', href: `${publicUrl}/treks` }]),
        signature(site),
        ...(mayIncludeName ? bookedBy(booking) : []),
      ],
    ),
  };
}

function nextSteps(booking: BookingWithReference, publicUrl: string): Step[] {
  const { balance_usd, travelers } = booking;
  const payment: Step =
    balance_usd === 0
      ? { text: 'Your trek is paid in full: there is nothing left to pay.' }
      : {
          text: `Pay the balance of ${formatUsd(balance_usd)} by its due date.`,
          href: bookingPage(publicUrl, booking),
        };
  return [
    payment,
    {
      text: `Fill in the details of ${travelers === 1 ? 'the traveler' : `each of the ${travelers} travelers`}: permits are issued in these names.`,
      href: bookingPage(publicUrl, booking),
    },
    { text: 'Take out travel insurance that covers the altitude of your trek.', href: `${publicUrl}/travel-insurance` },
  ];
}

/** Empty for an old name, stored before names were validated, that contains a link or a line break. */
function bookedBy({ first_name, last_name }: BookingRow): Block[] {
  const name = `${first_name} ${last_name}`;
  return isPlainLine(name) ? [`Booked by: ${name}`] : [];
}
