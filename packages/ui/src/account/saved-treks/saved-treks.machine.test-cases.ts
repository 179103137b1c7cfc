import type { ExplorationModel } from '../../testing/machines/index.ts';
import { savedTreksMachine } from './saved-treks.machine.ts';
import { MOST_SAVED, nothingSaved, type SavedTrek, type SavedTreksState } from './saved-treks.rules.ts';

const trek = (trekId: number): SavedTrek => ({
  trekId,
  savedAt: `2030-01-01T00:00:0${trekId % 10}.000Z`,
  seenDepartures: [],
});
export const everest = trek(1);
export const druk = trek(2);
export const langtang = trek(3);
const hundred = Array.from({ length: MOST_SAVED }, (_, index) => trek(10 + index));

export const OWNER = '7';
export const guest: SavedTreksState = { ...nothingSaved(), changes: { save: [everest], remove: [] } };
export const member: SavedTreksState = { ...nothingSaved(OWNER), account: [everest] };
/** No other trek fits. */
export const full: SavedTreksState = { ...nothingSaved(), changes: { save: hundred, remove: [] } };
export const unsent: SavedTreksState = { ...member, changes: { save: [druk], remove: [] } };

export const save = (saved: SavedTrek) => ({ send: { type: 'trek.save', trek: saved } }) as const;
export const remove = ({ trekId }: SavedTrek) => ({ send: { type: 'trek.remove', trekId } }) as const;
export const signIn = (stored: SavedTreksState, owner = OWNER) =>
  ({ send: { type: 'owner.change', owner, stored } }) as const;
export const signOut = (stored: SavedTreksState) => ({ send: { type: 'owner.change', owner: null, stored } }) as const;
export const otherTab = (stored: SavedTreksState) => ({ send: { type: 'storage.change', stored } }) as const;
export const resend = { send: { type: 'resend' } } as const;
export const answers = (...treks: SavedTrek[]) => ({ settle: 'sync', resolve: treks });
export const fails = (status: number) => ({ settle: 'sync', reject: { status, message: 'no' } });

/** All that can happen to two treks, and to a list that is full. */
export const savedTreksModel: ExplorationModel<typeof savedTreksMachine> = {
  machine: savedTreksMachine,
  inputs: {
    nothing: { stored: nothingSaved() },
    guest: { stored: guest },
    member: { stored: member },
    full: { stored: full },
  },
  events: [
    save(everest).send,
    save(druk).send,
    remove(everest).send,
    signIn(guest).send,
    signIn(unsent).send,
    signIn(full).send,
    signOut(member).send,
    signOut(unsent).send,
    otherTab(guest).send,
    otherTab(member).send,
    resend.send,
  ],
  outcomes: {
    sync: [
      { resolve: [everest] },
      { resolve: [] },
      ...[404, 500].map((status) => ({ reject: { status, message: 'no' } })),
    ],
  },
  distinguish: ({ actor }) => {
    const { owner, account, changes, sent } = actor.getSnapshot().context;
    const ids = (treks: readonly SavedTrek[]) =>
      treks
        .map(({ trekId }) => trekId)
        .toSorted()
        .join();
    return [owner, ids(account), ids(changes.save), changes.remove.join(), ids(sent.save), sent.remove.join()].join(
      '|',
    );
  },
};
