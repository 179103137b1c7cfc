import { HttpError } from '../http/http-error.ts';
import { guestsOfAddress, joinGuests } from '../store/guests.ts';
import { paymentsOf } from '../store/payments.ts';
import {
  type DataRequest,
  ErasureRefusedError,
  eraseAccount,
  requestErasure,
  UnsettledAccountError,
} from '../store/personal-data.ts';
import { userById } from '../store/users.ts';
import { closeOpenPayment } from './close-open-payment.ts';
import type { PaymentServices } from './payment-services.ts';

/**
 * Erases an account, with what was booked with its address and no account. Its open card payments are ended first, or block it.
 * If its money is not settled, the account is erased once that is.
 * @throws HttpError 409 with the reason if the account can't be erased now
 */
export async function endAccount(services: PaymentServices, userId: string, request: DataRequest): Promise<void> {
  const { store, settings } = services;
  const user = await userById(store, userId);
  if (user) {
    await joinGuests(store, user, settings.now());
    // Unpaid beside one of the account's own, or nothing but a proved address.
    for (const guestId of await guestsOfAddress(store, user)) await endUser(services, guestId, request);
  }
  await endUser(services, userId, request);
}

async function endUser(services: PaymentServices, userId: string, request: DataRequest): Promise<void> {
  const { store, settings } = services;
  for (const { status, booking_id } of await paymentsOf(store, userId)) {
    if (status === 'open') await closeOpenPayment(services, booking_id);
  }
  try {
    await eraseAccount(store, userId, request, settings.now());
  } catch (error) {
    if (!(error instanceof ErasureRefusedError)) throw error;
    if (!(error instanceof UnsettledAccountError)) throw new HttpError(409, error.message);
    await requestErasure(store, userId, request, settings.now());
    throw new HttpError(409, `${error.message} Questions? Write to ${settings.mail.contactAddress}.`);
  }
}
