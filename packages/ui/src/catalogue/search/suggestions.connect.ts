import type { SnapshotFrom } from 'xstate';
import { type SuggestionsEvent, type suggestionsMachine, suggestionsOf } from './suggestions.machine.ts';
import { trimmedQuery } from './suggestions.rules.ts';

/** The panel below the field: nothing, earlier searches, loading, a failure, no results, or results. */
export type SuggestionsPhase = 'none' | 'recent' | 'loading' | 'failed' | 'nothing' | 'found';

/** A search field with suggestions, and its actions. */
export function connectSuggestions(
  { context, value }: Pick<SnapshotFrom<typeof suggestionsMachine>, 'context' | 'value'>,
  send: (event: SuggestionsEvent) => void,
) {
  const suggestions = suggestionsOf(context);
  const phase = value.list === 'open' ? openPhase(context.query, value.index, suggestions.length) : 'none';
  return {
    query: context.query,
    /** The panel's content. */
    phase,
    /** The lines of the list, those of a kind together. */
    suggestions: phase === 'found' || phase === 'recent' ? suggestions : [],
    /** Place of the line that the arrow keys stand on; null: none. */
    active: context.active,

    changeQuery: (query: string) => send({ type: 'query.change', query }),
    open: () => send({ type: 'open' }),
    close: () => send({ type: 'close' }),
    move: (to: 'next' | 'previous') => send({ type: 'move', to }),
    choose: (place: number) => send({ type: 'suggestion.choose', place }),
    submit: () => send({ type: 'submit' }),
    clearRecent: () => send({ type: 'recent.clear' }),
    retry: () => send({ type: 'retry' }),
  };
}

/** The facts and verbs of `useSuggestions`. */
export type Suggestions = ReturnType<typeof connectSuggestions>;

function openPhase(
  query: string,
  index: SnapshotFrom<typeof suggestionsMachine>['value']['index'],
  count: number,
): SuggestionsPhase {
  if (trimmedQuery(query) === '') return count > 0 ? 'recent' : 'none';
  if (index !== 'ready') return index === 'failed' ? 'failed' : 'loading';
  return count > 0 ? 'found' : 'nothing';
}
