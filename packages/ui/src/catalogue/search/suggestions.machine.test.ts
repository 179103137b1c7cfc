import { describe, expect, test } from 'vitest';
import { type LogEntry, replay, type ScriptStep } from '../../testing/machines/index.ts';
import { describeMachine } from '../../testing/machines/machine-suite.test-cases.ts';
import * as given from './suggestions.machine.test-cases.ts';
import { suggestionsMachine, suggestionsOf } from './suggestions.machine.ts';

const start = (script: readonly ScriptStep[] = [], recent: string[] = []) =>
  replay(suggestionsMachine, script, { input: { recent } });
type Run = Awaited<ReturnType<typeof start>>;
const value = (run: Run) => run.actor.getSnapshot().value;
const context = (run: Run) => run.actor.getSnapshot().context;
const lines = (run: Run) => suggestionsOf(context(run)).map(({ kind, title }) => `${kind}: ${title}`);
const settle = (outcome: object) => ({ settle: 'loadIndex', ...outcome }) as ScriptStep;
const arrived = settle(given.arrived);
const done = (run: Run) =>
  run.log.flatMap((entry) => (entry.kind === 'action' && /^on|^store/.test(entry.name) ? [entry] : []));
const params = (run: Run, action: string) =>
  done(run).flatMap((entry) => (entry.name === action ? [entry.params] : []));

describe('the index', () => {
  test('loads with the first letter, and once', async () => {
    const run = await start([given.open, given.type('  ')]);
    expect(run.actors.calls).toHaveLength(0);
    for (const query of ['e', 'ev', 'eve']) await run.take(given.type(query));
    expect([run.actors.calls.length, value(run).index]).toEqual([1, 'loading']);
  });

  test('searches for the text typed by the time it loads', async () => {
    const run = await start([given.type('e'), given.type('kala patthar'), arrived]);
    expect(lines(run)).toEqual(['trek: Everest Base Camp Trek']);
  });

  test.each([
    ['the next letter', given.type('ev')],
    ['a wish', given.retry],
  ])('loads again after a failure with %s', async (_, step) => {
    const run = await start([given.type('e'), settle(given.failed)]);
    expect(value(run).index).toBe('failed');
    await run.take(step);
    expect([value(run).index, run.actors.calls.length]).toEqual(['loading', 2]);
  });
});

describe('the list', () => {
  test('has treks, then regions, then posts', async () => {
    const run = await start([given.type('everest'), arrived]);
    expect(lines(run)).toEqual(['trek: Everest Base Camp Trek', 'region: Everest', 'post: Everest or Annapurna?']);
  });

  test('has recent searches while the field is empty', async () => {
    expect(lines(await start([given.open], ['gokyo', 'mustang']))).toEqual(['recent: gokyo', 'recent: mustang']);
  });

  test('can be traversed with the arrow keys, including the field', async () => {
    const run = await start([given.type('everest'), arrived]);
    const places: (number | null)[] = [];
    for (const to of ['next', 'next', 'next', 'next', 'previous', 'previous']) {
      await run.take({ send: { type: 'move', to } });
      places.push(context(run).active);
    }
    expect(places).toEqual([0, 1, 2, null, 2, 1]);
    await run.take(given.type('eve'));
    expect(context(run).active).toBeNull();
  });

  test('opens again with an arrow key or a letter', async () => {
    const run = await start([given.type('everest'), arrived, given.next, given.close]);
    expect([value(run).list, context(run).active]).toEqual(['closed', null]);
    await run.take(given.next);
    expect([value(run).list, context(run).active]).toEqual(['open', null]);
  });
});

describe('Enter', () => {
  test('searches for the typed text, and stores it', async () => {
    const run = await start([given.type('  Kala  Patthar '), given.submit], ['gokyo']);
    expect(params(run, 'onSubmitted')).toEqual([{ query: 'Kala Patthar' }]);
    expect(params(run, 'storeRecent')).toEqual([{ recent: ['Kala Patthar', 'gokyo'] }]);
    expect(value(run).list).toBe('closed');
  });

  test('searches before the index has loaded, and while the list is closed', async () => {
    const run = await start([given.type('ebc'), given.submit, given.submit]);
    expect(params(run, 'onSubmitted')).toHaveLength(2);
  });

  test('opens the line that the arrow keys have selected', async () => {
    const run = await start([given.type('everest'), arrived, given.next, given.next, given.submit]);
    expect(params(run, 'onChosen')).toMatchObject([{ subject: { kind: 'region', slug: 'everest' } }]);
    expect(params(run, 'onSubmitted')).toEqual([]);
    expect(context(run).recent).toEqual(['Everest']);
  });

  test('does nothing in an empty field', async () => {
    expect(done(await start([given.open, given.type('   '), given.submit]))).toEqual([]);
  });
});

describe('a line that is pressed', () => {
  test('opens the result', async () => {
    const run = await start([given.type('everest'), arrived, given.choose(2)]);
    expect(params(run, 'onChosen')).toMatchObject([{ subject: { kind: 'post', slug: 'everest-or-annapurna' } }]);
  });

  test('repeats a recent search, and moves it to the front', async () => {
    const run = await start([given.open, given.choose(1)], ['gokyo', 'mustang']);
    expect(params(run, 'onSubmitted')).toEqual([{ query: 'mustang' }]);
    expect([context(run).query, context(run).recent]).toEqual(['mustang', ['mustang', 'gokyo']]);
  });
});

test('recent searches can be cleared', async () => {
  const run = await start([given.open, given.clear], ['gokyo']);
  expect([lines(run), params(run, 'storeRecent')]).toEqual([[], [{ recent: [] }]]);
});

function goesOnceAStep(log: readonly LogEntry[]): string[] {
  let ways = 0;
  return log.flatMap((entry) => {
    if (entry.kind === 'step') ways = 0;
    if (entry.kind === 'action' && /^on(Submitted|Chosen)$/.test(entry.name)) ways += 1;
    return ways > 1 ? ['one step went to two places'] : [];
  });
}

describeMachine(given.suggestionsModel, {
  invariants: { 'goes to one place a step': goesOnceAStep },
  edgeInvariants: {
    'Escape leaves the list closed': ({ step, state }) =>
      !('send' in step && step.send.type === 'close') || state.includes('list.closed'),
  },
});
