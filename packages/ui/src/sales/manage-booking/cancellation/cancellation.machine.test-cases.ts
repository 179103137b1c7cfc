import type { ExplorationModel } from '../../../testing/machines/index.ts';
import { type CancelableBooking, cancellationMachine } from './cancellation.machine.ts';

/** A booking of $4,132.50 that is paid, to start on October 1. */
export const booking: CancelableBooking = {
  bookingId: 45,
  totalCents: 413_250,
  paidUsd: 4133,
  startDate: '2030-10-01',
};
export const unpaid: CancelableBooking = { ...booking, paidUsd: 0 };

export const open = { send: { type: 'open', today: '2030-01-01' } };
export const openLate = { send: { type: 'open', today: '2030-09-20' } };
export const confirm = { send: { type: 'confirm' } };
export const close = { send: { type: 'close' } };
export const cancelled = { resolve: { outcome: 'cancelled' } };
export const requested = { resolve: { outcome: 'requested', refundUsd: 3306 } };
export const refused = { reject: { status: 409, message: 'A payment for this booking is being processed.' } };
export const unauthorized = { reject: { status: 401, message: 'jwt expired' } };

/** All that can happen to a cancellation. */
export const cancellationModel: ExplorationModel<typeof cancellationMachine> = {
  machine: cancellationMachine,
  inputs: { paid: { booking }, unpaid: { booking: unpaid } },
  events: [
    { type: 'open', today: '2030-01-01' },
    { type: 'open', today: '2030-09-20' },
    { type: 'confirm' },
    { type: 'close' },
    { type: 'booking.change', booking: unpaid },
  ],
  outcomes: { cancel: [cancelled, requested, refused, unauthorized] },
  distinguish: ({ actor }) => actor.getSnapshot().context,
};
