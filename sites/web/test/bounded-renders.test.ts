import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { BoundedRenders, TooManyRenders } from '../server/bounded-renders.ts';

test('one page more than allowed is refused at once, and later ones are not', async () => {
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

test('pages are counted that are made without a pause, and other work comes in between', async () => {
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

test('a page that is slow keeps no other one waiting', async () => {
  const renders = new BoundedRenders(2);
  void renders.run(() => new Promise(() => {}));
  expect(await renders.run(async () => 'page')).toBe('page');
});

test('a page that fails gives its place to the next', async () => {
  const renders = new BoundedRenders(1);
  await expect(renders.run(() => Promise.reject(new Error('no data')))).rejects.toThrow('no data');
  expect(await renders.run(async () => 'page')).toBe('page');
});
