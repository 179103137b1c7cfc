import { openApiDocument } from '@trek/ui/internal/contract';
import { Hono } from 'hono';
import type { ApiTypes } from '../http/api-context.ts';
import { StaticResponse } from '../http/static-response.ts';

/** The contract of these routes, for those who build on them or build their like. The site serves them below `/api`. */
export function contractRoutes() {
  let document: StaticResponse | undefined;
  return new Hono<ApiTypes>().get('/', (context) => {
    document ??= StaticResponse.json(openApiDocument());
    return document.respond(context);
  });
}
