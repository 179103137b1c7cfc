import { expect, test } from 'vitest';
import { replay, type ScriptStep } from '../../testing/machines/index.ts';
import { connectSuggestions } from './suggestions.connect.ts';
import * as given from './suggestions.machine.test-cases.ts';
import { suggestionsMachine } from './suggestions.machine.ts';

const sent: unknown[] = [];
const connected = async (script: readonly ScriptStep[], recent: string[] = []) => {
  const run = await replay(suggestionsMachine, script, { input: { recent } });
  return connectSuggestions(run.actor.getSnapshot(), (event) => sent.push(event));
};
const arrived = { settle: 'loadIndex', ...given.arrived };
const failed = { settle: 'loadIndex', ...given.failed };

test.each<[string, readonly ScriptStep[], string[], object]>([
  ['nothing', [], ['gokyo'], { phase: 'none', suggestions: [] }],
  ['nothing', [given.open], [], { phase: 'none' }],
  ['earlier searches', [given.open], ['gokyo'], { phase: 'recent', suggestions: [{ kind: 'recent', title: 'gokyo' }] }],
  ['that the search is loading', [given.type('e')], ['gokyo'], { phase: 'loading', suggestions: [], query: 'e' }],
  ['that it failed', [given.type('e'), failed], [], { phase: 'failed', suggestions: [] }],
  ['that nothing was found', [given.type('zzz'), arrived], [], { phase: 'nothing', suggestions: [] }],
  ['what was found', [given.type('ebc'), arrived, given.next], [], { phase: 'found', active: 0 }],
  ['nothing once it is closed', [given.type('ebc'), arrived, given.close], [], { phase: 'none', query: 'ebc' }],
])('the field shows %s', async (_, script, recent, facts) => {
  expect(await connected(script, recent)).toMatchObject(facts);
});

test('each method sends its event', async () => {
  const verbs = await connected([]);
  sent.length = 0;
  verbs.changeQuery('e');
  verbs.open();
  verbs.close();
  verbs.move('next');
  verbs.choose(1);
  verbs.submit();
  verbs.clearRecent();
  verbs.retry();
  expect(sent).toEqual([
    { type: 'query.change', query: 'e' },
    { type: 'open' },
    { type: 'close' },
    { type: 'move', to: 'next' },
    { type: 'suggestion.choose', place: 1 },
    { type: 'submit' },
    { type: 'recent.clear' },
    { type: 'retry' },
  ]);
});
