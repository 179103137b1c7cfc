import { describe, expect, test, vi } from 'vitest';
import { makeToken, TEST_NOW_SECONDS, testUser } from '../../../testing/fixtures.ts';
import { type ExplorationModel, type LogEntry, replay } from '../../../testing/machines/index.ts';
import { describeMachine } from '../../../testing/machines/machine-suite.test-cases.ts';
import { googleCallbackMachine } from './google-callback.machine.ts';
import type { GoogleCallback } from './google-callback.rules.ts';
import { googleCallbackTexts } from './google-callback.texts.ts';

const good: GoogleCallback = {
  error: null,
  token: makeToken(),
  user: JSON.stringify(testUser),
  marker: 'm',
  expectedMarker: 'm',
  hasSession: false,
  nowSeconds: TEST_NOW_SECONDS,
};
const forged: GoogleCallback = { ...good, expectedMarker: undefined };
const forgedForMember: GoogleCallback = { ...forged, hasSession: true };
const quietMachine = googleCallbackMachine.provide({ actions: { logRejection: () => {} } });
const model: ExplorationModel<typeof googleCallbackMachine> = {
  machine: quietMachine,
  inputs: {
    good,
    refused: { ...good, error: 'access_denied' },
    expired: { ...good, nowSeconds: 2 ** 40 },
    forged,
    forgedForMember,
    markerLost: { ...good, marker: null, echoesMarker: true, error: 'sign_in_expired' },
  },
  events: [],
  outcomes: {},
  distinguish: ({ actor }) => actor.getSnapshot().context,
};

const effects = (log: readonly LogEntry[]) => log.flatMap((entry) => (entry.kind === 'action' ? [entry.name] : []));
const start = (input: GoogleCallback) => replay(quietMachine, [], { input });

describe('A13: the return from Google', () => {
  test('replaces the address first, signs in, welcomes and goes to the profile', async () => {
    const run = await start(good);
    expect(run.actor.getSnapshot()).toMatchObject({ status: 'done', output: { isAccepted: true } });
    expect(run.log.flatMap((entry) => (entry.kind === 'action' ? [[entry.name, entry.params]] : []))).toEqual([
      ['replaceAddress', undefined],
      ['signIn', { token: good.token, user: testUser }],
      ['notify', { kind: 'success', text: { code: 'welcome', facts: ['Maya Gurung'] } }],
      ['goToProfile', undefined],
    ]);
  });

  test.each<[string, Partial<GoogleCallback>, string]>([
    ['an error', { error: 'access_denied' }, 'Authentication error: access_denied'],
    ['nothing', { token: null, user: null }, 'Missing authentication data'],
    ['an invalid token', { token: 'opaque' }, 'Invalid authentication token'],
    ['half a user', { user: '{}' }, 'Incomplete user data'],
    ['an expired token', { nowSeconds: TEST_NOW_SECONDS + 3600 }, 'Invalid authentication token'],
  ])(
    'with %s replaces the address first, clears the storage, shows a notice and goes to the sign-in',
    async (_, found, message) => {
      const run = await start({ ...good, ...found });
      expect(run.log.flatMap((entry) => (entry.kind === 'action' ? [[entry.name, entry.params]] : []))).toStrictEqual([
        ['replaceAddress', undefined],
        ['logRejection', { message }],
        ['clearStorage', undefined],
        ['notify', { kind: 'error', text: { code: 'failed' } }],
        ['goToLogin', undefined],
      ]);
      expect(run.actor.getSnapshot().output).toEqual({ isAccepted: false, isRequested: true, message });
    },
  );

  test('shows advice if there is any for the refusal', async () => {
    const run = await start({ ...good, error: 'not_configured' });
    expect(run.log).toContainEqual(
      expect.objectContaining({
        name: 'notify',
        params: expect.objectContaining({ advice: 'not_configured' }),
      }),
    );
  });

  test('leaves a session as it is and goes to the profile if this browser did not request it (O3)', async () => {
    for (const found of [{}, { error: 'access_denied' }, { token: null }]) {
      const run = await start({ ...forgedForMember, ...found });
      expect(effects(run.log)).toEqual(['replaceAddress', 'logRejection', 'goToProfile']);
    }
  });

  test('changes nothing and shows visitors without a session a notice if this browser did not request it (O3)', async () => {
    const run = await start(forged);
    expect(effects(run.log)).toEqual(['replaceAddress', 'logRejection', 'notify', 'goToLogin']);
    expect(run.log).toContainEqual(expect.objectContaining({ params: { kind: 'error', text: { code: 'failed' } } }));
  });

  test('stores no part of the token if it is refused', async () => {
    const run = await start({ ...good, error: 'access_denied' });
    expect(JSON.stringify(run.actor.getPersistedSnapshot())).not.toContain(good.token);
  });

  test('is handled once, whatever comes later', async () => {
    const run = await start(good);
    const before = effects(run.log);
    run.actor.start();
    await run.take({ advance: 60_000 });
    expect([effects(run.log), run.clock.pending]).toEqual([before, []]);
  });

  test('logs why it was refused', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await replay(googleCallbackMachine, [], { input: { ...good, error: 'access_denied' } });
    expect(warn).toHaveBeenCalledExactlyOnceWith('@trek/ui: Authentication error: access_denied');
    warn.mockRestore();
  });

  test('shows that it is working', () => {
    expect(googleCallbackTexts.english.completing).toBe('Completing your sign-in...');
  });
});

describeMachine(model, {
  invariants: {
    'goes to one place': (log) =>
      effects(log).filter((name) => name.startsWith('goTo')).length === 1 ? [] : ['it went nowhere, or twice'],
    'never both signs in and clears the storage': (log) =>
      effects(log).filter((name) => ['signIn', 'clearStorage'].includes(name)).length <= 1 ? [] : ['both'],
  },
});
