import type { BalanceReminder, CancellationRow, DepartureRequestRow } from '../store/schema.ts';
import type { OfficeNotice } from './office-letters.ts';

/**
 * A mail that is to be written when it is delivered. The queue keeps ids instead of texts, so that nothing that can go
 * wrong in a text or a file stands in the way of the money that the mail is about.
 */
export type LetterOrder =
  /** An older server does not say by which payment. */
  | { letter: 'booking-confirmed'; bookingId: string; paymentId?: string }
  | { letter: 'office-notice'; notice: OfficeNotice; paymentId: string }
  | { letter: 'payment-received'; paymentId: string }
  | { letter: 'balance-reminder'; reminder: BalanceReminder; bookingId: string }
  | { letter: 'cancellation'; cancellation: CancellationRow['status']; bookingId: string }
  | { letter: 'departure-request'; request: DepartureRequestRow['status']; bookingId: string }
  /** Money that went back: so much, by card or by a person at the bank. */
  | { letter: 'refund'; refund: 'sent' | 'arrived'; bookingId: string; cents: number; isByBank: boolean }
  | { letter: 'contact-message'; messageId: string }
  /** What somebody in the office has sent or done. */
  | { letter: 'payment-link' | 'booking-changed'; bookingId: string };
