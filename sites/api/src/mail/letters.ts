import { BALANCE_DUE_DAYS, balanceDueDate, isBalanceDueNow } from '@trek/ui/booking/rules';
import type { ContactMessage } from '@trek/ui/contact/rules';
import { formatLongDate, formatUsd } from '@trek/ui/kit/format';
import { EMAIL_LINK_DAYS, isPlainLine } from '@trek/ui/session/rules';
import type { BookingWithTrek } from '../store/bookings.ts';
import type { BookingRow, PaymentRow } from '../store/schema.ts';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';
import type { Mail } from './mailer.ts';

/*
 * Every mail that the site sends, as plain text. Anybody can register and book with somebody else's address, so what a
 * visitor typed is in no mail to an address that its reader has not confirmed; in others it comes last.
 */

/** @param link address that sets the new password; whoever has it can use it */
export function resetLetter(to: string, link: string): Mail {
  return {
    to,
    subject: 'Reset your password',
    text: `Namaste,

somebody, hopefully you, asked to reset the password of your account. This link sets a new one. It works once, within
one hour:

${link}

If it was not you, there is nothing to do: your password stays as it is.
`,
  };
}

/** @param link address that confirms the account's address */
export function emailConfirmationLetter(to: string, link: string): Mail {
  return {
    to,
    subject: 'Confirm your email address',
    text: `Namaste,

somebody, hopefully you, opened an account with this address. This link confirms that it is yours. It works for
${EMAIL_LINK_DAYS} days:

${link}

If it was not you, there is nothing to do. You can take the account over by resetting its password.
`,
  };
}

/** Says to the owner of an account what the site says to nobody else: that there is one. */
export function accountExistsLetter(to: string, publicUrl: string): Mail {
  return {
    to,
    subject: 'You already have an account',
    text: `Namaste,

somebody, hopefully you, tried to open an account with this address. You already have one, and it stays as it is.

Sign in:                     ${publicUrl}/login
If you forgot your password: ${publicUrl}/forgot-password
`,
  };
}

/** The site's page of an account, where its bookings stand. */
const PROFILE_PATH = '/user-profile';

/**
 * Confirms a booking that was paid in advance, with a calendar file of the trek and of the day on which the rest
 * will be due.
 * @param publicUrl of the site, whose host makes the ids in the calendar file its own
 * @param mayName whether the address is confirmed, so that the mail may say the name that was typed
 */
export function confirmationLetter(
  booking: BookingRow,
  trekTitle: string,
  publicUrl: string,
  now: Date,
  mayName: boolean,
): Mail {
  const { advance_usd, balance_usd } = booking;
  const balance = balance_usd === 0 ? 'nothing, all is paid' : `${formatUsd(balance_usd)}, ${balanceDue(booking, now)}`;
  return {
    to: booking.email,
    subject: `Your booking is confirmed: ${trekTitle}`,
    text: `Namaste,

thank you for booking with us. We have received your payment and your place is confirmed.

Trek:       ${trekTitle}
From – to:  ${formatLongDate(booking.start_date)} – ${formatLongDate(booking.end_date)}
Travelers:  ${booking.travelers}
Total:      ${formatUsd(advance_usd + balance_usd)}
Paid:       ${formatUsd(advance_usd)}
Balance:    ${balance}
Booking:    ${booking.id}

Your bookings: ${publicUrl}${PROFILE_PATH}

The file trek.ics puts the dates into your calendar. Answer this mail with any question. We look forward to walking
with you.
${mayName ? bookedBy(booking) : ''}`,
    attachments: [
      {
        filename: 'trek.ics',
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: calendarFile(bookingDays(booking, trekTitle, new URL(publicUrl).hostname, now), now),
      },
    ],
  };
}

/** Nothing for a name of before names were checked that holds a link or a line break. */
function bookedBy({ first_name, last_name }: BookingRow): string {
  const name = `${first_name} ${last_name}`;
  return isPlainLine(name) ? `\nBooked by: ${name}\n` : '';
}

function balanceDue({ start_date }: BookingRow, now: Date): string {
  if (isBalanceDueNow(start_date, dayOf(now))) return 'due now';
  return `due on ${formatLongDate(balanceDueDate(start_date))}, ${BALANCE_DUE_DAYS} days before the trek`;
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

function bookingDays(booking: BookingRow, trekTitle: string, host: string, now: Date): CalendarEntry[] {
  const trek = {
    uid: `${booking.id}-trek@${host}`,
    summary: trekTitle,
    description: `Booking ${booking.id}, ${booking.travelers} travelers`,
    firstDay: booking.start_date,
    lastDay: booking.end_date,
  };
  if (booking.balance_usd === 0 || isBalanceDueNow(booking.start_date, dayOf(now))) return [trek];
  const dueDate = balanceDueDate(booking.start_date);
  return [
    trek,
    {
      uid: `${booking.id}-balance@${host}`,
      summary: `Balance due: ${trekTitle}`,
      description: `${formatUsd(booking.balance_usd)} of booking ${booking.id}`,
      firstDay: dueDate,
      lastDay: dueDate,
    },
  ];
}

/** What a visitor wrote in the contact form, for the people in the office. */
export function contactLetter(to: string, { name, email, phone, message }: ContactMessage): Mail {
  return {
    to,
    replyTo: { name, address: email },
    subject: `Message from ${name}`,
    text: `Name:   ${name}
E-mail: ${email}
Phone:  ${phone}

${message}
`,
  };
}

/** What the office is told of a payment, and what it is to do about it. */
const OFFICE_NOTICES = {
  unexpected: ['A payment without a booking', 'The booking was paid or cancelled before. Give the money back.'],
  refunded: ['A payment went back', 'All of it was returned, so the booking is cancelled.'],
  'partly-refunded': ['Part of a payment went back', 'The booking stays. Check what is still to be paid.'],
  disputed: ['A payment is disputed', 'Answer the bank before its deadline. The booking is marked as disputed.'],
  'dispute-won': ['A dispute was won', 'The money stays, and the booking is confirmed again.'],
  'dispute-lost': ['A dispute was lost', 'The money is gone, so the booking is cancelled.'],
} as const;

/** What can happen to a payment that a person in the office has to know. */
export type OfficeNotice = keyof typeof OFFICE_NOTICES;

/** Tells the office what became of a payment that had been made, or came unexpected. */
export function officeLetter(to: string, notice: OfficeNotice, payment: PaymentRow, booking: BookingWithTrek): Mail {
  const [subject, whatToDo] = OFFICE_NOTICES[notice];
  return {
    to,
    subject: `${subject}: booking ${booking.id}`,
    text: `${whatToDo}

Booking:    ${booking.id}, ${booking.status}
Trek:       ${booking.trek_title}, ${booking.travelers} travelers from ${booking.start_date}
Payment:    ${payment.id}
Amount:     ${formatUsd(payment.amount_usd)}
Returned:   ${formatUsd(payment.refunded_cents / 100)}
`,
  };
}
