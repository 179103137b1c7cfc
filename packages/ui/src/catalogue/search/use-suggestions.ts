'use client';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { useLatest } from '../../core/internal/use-latest.ts';
import { withQuery } from '../../provider/host-paths.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { loadSearchIndex } from '../search-index/index.ts';
import { subjectPath } from './subject-path.ts';
import { connectSuggestions, type Suggestions } from './suggestions.connect.ts';
import { suggestionsMachine } from './suggestions.machine.ts';
import { readRecent } from './suggestions.rules.ts';

/** Under which name a device keeps what was looked for on it. */
const RECENT_KEY = 'recentSearches';

/** The suggestions machine, bound to the backend's index, the host's pages and what this device remembers. */
export function useSuggestions(): Suggestions {
  const ports = usePorts();
  const latest = useLatest(ports);
  const [recent] = useState(() => readRecent(ports.storage.read(RECENT_KEY)));
  const machine = useMemo(() => {
    const go = (path: string | null) => path !== null && latest.current.navigate(path);
    return suggestionsMachine.provide({
      actors: { loadIndex: fromPromise(() => loadSearchIndex(latest.current.api)) },
      actions: {
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
