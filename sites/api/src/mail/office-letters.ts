import { companyDay, REQUEST_ANSWER_HOURS, usdOf } from '@trek/ui/booking/rules';
import { formatLongDate, formatUsd } from '@trek/ui/kit/format';
import type { CancellationRow, ContactMessageRow, PaymentRow } from '../store/schema.ts';
import { type BookedTrek, bookingFacts } from './booking-facts.ts';
import type { Letterhead } from './letterhead.ts';
import { type Block, layoutMail } from './mail-layout.ts';
import type { Mail } from './mailer.ts';

/*
 * What the people in the office are told. What a visitor typed comes last, marked as such: nothing above it can be made to
 * look as if the site said it.
 */

/** What the office is told of a payment, and what it is to do about it. */
const OFFICE_NOTICES = {
  booked: ['New booking', 'A booking was made and its first payment has come.'],
  paid: ['A further payment', 'A further payment of a confirmed booking has come.'],
  unexpected: ['A payment without a booking', 'The booking was paid or cancelled before. Give the money back.'],
  'refund-failed': [
    'A refund has failed',
    'The money is still here. In the office, try again or send it by bank transfer.',
  ],
  'unowed-returned': ['Money that was not owed went back', 'Nothing else changes.'],
  refunded: ['A payment went back', 'All of it was returned, so the booking is cancelled.'],
  'partly-refunded': ['Part of a payment went back', 'The booking stays. Check what is still to be paid.'],
  disputed: ['A payment is disputed', 'Answer the bank before its deadline. The booking is marked as disputed.'],
  'dispute-won': ['A dispute was won', 'The money stays, and the booking is confirmed again.'],
  'dispute-lost': ['A dispute was lost', 'The money is gone, so the booking is cancelled.'],
} as const;

/** What the same means where the booking was cancelled before, and its terms keep the rest. */
const KEPT_IN_PART = 'The booking is cancelled, and what the terms keep of it stays.';

/** What can happen to a payment that a person in the office has to know. */
export type OfficeNotice = keyof typeof OFFICE_NOTICES;

/** Tells the office what became of a payment, and everything about its booking. */
export function officeLetter(
  letterhead: Letterhead,
  notice: OfficeNotice,
  payment: PaymentRow,
  booking: BookedTrek,
  now: Date,
): Mail {
  const [subject, whatToDo] = OFFICE_NOTICES[notice];
  return {
    to: letterhead.officeAddress,
    ...layoutMail(`${subject}: ${booking.reference}, ${booking.trek_title}`, [
      notice === 'partly-refunded' && booking.status === 'cancelled' ? KEPT_IN_PART : whatToDo,
      bookingFacts(booking, companyDay(now)),
      {
        facts: [
          ['State', booking.status],
          ['Payment', payment.id],
          ['Amount', formatUsd(payment.amount_usd)],
          ['Returned', formatUsd(usdOf(payment.refunded_cents))],
        ],
      },
      officePage(letterhead, booking),
      typedDetails(booking),
    ]),
  };
}

/** Tells the office that somebody asks to cancel, what the terms give back, and how to answer. */
export function cancellationRequestLetter(
  letterhead: Letterhead,
  { refund_usd, requested_at }: CancellationRow,
  booking: BookedTrek,
  now: Date,
): Mail {
  const { reference, trek_title } = booking;
  return {
    to: letterhead.officeAddress,
    ...layoutMail(`Cancellation requested: ${reference}, ${trek_title}`, [
      'The owner of this booking asks to cancel it.',
      bookingFacts(booking, companyDay(now)),
      {
        facts: [
          ['Asked on', formatLongDate(requested_at)],
          ['Goes back', formatUsd(refund_usd)],
        ],
      },
      officePage(letterhead, booking),
      `Agree with: npm run office -- approve ${reference} <your name>`,
      `Refuse with: npm run office -- decline ${reference} <your name>`,
      typedDetails(booking),
    ]),
  };
}

/** Tells the office that somebody asks for a departure, and how to answer. */
export function departureRequestLetter(letterhead: Letterhead, booking: BookedTrek, now: Date): Mail {
  const { reference, trek_title } = booking;
  return {
    to: letterhead.officeAddress,
    ...layoutMail(`Departure requested: ${reference}, ${trek_title}`, [
      'Somebody asks for this departure. It is out of season or has fewer travelers than it needs, so nothing is charged before you confirm it.',
      `The site promises an answer within ${REQUEST_ANSWER_HOURS} hours.`,
      bookingFacts(booking, companyDay(now)),
      officePage(letterhead, booking),
      `Confirm with: npm run office -- confirm ${reference} <your name>`,
      `Decline with: npm run office -- decline ${reference} <your name>`,
      typedDetails(booking),
    ]),
  };
}

/** Where everything is known of a booking, and done with it. */
const officePage = ({ publicUrl }: Letterhead, { reference }: BookedTrek): Block => ({
  link: 'In the office (sign in first)',
  href: `${publicUrl}/office/bookings/${reference}`,
});

function typedDetails(booking: BookedTrek): Block {
  const { first_name, last_name, email, phone, country, special_requirements } = booking;
  return {
    typed: [
      ['Name', `${first_name} ${last_name}`],
      ['E-mail', email],
      ['Phone', phone],
      ['Country', country],
      ['Special requirements', special_requirements || 'none'],
    ],
  };
}

/** What a visitor wrote in the contact form. */
export function contactLetter(letterhead: Letterhead, { name, email, phone, message }: ContactMessageRow): Mail {
  return {
    to: letterhead.officeAddress,
    replyTo: { name, address: email },
    ...layoutMail(`Message from ${name}`, [
      'Somebody has written by the contact form. Your answer goes to the address that they gave.',
      {
        typed: [
          ['Name', name],
          ['E-mail', email],
          ['Phone', phone],
          ['Message', message],
        ],
      },
    ]),
  };
}
