import type { Remote } from '@trek/ui/api';
import { JSDOM } from 'jsdom';
import { act, createElement } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

/** A read whose answers the test gives, in a page that the server could not fill. */
async function open(onErrorRetry?: OnErrorRetry) {
  const { createRoot } = await import('react-dom/client');
  const { SWRConfig } = await import('swr');
  const { useRead } = await import('../src/data/use-read.ts');
  const calls: PromiseWithResolvers<string>[] = [];
  const read = () => {
    const call = Promise.withResolvers<string>();
    calls.push(call);
    return call.promise;
  };
  const seen: Remote<string>[] = [];
  let askByItself = () => {};
  function Reader() {
    seen.push(useRead('treks', read));
    return null;
  }
  const swr = {
    provider: () => new Map(),
    onErrorRetry:
      onErrorRetry ??
      ((...[, , , revalidate, options]: Parameters<OnErrorRetry>) => {
        askByItself = () => void revalidate(options);
      }),
  };
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(createElement(SWRConfig, { value: swr }, createElement(Reader))));
  return {
    now: () => seen.at(-1) as Remote<string>,
    calls,
    fail: () => act(async () => calls.at(-1)?.reject(new Error('Still away'))),
    answer: () => act(async () => calls.at(-1)?.resolve('Everest')),
    askByItself: () => act(async () => askByItself()),
    retry: () => act(async () => seen.at(-1)?.retry()),
  };
}

type OnErrorRetry = NonNullable<import('swr').SWRConfiguration['onErrorRetry']>;

describe('a failed read', () => {
  beforeEach(() => {
    const { window } = new JSDOM('', { pretendToBeVisual: true });
    vi.stubGlobal('window', window);
    vi.stubGlobal('document', window.document);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('stays unchanged while it is retried by itself', async () => {
    const { now, calls, fail, answer, askByItself } = await open();
    expect(now().status).toBe('loading');
    await fail();
    const failed = now();
    expect(failed).toMatchObject({ status: 'failed', message: 'Still away' });
    await askByItself();
    expect(calls).toHaveLength(2);
    expect(now()).toBe(failed);
    await answer();
    expect(now()).toMatchObject({ status: 'ready', value: 'Everest' });
  });

  test('is no longer retried by itself once the visitor retries', async () => {
    const { retryRead } = await import('../src/data/retry-read.ts');
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { now, calls, fail, answer, retry } = await open(retryRead);
    await fail();
    await retry();
    await answer();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(calls).toHaveLength(2);
    expect(now().status).toBe('ready');
  });

  test('is retried alone among several reads of a page', async () => {
    const { retryFailed } = await import('../src/data/use-read.ts');
    const [ready, failed, loading] = [vi.fn(), vi.fn(), vi.fn()];
    retryFailed(
      { status: 'ready', value: [], retry: ready },
      { status: 'failed', message: 'Away', retry: failed },
      { status: 'loading', retry: loading },
    );
    expect([ready, failed, loading].map((retry) => retry.mock.calls.length)).toEqual([0, 1, 0]);
  });

  test('loads while the visitor retries, and fails again', async () => {
    const { now, fail, retry, answer } = await open();
    await retry();
    expect(now().status).toBe('loading');
    await fail();
    expect(now()).toMatchObject({ status: 'failed', message: 'Still away' });
    await retry();
    expect(now().status).toBe('loading');
    await answer();
    expect(now().status).toBe('ready');
  });
});
