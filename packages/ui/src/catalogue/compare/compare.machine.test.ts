import { describe, expect, test } from 'vitest';
import { type LogEntry, replay, type ScriptStep } from '../../testing/machines/index.ts';
import { describeMachine } from '../../testing/machines/machine-suite.test-cases.ts';
import * as given from './compare.machine.test-cases.ts';
import { compareMachine } from './compare.machine.ts';
import { type ComparedTrek, MOST_COMPARED } from './compare.rules.ts';

const start = (script: readonly ScriptStep[] = [], chosen: ComparedTrek[] = []) =>
  replay(compareMachine, script, { input: { chosen } });
type Run = Awaited<ReturnType<typeof start>>;
const value = (run: Run) => run.actor.getSnapshot().value;
const chosen = (run: Run) => run.actor.getSnapshot().context.chosen;
const stored = (log: readonly LogEntry[]) =>
  log.flatMap((entry) => (entry.kind === 'action' && entry.name === 'store' ? [entry.params] : []));
const { everest, druk, langtang, manaslu, three } = given;

describe('a trek', () => {
  test('is chosen and taken away by the same button, and stored each time', async () => {
    const run = await start([given.toggle(everest), given.toggle(druk), given.toggle(everest)]);
    expect([value(run), chosen(run)]).toEqual(['open', [druk]]);
    expect(stored(run.log)).toEqual([{ chosen: [everest] }, { chosen: [everest, druk] }, { chosen: [druk] }]);
  });

  test('that is the fourth is refused, and nothing is stored', async () => {
    const run = await start([given.toggle(manaslu)], three);
    expect([value(run), chosen(run), stored(run.log)]).toEqual(['refused', three, []]);
  });

  test.each<[string, ScriptStep, ComparedTrek[]]>([
    ['its button', given.toggle(druk), [everest, langtang]],
    ['the bar', given.remove(druk), [everest, langtang]],
    ['clearing all', given.clear, []],
  ])('that is taken away by %s makes room for the fourth', async (_, step, left) => {
    const run = await start([given.toggle(manaslu), step], three);
    expect([value(run), chosen(run)]).toEqual(['open', left]);
    await run.take(given.toggle(manaslu));
    expect(chosen(run)).toEqual([...left, manaslu]);
  });
});

test('a notice that is put away leaves the choice as it is', async () => {
  const run = await start([given.toggle(manaslu), given.dismiss], three);
  expect([value(run), chosen(run)]).toEqual(['full', three]);
});

test('a choice that changed outside is taken over, and not stored again', async () => {
  const run = await start([given.change(three)], [manaslu]);
  expect([value(run), chosen(run), stored(run.log)]).toEqual(['full', three, []]);
});

describeMachine(given.compareModel, {
  invariants: {
    'stores three treks at most, each once': (log) =>
      (stored(log) as { chosen: ComparedTrek[] }[]).flatMap(({ chosen: kept }) =>
        kept.length > MOST_COMPARED || new Set(kept.map(({ slug }) => slug)).size < kept.length
          ? [`stored ${kept.length}`]
          : [],
      ),
  },
});
