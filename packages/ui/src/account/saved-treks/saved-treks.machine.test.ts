import { describe, expect, test } from 'vitest';
import { type LogEntry, replay, type ScriptStep } from '../../testing/machines/index.ts';
import { describeMachine } from '../../testing/machines/machine-suite.test-cases.ts';
import * as given from './saved-treks.machine.test-cases.ts';
import { savedTreksMachine } from './saved-treks.machine.ts';
import { MOST_SAVED, nothingSaved, type SavedTreksState, savedTreks } from './saved-treks.rules.ts';
import { RESEND_AFTER_MS } from './saved-treks.timing.ts';

const { everest, druk, langtang, guest, member, unsent, answers, fails, save, remove, signIn, signOut } = given;

const start = (script: readonly ScriptStep[] = [], stored: SavedTreksState = nothingSaved()) =>
  replay(savedTreksMachine, script, { input: { stored } });
type Run = Awaited<ReturnType<typeof start>>;
const value = (run: Run) => run.actor.getSnapshot().value;
const ids = (run: Run) => savedTreks(run.actor.getSnapshot().context).map(({ trekId }) => trekId);
const calls = (log: readonly LogEntry[]) => log.flatMap((entry) => (entry.kind === 'call' ? [entry.input] : []));
const stored = (log: readonly LogEntry[]) =>
  log.flatMap((entry) => (entry.kind === 'action' && entry.name === 'store' ? [entry.params as SavedTreksState] : []));

describe('without an account', () => {
  test('treks are saved and removed on the device', async () => {
    const run = await start([signOut(nothingSaved()), save(everest), save(druk), remove(everest)]);
    expect([value(run), ids(run), calls(run.log)]).toEqual(['device', [2], []]);
    expect(stored(run.log).at(-1)).toEqual({ ...nothingSaved(), changes: { save: [druk], remove: [] } });
  });

  test('a trek beyond the limit is refused, and nothing is stored', async () => {
    const run = await start([save(everest)], given.full);
    expect([ids(run).length, stored(run.log)]).toEqual([MOST_SAVED, []]);
    await run.take({ send: { type: 'trek.save', trek: { ...everest, trekId: 10, seenDepartures: ['2030-05-01'] } } });
    expect(stored(run.log)).toHaveLength(1);
  });
});

describe('signing in', () => {
  test('moves the treks of this device to the account, and shows those of the other devices', async () => {
    const run = await start([signIn(guest)], guest);
    expect(calls(run.log)).toEqual([{ save: [everest], remove: [] }]);
    await run.take(answers(langtang, everest));
    expect([value(run), ids(run)]).toEqual([{ account: 'synced' }, [3, 1]]);
    expect(stored(run.log).at(-1)).toEqual({ ...nothingSaved(given.OWNER), account: [langtang, everest] });
  });

  test('hides the treks of another visitor on the device', async () => {
    const run = await start([signIn(unsent, '8')], unsent);
    expect([ids(run), calls(run.log)]).toEqual([[], [{ save: [], remove: [] }]]);
  });

  test('keeps what was saved before the session was known', async () => {
    const run = await start([save(druk)], member);
    await run.take(signIn(stored(run.log).at(-1) as SavedTreksState));
    expect(calls(run.log)).toEqual([{ save: [druk], remove: [] }]);
  });
});

describe('an account', () => {
  test('receives each change, then those made meanwhile', async () => {
    const run = await start([signIn(member), answers(everest), save(druk), save(langtang), remove(everest)]);
    expect(ids(run)).toEqual([3, 2]);
    await run.take(answers(druk, everest));
    expect(calls(run.log).slice(1)).toEqual([
      { save: [druk], remove: [] },
      { save: [langtang], remove: [1] },
    ]);
    await run.take(answers(langtang, druk));
    expect([value(run), ids(run)]).toEqual([{ account: 'synced' }, [3, 2]]);
  });

  test('receives the changes later if it can’t be reached: automatically, with the next change, or on request', async () => {
    const run = await start([signIn(unsent), fails(500)]);
    expect([value(run), ids(run)]).toEqual([{ account: 'unsynced' }, [2, 1]]);
    await run.take({ advance: RESEND_AFTER_MS - 1 });
    expect(calls(run.log)).toHaveLength(1);
    await run.take({ advance: 1 });
    await run.take(fails(500));
    await run.take(save(langtang));
    await run.take(fails(500));
    await run.take(given.resend);
    expect(calls(run.log).slice(1)).toEqual([
      { save: [druk], remove: [] },
      { save: [langtang, druk], remove: [] },
      { save: [langtang, druk], remove: [] },
    ]);
  });

  test.each([404, 405, 501])('without saved treks in its backend (%i) leaves them on the device', async (status) => {
    const run = await start([signIn(guest), fails(status), { advance: RESEND_AFTER_MS }, save(druk)]);
    expect([value(run), ids(run), calls(run.log).length]).toEqual(['device', [2, 1], 1]);
  });

  test('leaves no trek on the device when the visitor signs out', async () => {
    const run = await start([signIn(member), answers(everest), signOut(member)]);
    expect([value(run), ids(run), stored(run.log).at(-1)]).toEqual(['device', [], nothingSaved()]);
  });

  test('receives the last change after the next sign-in if the visitor signed out before it arrived', async () => {
    const run = await start([signIn(unsent), fails(401), signOut(unsent)]);
    expect([ids(run), stored(run.log).at(-1)]).toEqual([[], unsent]);
    await run.take(signIn(unsent));
    expect(calls(run.log).at(-1)).toEqual({ save: [druk], remove: [] });
  });
});

describe('another tab', () => {
  test('with the same person is followed', async () => {
    const run = await start([
      signIn(member),
      answers(everest),
      given.otherTab({ ...member, account: [everest, druk] }),
    ]);
    expect(ids(run)).toEqual([2, 1]);
  });

  test('with another person is ignored until this one loads the session', async () => {
    const run = await start([signIn(member), answers(everest), given.otherTab({ ...member, owner: '8' })]);
    expect(ids(run)).toEqual([1]);
  });
});

describeMachine(given.savedTreksModel, {
  invariants: {
    'stores each trek once': (log) =>
      stored(log).flatMap((state) => {
        const shown = savedTreks(state).map(({ trekId }) => trekId);
        return new Set(shown).size < shown.length ? [`stored ${shown}`] : [];
      }),
    'sends nothing before a visitor has signed in': (log) => {
      const isSignIn = (entry: LogEntry) =>
        entry.kind === 'step' && 'send' in entry.step && entry.step.send.owner === given.OWNER;
      const first = log.findIndex((entry) => entry.kind === 'call');
      return first >= 0 && !log.slice(0, first).some(isSignIn) ? ['a request without an account'] : [];
    },
  },
});
