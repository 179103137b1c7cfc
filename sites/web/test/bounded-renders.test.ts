import { expect, test } from 'vitest';
import { BoundedRenders, TooManyRenders } from '../server/bounded-renders.ts';

/** Pages that are rendered until they are let go. */
function pages(renders: BoundedRenders) {
  let running = 0;
  let most = 0;
  const finish: (() => void)[] = [];
  const render = () =>
    renders.run(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => finish.push(resolve));
      running -= 1;
      return 'page';
    });
  const finishAll = async () => {
    while (running > 0) {
      finish.shift()?.();
      await new Promise(setImmediate);
    }
  };
  return { render, finishAll, most: () => most };
}

test('no more pages are rendered at once than allowed, and all in the end', async () => {
  const { render, finishAll, most } = pages(new BoundedRenders(2, 10));
  const made = Array.from({ length: 9 }, render);
  await finishAll();
  expect(await Promise.all(made)).toEqual(Array(9).fill('page'));
  expect(most()).toBe(2);
});

test('one that would wait behind too many is refused at once, and later ones are not', async () => {
  const { render, finishAll } = pages(new BoundedRenders(1, 2));
  const made = [render(), render(), render()];
  await expect(render()).rejects.toBeInstanceOf(TooManyRenders);
  await finishAll();
  await Promise.all(made);
  const later = render();
  await finishAll();
  expect(await later).toBe('page');
});

test('a page that fails gives its place to the next', async () => {
  const renders = new BoundedRenders(1, 1);
  const failing = renders.run(() => Promise.reject(new Error('no data')));
  const next = renders.run(async () => 'page');
  await expect(failing).rejects.toThrow('no data');
  expect(await next).toBe('page');
});
