import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ComparedTrek, MOST_COMPARED } from './compare.rules.ts';
import { type CompareChoice, type CompareEvent, compareReducer, NOTHING_CHOSEN } from './compare-choice.rules.ts';

const trek = (slug: string): ComparedTrek => ({ slug, title: `The ${slug} trek` });
const [everest, druk, langtang, manaslu] = ['everest', 'druk', 'langtang', 'manaslu'].map(trek) as [
  ComparedTrek,
  ComparedTrek,
  ComparedTrek,
  ComparedTrek,
];
const three = [everest, druk, langtang];
const full: CompareChoice = { chosen: three, isRefused: false };
const toggle = (given: ComparedTrek): CompareEvent => ({ type: 'toggle', trek: given });
const remove = ({ slug }: ComparedTrek): CompareEvent => ({ type: 'remove', slug });

const after = (choice: CompareChoice, ...events: CompareEvent[]) => events.reduce(compareReducer, choice);

describe('a trek', () => {
  test('is chosen and removed by the same button', () => {
    const { chosen } = after(NOTHING_CHOSEN, toggle(everest), toggle(druk), toggle(everest));
    expect(chosen).toEqual([druk]);
  });

  test('is refused if it is the fourth', () => {
    expect(after(full, toggle(manaslu))).toEqual({ chosen: three, isRefused: true });
  });

  test.each<[string, CompareEvent, ComparedTrek[]]>([
    ['its button', toggle(druk), [everest, langtang]],
    ['the bar', remove(druk), [everest, langtang]],
    ['clearing all', { type: 'clear' }, []],
  ])('makes room for the fourth when it is removed by %s', (_, event, left) => {
    const choice = after(full, toggle(manaslu), event);
    expect(choice).toEqual({ chosen: left, isRefused: false });
    expect(after(choice, toggle(manaslu))).toEqual({ chosen: [...left, manaslu], isRefused: false });
  });

  test('can’t be removed if it was not chosen, and the refusal stays', () => {
    const refused = after(full, toggle(manaslu));
    expect(after(refused, remove(manaslu))).toBe(refused);
  });
});

test('a dismissed notice leaves the choice as it is', () => {
  expect(after(full, toggle(manaslu), { type: 'dismiss' })).toEqual(full);
});

test('a choice that changed outside is adopted without a refusal', () => {
  expect(after(full, toggle(manaslu), { type: 'take', chosen: [druk] })).toEqual({ chosen: [druk], isRefused: false });
});

test('at most three treks are chosen, each once, and a refusal means that there are three', () => {
  const given = fc.constantFrom(...three, manaslu);
  const event = fc.oneof(
    given.map(toggle),
    given.map(remove),
    fc.constant<CompareEvent>({ type: 'clear' }),
    fc.constant<CompareEvent>({ type: 'dismiss' }),
    fc.uniqueArray(given, { maxLength: MOST_COMPARED }).map((chosen): CompareEvent => ({ type: 'take', chosen })),
  );
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const { chosen, isRefused } = after(NOTHING_CHOSEN, ...events);
      expect(chosen.length).toBeLessThanOrEqual(MOST_COMPARED);
      expect(new Set(chosen).size).toBe(chosen.length);
      if (isRefused) expect(chosen).toHaveLength(MOST_COMPARED);
    }),
  );
});
