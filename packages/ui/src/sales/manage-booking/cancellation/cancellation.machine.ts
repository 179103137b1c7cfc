import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { type ApiMessage, describeError } from '../../../api/api-error.ts';
import type { CalendarDate } from '../../../core/internal/calendar-date.ts';
import { unprovided } from '../../../core/internal/unprovided.ts';
import { type CanceledBooking, type CancellationTerms, cancellationTerms } from '../../../pricing/index.ts';

/** A booking that may be canceled. */
export interface CancelableBooking extends CanceledBooking {
  bookingId: number | string;
}

/** The backend's answer: canceled at once, or the office is asked. */
export type CancellationAnswer = { outcome: 'cancelled' } | { outcome: 'requested'; refundUsd: number };

export interface CancellationContext {
  booking: CancelableBooking;
  /** The refund by the terms on the day of the request. */
  terms: CancellationTerms | null;
  answer: CancellationAnswer | null;
  message: ApiMessage | null;
}

export type CancellationEvent =
  /** @param today in the company's calendar, `YYYY-MM-DD` */
  | { type: 'open'; today: CalendarDate }
  | { type: 'close' }
  /** Cancels, or asks for it; again after a failure. */
  | { type: 'confirm' }
  | { type: 'booking.change'; booking: CancelableBooking };

/**
 * Cancels a booking: shows the refund by that day's terms, then sends the request, one at a time. The backend takes the
 * same request repeatedly: a failed one may be sent again.
 * Actor to provide: `cancel`. Actions to provide: `onAnswered`, and `rejectSession` (the backend did not take the
 * bearer).
 */
export const cancellationMachine = setup({
  types: {
    context: {} as CancellationContext,
    events: {} as CancellationEvent,
    input: {} as { booking: CancelableBooking },
  },
  actors: { cancel: fromPromise<CancellationAnswer, { bookingId: number | string }>(unprovided('cancel')) },
  actions: {
    onAnswered: () => {},
    rejectSession: () => {},
    takeBooking: assign(({ event }) => {
      assertEvent(event, 'booking.change');
      return { booking: event.booking };
    }),
    readTerms: assign(({ context, event }) => {
      assertEvent(event, 'open');
      return { terms: cancellationTerms(context.booking, event.today), answer: null, message: null };
    }),
  },
  guards: { isUnauthorized: (_, error: { status: number }) => error.status === 401 },
}).createMachine({
  id: 'cancellation',
  context: ({ input }) => ({ booking: input.booking, terms: null, answer: null, message: null }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'booking.change': { actions: 'takeBooking' },
        open: { target: 'reviewing', actions: 'readTerms' },
      },
    },
    reviewing: { on: { confirm: 'sending', close: 'closed' } },
    sending: {
      entry: assign({ message: null }),
      invoke: {
        id: 'cancel',
        src: 'cancel',
        input: ({ context }) => ({ bookingId: context.booking.bookingId }),
        onDone: {
          target: 'answered',
          actions: [assign({ answer: ({ event }) => event.output }), 'onAnswered'],
        },
        onError: [
          {
            guard: { type: 'isUnauthorized', params: ({ event }) => ({ status: describeError(event.error).status }) },
            target: 'closed',
            actions: 'rejectSession',
          },
          { target: 'failed', actions: assign({ message: ({ event }) => describeError(event.error).descriptor }) },
        ],
      },
    },
    failed: { on: { confirm: 'sending', close: 'closed' } },
    answered: { on: { close: 'closed' } },
  },
});
