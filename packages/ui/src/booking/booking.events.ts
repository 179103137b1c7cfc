import type { CalendarDate } from '../internal/calendar-date.ts';
import type { BookingContext, BookingCustomer, BookingDraft, BookingSaid } from './booking.context.ts';
import type { BookingDetails } from './booking.rules.ts';
import type { PaymentOption } from './charge.rules.ts';

/** What a booking hears. */
export type BookingEvent =
  | { type: 'draft.restore'; saved: BookingDraft }
  | { type: 'book' }
  | { type: 'resume'; startDate: CalendarDate }
  | { type: 'resume.retry' }
  | { type: 'resume.skip' }
  | { type: 'close' }
  | { type: 'login' }
  | { type: 'signup' }
  | { type: 'customer.change'; customer: BookingCustomer | null }
  | { type: 'day.change'; today: CalendarDate }
  | { type: 'details.change'; details: Partial<BookingDetails> }
  | { type: 'details.submit' }
  | { type: 'date.change'; bookingDate: CalendarDate }
  | { type: 'payment.back' }
  | { type: 'travelers.change'; travelers: number }
  | { type: 'option.choose'; option: PaymentOption }
  | { type: 'percent.change'; percent: number }
  /** The amount field, and what it stands for in the visitor's locale; null: no amount. */
  | { type: 'amount.type'; text: string; amountUsd: number | null }
  | { type: 'amount.commit' }
  | { type: 'view' };

/** What it tells the visitor, beside what stands in the dialog. */
export type BookingNotice = { kind: 'success' | 'error' | 'info'; text: BookingSaid; offersLogin?: boolean };
/** Pages that it leads to. */
export type BookingDestination = 'login' | 'signup' | 'profile' | 'contact';

/** What actions and guards are given. */
export interface Heard {
  context: BookingContext;
  event: BookingEvent;
}

/**
 * The event as one of a kind, where the chart lets no other come.
 * @throws Error for an event of another kind
 */
export function eventOf<Type extends BookingEvent['type']>(event: BookingEvent, type: Type) {
  if (event.type !== type) throw new Error(`@trek/ui: only “${type}” can come here, not “${event.type}”.`);
  return event as Extract<BookingEvent, { type: Type }>;
}
