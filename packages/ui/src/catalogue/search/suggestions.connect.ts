import type { SnapshotFrom } from 'xstate';
import { type SuggestionsEvent, type suggestionsMachine, suggestionsOf } from './suggestions.machine.ts';
import { trimmedQuery } from './suggestions.rules.ts';

/** What stands below the field: nothing, earlier searches, a wait, a failure, that nothing was found, or what was. */
export type SuggestionsPhase = 'none' | 'recent' | 'loading' | 'failed' | 'nothing' | 'found';

/** What is known of a search field that suggests, and what can be done with it. */
export function connectSuggestions(
  { context, value }: Pick<SnapshotFrom<typeof suggestionsMachine>, 'context' | 'value'>,
  send: (event: SuggestionsEvent) => void,
) {
  const suggestions = suggestionsOf(context);
  const phase = value.list === 'open' ? openPhase(context.query, value.index, suggestions.length) : 'none';
  return {
    query: context.query,
    /** What stands below the field. */
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
