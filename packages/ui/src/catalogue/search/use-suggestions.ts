'use client';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { assign, fromPromise } from 'xstate';
import { useLatest } from '../../core/internal/use-latest.ts';
import { withQuery } from '../../provider/host-paths.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { answerSearch, loadSearchIndex, type SearchablePage, withPages } from '../search-index/index.ts';
import { subjectPath } from './subject-path.ts';
import { connectSuggestions, type Suggestions } from './suggestions.connect.ts';
import { answerBy, suggestionsMachine } from './suggestions.machine.ts';
import { readRecent } from './suggestions.rules.ts';

/** Under which name a device keeps what was looked for on it. */
const RECENT_KEY = 'recentSearches';

/** Options of `useSuggestions`. */
export interface SuggestionsOptions {
  /** The host's pages that are suggested beside treks, regions and posts. Default: none. */
  pages?: readonly SearchablePage[] | undefined;
}

/** The suggestions machine, bound to the backend's index, the host's pages and what this device remembers. */
export function useSuggestions({ pages = [] }: SuggestionsOptions = {}): Suggestions {
  const ports = usePorts();
  const latest = useLatest({ ...ports, pages });
  const [recent] = useState(() => readRecent(ports.storage.read(RECENT_KEY)));
  const machine = useMemo(() => {
    const go = (path: string | null) => path !== null && latest.current.navigate(path);
    return suggestionsMachine.provide({
      actors: {
        loadIndex: fromPromise(async () => withPages(await loadSearchIndex(latest.current.api), latest.current.pages)),
      },
      actions: {
        answer: assign(({ context }) => answerBy(answerSearch)(context)),
        onSubmitted: (_, { query }) =>
          go(withQuery(latest.current.paths.treks, new URLSearchParams({ keyword: query }))),
        onChosen: (_, { subject }) => go(subjectPath(latest.current.paths, subject)),
        storeRecent: (_, { recent }) => {
          if (recent.length === 0) latest.current.storage.remove(RECENT_KEY);
          else latest.current.storage.write(RECENT_KEY, JSON.stringify(recent));
        },
      },
    });
  }, [latest]);
  const actor = useActorRef(machine, { input: { recent } });
  const snapshot = useSelector(actor, (current) => current);
  return connectSuggestions(snapshot, actor.send);
}
