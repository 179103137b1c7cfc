import type { OpenDepartureEntity, TrekEntity } from '@trek/ui/api';
import { addDays, companyDay } from '@trek/ui/pricing';
import { Hono } from 'hono';
import { acceptedLanguages } from '../http/accepted-languages.ts';
import type { ApiTypes } from '../http/api-context.ts';
import { coalesceRequests } from '../http/coalesce-requests.ts';
import { HttpError, NOT_FOUND } from '../http/http-error.ts';
import { bookableDepartures, departuresAhead } from '../store/departures.ts';
import type { Store } from '../store/open-store.ts';
import type { Services } from './services.ts';

/** How long the counted places of a trek are cached. Payments always check the current number. */
const PLACES_SHARED_MS = 3_000;

/** Public routes: countries, regions, treks and published posts. */
export function catalogueRoutes({ catalogue, store, settings }: Services) {
  const departuresOf = coalesceRequests<OpenDepartureEntity[]>(PLACES_SHARED_MS, settings.now);
  return new Hono<ApiTypes>()
    .get('/country/all', (context) => catalogue.countries.respond(context))
    .get('/region/all', (context) => catalogue.regions.respond(context))
    .get('/trek/all', (context) => {
      const { treks, summaries } = catalogue.treksOn(companyDay(settings.now()));
      // `Accept: application/json;view=summary`
      const answer = /\bview=summary\b/.test(context.req.header('accept') ?? '') ? summaries : treks;
      return answer.respond(context, { headers: { Vary: 'Accept, Accept-Encoding' } });
    })
    .get('/blog/all', (context) => catalogue.posts.respond(context))
    .get('/search/index', (context) => catalogue.searchIndex.respond(context))
    .get('/trek/departures/:id', async (context) => {
      const id = context.req.param('id');
      const trek = /^\d+$/.test(id) ? catalogue.trek(Number(id)) : undefined;
      if (!trek) throw new HttpError(404, NOT_FOUND);
      const now = settings.now();
      return context.json(await departuresOf(`${id} ${companyDay(now)}`, () => openDepartures(store, trek, now)));
    })
    .get('/trek/id/:id', (context) => {
      const id = context.req.param('id');
      if (!/^\d+$/.test(id)) throw new HttpError(400, 'Invalid trek id');
      const found = catalogue.trekResponse(Number(id), acceptedLanguages(context));
      if (!found) throw new HttpError(404, NOT_FOUND);
      return found.answer.respond(context, { headers: languageHeaders(found.language) });
    });
}

/** Some shared caches know nothing of `Accept-Language`: they store English alone, and give it to everyone. */
const languageHeaders = (language: string) => ({
  'Content-Language': language,
  Vary: 'Accept-Encoding, Accept-Language',
  ...(language !== 'en' && { 'Cache-Control': 'private, max-age=60' }),
});

/** The upcoming departures of a trek with their remaining places. */
async function openDepartures(store: Store, trek: TrekEntity, now: Date): Promise<OpenDepartureEntity[]> {
  const ahead = (await departuresAhead(store, now, Number(trek.id))).get(Number(trek.id)) ?? [];
  return bookableDepartures(trek.bookingPolicy, ahead, companyDay(now)).map((departure) => ({
    placesLeft: 0,
    ...departure,
    endDate: addDays(departure.startDate, trek.duration - 1),
  }));
}
