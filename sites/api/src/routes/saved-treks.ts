import { savedTreksChangeSchema } from '@trek/ui/internal/saved-treks/rules';
import { Hono } from 'hono';
import { requireUser } from '../accounts/require-user.ts';
import type { ApiTypes } from '../http/api-context.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/request-body.ts';
import { changeSavedTreks, savedTreksOf } from '../store/saved-treks.ts';
import type { Services } from './services.ts';

/** The treks that the visitor has saved: changes them, and answers with those that are on offer. */
export function savedTrekRoutes(services: Services) {
  const { settings, store, catalogue } = services;
  const limit = new RateLimit(services, 'saved-treks');
  return new Hono<ApiTypes>().post('/', requireUser(services), async (context) => {
    const { save, remove } = await readBody(context, savedTreksChangeSchema);
    const { id, email } = context.var.user;
    await limit.count(context, email);
    const change = {
      save: save.map((saved) => ({ ...saved, trekId: Number(saved.trekId) })),
      remove: remove.map(Number),
    };
    await changeSavedTreks(store, id, change, settings.now());
    const saved = await savedTreksOf(store, id);
    return context.json({ treks: saved.filter(({ trekId }) => catalogue.trek(trekId)) });
  });
}
