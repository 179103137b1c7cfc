import { HttpError } from '../http/http-error.ts';
import { closeOpenPayment, refusePaymentUnderWay } from '../payments/close-open-payment.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { lockBooking } from '../store/office-actions.ts';
import { performOnce } from '../store/office-log.ts';
import type { BookingRow } from '../store/schema.ts';
import type { OfficeCommand } from './office-command.ts';

/**
 * Performs an action of the office or its command line on a booking, logged and once for each key. An open card payment
 * that the action would make wrong is ended first, or blocks it.
 * @throws HttpError 409 if a card is being charged, or the booking does not allow the action
 */
export async function performCommand(
  services: PaymentServices,
  { id: bookingId }: Pick<BookingRow, 'id'>,
  { act, key, detail, endsPaymentOf, work, impossible }: OfficeCommand,
  doneBy: string,
): Promise<void> {
  const { store, settings } = services;
  if (endsPaymentOf !== null) await closeOpenPayment(services, endsPaymentOf);
  const action = { bookingId, act, key, detail, doneBy };
  const outcome = await performOnce(store, action, settings.now(), async (transaction) => {
    if (endsPaymentOf !== null) {
      await lockBooking(transaction, endsPaymentOf);
      await refusePaymentUnderWay(transaction, endsPaymentOf);
    }
    return work(transaction);
  });
  if (outcome === 'impossible') throw new HttpError(409, impossible);
}
