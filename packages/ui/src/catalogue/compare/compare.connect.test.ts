import { expect, test, vi } from 'vitest';
import { type Compare, connectCompare } from './compare.connect.ts';
import { druk, everest } from './compare.machine.test-cases.ts';
import type { CompareEvent } from './compare.machine.ts';

test('a choice tells what is chosen, and of a trek that was refused', () => {
  const compare = connectCompare({ value: 'refused', context: { chosen: [everest] } }, () => {});
  expect([compare.isChosen(everest.slug), compare.isChosen(druk.slug), compare.isRefused]).toEqual([true, false, true]);
  expect(connectCompare({ value: 'full', context: { chosen: [] } }, () => {}).isRefused).toBe(false);
});

test.each<[string, (compare: Compare) => void, CompareEvent]>([
  // A summary has more facts, which are not stored.
  ['chosen', (compare) => compare.toggle({ ...druk, days: 6 } as never), { type: 'trek.toggle', trek: druk }],
  ['removed', (compare) => compare.remove(druk.slug), { type: 'trek.remove', slug: druk.slug }],
  ['cleared', (compare) => compare.clear(), { type: 'clear' }],
  ['told no more', (compare) => compare.dismissNotice(), { type: 'notice.dismiss' }],
])('treks can be %s', (_, act, event) => {
  const send = vi.fn();
  act(connectCompare({ value: 'open', context: { chosen: [] } }, send));
  expect(send.mock.calls).toEqual([[event]]);
});
