import { expect, type Page } from '@playwright/test';
import { payableDay } from './payable-day.ts';
import type { Session } from './signed-in.ts';

export const TITLE = 'Upper Mustang Trek';

/** Goes on every day of the year: three pay $1,368. */
export const ALL_YEAR_TITLE = 'Namo Buddha Yoga and Meditation Retreat';

/**
 * Opens the payment of a trek, by the calls that the dialog makes. Upper Mustang's price for three is $6,241.50.
 * @param start default: a day that needs no request
 * @param amount in US dollars; default: the deposit of Upper Mustang
 */
export async function openedPayment(
  page: Page,
  { token, user }: Session,
  { title = TITLE, start = '', amount = 1248, travelers = 3 } = {},
): Promise<{ reference: string; paymentIntentId: string }> {
  const headers = { authorization: `Bearer ${token}` };
  const treks: { id: number; title: string }[] = await (await page.request.get('/api/trek/all')).json();
  const trekId = treks.find((trek) => trek.title === title)?.id;
  const bookingDate = start || (await payableDay(page.request, title, { travelers, ahead: 90 }));
  const details = { firstName: 'Dawa', lastName: 'Lama', email: user.email, phone: '+977 9800000001' };
  const { booking } = await (
    await page.request.post('/api/booking/user-details', {
      headers,
      data: { ...details, country: 'Australia', bookingDate, trekId, travelers },
    })
  ).json();
  const order = { trekId, amount, currency: 'usd', numTravelers: travelers };
  const { paymentIntentId } = await (
    await page.request.post('/api/payment/create-payment-intent', {
      headers,
      data: { ...order, customerName: 'Dawa Lama', customerEmail: user.email },
    })
  ).json();
  return { reference: booking.reference, paymentIntentId };
}

/** Books a trek and pays. @returns the booking's reference */
export async function bookedTrek(
  page: Page,
  session: Session,
  chosen: Parameters<typeof openedPayment>[2] = {},
): Promise<string> {
  const { reference, paymentIntentId } = await openedPayment(page, session, chosen);
  const headers = { authorization: `Bearer ${session.token}` };
  const paid = await page.request.get(`/api/payment/status/${paymentIntentId}`, { headers });
  expect(await paid.json()).toMatchObject({ status: 'succeeded' });
  return reference;
}
