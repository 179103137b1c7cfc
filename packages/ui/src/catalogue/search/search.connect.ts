import type { SnapshotFrom } from 'xstate';
import type { SearchEvent, searchMachine } from './search.machine.ts';
import type { SearchCriteria } from './search.rules.ts';

/** A search form and its actions. */
export function connectSearch(
  snapshot: Pick<SnapshotFrom<typeof searchMachine>, 'context' | 'matches'>,
  send: (event: SearchEvent) => void,
) {
  const isSimple = snapshot.matches({ mode: 'simple' });
  return {
    criteria: snapshot.context.criteria,
    /** On a small screen, which starts with the country alone. */
    isSmall: snapshot.matches({ viewport: 'small' }),
    /** The country alone is wanted, where the screen is small. */
    isSimple,
    /** Nothing was chosen when the form was sent. */
    isInvalid: snapshot.matches({ form: 'invalid' }),

    changeCriteria: (changed: Partial<SearchCriteria>) => send({ type: 'criteria.change', criteria: changed }),
    /** Shows all fields on a small screen, too, or the country alone. */
    toggleMode: () => send({ type: isSimple ? 'mode.advanced' : 'mode.simple' }),
    submit: () => send({ type: 'submit' }),
  };
}

export type Search = ReturnType<typeof connectSearch>;
