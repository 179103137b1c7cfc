import { setImmediate } from 'node:timers/promises';
import { createApiClient } from '@trek/ui/api';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readSwitches, type Switches } from '../src/faults.ts';
import { type EndedCall, faultyFetch } from '../src/tab/faulty-fetch.ts';

const ORIGIN = 'https://api.example.com';

/** A tab whose backend answers each call with its number. */
function openTab(switches: Switches = {}) {
  const ended: EndedCall[] = [];
  const tab = { switches, ended, sent: 0 };
  const faulty = faultyFetch({
    send: async () => {
      tab.sent += 1;
      return Response.json([tab.sent], { headers: { 'x-request-id': `id-${tab.sent}` } });
    },
    readSwitches: () => tab.switches,
    onEnd: (call) => ended.push(call),
  });
  return Object.assign(tab, {
    ...faulty,
    call: async (path: string, init?: RequestInit) => faulty.fetch(`${ORIGIN}${path}`, init),
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a call under fault', () => {
  test.each([
    [401, 'Unauthorized'],
    [404, 'Not found'],
    [429, 'Too many attempts. Please try again later.'],
    [500, 'Something went wrong'],
  ] as const)('with %i is refused in the form of the API, and the backend is not asked', async (status, message) => {
    const tab = openTab({ listTreks: { kind: 'status', status } });
    const answer = await tab.call('/trek/all');
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ message });
    expect(answer.headers.get('x-request-id')).toMatch(/^qa-[\da-f-]{36}$/);
    expect(answer.headers.get('retry-after')).toBe(status === 429 ? '7' : null);
    expect(tab.sent).toBe(0);
  });

  test('is refused with the sentence that the contract has for it', async () => {
    const tab = openTab({ listBookings: { kind: 'status', status: 401 } });
    expect(await (await tab.call('/booking/user')).json()).toEqual({ message: 'Please sign in.' });
  });

  test('that is dropped fails for the client as a broken network does', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const tab = openTab({ listTreks: { kind: 'dropped' } });
    const client = createApiClient({ backendUrl: ORIGIN, placeholderImage: '/none.svg', fetch: tab.fetch });
    await expect(client.listTreks()).rejects.toMatchObject({ failure: 'network' });
    expect(tab.ended).toMatchObject([{ path: '/trek/all', status: null, fault: 'dropped' }]);
  });

  test('that is slow is answered so many seconds later', async () => {
    const tab = openTab({ listTreks: { kind: 'slow', seconds: 5 } });
    const answer = tab.call('/trek/all');
    await vi.advanceTimersByTimeAsync(4999);
    expect(tab.ended).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await (await answer).json()).toEqual([1]);
  });

  test('ends when its caller gives up', async () => {
    for (const fault of [{ kind: 'slow', seconds: 5 }, { kind: 'out-of-order' }] as const) {
      const tab = openTab({ listTreks: fault });
      const controller = new AbortController();
      const answer = tab.call('/trek/all', { signal: controller.signal });
      await setImmediate();
      controller.abort();
      await expect(answer).rejects.toHaveProperty('name', 'AbortError');
    }
  });

  test('out of order is answered after the next one of the same call', async () => {
    const tab = openTab({ listTreks: { kind: 'out-of-order' } });
    const order: string[] = [];
    const ask = async (name: string, path: string) => {
      await tab.call(path);
      order.push(name);
    };
    const calls = [ask('first', '/trek/all'), ask('other', '/region/all')];
    await setImmediate();
    expect(order).toEqual(['other']);
    calls.push(ask('second', '/trek/all'));
    await vi.advanceTimersByTimeAsync(100);
    await Promise.all(calls);
    expect(order).toEqual(['other', 'second', 'first']);
  });

  test('is still held when an overtaken one is given up before its answer', async () => {
    const tab = openTab({ listTreks: { kind: 'out-of-order' } });
    const controller = new AbortController();
    const overtaken = tab.call('/trek/all', { signal: controller.signal });
    await setImmediate();
    await tab.call('/trek/all');
    const held = tab.call('/trek/all');
    await setImmediate();
    controller.abort();
    await expect(overtaken).rejects.toHaveProperty('name', 'AbortError');
    tab.switches = {};
    tab.release();
    expect((await held).status).toBe(200);
  });

  test('is let go of when its switch is turned off', async () => {
    const tab = openTab({ listTreks: { kind: 'out-of-order' } });
    const answer = tab.call('/trek/all');
    await setImmediate();
    tab.switches = {};
    tab.release();
    expect((await answer).status).toBe(200);
  });
});

test('finds a call whose path holds a value, and leaves others alone', async () => {
  const tab = openTab({ findTrek: { kind: 'status', status: 404 } });
  expect((await tab.call('/api/trek/id/12?a=1')).status).toBe(404);
  expect((await tab.call('/trek/id/12', { method: 'POST' })).status).toBe(200);
  expect((await tab.call('/elsewhere')).status).toBe(200);
});

test('a request that has a body reaches the backend with it', async () => {
  const bodies: string[] = [];
  const { fetch } = faultyFetch({
    send: async (address, init) => {
      bodies.push(await new Request(address, init).text());
      return Response.json({});
    },
    readSwitches: () => ({}),
    onEnd: () => {},
  });
  await fetch(new Request(`${ORIGIN}/contact`, { method: 'POST', body: 'Namaste' }));
  await fetch(`${ORIGIN}/contact`, { method: 'POST', body: 'Namaste' });
  expect(bodies).toEqual(['Namaste', 'Namaste']);
});

test('reports every call, with the id that the backend gave it', async () => {
  const tab = openTab();
  await tab.call('/trek/all?page=2');
  expect(tab.ended).toEqual([
    { method: 'GET', path: '/trek/all?page=2', status: 200, ms: expect.any(Number), requestId: 'id-1', fault: null },
  ]);
});

describe('stored switches', () => {
  test('are read as they were written', () => {
    const switches: Switches = { signIn: { kind: 'slow', seconds: 2 }, findTrek: { kind: 'out-of-order' } };
    expect(readSwitches(JSON.stringify(switches))).toEqual(switches);
  });

  test.each([null, '', '{', '[]', '{"signIn":{"kind":"slow"}}', '{"unknown":{"kind":"dropped"}}'])(
    'count as off where %j is stored',
    (text) => {
      expect(readSwitches(text)).toEqual({});
    },
  );
});
