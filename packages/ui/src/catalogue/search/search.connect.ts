import type { SnapshotFrom } from 'xstate';
import type { SearchEvent, searchMachine } from './search.machine.ts';
import type { SearchCriteria } from './search.rules.ts';

/** A search form and its actions. */
export interface Search {
  criteria: SearchCriteria;
  /** On a small screen, which starts with the country alone. */
  isSmall: boolean;
  /** The country alone is wanted, where the screen is small. */
  isSimple: boolean;
  /** Nothing was chosen when the form was sent. */
  isInvalid: boolean;
  changeCriteria: (changed: Partial<SearchCriteria>) => void;
  /** Shows all fields on a small screen, too, or the country alone. */
  toggleMode: () => void;
  submit: () => void;
}

/** A search form and its actions. */
export function connectSearch(
  snapshot: Pick<SnapshotFrom<typeof searchMachine>, 'context' | 'matches'>,
  send: (event: SearchEvent) => void,
): Search {
  const isSimple = snapshot.matches({ mode: 'simple' });
  return {
    criteria: snapshot.context.criteria,
    isSmall: snapshot.matches({ viewport: 'small' }),
    isSimple,
    isInvalid: snapshot.matches({ form: 'invalid' }),

    changeCriteria: (changed: Partial<SearchCriteria>) => send({ type: 'criteria.change', criteria: changed }),
    toggleMode: () => send({ type: isSimple ? 'mode.advanced' : 'mode.simple' }),
    submit: () => send({ type: 'submit' }),
  };
}
