import { bookingWithTrek } from '../store/bookings.ts';
import type { Store } from '../store/open-store.ts';
import { paymentById } from '../store/payments.ts';
import type { QueuedMailRow } from '../store/schema.ts';
import { userById } from '../store/users.ts';
import type { LetterOrder } from './letter-order.ts';
import { confirmationLetter, officeLetter } from './letters.ts';
import type { Mail } from './mailer.ts';

/** What the letters say of the site. */
export interface Letterhead {
  /** Origin of the site, without a trailing slash. */
  publicUrl: string;
  /** Who is told of what needs a person. */
  officeAddress: string;
}

/**
 * Writes a queued mail.
 * @throws Error where that can't be done; the queue tries again later
 */
export async function writeLetter(store: Store, row: QueuedMailRow, letterhead: Letterhead): Promise<Mail> {
  const queued = JSON.parse(row.mail) as LetterOrder | Mail;
  // A server of the first release has queued the whole mail.
  if (!('letter' in queued)) return queued;
  if (queued.letter === 'booking-confirmed') {
    const booking = await bookingWithTrek(store, queued.bookingId);
    const user = await userById(store, booking.user_id);
    const isConfirmed = user?.email_confirmed_at != null && user.email === booking.email.toLowerCase();
    const writtenAt = new Date(row.created_at);
    return confirmationLetter(booking, booking.trek_title, letterhead.publicUrl, writtenAt, isConfirmed);
  }
  const payment = await paymentById(store, queued.paymentId);
  if (!payment) throw new Error(`There is no payment ${queued.paymentId}`);
  const booking = await bookingWithTrek(store, payment.booking_id);
  return officeLetter(letterhead.officeAddress, queued.notice, payment, booking);
}
