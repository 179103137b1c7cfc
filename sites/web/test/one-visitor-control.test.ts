import { createElement, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../src/entry-server.tsx';
import { VISITORS } from './visitor-probe.ts';

vi.mock('../src/pages/info/faq-page.tsx', () => import('./visitor-probe.ts'));

// The planted faults: pages share the library's own cache, and one storage.
vi.mock('swr', async (original) => {
  const swr = await original<typeof import('swr')>();
  const SWRConfig = ({ value, children }: { value: object; children: ReactNode }) =>
    createElement(swr.SWRConfig, { value: { ...value, provider: undefined } }, children);
  return { ...swr, SWRConfig };
});
vi.mock('@trek/ui/provider', async (original) => {
  const provider = await original<typeof import('@trek/ui/provider')>();
  const storage = provider.memoryStorage();
  const connectBackend: typeof provider.connectBackend = (settings) => ({
    ...provider.connectBackend(settings),
    storage,
  });
  return { ...provider, connectBackend };
});

test('X3 control: with a shared cache and storage, the next visitor finds another’s data', async () => {
  const state = {
    publicUrl: '',
    language: 'en' as const,
    backendUrl: '/api',
    isGoogleEnabled: false,
    fallback: {},
    failures: {},
  };
  for (const visitor of VISITORS) await renderPage('/faq', `?${visitor}`, state);
  const { markup } = await renderPage('/faq', '?none', state);
  expect(markup).toContain('maya,tashi; maya,tashi;');
});
