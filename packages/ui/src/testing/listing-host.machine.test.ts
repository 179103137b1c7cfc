import { expect, test } from 'vitest';
import * as listing from '../catalogue/listing/listing.machine.test-cases.ts';
import * as given from './listing-host.machine.test-cases.ts';
import { listingHostMachine } from './listing-host.machine.ts';
import { replay, type ScriptStep } from './machines/index.ts';
import { describeMachine } from './machines/machine-suite.test-cases.ts';

const start = (script: readonly ScriptStep[], query = given.inputs['page 4 of Nepal'].query) =>
  replay(listingHostMachine, script, { input: { query } });
type Run = Awaited<ReturnType<typeof start>>;
const query = (run: Run) => run.actor.getSnapshot().context.query;
const draft = (run: Run) => run.actor.getSnapshot().children.listing?.getSnapshot().context.draft;

test('filters drafted and applied in the listing are in the query, and Back takes the draft along', async () => {
  const run = await start([given.inListing(listing.draft({ country: 'bhutan' })), given.inListing(listing.apply)]);
  expect(given.writes(run.log)).toEqual([{ query: 'country=bhutan', mode: 'push' }]);
  await run.take(given.goTo('country=nepal&page=4'));
  expect([query(run), draft(run)?.country]).toEqual(['country=nepal&page=4', 'nepal']);
});

test('a draft outlasts another sort, page and view', async () => {
  const run = await start([
    given.inListing(listing.draft({ keyword: 'lake' })),
    given.choose({ type: 'sort.choose', sort: 'price-low' }),
    given.choose({ type: 'page.choose', page: 2 }),
    given.choose({ type: 'view.choose', view: 'list' }),
  ]);
  expect([query(run), draft(run)?.keyword]).toEqual(['country=nepal&sort=price-low&view=list&page=2', 'lake']);
});

test('L8: other treks show the first page; the first treks, and the same again, keep the page', async () => {
  const run = await start([given.arrive(listing.catalogue), given.fail, given.arrive(listing.catalogue)]);
  expect([query(run), given.writes(run.log)]).toEqual(['country=nepal&page=4', []]);
  await run.take(given.arrive(listing.otherCatalogue));
  expect(given.writes(run.log)).toEqual([{ query: 'country=nepal', mode: 'replace' }]);
});

describeMachine(given.listingHostModel, {
  invariants: given.listingHostInvariants,
  edgeInvariants: given.listingHostEdgeInvariants,
});
