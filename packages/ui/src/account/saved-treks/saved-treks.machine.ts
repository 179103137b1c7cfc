import { assign, fromPromise, setup } from 'xstate';
import { describeError } from '../../api/api-error.ts';
import type { SavedTreksChange } from '../../api/requests.ts';
import { unprovided } from '../../core/internal/unprovided.ts';
import {
  hasChanges,
  MOST_SAVED,
  NO_CHANGES,
  type SavedTrek,
  type SavedTreksState,
  savedTreks,
  savedTreksFor,
  type TrekId,
  withoutSent,
  withoutTrek,
  withTrek,
} from './saved-treks.rules.ts';
import { RESEND_AFTER_MS } from './saved-treks.timing.ts';

export interface SavedTreksContext extends SavedTreksState {
  /** The changes that are on their way to the account. */
  sent: SavedTreksChange;
}

export type SavedTreksEvent =
  /** Saves a trek, or replaces what is known of a saved one. */
  | { type: 'trek.save'; trek: SavedTrek }
  | { type: 'trek.remove'; trekId: TrekId }
  /** The session is known or changes; `stored` is on the device at this moment. */
  | { type: 'owner.change'; owner: string | null; stored: SavedTreksState }
  /** Another tab has changed what is stored. */
  | { type: 'storage.change'; stored: SavedTreksState }
  /** Sends again what did not arrive. */
  | { type: 'resend' };

const stateOf = ({ owner, account, changes }: SavedTreksContext): SavedTreksState => ({ owner, account, changes });
const store = { type: 'store', params: ({ context }: { context: SavedTreksContext }) => stateOf(context) } as const;

const saveTrek = {
  guard: { type: 'hasRoom', params: ({ event }: { event: { trek: SavedTrek } }) => event.trek },
  actions: [{ type: 'save', params: ({ event }: { event: { trek: SavedTrek } }) => event.trek }, store],
} as const;
const removeTrek = {
  actions: [{ type: 'remove', params: ({ event }: { event: { trekId: TrekId } }) => event }, store],
} as const;

/**
 * The treks that a visitor has saved: on the device, and in the account of a visitor who is signed in. Each change shows at
 * once and is stored on the device until the account has it, so nothing is lost on a weak connection. Treks that were
 * saved before the sign-in are sent like any other change.
 *
 * Input: what is stored on the device. To provide: actor `sync`, which sends changes and answers with all treks of the
 * account, and action `store`.
 */
export const savedTreksMachine = setup({
  types: {
    context: {} as SavedTreksContext,
    events: {} as SavedTreksEvent,
    input: {} as { stored: SavedTreksState },
  },
  actors: { sync: fromPromise<SavedTrek[], SavedTreksChange>(unprovided('sync')) },
  actions: {
    store: (_, _state: SavedTreksState) => {},
    save: assign(({ context }, trek: SavedTrek) => withTrek(context, trek)),
    remove: assign(({ context }, { trekId }: { trekId: TrekId }) => withoutTrek(context, trekId)),
    take: assign((_, state: SavedTreksState) => state),
    noteSent: assign({ sent: ({ context }) => context.changes }),
    takeAnswer: assign(({ context }, { treks }: { treks: SavedTrek[] }) => ({
      account: treks,
      changes: withoutSent(context.changes, context.sent),
      sent: NO_CHANGES,
    })),
  },
  guards: {
    hasRoom: ({ context }, { trekId }: SavedTrek) => {
      const saved = savedTreks(context);
      return saved.length < MOST_SAVED || saved.some((trek) => trek.trekId === trekId);
    },
    hasChanges: ({ context }) => hasChanges(context.changes),
    isOwn: ({ context }, { owner }: SavedTreksState) => owner === context.owner,
    isSignedIn: (_, { owner }: { owner: string | null }) => owner !== null,
    /** The changes of a visitor who signs out have not arrived: they wait for the next sign-in. */
    isUnsent: (_, stored: SavedTreksState) => stored.owner !== null && hasChanges(stored.changes),
    /** The backend has no such call. */
    isUnsupported: (_, { error }: { error: unknown }) => [404, 405, 501].includes(describeError(error).status),
  },
  delays: { resend: RESEND_AFTER_MS },
}).createMachine({
  id: 'savedTreks',
  context: ({ input }) => ({ ...input.stored, sent: NO_CHANGES }),
  on: {
    'trek.save': saveTrek,
    'trek.remove': removeTrek,
    'owner.change': [
      {
        guard: { type: 'isSignedIn', params: ({ event }) => event },
        target: '.account',
        actions: [{ type: 'take', params: ({ event }) => savedTreksFor(event.owner, event.stored) }, store],
      },
      {
        guard: { type: 'isUnsent', params: ({ event }) => event.stored },
        target: '.device',
        actions: { type: 'take', params: ({ event }) => savedTreksFor(null, event.stored) },
      },
      {
        target: '.device',
        actions: [{ type: 'take', params: ({ event }) => savedTreksFor(null, event.stored) }, store],
      },
    ],
    'storage.change': {
      guard: { type: 'isOwn', params: ({ event }) => event.stored },
      actions: { type: 'take', params: ({ event }) => event.stored },
    },
  },
  initial: 'waiting',
  states: {
    /** The session is still being restored. */
    waiting: {},
    /** No one is signed in, or the backend has no place for saved treks. */
    device: {},
    account: {
      initial: 'syncing',
      states: {
        syncing: {
          entry: 'noteSent',
          invoke: {
            id: 'sync',
            src: 'sync',
            input: ({ context }) => context.changes,
            onDone: {
              target: 'synced',
              actions: [{ type: 'takeAnswer', params: ({ event }) => ({ treks: event.output }) }, store],
            },
            onError: [
              {
                guard: { type: 'isUnsupported', params: ({ event }) => event },
                target: '#savedTreks.device',
              },
              { target: 'unsynced' },
            ],
          },
        },
        synced: { always: { guard: 'hasChanges', target: 'syncing' } },
        unsynced: {
          after: { resend: 'syncing' },
          on: {
            'trek.save': { ...saveTrek, target: 'syncing' },
            'trek.remove': { ...removeTrek, target: 'syncing' },
            resend: 'syncing',
          },
        },
      },
    },
  },
});
