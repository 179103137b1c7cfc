import { Hono } from 'hono';
import type { ApiTypes } from '../http/api-context.ts';
import { NOT_FOUND, Refusal } from '../http/refusal.ts';
import { answerConditionally } from '../http/shared-body.ts';
import type { Services } from '../services.ts';

/** What everybody may read: countries, regions, treks and published posts. */
export function catalogueRoutes({ catalogue }: Services) {
  return new Hono<ApiTypes>()
    .get('/country/all', answerConditionally, (context) => catalogue.countries.answer(context))
    .get('/region/all', answerConditionally, (context) => catalogue.regions.answer(context))
    .get('/trek/all', answerConditionally, (context) => catalogue.treks.answer(context))
    .get('/blog/all', answerConditionally, (context) => catalogue.posts.answer(context))
    .get('/search/index', answerConditionally, (context) => catalogue.searchIndex.answer(context))
    .get('/trek/id/:id', answerConditionally, (context) => {
      const id = context.req.param('id');
      if (!/^\d+$/.test(id)) throw new Refusal(400, 'Invalid trek id');
      const answer = catalogue.trekAnswer(Number(id));
      if (!answer) throw new Refusal(404, NOT_FOUND);
      return answer.answer(context);
    });
}
