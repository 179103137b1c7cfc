import type { SnapshotFrom } from 'xstate';
import { type SuggestionsEvent, type suggestionsMachine, suggestionsOf } from './suggestions.machine.ts';
import { type Suggestion, trimmedQuery } from './suggestions.rules.ts';

/** The panel below the field: nothing, earlier searches, loading, a failure, no results, or results. */
type SuggestionsPhase = 'none' | 'recent' | 'loading' | 'failed' | 'nothing' | 'found';

/** A search field with suggestions, and its actions. */
export interface Suggestions {
  query: string;
  /** The panel's content. */
  phase: SuggestionsPhase;
  /** The lines of the list, those of a kind together. */
  suggestions: Suggestion[];
  /** The trek that was looked for and is not offered: the suggestions are the nearest. Null or left out: none. */
  notOffered?: string | null | undefined;
  /** Whether no trek meets all that was said: the suggestions are the nearest. Default false. */
  isNearest?: boolean | undefined;
  /** Place of the line that the arrow keys stand on; null: none. */
  active: number | null;
  changeQuery: (query: string) => void;
  open: () => void;
  close: () => void;
  move: (to: 'next' | 'previous') => void;
  choose: (place: number) => void;
  submit: () => void;
  clearRecent: () => void;
  retry: () => void;
}

/** A search field with suggestions, and its actions. */
export function connectSuggestions(
  { context, value }: Pick<SnapshotFrom<typeof suggestionsMachine>, 'context' | 'value'>,
  send: (event: SuggestionsEvent) => void,
): Suggestions {
  const suggestions = suggestionsOf(context);
  const phase = value.list === 'open' ? openPhase(context.query, value.index, suggestions.length) : 'none';
  return {
    query: context.query,
    phase,
    suggestions: phase === 'found' || phase === 'recent' ? suggestions : [],
    notOffered: phase === 'found' ? context.notOffered : null,
    isNearest: phase === 'found' && context.isNearest,
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

function openPhase(
  query: string,
  index: SnapshotFrom<typeof suggestionsMachine>['value']['index'],
  count: number,
): SuggestionsPhase {
  if (trimmedQuery(query) === '') return count > 0 ? 'recent' : 'none';
  if (index !== 'ready') return index === 'failed' ? 'failed' : 'loading';
  return count > 0 ? 'found' : 'nothing';
}
