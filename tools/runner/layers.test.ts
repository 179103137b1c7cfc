import { describe, expect, test } from 'vitest';
import { listTasks, runTasks, selectTasks, type Task } from './layers.ts';

const task = (name: string, cores: 1 | 2 = 1, needs: string[] = []): Task => ({ name, cores, needs, command: [] });

/** Runs tasks that end when the test says so; tells what runs at each moment. */
function held(tasks: readonly Task[]) {
  const ends = new Map<string, (isGood: boolean) => void>();
  const verdicts = runTasks(tasks, ({ name }) => new Promise<boolean>((resolve) => ends.set(name, resolve)));
  return {
    verdicts,
    running: () => [...ends.keys()],
    async end(name: string, isGood = true) {
      ends.get(name)?.(isGood);
      ends.delete(name);
      // The scheduler reacts in microtasks.
      await new Promise(setImmediate);
    },
  };
}

describe('tasks on two cores', () => {
  test('run two at a time, in their order', async () => {
    const run = held([task('a'), task('b'), task('c')]);
    expect(run.running()).toEqual(['a', 'b']);
    await run.end('b');
    expect(run.running()).toEqual(['a', 'c']);
    await run.end('a');
    await run.end('c');
    expect([...(await run.verdicts).values()]).toEqual(['passed', 'passed', 'passed']);
  });

  test('run alone where they need both cores, and are not overtaken while they wait for them', async () => {
    const run = held([task('a'), task('both', 2), task('b')]);
    expect(run.running()).toEqual(['a']);
    await run.end('a');
    expect(run.running()).toEqual(['both']);
    await run.end('both');
    expect(run.running()).toEqual(['b']);
  });

  test('leave room for one in the background, but for what needs both cores', async () => {
    const background = (name: string): Task => ({ ...task(name), isBackground: true });
    const run = held([task('a'), task('b'), background('c'), background('d'), background('e'), task('both', 2)]);
    expect(run.running()).toEqual(['a', 'b', 'c']);
    await run.end('c');
    expect(run.running()).toEqual(['a', 'b', 'd']);
    await run.end('a');
    expect(run.running()).toEqual(['b', 'd', 'e']);
    await run.end('b');
    await run.end('e');
    expect(run.running()).toEqual(['d']);
    await run.end('d');
    expect(run.running()).toEqual(['both']);
  });

  test('wait for what they need, and let others go first meanwhile', async () => {
    const run = held([task('build'), task('uses it', 1, ['build']), task('a')]);
    expect(run.running()).toEqual(['build', 'a']);
    await run.end('build');
    expect(run.running()).toEqual(['a', 'uses it']);
  });

  test('are skipped where what they need has failed, and so is what needs them', async () => {
    const run = held([task('build'), task('uses it', 1, ['build']), task('uses that', 2, ['uses it'])]);
    await run.end('build', false);
    expect(Object.fromEntries(await run.verdicts)).toEqual({
      build: 'failed',
      'uses it': 'skipped',
      'uses that': 'skipped',
    });
  });
});

describe('the layers that are named', () => {
  const tasks = listTasks((name) => `${name}.json`);
  const named = (...names: string[]) => selectTasks(tasks, names).map(({ name }) => name);

  test('bring what they need', () => {
    expect(named('e2e')).toEqual(['browser', 'build site', 'e2e']);
    expect(named('rules', 'style')).toEqual(['style', 'rules']);
  });

  test('are all layers by default', () => {
    expect(named()).toEqual(tasks.filter(({ isForChanges }) => !isForChanges).map(({ name }) => name));
  });

  test('end with the list of names where one is unknown', () => {
    expect(() => named('rules', 'rulez')).toThrow(
      /^No layer is called rulez\. There are: stories, api, types, .+, e2e$/,
    );
  });
});
