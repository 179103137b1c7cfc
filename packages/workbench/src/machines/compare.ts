import * as z from 'zod/mini';
import * as cases from '../../../ui/src/catalogue/compare/compare.machine.test-cases.ts';
import { compareMachine } from '../../../ui/src/catalogue/compare/compare.machine.ts';
import { event, type WorkbenchMachine } from '../workbench-machine.ts';

const trek = z.strictObject({ slug: z.string(), title: z.string() });
const { everest, druk, manaslu, three } = cases;
const full = 'You can compare three treks at a time. Remove one to add another.';

export const compare: WorkbenchMachine = {
  id: 'compare',
  title: 'Compare',
  machine: compareMachine,
  source: { name: 'compareMachine', from: '@trek/ui/machines' },
  inputs: cases.compareModel.inputs,
  events: [
    event('trek.toggle', { trek }, { everest: { trek: everest }, manaslu: { trek: manaslu } }),
    event('trek.remove', { slug: z.string() }, { everest: { slug: everest.slug } }),
    event('clear'),
    event('notice.dismiss'),
    event('storage.change', { chosen: z.array(trek) }, { one: { chosen: [druk] }, three: { chosen: three } }),
  ],
  outcomes: {},
  states: {
    open: {
      words: 'More treks can be chosen.',
      sees: 'Compare 2 treks',
      misses: full,
      input: 'two treks',
      script: [],
    },
    full: { words: 'Three treks are chosen.', sees: 'Compare 3 treks', misses: full, input: 'three treks', script: [] },
    refused: {
      words: 'A fourth trek was refused.',
      sees: full,
      input: 'three treks',
      script: [cases.toggle(manaslu)],
    },
  },
};
