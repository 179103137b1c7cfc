import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { RequireSession } from '../../src/account/session/require-session.tsx';
import { SessionProvider } from '../../src/account/session/use-session.tsx';
import { memoryStorage } from '../../src/provider/browser-ports.ts';
import { TrekProvider } from '../../src/provider/trek-provider.tsx';
import { api } from './no-backend.ts';

const host = { api, placeholderImage: '/none.svg', storage: memoryStorage() };

test('notices stand in the place that the host gives them, and beside the page where it gives none', () => {
  const place = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => place.remove());
  const { unmount } = render(
    <TrekProvider {...host} portalContainer={() => place}>
      Treks
    </TrekProvider>,
  );
  expect(screen.getByRole('log', { name: 'Notices' }).parentElement).toBe(place);
  unmount();
  render(<TrekProvider {...host}>Treks</TrekProvider>);
  expect(screen.getByRole('log', { name: 'Notices' }).parentElement).toBe(document.body);
});

test('a visitor who is sent away comes back to where the host says that they were', async () => {
  const drafts = memoryStorage();
  const navigate = vi.fn();
  const address = {
    href: 'https://a.example/tour?a=1',
    origin: 'https://a.example',
    pathname: '/tour',
    search: '?a=1',
  };
  render(
    <TrekProvider {...host} {...{ drafts, navigate }} notify={() => {}} location={() => address}>
      <SessionProvider>
        <RequireSession>Profile</RequireSession>
      </SessionProvider>
    </TrekProvider>,
  );
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/login', { replace: true }));
  expect(drafts.read('return')).toBe('/tour?a=1');
});
