import { describe, expect, test } from 'vitest';
import { replay, type ScriptStep } from '../../testing/machines/index.ts';
import { describeMachine } from '../../testing/machines/machine-suite.test-cases.ts';
import * as given from './listing.machine.test-cases.ts';
import { listingMachine } from './listing.machine.ts';
import { NO_FILTERS } from './listing.rules.ts';
import { readListingQuery } from './listing-query.ts';

const start = (script: readonly ScriptStep[] = [], filters = given.nepal) =>
  replay(listingMachine, script, { input: { filters } });
type Run = Awaited<ReturnType<typeof start>>;
const context = (run: Run) => run.actor.getSnapshot().context;
const chosen = (run: Run) => given.choices(run.log);

describe('the draft', () => {
  test('L8: changes nothing in the address before it is applied', async () => {
    const run = await start([given.draft({ country: 'bhutan' })]);
    expect([context(run).draft.country, chosen(run)]).toEqual(['bhutan', []]);
    await run.take(given.apply);
    const filters = { ...NO_FILTERS, country: 'bhutan' };
    expect(chosen(run)).toEqual([{ type: 'filters.choose', filters }]);
  });

  test.each([
    ['applying it closes the drawer', given.apply, 'closed', 'bhutan'],
    ['resetting it leaves the drawer open', given.reset, 'open', null],
    ['closing the drawer keeps it', given.closeDrawer, 'closed', 'bhutan'],
  ])('%s', async (_, step, drawer, country) => {
    const run = await start([given.openDrawer, given.draft({ country: 'bhutan' }), step]);
    expect([run.state, context(run).draft.country]).toEqual([drawer, country]);
  });

  test('L5: keeps a single duration until the slider is touched', async () => {
    const { filters } = readListingQuery(new URLSearchParams('duration=7'));
    const run = await start([], filters);
    expect(context(run).draft.days).toEqual({ from: 7, to: 7 });
    await run.take(given.draft({ days: { from: null, to: 9 } }));
    expect(context(run).draft.days).toEqual({ from: null, to: 9 });
  });

  test('is emptied with the filters in force', async () => {
    const run = await start([given.draft({ keyword: 'base camp' }), given.reset]);
    expect([context(run).draft, chosen(run)]).toEqual([NO_FILTERS, [{ type: 'filters.choose', filters: NO_FILTERS }]]);
  });

  test('keeps what is not applied when another filter is removed from the list', async () => {
    const run = await start([given.draft({ keyword: 'lake' }), given.change({ country: null })]);
    expect(context(run).draft).toEqual({ ...NO_FILTERS, keyword: 'lake' });
    expect(chosen(run)).toEqual([{ type: 'filters.choose', filters: { country: null } }]);
  });

  test('L7: follows an address that changes by itself, and chooses nothing', async () => {
    const run = await start([given.openDrawer, given.draft({ country: 'bhutan' }), given.goTo(given.earlier)]);
    expect([context(run).draft, run.state, chosen(run)]).toEqual([given.earlier, 'open', []]);
  });
});

describe('L8: the treks', () => {
  test('keep the page of the address when they come, and when the same come again', async () => {
    expect(chosen(await start([given.arrive(given.catalogue), given.arrive(given.catalogue)]))).toEqual([]);
  });

  test('show the first page when they become others', async () => {
    const run = await replay(listingMachine, [given.arrive(given.otherCatalogue)], {
      input: given.inputs['Nepal, with treks'],
    });
    expect([context(run).catalogue, chosen(run)]).toEqual([given.otherCatalogue, [{ type: 'treks.change' }]]);
  });
});

describeMachine(given.listingModel, {
  invariants: given.listingInvariants,
  edgeInvariants: given.listingEdgeInvariants,
});
