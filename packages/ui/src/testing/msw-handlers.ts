import type { RequestHandler } from 'msw';
import type { ApiCallName } from '../contract/calls.ts';
import { apiCalls, BACKEND_URL } from './api-answers.ts';
import * as handlers from './api-handlers.ts';

export { type Answer, answer, faults } from './api-handlers.ts';

type Answers = Partial<Record<ApiCallName, handlers.Answer>>;

/** The answers in a story, whatever was called before: a story is a moment. */
const good = Object.fromEntries(
  Object.entries(apiCalls).map(([name, call]) => [name, handlers.answer(call.answer)]),
) as Record<ApiCallName, handlers.Answer>;

/** The handler of one call in stories; without an answer it gives the good one. */
export const apiHandler = (name: ApiCallName, given = good[name]): RequestHandler =>
  handlers.apiHandler(BACKEND_URL, name, given);

/** Handlers of every call in stories: good answers, but for those that are given. */
export const apiHandlers = (answers: Answers = {}): RequestHandler[] =>
  handlers.apiHandlers({ backendUrl: BACKEND_URL, answers: { ...good, ...answers } });
