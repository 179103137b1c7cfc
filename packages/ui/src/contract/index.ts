/** The contract of the API: its calls, entities and document. For servers, tools and tests: browsers need none of it. */
export { apiCallEntries } from './calls.ts';
export { openApiDocument } from './open-api.ts';
