'use client';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useLatest } from '../internal/use-latest.ts';
import { useMediaQuery } from '../internal/use-media-query.ts';
import { usePorts } from '../provider/trek-provider.tsx';
import { breakpoint } from '../theme/tokens.ts';
import { type SearchContext, type SearchEvent, searchMachine } from './search.machine.ts';
import { searchMessages as messages } from './search.messages.ts';
import { searchQuery } from './search.rules.ts';

/** What the form shows, and what may be sent to it. */
export interface Search extends SearchContext {
  /** Nothing was chosen when the form was sent. */
  isInvalid: boolean;
  send: (event: SearchEvent) => void;
}

/** Reads the form's state from the machine's. */
export function searchOf(snapshot: SnapshotFrom<typeof searchMachine>, send: Search['send']): Search {
  return { ...snapshot.context, isInvalid: snapshot.matches({ form: 'invalid' }), send };
}

/** The search machine, bound to the screen's width, the host's notices and its listing. */
export function useSearch(): Search {
  const { paths, notify, navigate } = usePorts();
  const latest = useLatest({ paths, notify, navigate });
  const machine = useMemo(
    () =>
      searchMachine.provide({
        actions: {
          onRefused: () => latest.current.notify('error', messages.selectOneToast),
          onSubmitted: (_, { criteria }) => {
            latest.current.notify('success', messages.found);
            latest.current.navigate(`${latest.current.paths.treks}?${searchQuery(criteria)}`);
          },
        },
      }),
    [latest],
  );
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (current) => current);
  const isMobile = useMediaQuery(`(width < ${breakpoint.tablet}px)`, true);
  useEffect(() => actor.send({ type: 'viewport.change', isSmall: isMobile }), [actor, isMobile]);
  return searchOf(snapshot, actor.send);
}
