import { isPlainLine } from '@trek/ui/account/rules';
import { companyDay, usdOf } from '@trek/ui/booking/rules';
import { formatLongDate, formatUsd } from '@trek/ui/kit/format';
import { calendarFile } from '@trek/ui/manage-booking/rules';
import { dueDateOf } from '../payments/balance-due.rules.ts';
import type { BalanceReminder, BookingRow, CancellationRow, DepartureRequestRow, PaymentRow } from '../store/schema.ts';
import { bookingDays } from './booking-days.ts';
import { type BookedTrek, bookingFacts, receiptFacts } from './booking-facts.ts';
import type { LetterOrder } from './letter-order.ts';
import { type Letterhead, signature } from './letterhead.ts';
import { type Block, layoutMail, type Step } from './mail-layout.ts';
import type { Mail } from './mailer.ts';

/*
 * What travelers are told of their bookings. Anybody can register and book with somebody else's address, so what a visitor
 * typed is in no mail to an address that its reader has not confirmed; in others their name comes last, and nothing else.
 */

/** The page of one booking on the site. */
const bookingPage = (publicUrl: string, { reference }: BookedTrek) => `${publicUrl}/booking/${reference}`;

/** What a letter about a booking is written from. */
export interface BookingLetter {
  booking: BookedTrek;
  letterhead: Letterhead;
  now: Date;
  /** Whether the address is confirmed, so that the mail may say the name that was typed. */
  mayName: boolean;
}

/**
 * Confirms a booking that was paid in advance, with a calendar file of the trek and of the day on which the rest
 * will be due.
 * @param payment by which it was confirmed; a server of an older release does not tell
 */
export function confirmationLetter(
  { booking, letterhead, now, mayName }: BookingLetter,
  payment?: PaymentRow | undefined,
): Mail {
  const { publicUrl } = letterhead;
  const today = companyDay(now);
  return {
    to: booking.email,
    ...layoutMail(`Your booking is confirmed: ${booking.trek_title}`, [
      'Namaste,',
      'thank you for booking with us. We have received your payment and your place is confirmed.',
      bookingFacts(booking, today),
      ...(payment ? [receiptFacts(payment)] : []),
      'What comes next:',
      { steps: nextSteps(booking, publicUrl) },
      { link: 'Your booking', href: bookingPage(publicUrl, booking) },
      'The file trek.ics puts the dates into your calendar. Answer this mail with any question. We look forward to walking with you.',
      signature(letterhead),
      ...(mayName ? bookedBy(booking) : []),
    ]),
    attachments: [
      {
        filename: 'trek.ics',
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: calendarFile(bookingDays(booking, new URL(publicUrl).hostname, today), now),
      },
    ],
  };
}

/** Says that a further payment has come, and what is left. */
export function receiptLetter({ booking, letterhead, now, mayName }: BookingLetter, payment: PaymentRow): Mail {
  const isPaid = booking.balance_usd === 0;
  return {
    to: booking.email,
    ...layoutMail(`${isPaid ? 'Paid in full' : 'We have received your payment'}: ${booking.trek_title}`, [
      'Namaste,',
      isPaid
        ? 'thank you, we have received your payment, and your trek is paid in full.'
        : 'thank you, we have received your payment.',
      receiptFacts(payment),
      bookingFacts(booking, companyDay(now)),
      { link: 'Your booking', href: bookingPage(letterhead.publicUrl, booking) },
      signature(letterhead),
      ...(mayName ? bookedBy(booking) : []),
    ]),
  };
}

const REMINDERS: Readonly<Record<BalanceReminder, (due: string) => [subject: string, text: string]>> = {
  early: (due) => ['Your balance is due soon', `the balance of your trek is due on ${due}.`],
  late: (due) => ['Your balance is due in a few days', `the balance of your trek is due on ${due}.`],
  overdue: (due) => [
    'Your balance is overdue',
    `the balance of your trek was due on ${due}, and we have not received it. Please pay it now, or tell us what is in the way.`,
  ],
};

/** Reminds of the rest that is still to be paid. */
export function reminderLetter({ booking, letterhead, now, mayName }: BookingLetter, reminder: BalanceReminder): Mail {
  const today = companyDay(now);
  const [subject, text] = REMINDERS[reminder](formatLongDate(dueDateOf(booking, today)));
  return {
    to: booking.email,
    ...layoutMail(`${subject}: ${booking.trek_title}`, [
      'Namaste,',
      text,
      bookingFacts(booking, today),
      { link: 'Pay your balance', href: bookingPage(letterhead.publicUrl, booking) },
      'If you have paid in the meantime, thank you: there is nothing to do.',
      signature(letterhead),
      ...(mayName ? bookedBy(booking) : []),
    ]),
  };
}

/** Brings the way to pay to whoever asked the office for it. */
export function paymentLinkLetter({ booking, letterhead, now, mayName }: BookingLetter): Mail {
  return {
    to: booking.email,
    ...layoutMail(`Pay for your trek: ${booking.trek_title}`, [
      'Namaste,',
      'here you can pay for your trek. Sign in with the account that you booked with.',
      bookingFacts(booking, companyDay(now)),
      { link: 'Pay here', href: bookingPage(letterhead.publicUrl, booking) },
      signature(letterhead),
      ...(mayName ? bookedBy(booking) : []),
    ]),
  };
}

