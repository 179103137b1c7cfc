import * as z from 'zod/mini';
import * as cases from '../../../ui/src/account/saved-treks/saved-treks.machine.test-cases.ts';
import { savedTreksMachine } from '../../../ui/src/account/saved-treks/saved-treks.machine.ts';
import { failures } from '../failures.ts';
import { event, type WorkbenchMachine } from '../workbench-machine.ts';

const id = z.union([z.number(), z.string()]);
const trek = z.strictObject({ trekId: id, savedAt: z.string(), seenDepartures: z.array(z.string()) });
const treks = z.array(trek);
const changes = z.strictObject({ save: treks, remove: z.array(id) });
const stored = z.strictObject({ owner: z.nullable(z.string()), account: treks, changes });
const { everest, druk, guest, member, unsent, OWNER } = cases;
const owner = z.nullable(z.string());
const signIn = [cases.signIn(guest)];
const onDevice = 'These treks are saved on this device only.';

export const savedTreks: WorkbenchMachine = {
  id: 'savedTreks',
  title: 'Saved Treks',
  machine: savedTreksMachine,
  source: { name: 'savedTreksMachine', from: '@trek/ui/machines' },
  inputs: cases.savedTreksModel.inputs,
  events: [
    event('trek.save', { trek }, { everest: { trek: everest }, druk: { trek: druk } }),
    event('trek.remove', { trekId: id }, { everest: { trekId: everest.trekId } }),
    event(
      'owner.change',
      { owner, stored },
      {
        'signs in': { owner: OWNER, stored: guest },
        'signs out': { owner: null, stored: member },
        'signs out with changes unsent': { owner: null, stored: unsent },
      },
    ),
    event('storage.change', { stored }, { 'one trek': { stored: guest }, 'the account’s': { stored: member } }),
    event('resend'),
  ],
  outcomes: { sync: { 'one trek': { resolve: [everest] }, 'two treks': { resolve: [druk, everest] } } },
  states: {
    waiting: {
      words: 'The session is still being restored. The device’s treks show.',
      misses: onDevice,
      input: 'guest',
      script: [],
    },
    device: {
      words: 'No one is signed in: treks are saved on the device alone.',
      sees: onDevice,
      input: 'guest',
      script: [cases.signOut(guest)],
    },
    'account.syncing': {
      words: 'Changes are on their way to the account.',
      misses: onDevice,
      input: 'guest',
      script: signIn,
    },
    'account.synced': {
      words: 'Device and account have the same treks.',
      misses: 'Try now',
      input: 'guest',
      script: [...signIn, cases.answers(everest)],
    },
    'account.unsynced': {
      words: 'The account could not be reached. It is tried again in 30 seconds.',
      sees: 'Your last changes haven’t reached your account. We’ll keep trying.',
      input: 'guest',
      script: [...signIn, { settle: 'sync', ...failures['500 server error'] }],
    },
  },
};
