import { expect, test } from 'vitest';
import { firstTouch, isTouched, TouchWatch } from './first-touch.ts';

test.each(['pointerover', 'pointerdown', 'keydown', 'focusin', 'input', 'click', 'scroll'])(
  '%s is a first touch',
  async (sign) => {
    const page = new EventTarget();
    const watch = new TouchWatch(page);
    expect(watch.isTouched).toBe(false);
    page.dispatchEvent(new Event(sign));
    expect(watch.isTouched).toBe(true);
    await expect(watch.first).resolves.toBeUndefined();
  },
);

test.each(['load', 'resize', 'visibilitychange'])('%s, which comes by itself, is none', (event) => {
  const page = new EventTarget();
  const watch = new TouchWatch(page);
  page.dispatchEvent(new Event(event));
  expect(watch.isTouched).toBe(false);
});

test('nothing listens any more after the first', () => {
  const page = new EventTarget();
  const watch = new TouchWatch(page);
  page.dispatchEvent(new Event('keydown'));
  watch.isTouched = false;
  page.dispatchEvent(new Event('keydown'));
  expect(watch.isTouched).toBe(false);
});

test('who used the page before it was watched is not waited for', async () => {
  const watch = new TouchWatch(new EventTarget(), true);
  expect(watch.isTouched).toBe(true);
  await expect(watch.first).resolves.toBeUndefined();
});

test('the server waits for nobody', async () => {
  expect(isTouched()).toBe(true);
  await expect(firstTouch()).resolves.toBeUndefined();
});
