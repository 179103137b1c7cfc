import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { connectSearch, type Search } from './search.connect.ts';
import { type SearchEvent, searchMachine } from './search.machine.ts';
import { NO_CRITERIA } from './search.rules.ts';

function snapshotAfter(...events: SearchEvent[]) {
  const actor = createActor(searchMachine).start();
  for (const event of events) actor.send(event);
  return actor.getSnapshot();
}

describe('a search form connects its parts', () => {
  test.each<[string, SearchEvent[], object]>([
    [
      'nothing chosen on a small screen',
      [],
      { criteria: NO_CRITERIA, isSmall: true, isSimple: true, isInvalid: false },
    ],
    ['a large screen', [{ type: 'viewport.change', isSmall: false }], { isSmall: false }],
    ['all fields', [{ type: 'mode.advanced' }], { isSimple: false }],
    ['nothing chosen when it was sent', [{ type: 'submit' }], { isInvalid: true }],
    [
      'a country',
      [{ type: 'criteria.change', criteria: { country: 'Nepal' } }],
      { criteria: { ...NO_CRITERIA, country: 'Nepal' } },
    ],
  ])('is %s', (_, events, facts) => {
    expect(connectSearch(snapshotAfter(...events), () => {})).toMatchObject(facts);
  });
});

test.each<[string, SearchEvent[], (search: Search) => void, SearchEvent]>([
  [
    'change what is looked for',
    [],
    (search) => search.changeCriteria({ budget: '3000+' }),
    { type: 'criteria.change', criteria: { budget: '3000+' } },
  ],
  ['show all fields', [], (search) => search.toggleMode(), { type: 'mode.advanced' }],
  ['show the country alone', [{ type: 'mode.advanced' }], (search) => search.toggleMode(), { type: 'mode.simple' }],
  ['send the form', [], (search) => search.submit(), { type: 'submit' }],
])('a part can %s', (_, before, act, event) => {
  const send = vi.fn();
  act(connectSearch(snapshotAfter(...before), send));
  expect(send.mock.calls).toEqual([[event]]);
});
