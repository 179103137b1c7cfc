import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Booking } from '../../src/booking/index.ts';
import { memoryStorage } from '../../src/provider/browser-ports.ts';
import { TrekProvider } from '../../src/provider/trek-provider.tsx';
import { SessionProvider } from '../../src/session/use-session.tsx';
import { leftBooking } from '../../src/testing/story-booking.ts';
import { storyTrek } from '../../src/testing/story-treks.ts';
import { api } from './no-backend.ts';
import './around.tsx';

test('who presses while a booking that they left comes back is heard', async () => {
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
