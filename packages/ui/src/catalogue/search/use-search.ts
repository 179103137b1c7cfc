'use client';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useIsAtLeast } from '../../core/internal/column-width.ts';
import { useLatest } from '../../core/internal/use-latest.ts';
import { useTexts } from '../../core/texts/language.ts';
import { breakpoint } from '../../core/theme/tokens.ts';
import { withQuery } from '../../provider/host-paths.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { connectSearch, type Search } from './search.connect.ts';
import { type SearchEvent, searchMachine, submittedCriteria } from './search.machine.ts';
import { hasCriteria, type SearchCriteria, searchQuery } from './search.rules.ts';
import { searchTexts } from './search.texts.ts';

/** Options of `useSearch`. */
export interface SearchOptions {
  /** The choice, if the host holds it: `onCriteriaChange` asks for another. Default: the form holds it. */
  criteria?: SearchCriteria | undefined;
  /** The initial choice, for a visitor who comes back to the form. Default: none. */
  defaultCriteria?: SearchCriteria | undefined;
  /**
   * Called when the search changes. Without `criteria`, fields that a small screen hides are left out, and the first
   * call comes on mount.
   */
  onCriteriaChange?: ((criteria: SearchCriteria) => void) | undefined;
}

/** The search machine, bound to the screen's width, the host's notices and its listing. */
export function useSearch({ criteria, defaultCriteria = criteria, onCriteriaChange }: SearchOptions = {}): Search {
  const { paths, notify, navigate } = usePorts();
  const messages = useTexts(searchTexts);
  const latest = useLatest({ paths, notify, navigate, messages, criteria, defaultCriteria, onCriteriaChange });
  const machine = useMemo(
    () =>
      searchMachine.provide({
        actions: {
          onRefused: () => latest.current.notify('error', latest.current.messages.selectOneToast),
          onSubmitted: (_, { criteria }) => {
            const { notify, messages, paths, navigate } = latest.current;
            notify('success', messages.found);
            const path = withQuery(paths.treks, searchQuery(criteria));
            if (path !== null) navigate(path);
          },
        },
      }),
    [latest],
  );
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (current) => current);
  const isMobile = !useIsAtLeast(breakpoint.tablet, false);
  useEffect(() => actor.send({ type: 'viewport.change', isSmall: isMobile }), [actor, isMobile]);
  useEffect(() => {
    const { defaultCriteria } = latest.current;
    if (!defaultCriteria) return;
    const chosen = () => actor.getSnapshot().context.criteria;
    // A choice made while the form was still plain markup is newer.
    if (!hasCriteria(chosen())) actor.send({ type: 'criteria.change', criteria: defaultCriteria });
    // Nothing that is chosen is hidden.
    if (hasCriteria({ ...chosen(), country: '' })) actor.send({ type: 'mode.advanced' });
  }, [actor, latest]);
  const held = criteria && searchQuery(criteria);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent when the host's choice is another one.
  useEffect(() => {
    if (criteria) actor.send({ type: 'criteria.change', criteria });
  }, [held]);
  const query = searchQuery(submittedCriteria(snapshot));
  // biome-ignore lint/correctness/useExhaustiveDependencies: called when the search would be another one.
  useEffect(() => {
    const { criteria, onCriteriaChange } = latest.current;
    if (!criteria) onCriteriaChange?.(submittedCriteria(actor.getSnapshot()));
  }, [query]);
  const send = (event: SearchEvent) => {
    const { criteria, onCriteriaChange } = latest.current;
    if (criteria && event.type === 'criteria.change') onCriteriaChange?.({ ...criteria, ...event.criteria });
    else actor.send(event);
  };
  const search = connectSearch(snapshot, send);
  return criteria ? { ...search, criteria } : search;
}
