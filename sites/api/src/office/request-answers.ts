import type { ApiSettings } from '../settings/settings.ts';
import { decideRequest } from '../store/cancellations.ts';
import { answerDeparture } from '../store/departure-requests.ts';
import type { ListedBooking } from '../store/office-bookings.ts';
import type { OfficeCommand } from './office-command.ts';

/* The office's answers to what customers ask for, from its pages and from the command line. */

/** How the log records an answer. */
type Trace = Pick<OfficeCommand, 'key' | 'detail'>;

export const cancellationAnswer = (
  { now }: Pick<ApiSettings, 'now'>,
  { id, reference }: ListedBooking,
  decision: 'approved' | 'declined',
  decidedBy: string,
  trace: Trace,
): OfficeCommand => ({
  ...trace,
  act: `cancellation-${decision}`,
  // Declined, the booking stays as it is, and so does what pays for it.
  endsPaymentOf: decision === 'approved' ? id : null,
  work: async (transaction) => (await decideRequest(transaction, reference, decision, decidedBy, now())) !== undefined,
  impossible: 'This booking has no open cancellation request. It may have just been decided.',
});

export const departureAnswer = (
  { now }: Pick<ApiSettings, 'now'>,
  { id, reference }: ListedBooking,
  decision: 'confirmed' | 'declined',
  decidedBy: string,
  trace: Trace,
): OfficeCommand => ({
  ...trace,
  act: `departure-${decision}`,
  // An open payment is for another date or group than the request: that one needed none.
  endsPaymentOf: id,
  work: async (transaction) =>
    (await answerDeparture(transaction, reference, decision, decidedBy, now())) !== undefined,
  impossible: 'This booking has no open departure request. It may have just been decided, or changed by the customer.',
});
