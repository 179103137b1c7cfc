import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { RequireSession } from '../../src/account/session/require-session.tsx';
import { SessionProvider } from '../../src/account/session/use-session.tsx';
import { memoryStorage } from '../../src/provider/browser-ports.ts';
import { useNotices } from '../../src/provider/notices-context.tsx';
import { TrekProvider, usePorts } from '../../src/provider/trek-provider.tsx';
import { api } from './no-backend.ts';

const host = { api, placeholderImage: '/none.svg', storage: memoryStorage() };

afterEach(cleanup);

test('notices appear in the element that the host gives them, or beside the page if it gives none', () => {
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

function NoticesOfHost() {
  const { notices, close } = useNotices();
  return notices.map(({ id, text }) => (
    <button key={id} type="button" onClick={() => close(id)}>
      {text}
    </button>
  ));
}

function Welcome() {
  const { notify } = usePorts();
  return <button type="button" onClick={() => notify('success', 'Signed in')} aria-label="Sign in" />;
}

test('a host shows the notices with a component of its own, unless it handles them itself', () => {
  const page = (notify?: () => void) => (
    <TrekProvider {...host} {...(notify && { notify })} notices={<NoticesOfHost />}>
      <Welcome />
    </TrekProvider>
  );
  const { unmount } = render(page());
  expect(screen.queryByRole('log')).toBeNull();
  act(() => screen.getByRole('button', { name: 'Sign in' }).click());
  act(() => screen.getByRole('button', { name: 'Signed in' }).click());
  expect(screen.queryByRole('button', { name: 'Signed in' })).toBeNull();
  unmount();
  const notify = vi.fn();
  render(page(notify));
  act(() => screen.getByRole('button', { name: 'Sign in' }).click());
  expect(notify).toHaveBeenCalledWith('success', 'Signed in');
  expect(screen.queryByRole('button', { name: 'Signed in' })).toBeNull();
});

test('a redirected visitor returns to the path that the host reports', async () => {
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
