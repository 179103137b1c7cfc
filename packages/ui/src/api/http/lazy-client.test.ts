import { describe, expect, test, vi } from 'vitest';
import { lazyModule } from '../../core/lazy/lazy-module.ts';
import type { ApiClient } from '../client.ts';
import { createLazyApiClient } from './lazy-client.ts';

const missing = new TypeError('Failed to fetch');
const settings = { backendUrl: '/api', placeholderImage: '/none.svg' };

function makeClient() {
  const listeners = new Set<(token: string) => void>();
  return {
    client: {
      listPosts: vi.fn(async () => []),
      findTrek: vi.fn(async (id) => ({ id })),
      onUnauthorized: (listener: (token: string) => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    } as unknown as ApiClient,
    refuse: (token: string) => {
      for (const listener of listeners) listener(token);
    },
  };
}

describe('a client that loads late', () => {
  test('knows its backend without loading anything', () => {
    const load = vi.fn();
    expect(createLazyApiClient(settings, lazyModule(load)).backendUrl).toBe('/api');
    expect(load).not.toHaveBeenCalled();
  });

  test('loads once, with its settings, and forwards every call', async () => {
    const { client } = makeClient();
    const create = vi.fn(() => client);
    const load = vi.fn(async () => ({ createApiClient: create }));
    const api = createLazyApiClient(settings, lazyModule(load));
    await expect(Promise.all([api.findTrek(7), api.listPosts()])).resolves.toEqual([{ id: 7 }, []]);
    expect(client.findTrek).toHaveBeenCalledWith(7);
    expect(load).toHaveBeenCalledOnce();
    expect(create).toHaveBeenCalledExactlyOnceWith(settings);
  });

  test('returns the same function for the same call, so that a cache can recognize it', () => {
    const api = createLazyApiClient(settings, lazyModule(vi.fn()));
    expect(api.listTreks).toBe(api.listTreks);
  });

  test('fails like a broken network if its code does not load, and tries again with the next call', async () => {
    const { client } = makeClient();
    const load = vi.fn(async () => ({ createApiClient: () => client })).mockRejectedValueOnce(missing);
    const api = createLazyApiClient(settings, lazyModule(load));
    await expect(api.listPosts()).rejects.toMatchObject({
      message: 'Network error. Please check your internet connection.',
      failure: 'network',
    });
    await expect(api.listPosts()).resolves.toEqual([]);
  });

  test('reports refused bearers until its listener is removed', async () => {
    const { client, refuse } = makeClient();
    const api = createLazyApiClient(
      settings,
      lazyModule(async () => ({ createApiClient: () => client })),
    );
    const heard = vi.fn();
    const stop = api.onUnauthorized(heard);
    await api.listPosts();
    refuse('a.b.c');
    stop();
    refuse('d.e.f');
    expect(heard.mock.calls).toEqual([['a.b.c']]);
  });

  test('reports refused bearers to listeners that were added before its code loaded', async () => {
    const { client, refuse } = makeClient();
    const load = vi.fn(async () => ({ createApiClient: () => client })).mockRejectedValueOnce(missing);
    const module = lazyModule(load);
    const api = createLazyApiClient(settings, module);
    const heard = vi.fn();
    api.onUnauthorized(heard);
    await vi.waitFor(() => expect(module.read().failures).toBe(1));
    await api.listPosts();
    refuse('a.b.c');
    expect(heard).toHaveBeenCalledExactlyOnceWith('a.b.c');
  });
});
