import { act, cleanup, renderHook } from '@testing-library/react';
import { StrictMode, useLayoutEffect, useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import type { ListingOptions } from '../../src/catalogue/listing/listing-data.ts';
import { listingExcerpt } from '../../src/catalogue/listing/listing-page.rules.ts';
import { type ListingApi, useListing } from '../../src/catalogue/listing/use-listing.ts';
import { failed, loading, ready } from '../../src/testing/remote.ts';
import { storyRegions, storyTreks } from '../../src/testing/story-treks.ts';
import { HostPage } from './around.tsx';

afterEach(cleanup);

type Data = Pick<ListingOptions, 'data' | 'excerpt'>;
const allTreks: Data = { data: ready(storyTreks) };
const fewTreks: Data = { data: ready(storyTreks.slice(0, 8)) };

/** A listing on the page of a host that keeps its query, as an address does. `goTo` is Back, Forward or a link. */
function keepingHost(first: string, early: (listing: ListingApi) => void = () => {}) {
  const writes: [query: string, mode: string][] = [];
  const renders: [status: string, phase: string, page: number][] = [];
  const { result, rerender } = renderHook(
    (given: Data) => {
      const [query, goTo] = useState(first);
      const onQueryChange = (next: string, mode: string) => {
        writes.push([next, mode]);
        goTo(next);
      };
      const listing = useListing({ ...given, regions: ready(storyRegions), query, onQueryChange });
      const render: (typeof renders)[number] = [given.data.status, listing.phase, listing.page];
      if (String(renders.at(-1)) !== String(render)) renders.push(render);
      // biome-ignore lint/correctness/useExhaustiveDependencies: what comes before the page's code comes once.
      useLayoutEffect(() => early(listing), []);
      return { ...listing, query, goTo };
    },
    { initialProps: allTreks, wrapper: HostPage },
  );
  return { writes, renders, rerender, now: () => result.current };
}

/** A listing whose host answers when the test says so. */
function slowHost(first: string) {
  const requested: string[] = [];
  const onQueryChange = (next: string) => void requested.push(next);
  const given = { regions: ready(storyRegions), onQueryChange };
  const { result, rerender } = renderHook(
    ({ query, treks }: { query: string; treks: Data }) => useListing({ ...given, ...treks, query }),
    { initialProps: { query: first, treks: allTreks }, wrapper: HostPage },
  );
  const give = (query: string, treks = allTreks) => rerender({ query, treks });
  return { requested, give, now: () => result.current };
}

describe('choices', () => {
  test('made one after the other before React renders again all count', () => {
    const { now, writes } = keepingHost('country=nepal');
    act(() => {
      const listing = now();
      listing.changeDraft({ difficulty: 'moderate' });
      listing.changeDraft({ isPopular: true });
      listing.applyDraft();
      listing.changeFilters({ country: null });
      listing.chooseSort('price-low');
      listing.choosePage(2);
      listing.chooseView('list');
    });
    expect(writes).toEqual([
      ['country=nepal&difficulty=moderate&popular=true', 'push'],
      ['difficulty=moderate&popular=true', 'push'],
      ['difficulty=moderate&popular=true&sort=price-low', 'replace'],
      ['difficulty=moderate&popular=true&sort=price-low&page=2', 'push'],
      ['difficulty=moderate&popular=true&sort=price-low&view=list&page=2', 'replace'],
    ]);
    expect(now()).toMatchObject({ sort: 'price-low', view: 'list', draft: { difficulty: 'moderate', country: null } });
  });

  test('made in the first render already, as by the fields that a page replays, all count', () => {
    const { now, writes } = keepingHost('country=nepal', (listing) => {
      listing.chooseSort('price-low');
      listing.changeDraft({ difficulty: 'moderate' });
      listing.applyDraft();
      listing.changeDraft({ keyword: 'lake' });
    });
    expect(writes.at(-1)).toEqual(['country=nepal&difficulty=moderate&sort=price-low', 'push']);
    expect(now()).toMatchObject({ sort: 'price-low', draft: { keyword: 'lake', difficulty: 'moderate' } });
  });

  test('made while a slow host has not answered all count, and it may render meanwhile', () => {
    const { now, requested, give } = slowHost('');
    act(() => now().changeDraft({ keyword: 'lake' }));
    act(() => now().chooseSort('price-low'));
    give('');
    act(() => now().chooseView('list'));
    expect(requested).toEqual(['sort=price-low', 'sort=price-low&view=list']);
    expect(now()).toMatchObject({ sort: 'recommended', view: 'grid' });
    give('sort=price-low&view=list');
    expect(now()).toMatchObject({ sort: 'price-low', view: 'list', draft: { keyword: 'lake' } });
  });

  test('stay and are all applied when a slow host answers them one by one, and the draft survives', () => {
    const { now, requested, give } = slowHost('');
    act(() => now().changeDraft({ keyword: 'lake' }));
    act(() => now().changeFilters({ country: 'nepal' }));
    act(() => now().chooseSort('price-low'));
    give('country=nepal');
    expect(now().draft).toMatchObject({ keyword: 'lake', country: 'nepal' });
    act(() => now().chooseView('list'));
    expect(requested.at(-1)).toBe('country=nepal&sort=price-low&view=list');
  });

  test('wait for no change of the address when they return to the first state', () => {
    const { now, writes } = keepingHost('');
    act(() => {
      now().changeFilters({ country: 'nepal' });
      now().changeFilters({ country: null });
    });
    act(() => now().changeDraft({ keyword: 'lake' }));
    act(() => now().goTo('country=nepal'));
    expect(now().draft).toMatchObject({ keyword: '', country: 'nepal' });
    act(() => now().chooseSort('price-low'));
    expect(writes.at(-1)).toEqual(['country=nepal&sort=price-low', 'replace']);
  });

  test('write nothing and stay on the page when they are chosen already', () => {
    const { now, writes } = keepingHost('country=nepal&sort=price-low&page=2');
    act(() => now().chooseSort('price-low'));
    act(() => now().choosePage(2));
    act(() => now().chooseView('grid'));
    act(() => now().changeFilters({ country: 'nepal' }));
    act(() => now().changeDraft({ keyword: '  ' }));
    act(() => now().applyDraft());
    expect([now().page, writes]).toEqual([2, []]);
  });

  test('are not applied before the host accepts them', () => {
    const { now, requested } = slowHost('country=bhutan');
    act(() => now().resetFilters());
    expect([requested, now().applied.country, now().count]).toEqual([[''], 'bhutan', 2]);
  });
});

describe('the drawer', () => {
  test('opens at once, and keeps its draft when it closes', () => {
    const { now, writes } = keepingHost('country=nepal');
    expect(now().isFiltersOpen).toBe(false);
    act(() => now().openFilters());
    act(() => now().changeDraft({ keyword: 'lake' }));
    expect(now().isFiltersOpen).toBe(true);
    act(() => now().closeFilters());
    expect(now()).toMatchObject({ isFiltersOpen: false, draft: { keyword: 'lake', country: 'nepal' } });
    expect(writes).toEqual([]);
  });

  test('closes when its filters are applied, and stays open when they are reset or Back changes them', () => {
    const { now, writes } = keepingHost('country=nepal');
    act(() => now().openFilters());
    act(() => now().resetFilters());
    act(() => now().goTo('country=bhutan'));
    expect(now()).toMatchObject({ isFiltersOpen: true, draft: { country: 'bhutan' } });
    act(() => now().applyDraft());
    expect([now().isFiltersOpen, writes]).toEqual([false, [['', 'push']]]);
  });
});

describe('the draft', () => {
  test('survives another sort, page and view, and a filter that is removed from the list', () => {
    const { now } = keepingHost('difficulty=moderate');
    act(() => now().changeDraft({ keyword: 'trek' }));
    act(() => now().chooseSort('price-low'));
    act(() => now().choosePage(2));
    act(() => now().chooseView('list'));
    act(() => now().changeFilters({ difficulty: null }));
    expect(now().query).toBe('sort=price-low&view=list');
    expect(now()).toMatchObject({ draft: { keyword: 'trek', difficulty: null }, applied: { keyword: '' } });
  });

  test('follows Back and Forward, and does not return with its filters', () => {
    const { now, writes } = keepingHost('');
    act(() => now().changeDraft({ keyword: 'lake' }));
    act(() => now().goTo('country=nepal&view=list'));
    expect(now()).toMatchObject({
      draft: { keyword: '', country: 'nepal' },
      applied: { country: 'nepal' },
      view: 'list',
    });
    act(() => now().goTo(''));
    expect(now()).toMatchObject({ draft: { keyword: '', country: null }, view: 'grid' });
    expect(writes).toEqual([]);
  });

  test('follows Back to another page', () => {
    const { now } = keepingHost('country=nepal&page=2');
    act(() => now().changeDraft({ keyword: 'lake' }));
    act(() => now().goTo('country=nepal'));
    expect(now()).toMatchObject({ page: 1, draft: { keyword: '', country: 'nepal' } });
  });

  test('follows Back to the query before the one that was chosen', () => {
    const { now } = keepingHost('country=nepal');
    act(() => now().resetFilters());
    expect(now().draft.country).toBeNull();
    act(() => now().goTo('country=nepal'));
    expect(now().draft.country).toBe('nepal');
    act(() => now().changeFilters({ country: 'bhutan' }));
    expect(now().query).toBe('country=bhutan');
  });
});

describe('the treks', () => {
  test('keep the page when they load, and when the same load again', () => {
    const { now, writes, rerender } = keepingHost('page=2');
    rerender({ data: loading });
    rerender({ data: ready(storyTreks.map((trek) => ({ ...trek }))) });
    expect([now().page, writes]).toEqual([2, []]);
  });

  test('show the first page when they change, with the newest choice', () => {
    const { now, writes, rerender } = keepingHost('page=2');
    act(() => now().chooseView('list'));
    rerender(fewTreks);
    expect([now().page, writes.at(-1)]).toEqual([1, ['view=list', 'replace']]);
  });

  test('start at page 1 of the new list when they change together with the address', () => {
    const { requested, give } = slowHost('country=nepal&page=2');
    give('country=bhutan&page=2', fewTreks);
    expect(requested).toEqual(['country=bhutan']);
  });

  test('are shown by the first render that has them', () => {
    const { renders, rerender } = keepingHost('');
    rerender({ data: loading });
    rerender({ data: failed('Away') });
    rerender(allTreks);
    expect(renders).toEqual([
      ['ready', 'found', 1],
      ['loading', 'loading', 1],
      ['failed', 'failed', 1],
      ['ready', 'found', 1],
    ]);
  });

  test('apply at the address of their page only', () => {
    const { now, rerender } = keepingHost('page=2');
    rerender({ data: loading, excerpt: listingExcerpt(storyTreks, storyRegions, 'page=2') });
    expect(now()).toMatchObject({ phase: 'found', count: 13, page: 2 });
    act(() => now().chooseView('list'));
    expect(now()).toMatchObject({ phase: 'found', view: 'list' });
    act(() => now().choosePage(3));
    expect(now().phase).toBe('loading');
  });
});

test('a listing writes nothing by itself, in strict mode either', () => {
  const writes: string[] = [];
  const given = { ...allTreks, regions: ready(storyRegions), query: 'page=2&utm_source=mail' };
  const { result } = renderHook(() => useListing({ ...given, onQueryChange: (next) => void writes.push(next) }), {
    wrapper: ({ children }) => (
      <StrictMode>
        <HostPage>{children}</HostPage>
      </StrictMode>
    ),
  });
  expect([result.current.page, writes]).toEqual([2, []]);
});
