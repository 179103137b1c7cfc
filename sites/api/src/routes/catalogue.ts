import { Hono } from 'hono';
import type { ApiTypes } from '../http/api-context.ts';
import { NOT_FOUND, Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';

/** What everybody may read: countries, regions, treks and published posts. */
export function catalogueRoutes({ catalogue }: Services) {
  return new Hono<ApiTypes>()
    .get('/country/all', ({ req }) => catalogue.countries.answer(req.raw))
    .get('/region/all', ({ req }) => catalogue.regions.answer(req.raw))
    .get('/trek/all', ({ req }) => catalogue.treks.answer(req.raw))
    .get('/blog/all', ({ req }) => catalogue.posts.answer(req.raw))
    .get('/trek/id/:id', ({ req }) => {
      const id = req.param('id');
      if (!/^\d+$/.test(id)) throw new Refusal(400, 'Invalid trek id');
      const answer = catalogue.trekAnswer(Number(id));
      if (!answer) throw new Refusal(404, NOT_FOUND);
      return answer.answer(req.raw);
    });
}
