import type { SearchIndex } from '../../api/search-index.ts';
import type { ExplorationModel } from '../../testing/machines/index.ts';
import { suggestionsMachine } from './suggestions.machine.ts';

const index: SearchIndex = {
  names: ['EBC', 'Everest', 'Nepal', 'Kala Patthar'],
  subjects: [
    { kind: 'trek', title: 'Everest Base Camp Trek', isPopular: true, also: [0], where: [1, 2], places: [3] },
    { kind: 'region', title: 'Everest', where: [2] },
    { kind: 'post', title: 'Everest or Annapurna?', slug: 'everest-or-annapurna' },
  ],
};

export const type = (query: string) => ({ send: { type: 'query.change', query } }) as const;
export const open = { send: { type: 'open' } } as const;
export const close = { send: { type: 'close' } } as const;
export const next = { send: { type: 'move', to: 'next' } } as const;
export const choose = (place: number) => ({ send: { type: 'suggestion.choose', place } }) as const;
export const submit = { send: { type: 'submit' } } as const;
export const retry = { send: { type: 'retry' } } as const;
export const clear = { send: { type: 'recent.clear' } } as const;
export const arrived = { resolve: index };
export const failed = { reject: { status: 500, message: 'boom' } };

/** All that can happen to the field. What is typed is one word that finds, one that does not, or nothing. */
export const suggestionsModel: ExplorationModel<typeof suggestionsMachine> = {
  machine: suggestionsMachine,
  inputs: { fresh: { recent: [] }, known: { recent: ['everest'] } },
  events: [
    type('everest').send,
    type('zzz').send,
    type('').send,
    open.send,
    close.send,
    next.send,
    { type: 'move', to: 'previous' },
    choose(0).send,
    choose(9).send,
    submit.send,
    retry.send,
    clear.send,
  ],
  outcomes: { loadIndex: [arrived, failed] },
  distinguish: ({ actor }) => {
    const { query, active, recent, found } = actor.getSnapshot().context;
    return [query, active, recent.length > 0, found.length];
  },
};
