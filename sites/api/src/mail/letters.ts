import { BALANCE_DUE_DAYS, balanceDueDate } from '@trek/ui/booking/rules';
import type { ContactMessage } from '@trek/ui/contact/rules';
import type { BookingRow } from '../store/schema.ts';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';
import type { Mail } from './mailer.ts';

/** Every mail that the site sends, as plain text. */

/** @param link address that sets the new password; whoever has it can use it */
export function resetLetter(to: string, fullname: string, link: string): Mail {
  return {
    to,
    subject: 'Reset your password',
    text: `Namaste ${fullname},

somebody, hopefully you, asked to reset the password of your account. This link sets a new one. It works once, within
one hour:

${link}

If it was not you, there is nothing to do: your password stays as it is.
`,
  };
}

/**
 * Confirms a booking that was paid in advance, with a calendar file of the trek and of the day the rest is due.
 * @param host of the site, which makes the ids in the calendar file its own
 */
export function confirmationLetter(booking: BookingRow, trekTitle: string, host: string, now: Date): Mail {
  const balance =
    booking.balance_usd === 0 ? 'nothing, all is paid' : `US$ ${booking.balance_usd}, ${balanceDue(booking, now)}`;
  return {
    to: booking.email,
    subject: `Your booking is confirmed: ${trekTitle}`,
    text: `Namaste ${booking.first_name},

thank you for booking with us. We have received your payment and your place is confirmed.

Trek:       ${trekTitle}
From – to:  ${booking.start_date} – ${booking.end_date}
Travelers:  ${booking.travelers}
Paid:       US$ ${booking.advance_usd}
Balance:    ${balance}
Booking:    ${booking.id}

The file trek.ics puts the dates into your calendar. Answer this mail with any question. We look forward to walking
with you.
`,
    attachments: [
      {
        filename: 'trek.ics',
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: calendarFile(bookingDays(booking, trekTitle, host), now),
      },
    ],
  };
}

/** Whoever books inside the last days before the trek owes the rest at once. */
function balanceDue({ start_date }: BookingRow, now: Date): string {
  const dueDate = balanceDueDate(start_date);
  return dueDate > now.toISOString().slice(0, 10)
    ? `due on ${dueDate}, ${BALANCE_DUE_DAYS} days before the trek`
    : 'due now';
}

function bookingDays(booking: BookingRow, trekTitle: string, host: string): CalendarEntry[] {
  const trek = {
    uid: `${booking.id}-trek@${host}`,
    summary: trekTitle,
    description: `Booking ${booking.id}, ${booking.travelers} travelers`,
    firstDay: booking.start_date,
    lastDay: booking.end_date,
  };
  if (booking.balance_usd === 0) return [trek];
  const dueDate = balanceDueDate(booking.start_date);
  return [
    trek,
    {
      uid: `${booking.id}-balance@${host}`,
      summary: `Balance due: ${trekTitle}`,
      description: `US$ ${booking.balance_usd} of booking ${booking.id}`,
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
