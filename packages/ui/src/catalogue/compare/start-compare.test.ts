import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../../provider/browser-ports.ts';
import type { ComparedTrek } from './compare.rules.ts';
import { startCompare } from './start-compare.ts';

const treks = (...slugs: string[]): ComparedTrek[] => slugs.map((slug) => ({ slug, title: `The ${slug} trek` }));
const [manaslu] = treks('manaslu') as [ComparedTrek];

/** A storage that records what is done to it, and in which another page can choose. */
function recordingStorage(chosen: ComparedTrek[]) {
  let notify: (key: string | null) => void = () => {};
  const storage = memoryStorage({ comparedTreks: JSON.stringify(chosen) });
  const write = vi.fn(storage.write);
  const remove = vi.fn(storage.remove);
  const elsewhere = (others: ComparedTrek[], key: string | null) => {
    storage.write('comparedTreks', JSON.stringify(others));
    notify(key);
  };
  const subscribe = (listener: typeof notify) => {
    notify = listener;
    return () => {};
  };
  return { ...storage, write, remove, subscribe, elsewhere };
}

function start(...slugs: string[]) {
  const storage = recordingStorage(treks(...slugs));
  const store = startCompare(storage);
  const heard = vi.fn();
  store.subscribe(heard);
  return { storage, store, heard, chosen: () => store.read().chosen };
}

test('the stored choice is available at once', () => {
  expect(start('everest', 'druk').store.read()).toEqual({ chosen: treks('everest', 'druk'), isRefused: false });
});

test('each chosen or removed trek is stored, and removing the last one clears the storage', () => {
  const { storage, store, heard } = start();
  store.send({ type: 'toggle', trek: manaslu });
  expect(storage.write.mock.calls).toEqual([['comparedTreks', JSON.stringify([manaslu])]]);
  store.send({ type: 'remove', slug: manaslu.slug });
  expect(storage.read('comparedTreks')).toBeNull();
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a fourth trek is refused with a notice and not stored', () => {
  const { storage, store, heard } = start('everest', 'druk', 'langtang');
  store.send({ type: 'toggle', trek: manaslu });
  expect([store.read().isRefused, heard.mock.calls.length, storage.write.mock.calls]).toEqual([true, 1, []]);
});

test.each(['comparedTreks', null])('a choice that changed elsewhere (%s) is adopted, and not stored again', (key) => {
  const { storage, heard, chosen } = start('everest');
  storage.elsewhere(treks('druk', 'langtang'), key);
  expect(chosen()).toEqual(treks('druk', 'langtang'));
  expect([heard.mock.calls.length, storage.write.mock.calls, storage.remove.mock.calls]).toEqual([1, [], []]);
});

test('a change of another stored text is ignored', () => {
  const { storage, heard, chosen } = start('everest');
  storage.elsewhere(treks('druk'), 'bookingDraft');
  expect([chosen(), heard.mock.calls]).toEqual([treks('everest'), []]);
});
