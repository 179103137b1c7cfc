import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { InputFrom } from 'xstate';
import { replay, type ScriptStep } from '../../testing/index.ts';
import { describeMachine } from '../../testing/machine-suite.test-cases.ts';
import * as given from './listing.machine.test-cases.ts';
import { listingMachine } from './listing.machine.ts';
import { NO_FILTERS } from './listing.rules.ts';
import { INITIAL_LISTING, readListingQuery } from './listing-query.ts';

const start = (script: readonly ScriptStep[] = [], input: InputFrom<typeof listingMachine> = given.inputs.page4) =>
  replay(listingMachine, script, { input });
type Run = Awaited<ReturnType<typeof start>>;
const context = (run: Run) => run.actor.getSnapshot().context;
const value = (run: Run) => run.actor.getSnapshot().value;

describe('the data', () => {
  test.each([
    ['loading', given.inputs.loading, null],
    ['failed', given.inputs.failed, 'boom'],
    ['ready', given.inputs.page4, null],
  ])('starts %s where the page came with it so', async (state, input, message) => {
    const run = await start([], input);
    expect([value(run).data, context(run).message]).toEqual([state, message]);
  });

  test('keeps no older failure while it loads again', async () => {
    const run = await start([{ send: { type: 'data.loading' } }], given.inputs.failed);
    expect([value(run).data, context(run).message]).toEqual(['loading', null]);
  });

  test('L7: keeps the page of the address when it comes at last', async () => {
    const input = { ...given.inputs.loading, page: 4 };
    const run = await start([given.arrive(given.catalogue), given.arrive(given.catalogue)], input);
    expect([value(run).data, context(run).page, given.writes(run.log)]).toEqual(['ready', 4, []]);
  });

  test('L8: goes back to page 1 when the treks become others', async () => {
    const run = await start([given.arrive(given.otherCatalogue)]);
    expect([context(run).page, given.writes(run.log)]).toEqual([1, ['replace']]);
  });

  test('L8: remembers which treks it had while some come that say nothing of themselves', async () => {
    const run = await start([given.arrive(), given.arrive(given.otherCatalogue)]);
    expect([context(run).page, context(run).catalogue]).toEqual([1, given.otherCatalogue]);
  });

  test('tells why it failed', async () => {
    const run = await start([{ send: { type: 'data.failed', message: 'Network error.' } }]);
    expect([value(run).data, context(run).message]).toEqual(['failed', 'Network error.']);
  });

  test('L8: keeps the page when the same treks are loaded again', async () => {
    const run = await start([{ send: { type: 'data.loading' } }, given.arrive(given.catalogue), given.arrive()]);
    expect([value(run).data, context(run).page, given.writes(run.log)]).toEqual(['ready', 4, []]);
  });
});

describe('the filters', () => {
  test('L8: are in force when they are applied, not while they are drafted, and show page 1', async () => {
    const run = await start([given.draft({ country: 'bhutan' })]);
    expect([context(run).applied, context(run).page]).toEqual([given.inputs.page4.filters, 4]);
    await run.take(given.apply);
    expect([context(run).applied.country, context(run).page, given.writes(run.log)]).toEqual(['bhutan', 1, ['push']]);
  });

  test.each([
    ['applying them closes the drawer', given.apply, 'closed', 'bhutan'],
    ['resetting them leaves the drawer open', given.reset, 'open', null],
  ])('%s, and takes hold', async (_, step, drawer, country) => {
    const run = await start([given.openDrawer, given.draft({ country: 'bhutan' }), step]);
    expect([value(run).drawer, context(run).applied.country]).toEqual([drawer, country]);
  });

  test('closing the drawer otherwise keeps the draft and applies nothing', async () => {
    const run = await start([given.openDrawer, given.draft({ country: 'bhutan' }), { send: { type: 'drawer.close' } }]);
    expect([value(run).drawer, context(run).draft.country, context(run).applied.country]).toEqual([
      'closed',
      'bhutan',
      'nepal',
    ]);
  });

  test('L8: applied unchanged, they keep the page and add no step to the history', async () => {
    const run = await start([given.openDrawer, given.draft({ keyword: '  ' }), given.apply]);
    expect([value(run).drawer, context(run).page, given.writes(run.log)]).toEqual(['closed', 4, []]);
  });

  test('reset at once to none, the draft too', async () => {
    const run = await start([given.draft({ keyword: 'base camp' }), given.reset]);
    expect(context(run)).toMatchObject({ draft: NO_FILTERS, applied: NO_FILTERS, page: 1 });
    expect(given.writes(run.log)).toEqual(['push']);
  });

  test('reset while none is in force, only the draft goes', async () => {
    const input = { ...given.inputs.loading, page: 2 };
    const run = await start([given.draft({ keyword: 'base camp' }), given.reset], input);
    expect(context(run)).toMatchObject({ draft: NO_FILTERS, page: 2 });
    expect(given.writes(run.log)).toEqual([]);
  });

  test('L5: a single duration is exactly that until the slider is touched', async () => {
    const filters = readListingQuery(new URLSearchParams('duration=7')).filters;
    const run = await start([given.draft({ days: { from: null, to: 9 } }), given.apply], {
      ...INITIAL_LISTING,
      filters,
      data: 'ready',
    });
    expect([filters.days, context(run).applied.days]).toEqual([
      { from: 7, to: 7 },
      { from: null, to: 9 },
    ]);
  });

  test('a single one can be taken away at once', async () => {
    const run = await start([{ send: { type: 'filters.change', filters: { country: null } } }]);
    expect([context(run).applied.country, context(run).draft.country, given.writes(run.log)]).toEqual([
      null,
      null,
      ['push'],
    ]);
  });
});

