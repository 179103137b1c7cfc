import { expect, test } from 'vitest';
import { firstInteraction, InteractionWatcher } from './first-interaction.ts';

test.each(['pointerdown', 'keydown', 'focusin', 'input', 'click', 'scroll'])('%s is a first touch', async (sign) => {
  const page = new EventTarget();
  const watch = new InteractionWatcher(page);
  expect(watch.hasInteracted).toBe(false);
  page.dispatchEvent(new Event(sign));
  expect(watch.hasInteracted).toBe(true);
  await expect(watch.interaction).resolves.toBeUndefined();
});

test.each(['load', 'resize', 'visibilitychange'])('%s, which comes by itself, is none', (event) => {
  const page = new EventTarget();
  const watch = new InteractionWatcher(page);
  page.dispatchEvent(new Event(event));
  expect(watch.hasInteracted).toBe(false);
});

test.each([true, false])('a pointer over a control is one, over anything else none: %s', (isControl) => {
  const part = Object.assign(new EventTarget(), { matches: () => isControl });
  const watch = new InteractionWatcher(part);
  part.dispatchEvent(new Event('pointerover'));
  expect(watch.hasInteracted).toBe(isControl);
});

test('nothing listens any more after the first', () => {
  const page = new EventTarget();
  const watch = new InteractionWatcher(page);
  page.dispatchEvent(new Event('keydown'));
  watch.hasInteracted = false;
  page.dispatchEvent(new Event('keydown'));
  expect(watch.hasInteracted).toBe(false);
});

test('an interaction before the watch begins counts', async () => {
  const watch = new InteractionWatcher(new EventTarget(), true);
  expect(watch.hasInteracted).toBe(true);
  await expect(watch.interaction).resolves.toBeUndefined();
});

test('the server waits for nobody', async () => {
  await expect(firstInteraction()).resolves.toBeUndefined();
});
