import type { Remote } from '@trek/ui/api';
import { memoryStorage, TrekProvider } from '@trek/ui/provider';
import { SessionProvider } from '@trek/ui/session';
import { makeToken, TEST_NOW_MS, testUser, VirtualClock } from '@trek/ui/testing';
import { JSDOM } from 'jsdom';
import { act, createElement, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const maya = testUser;
const pasang = { ...testUser, id: 8, fullname: 'Pasang Sherpa', email: 'pasang@example.com' };

/**
 * A page that shows the visitor's bookings and devices, in a browser in which another tab can change who is signed in.
 * @param keepsReads the previous visitor's reads stay cached
 */
async function open(keepsReads = false) {
  const { createRoot } = await import('react-dom/client');
  const { SWRConfig } = await import('swr');
  const { useBookings } = await import('../src/data/booking-reads.ts');
  const { useDevices } = await import('../src/data/device-reads.ts');
  const { usePrivateReads } = await import('../src/data/use-private-reads.ts');
  const { useAccountChanges } = await import('../src/account/use-account-changes.ts');
  const cache = new Map();
  const storage = memoryStorage();
  let notify = (_key: string) => {};
  const answers: PromiseWithResolvers<unknown>[] = [];
  let user = maya;
  const api = {
    currentUser: async () => user,
    onUnauthorized: () => () => {},
    listDevices: async () => [`The phone of ${user.fullname}`],
    listBookings: () => {
      answers.push(Promise.withResolvers());
      return answers.at(-1)?.promise;
    },
  };
  let seen: Remote<unknown> | undefined;
  let person = 0;
  function PrivateReads() {
    usePrivateReads();
    return null;
  }
  function Page() {
    seen = useBookings() as Remote<unknown>;
    useDevices(true);
    person = useAccountChanges();
    return keepsReads ? null : createElement(PrivateReads);
  }
  const ports = {
    api,
    storage: {
      ...storage,
      subscribe: (listener: typeof notify) => {
        notify = listener;
        return () => {};
      },
    },
    drafts: memoryStorage(),
    navigate: () => {},
    notify: () => {},
    clock: new VirtualClock(TEST_NOW_MS),
  };
  const page = createElement(TrekProvider, ports as never, createElement(SessionProvider, null, createElement(Page)));
  const swr = { provider: () => cache, dedupingInterval: 0 };
  const root = createRoot(document.createElement('div'));
  const signIn = (next: typeof maya | null) =>
    act(async () => {
      if (next) user = next;
      if (next) storage.write('token', makeToken({ userId: String(next.id), email: next.email }));
      else storage.remove('token');
      notify('token');
      await vi.dynamicImportSettled();
    });
  await act(async () => root.render(createElement(StrictMode, null, createElement(SWRConfig, { value: swr }, page))));
  return {
    signIn,
    read: () => seen,
    person: () => person,
    answer: (value: unknown) =>
      act(async () => {
        for (const call of answers.splice(0)) call.resolve(value);
      }),
    cached: () => JSON.stringify([...cache.values()].map((entry) => entry.data)),
  };
}

describe('P10: data read in a visitor’s name', () => {
  beforeEach(() => {
    const { window } = new JSDOM('', { pretendToBeVisual: true, url: 'http://localhost' });
    vi.stubGlobal('window', window);
    vi.stubGlobal('document', window.document);
    // The page's own: its elements take no other signal.
    vi.stubGlobal('AbortController', window.AbortController);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('appear to no one else, even from a cache: the next visitor’s own are requested', async () => {
    const page = await open(true);
    await page.signIn(maya);
    await page.answer(['Maya’s booking']);
    expect(page.read()).toMatchObject({ status: 'ready', value: ['Maya’s booking'] });
    await page.signIn(pasang);
    expect(page.read()?.status).toBe('loading');
    await page.answer(['Pasang’s booking']);
    expect(page.read()).toMatchObject({ status: 'ready', value: ['Pasang’s booking'] });
  });

  test.each([
    ['signed out', null],
    ['followed by another person', pasang],
  ])('are deleted once they are %s', async (_, next) => {
    const page = await open();
    await page.signIn(maya);
    await page.answer(['Maya’s booking']);
    expect(page.cached()).toContain('Maya');
    await page.signIn(next);
    expect(page.cached()).not.toContain('Maya');
  });

  test('reset the page and typed text for another person only', async () => {
    const page = await open();
    const persons = [page.person()];
    for (const next of [maya, null, maya, pasang, null, maya]) {
      await page.signIn(next);
      persons.push(page.person());
    }
    expect(persons).toEqual([0, 0, 0, 0, 1, 1, 2]);
  });
});
