import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { SessionProvider } from '../../src/account/session/use-session.tsx';
import { memoryStorage } from '../../src/provider/browser-ports.ts';
import { TrekProvider } from '../../src/provider/trek-provider.tsx';
import { Booking } from '../../src/sales/booking/index.ts';
import { makeToken, testUser } from '../../src/testing/fixtures.ts';
import { leftBooking } from '../../src/testing/story-booking.ts';
import { storyTrek } from '../../src/testing/story-treks.ts';
import { api } from './no-backend.ts';
import './around.tsx';

afterEach(cleanup);

test('a press while a stored booking is restored counts', async () => {
  const drafts = memoryStorage();
  for (const [key, saved] of Object.entries(leftBooking({ isOpen: false, isPaying: false }).drafts ?? {})) {
    drafts.write(key, saved);
  }
  render(
    <TrekProvider api={api} placeholderImage="/none.svg" storage={memoryStorage()} drafts={drafts} notify={() => {}}>
      <SessionProvider>
        <Booking.Root trek={storyTrek}>
          <Booking.Trigger />
          <Booking.Dialog />
        </Booking.Root>
      </SessionProvider>
    </TrekProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Book Now' }));
  expect(await screen.findByRole('dialog', { name: 'Login Required' })).toBeTruthy();
});

test('a visitor who has just registered books without signing in first', async () => {
  const storage = memoryStorage();
  const notify = vi.fn();
  const hostPage = (content: ReactNode) => (
    <TrekProvider
      api={{ ...api, currentUser: async () => testUser }}
      placeholderImage="/none.svg"
      storage={storage}
      drafts={memoryStorage()}
      notify={notify}
    >
      <SessionProvider>{content}</SessionProvider>
    </TrekProvider>
  );
  const { rerender } = render(hostPage('Sign up'));
  // The session runs: filling in a form has touched the page.
  fireEvent.keyDown(window);
  await vi.dynamicImportSettled();
  storage.write('token', makeToken({ exp: Date.now() / 1000 + 60 }));
  storage.write('userData', JSON.stringify(testUser));
  rerender(
    hostPage(
      <Booking.Root trek={storyTrek}>
        <Booking.Trigger />
        <Booking.Dialog />
      </Booking.Root>,
    ),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Book Now' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByLabelText('First name')).toHaveProperty('value', 'Maya');
  expect(notify).not.toHaveBeenCalled();
});
