import type { ApiClient } from '@trek/ui/api';
import { JSDOM } from 'jsdom';
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const nothingKnown = () => ({});
const listKnown = (key: string) => ({ data: key === 'treks' ? [mardi] : undefined });
const mardi = { id: 12, slug: 'mardi-himal-trek' };

beforeEach(() => {
  const { window } = new JSDOM('', { pretendToBeVisual: true });
  vi.resetModules();
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A client whose calls the test answers. */
function openApi() {
  const calls: string[] = [];
  const answers: PromiseWithResolvers<unknown>[] = [];
  const api = new Proxy({} as ApiClient, {
    get: (_, name: string) => (value?: unknown) => {
      calls.push(value === undefined ? name : `${name} ${value}`);
      const answer = Promise.withResolvers<unknown>();
      answers.push(answer);
      return answer.promise;
    },
  });
  return { api, calls, answers };
}

test('a page requests all its first data at once, and only once', async () => {
  const { preloadPageData } = await import('../src/data/page-reads.ts');
  const { api, calls } = openApi();
  for (let intents = 0; intents < 2; intents += 1) preloadPageData('listing', api, '', nothingKnown);
  expect(calls).toEqual(['listCountries', 'listRegions', 'listTrekSummaries']);
});

test('cached data is not requested', async () => {
  const { preloadPageData } = await import('../src/data/page-reads.ts');
  const { api, calls } = openApi();
  preloadPageData('home', api, '', listKnown);
  expect(calls).toEqual(['listCountries', 'listPosts']);
});

test('data that the hook already reads is not requested', async () => {
  const { preloadPageData } = await import('../src/data/page-reads.ts');
  const { api, calls } = openApi();
  preloadPageData('posts', api, '', () => ({ isValidating: true }));
  expect(calls).toEqual([]);
});

test('a trek is requested once the list has named it', async () => {
  const { preloadPageData } = await import('../src/data/page-reads.ts');
  const { api, calls, answers } = openApi();
  preloadPageData('trek', api, 'mardi-himal-trek', nothingKnown);
  expect(calls).toEqual(['listTrekSummaries']);
  answers[0]?.resolve([mardi]);
  await vi.waitFor(() => expect(calls).toEqual(['listTrekSummaries', 'findTrek 12']));
});

test('with a cached list, only the trek is requested', async () => {
  const { preloadPageData } = await import('../src/data/page-reads.ts');
  const { api, calls } = openApi();
  preloadPageData('trek', api, 'mardi-himal-trek', listKnown);
  await vi.waitFor(() => expect(calls).toEqual(['findTrek 12']));
});

test.each([
  ['uses the data that its link prefetched', false, 1],
  ['retries data that failed before', true, 2],
])('a page %s', async (_what, hasFailed, times) => {
  const { preloadPageData } = await import('../src/data/page-reads.ts');
  const { default: useSWR } = await import('swr');
  const { createRoot } = await import('react-dom/client');
  const { api, calls, answers } = openApi();
  const shown: unknown[] = [];
  preloadPageData('posts', api, '', nothingKnown);
  if (hasFailed) await act(async () => answers[0]?.reject(new Error('Down')));
  function Page() {
    const { data, error } = useSWR('posts', () => api.listPosts());
    shown.push(error ?? data);
    return null;
  }
  await act(async () => createRoot(document.createElement('div')).render(createElement(Page)));
  await act(async () => answers.at(-1)?.resolve([]));
  expect(shown.at(-1)).toEqual([]);
  expect(calls).toHaveLength(times);
});
