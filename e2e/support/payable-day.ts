import type { APIRequestContext } from '@playwright/test';
import type { BookingPolicy } from '../../packages/ui/src/pricing/departure.rules.ts';
import * as testing from '../../packages/ui/src/testing/payable-day.ts';

/**
 * A day on which a trek can be booked and paid without a request, as a date field takes it.
 * @param ahead the first day that will do, in days from today
 */
export async function payableDay(
  request: APIRequestContext,
  trekTitle: string,
  { travelers = 1, ahead = 60 } = {},
): Promise<string> {
  const treks: { title: string; bookingPolicy: BookingPolicy }[] = await (await request.get('/api/trek/all')).json();
  const trek = treks.find(({ title }) => title === trekTitle);
  if (!trek) throw new Error(`There is no ${trekTitle}`);
  return testing.payableDay(trek.bookingPolicy, travelers, ahead);
}
