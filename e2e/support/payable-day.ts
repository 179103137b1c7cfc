import type { APIRequestContext } from '@playwright/test';
import type { TrekEntity } from '../../packages/ui/src/api/entities.ts';
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
  const treks: Pick<TrekEntity, 'title' | 'bookingPolicy' | 'season' | 'duration'>[] = await (
    await request.get('/api/trek/all')
  ).json();
  const trek = treks.find(({ title }) => title === trekTitle);
  if (!trek?.bookingPolicy) throw new Error(`There is no ${trekTitle} with a policy`);
  const { crossesPass, closed } = trek.season ?? {};
  return testing.payableDay({ ...trek.bookingPolicy, crossesPass, closed, days: trek.duration }, travelers, ahead);
}
