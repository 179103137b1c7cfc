import { expect, test, vi } from 'vitest';
import { firstInteraction, watchInteraction } from './first-interaction.ts';

/** Whether events of these types count as an interaction with a page. */
async function counts(types: readonly string[], page = new EventTarget()): Promise<boolean> {
  const settled = vi.fn();
  void watchInteraction(page).then(settled);
  for (const type of types) page.dispatchEvent(new Event(type));
  await Promise.resolve();
  return settled.mock.calls.length > 0;
}

test.each(['pointerdown', 'keydown', 'focusin', 'input', 'click', 'scroll'])('%s is an interaction', async (type) => {
  expect(await counts([type])).toBe(true);
});

test.each(['load', 'resize', 'visibilitychange', 'pointerover'])(
  '%s is not an interaction, because it can happen by itself',
  async (type) => {
    expect(await counts([type])).toBe(false);
  },
);

test.each([true, false])(
  'a pointer over a control is an interaction, over anything else none: %s',
  async (isControl) => {
    const part = Object.assign(new EventTarget(), { closest: () => (isControl ? {} : null) });
    expect(await counts(['pointerover'], part)).toBe(isControl);
  },
);

test('listeners are removed after the first interaction', async () => {
  const page = new EventTarget();
  const mark = vi.spyOn(performance, 'mark');
  expect(await counts(['keydown', 'keydown', 'click'], page)).toBe(true);
  expect(mark).toHaveBeenCalledTimes(1);
  mark.mockRestore();
});

test('another copy of this code finds the interaction in the timeline', async () => {
  performance.clearMarks();
  await counts(['keydown']);
  expect(performance.getEntriesByName('trek-first-interaction')).toHaveLength(1);
});

test('the server waits for no interaction', async () => {
  await expect(firstInteraction()).resolves.toBeUndefined();
});
