import { fromPromise } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { centsOf } from '../../pricing/pricing.rules.ts';
import type { TrekEvent } from '../../provider/trek-events.ts';
import { bindPayment } from '../payment/bind-payment.ts';
import type { PaymentMachine } from '../payment/payment.machine.ts';
import type { BookingNotice } from './booking.events.ts';
import { type BookingDestination, bookingMachine } from './booking.machine.ts';

/** Detail of `trek:booking-created`. */
type StoredDetail = Extract<TrekEvent, { type: 'trek:booking-created' }>['detail'];

/** Everything that a booking asks of its surroundings. */
export interface BookingServices {
  api: ApiClient;
  /** Language of the mails about it. Default `en-US`. */
  locale?: () => string;
  /** The machine of its payment, made by `bindPayment`. Default: one without card fields, for payments that take none. */
  payment?: PaymentMachine;
  /** Hears what the booking has to say, as a code of its texts with facts. Default: no one does. */
  notify?: (notice: BookingNotice) => void;
  /** Leads a visitor on: to sign in, to their bookings, to ask. `reference` is that of the booking, once there is one. */
  navigate?: (destination: BookingDestination, reference: string | null) => void;
  /** The backend did not take the session. */
  rejectSession?: () => void;
  /** The backend has stored the booking, or a change to it. */
  onStored?: (detail: StoredDetail) => void;
}

const ignore = () => {};

/**
 * The booking machine with its actors bound to a backend, for a view of your own and for programs without one. `useBooking`
 * does the same inside a page's providers.
 * @example const actor = createActor(bindBooking({ api: backend.api }), { input });
 */
export function bindBooking({
  api,
  locale = () => 'en-US',
  payment = bindPayment({ api, notify: ignore, cardForm: () => null }),
  notify = ignore,
  navigate = ignore,
  rejectSession = ignore,
  onStored = ignore,
}: BookingServices) {
  return bookingMachine.provide({
    actors: {
      readBookings: fromPromise(() => api.listBookings()),
      saveDetails: fromPromise(async ({ input, signal }) => {
        const { details, trekId, travelers, totalCents } = input;
        const stored = await api.saveBookingDetails({ ...details, trekId, locale: locale() }, { signal });
        const { bookingId, reference, price } = stored;
        onStored({
          v: 1,
          trekId,
          bookingId,
          reference,
          startDate: details.bookingDate,
          travelers,
          // The backend's own total, where it names one.
          totalCents: price ? centsOf(price.totalUsd) : totalCents,
        });
        return stored;
      }),
      payment,
    },
    actions: {
      notify: (_, notice) => notify(notice),
      navigate: ({ context }, { destination }) => navigate(destination, context.reference),
      leavePayment: (_, { paymentIntentId }) => {
        // Best effort: without this call the backend releases the places by itself.
        if (paymentIntentId !== null) api.leavePayment({ paymentIntentId }).catch(() => {});
      },
      rejectSession,
    },
  });
}
