import type { CalendarDate } from '../../core/internal/calendar-date.ts';
import type { PaymentOption } from '../../pricing/charge.rules.ts';
import type { BookingContext, BookingCustomer, BookingDraft, BookingMessage } from './booking.context.ts';
import type { BookingDetails } from './booking.rules.ts';

/** The events of a booking. */
export type BookingEvent =
  | { type: 'draft.restore'; saved: BookingDraft }
  | { type: 'book' }
  | { type: 'resume'; startDate: CalendarDate }
  | { type: 'resume.retry' }
  | { type: 'resume.skip' }
  | { type: 'close' }
  | { type: 'login' }
  | { type: 'signup' }
  /** The visitor goes on without an account. */
  | { type: 'guest.begin' }
  /** A mailed code was right. */
  | { type: 'address.prove' }
  | { type: 'address.change' }
  | { type: 'customer.change'; customer: BookingCustomer | null }
  | { type: 'day.change'; today: CalendarDate }
  /** Answers by the names of their questions. */
  | { type: 'details.change'; details: Partial<BookingDetails>; answers?: Record<string, string> | undefined }
  | { type: 'details.submit' }
  | { type: 'date.change'; bookingDate: CalendarDate }
  | { type: 'payment.back' }
  /** The visitor agrees to the price that has changed. */
  | { type: 'price.accept' }
  | { type: 'travelers.change'; travelers: number }
  | { type: 'option.choose'; option: PaymentOption }
  | { type: 'percent.change'; percent: number }
  /** The amount field, and what it stands for in the visitor's locale; null: no amount. */
  | { type: 'amount.type'; text: string; amountUsd: number | null }
  | { type: 'amount.commit' }
  | { type: 'view' };

/** Its notices to the visitor, besides the dialog's content. */
export type BookingNotice = { kind: 'success' | 'error' | 'info'; text: BookingMessage; offersLogin?: boolean };
/** Pages that it leads to. */
export type BookingDestination = 'login' | 'signup' | 'profile' | 'contact' | 'booking';

/** The arguments of actions and guards. */
export interface BookingArgs {
  context: BookingContext;
  event: BookingEvent;
}
