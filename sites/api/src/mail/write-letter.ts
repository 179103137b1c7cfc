import { companyDay } from '@trek/ui/booking/rules';
import { dueReminder } from '../payments/reminder.rules.ts';
import { bookingWithTrek, referenceOf } from '../store/bookings.ts';
import { cancellationOf } from '../store/cancellations.ts';
import { contactMessage } from '../store/contact-messages.ts';
import type { Store } from '../store/open-store.ts';
import { paymentById } from '../store/payments.ts';
import type { PaymentRow, QueuedMailRow } from '../store/schema.ts';
import { userById } from '../store/users.ts';
import type { BookedTrek } from './booking-facts.ts';
import {
  type BookingLetter,
  cancellationLetter,
  changeLetter,
  confirmationLetter,
  departureAnswerLetter,
  paymentLinkLetter,
  receiptLetter,
  refundLetter,
  reminderLetter,
} from './booking-letters.ts';
import type { LetterOrder } from './letter-order.ts';
import type { Letterhead } from './letterhead.ts';
import type { Mail } from './mailer.ts';
import { cancellationRequestLetter, contactLetter, departureRequestLetter, officeLetter } from './office-letters.ts';

/**
 * Writes a queued mail, or returns undefined when it is no longer needed.
 * @throws Error where that can't be done; the queue tries again later
 */
export async function writeLetter(store: Store, row: QueuedMailRow, letterhead: Letterhead): Promise<Mail | undefined> {
  const queued = JSON.parse(row.mail) as LetterOrder | Mail;
  // A server of the first release has queued the whole mail.
  if (!('letter' in queued)) return queued;
  const now = new Date(row.created_at);
  switch (queued.letter) {
    case 'booking-confirmed': {
      const { bookingId, paymentId } = queued;
      const payment = paymentId === undefined ? undefined : await storedPayment(store, paymentId);
      return confirmationLetter(await bookingLetter(store, bookingId, letterhead, now), payment);
    }
    case 'payment-received': {
      const payment = await storedPayment(store, queued.paymentId);
      return receiptLetter(await bookingLetter(store, payment.booking_id, letterhead, now), payment);
    }
    case 'balance-reminder': {
      const letter = await bookingLetter(store, queued.bookingId, letterhead, now);
      // The balance may have been paid, or the start moved, since the reminder was queued.
      const isStillDue = dueReminder(letter.booking, companyDay(now)) === queued.reminder;
      return isStillDue ? reminderLetter(letter, queued.reminder) : undefined;
    }
    case 'office-notice': {
      const payment = await storedPayment(store, queued.paymentId);
      return officeLetter(letterhead, queued.notice, payment, await bookedTrek(store, payment.booking_id), now);
    }
    case 'cancellation': {
      const letter = await bookingLetter(store, queued.bookingId, letterhead, now);
      const cancellation = await cancellationOf(store, queued.bookingId);
      return queued.cancellation === 'requested'
        ? cancellationRequestLetter(letterhead, cancellation, letter.booking, now)
        : cancellationLetter(letter, cancellation);
    }
    case 'departure-request': {
      const letter = await bookingLetter(store, queued.bookingId, letterhead, now);
      return queued.request === 'requested'
        ? departureRequestLetter(letterhead, letter.booking, now)
        : departureAnswerLetter(letter, queued.request);
    }
    case 'refund':
      return refundLetter(await bookingLetter(store, queued.bookingId, letterhead, now), queued);
    case 'payment-link':
      return paymentLinkLetter(await bookingLetter(store, queued.bookingId, letterhead, now));
    case 'booking-changed':
      return changeLetter(await bookingLetter(store, queued.bookingId, letterhead, now));
    case 'contact-message':
      return contactLetter(letterhead, await contactMessage(store, queued.messageId));
    default:
      throw new Error('A newer server has queued this mail');
  }
}

async function bookingLetter(
  store: Store,
  bookingId: string,
  letterhead: Letterhead,
  now: Date,
): Promise<BookingLetter> {
  const booking = await bookedTrek(store, bookingId);
  const user = await userById(store, booking.user_id);
  const mayName = user?.email_confirmed_at != null && user.email === booking.email.toLowerCase();
  return { booking, letterhead, now, mayName };
}

async function bookedTrek(store: Store, bookingId: string): Promise<BookedTrek> {
  const booking = await bookingWithTrek(store, bookingId);
  return { ...booking, reference: await referenceOf(store, booking) };
}

async function storedPayment(store: Store, paymentId: string): Promise<PaymentRow> {
  const payment = await paymentById(store, paymentId);
  if (!payment) throw new Error(`There is no payment ${paymentId}`);
  return payment;
}
