import * as z from 'zod/mini';
import { searchMachine } from '../../../ui/src/catalogue/search/search.machine.ts';
import { event, type WorkbenchMachine } from '../workbench-machine.ts';

const text = z.string();
const criteria = z.partial(z.strictObject({ country: text, duration: text, activity: text, budget: text }));
const nepal = { criteria: { country: 'Nepal' } };
const submit = { send: { type: 'submit' } };

const nothingChosen = 'Select at least one search option';

export const search: WorkbenchMachine = {
  id: 'search',
  title: 'Search',
  machine: searchMachine,
  source: { name: 'searchMachine', from: '@trek/ui/machines' },
  inputs: { phone: undefined },
  events: [
    event('viewport.change', { isSmall: z.boolean() }, { wide: { isSmall: false }, small: { isSmall: true } }),
    event('mode.advanced'),
    event('mode.simple'),
    event(
      'criteria.change',
      { criteria },
      {
        Nepal: nepal,
        'any country': { criteria: { country: '' } },
        'a budget': { criteria: { budget: '3000+' } },
      },
    ),
    event('submit'),
  ],
  outcomes: {},
  states: {
    'viewport.small': { words: 'The screen is small.', sees: 'Advanced Search', script: [] },
    'viewport.large': {
      words: 'The screen is wide: all four fields show.',
      sees: 'Find Your Adventure',
      misses: 'Advanced Search',
      script: [{ send: { type: 'viewport.change', isSmall: false } }],
    },
    'mode.simple': { words: 'A small screen shows the country alone.', sees: 'Advanced Search', script: [] },
    'mode.advanced': {
      words: 'A small screen shows all four fields.',
      sees: 'Simple Search',
      script: [{ send: { type: 'mode.advanced' } }],
    },
    'form.editing': {
      words: 'The visitor chooses what to look for.',
      sees: { role: 'combobox', name: 'Country' },
      misses: nothingChosen,
      script: [],
    },
    'form.invalid': { words: 'Nothing is chosen: the form says so.', sees: nothingChosen, script: [submit] },
    'form.submitted': {
      words: 'The visitor continues to the results.',
      misses: nothingChosen,
      script: [{ send: { type: 'criteria.change', ...nepal } }, submit],
    },
  },
};
