import type { OpenDepartureEntity, TrekEntity } from '@trek/ui/api';
import { addDays, companyDay } from '@trek/ui/booking/rules';
import { Hono } from 'hono';
import type { ApiTypes } from '../http/api-context.ts';
import { HttpError, NOT_FOUND } from '../http/http-error.ts';
import { sharedAnswer } from '../http/shared-answer.ts';
import { answerConditionally } from '../http/shared-body.ts';
import { takenPlaces } from '../store/departure-places.ts';
import type { Store } from '../store/open-store.ts';
import type { Services } from './services.ts';

/** How long the places of a trek are told as they were counted. Whoever pays is told what is left at that moment. */
const PLACES_SHARED_MS = 3_000;

/** What everybody may read: countries, regions, treks and published posts. */
export function catalogueRoutes({ catalogue, store, settings }: Services) {
  const departuresOf = sharedAnswer<OpenDepartureEntity[]>(PLACES_SHARED_MS, settings.now);
  return new Hono<ApiTypes>()
    .get('/country/all', answerConditionally, (context) => catalogue.countries.answer(context))
    .get('/region/all', answerConditionally, (context) => catalogue.regions.answer(context))
    .get('/trek/all', answerConditionally, (context) => catalogue.treks.answer(context))
    .get('/blog/all', answerConditionally, (context) => catalogue.posts.answer(context))
    .get('/search/index', answerConditionally, (context) => catalogue.searchIndex.answer(context))
    .get('/trek/departures/:id', async (context) => {
      const id = context.req.param('id');
      const trek = /^\d+$/.test(id) ? catalogue.trek(Number(id)) : undefined;
      if (!trek) throw new HttpError(404, NOT_FOUND);
      const today = companyDay(settings.now());
      return context.json(await departuresOf(`${id} ${today}`, () => openDepartures(store, trek, today)));
    })
    .get('/trek/id/:id', answerConditionally, (context) => {
      const id = context.req.param('id');
      if (!/^\d+$/.test(id)) throw new HttpError(400, 'Invalid trek id');
      const answer = catalogue.trekAnswer(Number(id));
      if (!answer) throw new HttpError(404, NOT_FOUND);
      return answer.answer(context);
    });
}

/** The departures of a trek that are still ahead, with what is left of their places. */
async function openDepartures(store: Store, trek: TrekEntity, today: string): Promise<OpenDepartureEntity[]> {
  const ahead = trek.departures?.filter(({ startDate }) => startDate > today) ?? [];
  const days = ahead.map(({ startDate }) => startDate);
  const taken = await takenPlaces(store, Number(trek.id), days);
  return ahead.map((departure) => ({
    ...departure,
    endDate: addDays(departure.startDate, trek.duration - 1),
    placesLeft: Math.max(0, departure.places - (taken.get(departure.startDate) ?? 0)),
  }));
}