test('one that is taken away leaves what was chosen and not yet applied', async () => {
  const run = await start([
    given.draft({ keyword: 'lake' }),
    { send: { type: 'filters.change', filters: { country: null } } },
  ]);
  expect(context(run)).toMatchObject({ draft: { keyword: 'lake', country: null }, applied: { keyword: '' } });
});

describe('sort, view and page', () => {
  test('L8: another sort shows page 1 and rewrites the address; the same one does nothing', async () => {
    const run = await start([given.sort('price-low'), given.sort('price-low')]);
    expect([context(run).sort, context(run).page, given.writes(run.log)]).toEqual(['price-low', 1, ['replace']]);
  });

  test.each<['grid' | 'list', 'grid' | 'list']>([
    ['grid', 'list'],
    ['list', 'grid'],
  ])('L8: from %s to %s keeps the page, and rewrites the address once', async (view, other) => {
    const input = { ...given.inputs.page4, view };
    const before = await start([given.view(view)], input);
    expect([value(before).view, given.writes(before.log)]).toEqual([view, []]);
    const run = await start([given.view(other), given.view(other)], input);
    expect([value(run).view, context(run).page, given.writes(run.log)]).toEqual([other, 4, ['replace']]);
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 4])('page %s is not another page', async (page) => {
    const run = await start([{ send: { type: 'page.choose', page } }]);
    expect([context(run).page, given.writes(run.log)]).toEqual([4, []]);
  });

  test('L7: another page is a step of the history', async () => {
    const run = await start([{ send: { type: 'page.choose', page: 2 } }]);
    expect([context(run).page, given.writes(run.log)]).toEqual([2, ['push']]);
  });
});

describe('L7: the address', () => {
  test('going back restores filters, sort, page and view, all of them, and writes nothing', async () => {
    const run = await start([given.openDrawer, given.draft({ country: 'bhutan' }), given.goTo(given.earlier)]);
    expect(context(run)).toMatchObject({
      draft: given.earlier.filters,
      applied: given.earlier.filters,
      sort: given.earlier.sort,
      page: given.earlier.page,
    });
    expect([value(run).view, value(run).drawer, given.writes(run.log)]).toEqual(['list', 'open', []]);
  });

  test.each(['grid', 'list'] as const)('that says %s leads there from either view', async (view) => {
    for (const from of ['grid', 'list'] as const) {
      const run = await start([given.goTo({ ...given.earlier, view })], { ...given.inputs.page4, view: from });
      expect([value(run).view, given.writes(run.log)]).toEqual([view, []]);
    }
  });

  test('and the listing agree after any steps: what was written last is what is in force', async () => {
    const steps: ScriptStep[] = [
      given.draft({ country: 'bhutan' }),
      given.apply,
      given.reset,
      given.sort('duration-long'),
      given.view('list'),
      { send: { type: 'page.choose', page: 2 } },
      given.arrive(given.otherCatalogue),
      given.goTo(given.earlier),
    ];
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const run = await start();
        let address = given.addressOf(run.actor.getSnapshot());
        for (const step of steps) {
          void scheduler.schedule(Promise.resolve()).then(async () => {
            const written = given.writes(run.log).length;
            await run.take(step);
            const isWritten = given.writes(run.log).length > written || step === steps.at(-1);
            if (isWritten) address = given.addressOf(run.actor.getSnapshot());
            expect(given.addressOf(run.actor.getSnapshot())).toBe(address);
          });
        }
        await scheduler.waitIdle();
        expect(run.script).toHaveLength(steps.length);
      }),
    );
  });
});

describeMachine(given.listingModel, {
  invariants: given.listingInvariants,
  edgeInvariants: given.listingEdgeInvariants,
});
