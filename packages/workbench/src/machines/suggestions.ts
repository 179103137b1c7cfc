import * as z from 'zod/mini';
import * as cases from '../../../ui/src/catalogue/search/suggestions.machine.test-cases.ts';
import { suggestionsMachine } from '../../../ui/src/catalogue/search/suggestions.machine.ts';
import { failures } from '../failures.ts';
import { event, type WorkbenchMachine } from '../workbench-machine.ts';

const arrived = { settle: 'loadIndex', ...cases.arrived };
const field = { role: 'combobox', name: 'Search treks' };
const found = { role: 'group', name: 'Treks' };

export const suggestions: WorkbenchMachine = {
  id: 'suggestions',
  title: 'Search suggestions',
  machine: suggestionsMachine,
  source: { name: 'suggestionsMachine', from: '@trek/ui/machines' },
  inputs: cases.suggestionsModel.inputs,
  events: [
    event('query.change', { query: z.string() }, { everest: { query: 'everest' }, nothing: { query: '' } }),
    event('open'),
    event('close'),
    event('move', { to: z.enum(['next', 'previous']) }, { down: { to: 'next' }, up: { to: 'previous' } }),
    event('suggestion.choose', { place: z.int() }, { first: { place: 0 } }),
    event('submit'),
    event('recent.clear'),
    event('retry'),
  ],
  outcomes: { loadIndex: { found: cases.arrived } },
  states: {
    'index.idle': { words: 'Nothing is typed yet, and nothing is loaded.', sees: field, script: [] },
    'index.loading': { words: 'The index is loading.', sees: 'Searching…', script: [cases.type('everest')] },
    'index.ready': { words: 'The index has loaded.', sees: found, script: [cases.type('everest'), arrived] },
    'index.failed': {
      words: 'The index failed to load. The next letter or a click retries.',
      sees: 'Suggestions can’t be loaded at the moment.',
      script: [cases.type('everest'), { settle: 'loadIndex', ...failures['500 server error'] }],
    },
    'list.closed': { words: 'The field alone.', sees: field, misses: found, script: [] },
    'list.open': { words: 'Suggestions are below the field.', sees: found, script: [cases.type('everest'), arrived] },
  },
};
