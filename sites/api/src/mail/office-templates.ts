import { formatLongDate, formatUsd } from '@trek/ui/kit/format';
import { companyDay, REQUEST_ANSWER_HOURS, usdOf } from '@trek/ui/pricing';
import type { OfficeNotice } from '../store/mail-job.ts';
import type { CancellationRow, ContactMessageRow, PaymentRow } from '../store/schema.ts';
import { type BookingWithReference, bookingFacts } from './booking-facts.ts';
import { type Block, layoutMail } from './mail-layout.ts';
import type { Mail } from './mailer.ts';
import type { SiteDetails } from './site-details.ts';

/* Mails to the office. Text that a visitor typed comes last and is marked, so it can't pass for text of the site. */

/** Subject, and what the office should do. */
const OFFICE_NOTICES: Readonly<Record<OfficeNotice, [subject: string, whatToDo: string]>> = {
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
};

/** Replaces the text of a partial refund when the booking was canceled before. */
const KEPT_IN_PART = 'The booking is cancelled, and what the terms keep of it stays.';

/** Reports a payment event with all details of its booking. */
export function officeNoticeMail(
  site: SiteDetails,
  notice: OfficeNotice,
  payment: PaymentRow,
  booking: BookingWithReference,
  now: Date,
): Mail {
  const [subject, whatToDo] = OFFICE_NOTICES[notice];
  return {
    to: site.officeAddress,
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
      officePage(site, booking),
      typedDetails(booking),
    ]),
  };
}

/** Reports a cancellation request, the refund by the terms, and the commands that answer it. */
export function cancellationRequestMail(
  site: SiteDetails,
  { refund_usd, requested_at }: CancellationRow,
  booking: BookingWithReference,
  now: Date,
): Mail {
  const { reference, trek_title } = booking;
  return {
    to: site.officeAddress,
    ...layoutMail(`Cancellation requested: ${reference}, ${trek_title}`, [
      'The owner of this booking asks to cancel it.',
      bookingFacts(booking, companyDay(now)),
      {
        facts: [
          ['Asked on', formatLongDate(requested_at)],
          ['Goes back', formatUsd(refund_usd)],
        ],
      },
      officePage(site, booking),
      `Agree with: npm run office -- approve ${reference} <your name>`,
      `Refuse with: npm run office -- decline ${reference} <your name>`,
      typedDetails(booking),
    ]),
  };
}

/** Reports a departure request and the commands that answer it. */
export function departureRequestMail(site: SiteDetails, booking: BookingWithReference, now: Date): Mail {
  const { reference, trek_title } = booking;
  return {
    to: site.officeAddress,
    ...layoutMail(`Departure requested: ${reference}, ${trek_title}`, [
      'Somebody asks for this departure. It is out of season or has fewer travelers than it needs, so nothing is charged before you confirm it.',
      `The site promises an answer within ${REQUEST_ANSWER_HOURS} hours.`,
      bookingFacts(booking, companyDay(now)),
      officePage(site, booking),
      `Confirm with: npm run office -- confirm ${reference} <your name>`,
      `Decline with: npm run office -- decline ${reference} <your name>`,
      typedDetails(booking),
    ]),
  };
}

const officePage = ({ publicUrl }: SiteDetails, { reference }: BookingWithReference): Block => ({
  link: 'In the office (sign in first)',
  href: `${publicUrl}/office/bookings/${reference}`,
});

function typedDetails(booking: BookingWithReference): Block {
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

/** Forwards a message of the contact form. */
export function contactMessageMail(site: SiteDetails, { name, email, phone, message }: ContactMessageRow): Mail {
  return {
    to: site.officeAddress,
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