/** Says what the booking is now, after the office has changed its date or its people. */
export function changeLetter({ booking, letterhead, now, mayName }: BookingLetter): Mail {
  return {
    to: booking.email,
    ...layoutMail(`Your booking has changed: ${booking.trek_title}`, [
      'Namaste,',
      'we have changed your booking. This is what it is now:',
      bookingFacts(booking, companyDay(now)),
      { link: 'Your booking', href: bookingPage(letterhead.publicUrl, booking) },
      'If this is not what we agreed on, please answer this mail or call us.',
      signature(letterhead),
      ...(mayName ? bookedBy(booking) : []),
    ]),
  };
}

/** Says what became of a request to cancel, and what goes back. */
export function cancellationLetter(
  { booking, letterhead, mayName }: BookingLetter,
  { status, refund_usd }: CancellationRow,
): Mail {
  const isApproved = status === 'approved';
  const refund =
    refund_usd === 0
      ? `${booking.advance_usd === 0 ? 'Nothing was paid, so' : 'By the terms'} nothing goes back.`
      : `${formatUsd(refund_usd)} goes back by the way you paid, within ten days.`;
  return {
    to: booking.email,
    ...layoutMail(`${isApproved ? 'Your booking is cancelled' : 'Your booking stays'}: ${booking.trek_title}`, [
      'Namaste,',
      isApproved
        ? `your booking ${booking.reference} is cancelled. ${refund}`
        : `we could not cancel your booking ${booking.reference} as you asked. Please answer this mail or call us.`,
      { link: 'The terms', href: `${letterhead.publicUrl}/terms-conditions` },
      signature(letterhead),
      ...(mayName ? bookedBy(booking) : []),
    ]),
  };
}

/** Says that money is on its way back, or has arrived as far as the provider knows. */
export function refundLetter(
  { booking, letterhead, mayName }: BookingLetter,
  { refund, cents, isByBank }: Extract<LetterOrder, { letter: 'refund' }>,
): Mail {
  const amount = formatUsd(usdOf(cents));
  const isSent = refund === 'sent';
  return {
    to: booking.email,
    ...layoutMail(`${isSent ? 'Your refund is sent' : 'Your refund has arrived'}: ${booking.trek_title}`, [
      'Namaste,',
      isSent
        ? `we have sent ${amount} of your booking ${booking.reference} back to you, ${isByBank ? 'by bank transfer' : 'to the card that you paid with'}. Banks take up to ten days to show it.`
        : `the ${amount} that we sent back to you for your booking ${booking.reference} has arrived at the bank of your card. If it is not on your statement within ten days, please answer this mail.`,
      signature(letterhead),
      ...(mayName ? bookedBy(booking) : []),
    ]),
  };
}

/** Says whether the company takes a departure that was asked for, and where it is paid. */
export function departureAnswerLetter(
  { booking, letterhead, now, mayName }: BookingLetter,
  answer: Exclude<DepartureRequestRow['status'], 'requested'>,
): Mail {
  const { publicUrl } = letterhead;
  const isConfirmed = answer === 'confirmed';
  return {
    to: booking.email,
    ...layoutMail(
      `${isConfirmed ? 'We confirm your departure' : 'We cannot offer this departure'}: ${booking.trek_title}`,
      [
        'Namaste,',
        isConfirmed
          ? 'good news: we take you on the day that you asked for. Nothing has been charged; your place is firm once the deposit is paid.'
          : `we are sorry: we cannot offer the departure of ${formatLongDate(booking.start_date)} that you asked for (${booking.reference}). Nothing has been charged. Please answer this mail: we are glad to find another day with you.`,
        ...(isConfirmed
          ? [
              bookingFacts(booking, companyDay(now)),
              { link: 'Pay your booking', href: bookingPage(publicUrl, booking) },
            ]
          : [{ link: 'All treks', href: `${publicUrl}/treks` }]),
        signature(letterhead),
        ...(mayName ? bookedBy(booking) : []),
      ],
    ),
  };
}

function nextSteps(booking: BookedTrek, publicUrl: string): Step[] {
  const { balance_usd, travelers } = booking;
  const payment: Step =
    balance_usd === 0
      ? { text: 'All is paid: there is nothing left to pay.' }
      : { text: `Pay the balance of ${formatUsd(balance_usd)} by its date.`, href: bookingPage(publicUrl, booking) };
  return [
    payment,
    {
      text: `Fill in the details of ${travelers === 1 ? 'the traveler' : `each of the ${travelers} travelers`}: permits are made out in them.`,
      href: bookingPage(publicUrl, booking),
    },
    { text: 'Take out travel insurance that covers the height of your trek.', href: `${publicUrl}/travel-insurance` },
  ];
}

/** Nothing for a name of before names were checked that holds a link or a line break. */
function bookedBy({ first_name, last_name }: BookingRow): Block[] {
  const name = `${first_name} ${last_name}`;
  return isPlainLine(name) ? [`Booked by: ${name}`] : [];
}
