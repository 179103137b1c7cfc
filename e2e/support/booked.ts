import { expect, type Page } from '@playwright/test';
import type { Session } from './signed-in.ts';

/** A day that can always be booked, as a date field takes it. */
const START = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);

export const TITLE = 'Upper Mustang Trek';

/**
 * Books the trek for three and pays, by the calls that the dialog makes. Its price is $6,241.50.
 * @param amount in US dollars; default: the deposit
 * @returns the booking's reference
 */
export async function bookedTrek(
  page: Page,
  { token, user }: Session,
  { start = START, amount = 1248 } = {},
): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const treks: { id: number; title: string }[] = await (await page.request.get('/api/trek/all')).json();
  const trekId = treks.find(({ title }) => title === TITLE)?.id;
  const details = { firstName: 'Dawa', lastName: 'Lama', email: user.email, phone: '+977 9800000001' };
  const { booking } = await (
    await page.request.post('/api/booking/user-details', {
      headers,
      data: { ...details, country: 'Australia', bookingDate: start, trekId, travelers: 3 },
    })
  ).json();
  const order = { trekId, amount, currency: 'usd', numTravelers: 3 };
  const { paymentIntentId } = await (
    await page.request.post('/api/payment/create-payment-intent', {
      headers,
      data: { ...order, customerName: 'Dawa Lama', customerEmail: user.email },
    })
  ).json();
  const paid = await page.request.get(`/api/payment/status/${paymentIntentId}`, { headers });
  expect(await paid.json()).toMatchObject({ status: 'succeeded' });
  return booking.reference;
}
