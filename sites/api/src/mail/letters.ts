import { BALANCE_DUE_DAYS } from '@trek/ui/booking/rules';
import type { ContactMessage } from '@trek/ui/contact/rules';
import type { BookingRow } from '../store/schema.ts';
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

export function confirmationLetter(booking: BookingRow, trekTitle: string): Mail {
  return {
    to: booking.email,
    subject: `Your booking is confirmed: ${trekTitle}`,
    text: `Namaste ${booking.first_name},

thank you for booking with us. We have received your payment and your place is confirmed.

Trek:       ${trekTitle}
From – to:  ${booking.start_date} – ${booking.end_date}
Travelers:  ${booking.travelers}
Paid:       US$ ${booking.advance_usd}
Balance:    US$ ${booking.balance_usd}, due ${BALANCE_DUE_DAYS} days before the trek
Booking:    ${booking.id}

Answer this mail with any question. We look forward to walking with you.
`,
  };
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
