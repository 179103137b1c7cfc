import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { BoundedRenders, TooManyRenders } from '../server/bounded-renders.ts';

test('a page beyond the limit is refused at once, and later ones are not', async () => {
  const renders = new BoundedRenders(2);
  const finish: (() => void)[] = [];
  const make = () => renders.run(() => new Promise<string>((resolve) => finish.push(() => resolve('page'))));
  const made = [make(), make()];
  await expect(make()).rejects.toBeInstanceOf(TooManyRenders);
  while (finish.length < 2) await setImmediate();
  for (const end of finish.splice(0)) end();
  expect(await Promise.all(made)).toEqual(['page', 'page']);
  expect(await renders.run(async () => 'page')).toBe('page');
});

test('pages rendered without a pause are counted, and other work runs in between', async () => {
  const renders = new BoundedRenders(3);
  const done: string[] = [];
  const make = (name: string) => renders.run(async () => void done.push(name));
  const made = ['first', 'second', 'third'].map(make);
  await expect(make('fourth')).rejects.toBeInstanceOf(TooManyRenders);
  await setImmediate();
  done.push('other work');
  await Promise.all(made);
  expect(done).toEqual(['first', 'other work', 'second', 'third']);
});

test('a slow page delays no other one', async () => {
  const renders = new BoundedRenders(2);
  void renders.run(() => new Promise(() => {}));
  expect(await renders.run(async () => 'page')).toBe('page');
});

test('a failed page frees its place for the next', async () => {
  const renders = new BoundedRenders(1);
  await expect(renders.run(() => Promise.reject(new Error('no data')))).rejects.toThrow('no data');
  expect(await renders.run(async () => 'page')).toBe('page');
});
