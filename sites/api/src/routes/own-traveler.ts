import type { ApiClient } from '@trek/ui/api';
import { ownTravelerBodySchema, travelerTokenSchema } from '@trek/ui/internal/contract/requests';
import { NO_DETAILS } from '@trek/ui/internal/manage-booking/rules';
import { companyDay } from '@trek/ui/pricing';
import { Hono } from 'hono';
import type { ApiContext, ApiTypes } from '../http/api-context.ts';
import { HttpError, NOT_FOUND } from '../http/http-error.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/request-body.ts';
import { travelerOfLink } from '../store/traveler-links.ts';
import { saveTraveler, travelerAt } from '../store/travelers.ts';
import type { Services } from './services.ts';
import { refuseUnfit } from './travelers.ts';

/**
 * A traveler's own details by a private link, without an account. The token comes in the body: no log has it. Its traveler
 * sees trek, dates and their own details, and nothing else of the booking.
 */
export function ownTravelerRoutes(services: Services) {
  const { settings, store } = services;
  const limit = new RateLimit(services, 'traveler-link');

  async function linked(context: ApiContext, token: string) {
    await limit.count(context, token);
    const found = await travelerOfLink(store, token, companyDay(settings.now()));
    if (!found) throw new HttpError(404, NOT_FOUND);
    return found;
  }

  async function entityOf({
    booking,
    position,
  }: Awaited<ReturnType<typeof linked>>): ReturnType<ApiClient['openTravelerLink']> {
    const known = await travelerAt(store, booking.id, position);
    const { filledInBy: _, ...traveler } = { ...NO_DETAILS, position, ...known };
    return {
      trek: { title: booking.trek_title },
      startDate: booking.start_date,
      endDate: booking.end_date,
      ...(booking.max_altitude !== undefined && { maxAltitude: booking.max_altitude }),
      traveler,
    };
  }

  return new Hono<ApiTypes>()
    .post('/open', async (context) => {
      const { token } = await readBody(context, travelerTokenSchema);
      return context.json(await entityOf(await linked(context, token)));
    })
    .post('/save', async (context) => {
      const schema = ownTravelerBodySchema(companyDay(settings.now()));
      const { token, ...details } = await readBody(context, schema);
      const found = await linked(context, token);
      refuseUnfit(details, found.booking.end_date);
      await saveTraveler(store, found.booking.id, { ...details, position: found.position }, 'traveler');
      return context.json(await entityOf(found));
    });
}
