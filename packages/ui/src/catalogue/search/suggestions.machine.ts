import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { unprovided } from '../../core/internal/unprovided.ts';
import { findNames, type SearchAnswer, type SearchableIndex } from '../search-index/index.ts';
import {
  byKind,
  MOST_SUGGESTED,
  movedPlace,
  rememberSearch,
  type Suggestion,
  trimmedQuery,
} from './suggestions.rules.ts';

export interface SuggestionsContext extends SearchAnswer {
  query: string;
  /** Place of the line that the arrow keys stand on; null: none, the field itself. */
  active: number | null;
  /** Earlier searches on this device, the newest first. */
  recent: string[];
  index: SearchableIndex | null;
}

export type SuggestionsEvent =
  | { type: 'query.change'; query: string }
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'move'; to: 'next' | 'previous' }
  /** @param place of the line in the list */
  | { type: 'suggestion.choose'; place: number }
  /** Enter: takes the line that the arrow keys stand on, or looks for what was typed. */
  | { type: 'submit' }
  | { type: 'recent.clear' }
  | { type: 'retry' };

/** The lines of the list: what was looked for before while nothing is typed, else what was found. */
export function suggestionsOf({ query, recent, found }: SuggestionsContext): Suggestion[] {
  return trimmedQuery(query) === '' ? recent.map((title) => ({ kind: 'recent', title })) : found;
}

const NOTHING: SearchAnswer = { found: [], notOffered: null, isNearest: false };

/** Finds what an index has for a query, at most so many of a kind. */
type Find = (index: SearchableIndex, query: string, most: number) => SearchAnswer;

const findByName: Find = (index, query, most) => ({ ...NOTHING, found: findNames(index, query, most) });

/** Answers the query that a field has, once the index is there. */
export const answerBy =
  (find: Find) =>
  ({ index, query }: SuggestionsContext): SearchAnswer => {
    if (!index || trimmedQuery(query) === '') return NOTHING;
    const answer = find(index, query, MOST_SUGGESTED);
    return { ...answer, found: byKind(answer.found) };
  };

/**
 * A search field that suggests while one types. The index of what can be found is asked for with the first letter, and
 * again with the next one where it did not come.
 *
 * Actor to provide: `loadIndex`. Actions to provide: `onSubmitted`, `onChosen` and `onForgotten`; `answer` finds names alone
 * until it is replaced.
 */
export const suggestionsMachine = setup({
  types: { context: {} as SuggestionsContext, events: {} as SuggestionsEvent, input: {} as { recent: string[] } },
  actors: { loadIndex: fromPromise<SearchableIndex>(unprovided('loadIndex')) },
  actions: {
    onSubmitted: (_, _search: { query: string }) => {},
    onChosen: (_, _choice: { subject: Suggestion }) => {},
    storeRecent: (_, _stored: { recent: string[] }) => {},
    answer: assign(({ context }) => answerBy(findByName)(context)),
    takeQuery: assign(({ event }) => {
      assertEvent(event, 'query.change');
      return { query: event.query, active: null };
    }),
    move: assign(({ context, event }) => {
      assertEvent(event, 'move');
      return { active: movedPlace(context.active, suggestionsOf(context).length, event.to) };
    }),
    remember: assign(({ context }, { title }: { title: string }) => ({
      recent: rememberSearch(context.recent, title),
    })),
    write: assign((_, { title }: { title: string }) => ({ query: title })),
    forgetRecent: assign({ recent: [], active: null }),
    leaveList: assign({ active: null }),
  },
  guards: {
    hasWords: ({ event }) => {
      assertEvent(event, 'query.change');
      return trimmedQuery(event.query) !== '';
    },
    hasQuery: ({ context }) => trimmedQuery(context.query) !== '',
    isRecent: ({ context }, { place }: { place: number | null }) =>
      suggestionsOf(context)[place ?? -1]?.kind === 'recent',
    isFound: ({ context }, { place }: { place: number | null }) => {
      const suggestion = suggestionsOf(context)[place ?? -1];
      return suggestion !== undefined && suggestion.kind !== 'recent';
    },
  },
}).createMachine({
  id: 'suggestions',
  context: ({ input }) => ({ query: '', active: null, recent: input.recent, index: null, ...NOTHING }),
  type: 'parallel',
  states: {
    index: {
      initial: 'idle',
      states: {
        idle: { on: { 'query.change': { guard: 'hasWords', target: 'loading' } } },
        loading: {
          invoke: {
            id: 'loadIndex',
            src: 'loadIndex',
            onDone: {
              target: 'ready',
              actions: [assign(({ event }) => ({ index: event.output, active: null })), 'answer'],
            },
            onError: 'failed',
          },
        },
        ready: {},
        failed: { on: { retry: 'loading', 'query.change': { guard: 'hasWords', target: 'loading' } } },
      },
    },
    list: {
      initial: 'closed',
      states: {
        closed: {
          entry: 'leaveList',
          on: {
            open: 'open',
            move: 'open',
            'query.change': { target: 'open', actions: ['takeQuery', 'answer'] },
            submit: { guard: 'hasQuery', target: 'submitted' },
          },
        },
        open: {
          on: {
            close: 'closed',
            move: { actions: 'move' },
            'query.change': { actions: ['takeQuery', 'answer'] },
            'suggestion.choose': [
              {
                guard: { type: 'isRecent', params: ({ event }) => event },
                target: 'submitted',
                actions: { type: 'write', params: ({ context, event }) => lineAt(context, event.place) },
              },
              {
                guard: { type: 'isFound', params: ({ event }) => event },
                target: 'chosen',
                actions: assign(({ event }) => ({ active: event.place })),
              },
            ],
            submit: [
              {
                guard: { type: 'isRecent', params: ({ context }) => ({ place: context.active }) },
                target: 'submitted',
                actions: { type: 'write', params: ({ context }) => lineAt(context, context.active) },
              },
              { guard: { type: 'isFound', params: ({ context }) => ({ place: context.active }) }, target: 'chosen' },
              { guard: 'hasQuery', target: 'submitted' },
            ],
            'recent.clear': {
              actions: ['forgetRecent', { type: 'storeRecent', params: { recent: [] } }],
            },
          },
        },
        submitted: {
          entry: [
            { type: 'remember', params: ({ context }) => ({ title: trimmedQuery(context.query) }) },
            { type: 'storeRecent', params: ({ context }) => ({ recent: context.recent }) },
            { type: 'onSubmitted', params: ({ context }) => ({ query: trimmedQuery(context.query) }) },
          ],
          always: 'closed',
        },
        chosen: {
          entry: [
            { type: 'remember', params: ({ context }) => lineAt(context, context.active) },
            { type: 'storeRecent', params: ({ context }) => ({ recent: context.recent }) },
            { type: 'onChosen', params: ({ context }) => ({ subject: lineAt(context, context.active) }) },
          ],
          always: 'closed',
        },
      },
    },
  },
});

/** A line that a guard has seen. */
function lineAt(context: SuggestionsContext, place: number | null): Suggestion {
  return suggestionsOf(context)[place ?? -1] as Suggestion;
}
