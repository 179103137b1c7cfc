/** The contract of the API: its calls, entities and document. For servers, tools and tests: browsers need none of it. */
export { API_CALLS, type ApiCall, type ApiCallName, apiCallEntries } from './calls.ts';
export { type JsonSchema, type OpenApiDocument, openApiDocument } from './open-api.ts';
