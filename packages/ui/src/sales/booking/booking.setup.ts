import { fromPromise, sendTo, setup } from 'xstate';
import type { BookedTrek } from '../../api/entities.ts';
import { unprovided } from '../../core/internal/unprovided.ts';
import { paymentMachine } from '../payment/payment.machine.ts';
import { bookingChanges } from './booking.changes.ts';
import {
  type BookingContext,
  type BookingInput,
  type OrderToStore,
  paymentOrder,
  type StoredBooking,
} from './booking.context.ts';
import type { BookingDestination, BookingEvent, BookingNotice } from './booking.events.ts';
import { bookingGuards } from './booking.guards.ts';
import { SLOW_READING_MS, SUCCESS_VIEW_MS } from './booking.timing.ts';

/** Types, actors, actions, guards and delays of the booking: what its chart speaks of by name. */
export const bookingSetup = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    input: {} as BookingInput,
    tags: {} as 'open',
    children: {} as { readBookings: 'readBookings'; saveDetails: 'saveDetails'; payment: 'payment' },
  },
  actors: {
    readBookings: fromPromise<BookedTrek[]>(unprovided('readBookings')),
    saveDetails: fromPromise<StoredBooking, OrderToStore>(unprovided('saveDetails')),
    payment: paymentMachine,
  },
  actions: {
    notify: (_, _notice: BookingNotice) => {},
    /** The visitor has found a way on: the notice that asks them to sign in goes. */
    endLoginOffer: () => {},
    navigate: (_, _to: { destination: BookingDestination }) => {},
    rejectSession: () => {},
    leavePayment: (_, _left: { paymentIntentId: string | null }) => {},
    ...bookingChanges,
    sendOrder: sendTo('payment', ({ context }) => ({ type: 'order.change' as const, order: paymentOrder(context) })),
  },
  guards: bookingGuards,
  delays: { slowReading: SLOW_READING_MS, successView: SUCCESS_VIEW_MS },
});
