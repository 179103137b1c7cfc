import { cleanup, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DefaultBookingList } from '../../src/account/profile/booking-list.tsx';
import { SessionProvider } from '../../src/account/session/use-session.tsx';
import { useBooking } from '../../src/sales/booking/use-booking.ts';
import * as ManageBooking from '../../src/sales/manage-booking/manage-booking-parts.ts';
import { paidTestBooking } from '../../src/testing/api-answers.ts';
import { testTrek } from '../../src/testing/fixtures.ts';
import { ready } from '../../src/testing/remote.ts';
import { HostPage } from './around.tsx';

const Visit = ({ children }: { children: ReactNode }) => (
  <HostPage>
    <SessionProvider>{children}</SessionProvider>
  </HostPage>
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** The last minute of August 31 in Nepal, and the minute after it. */
const moments = [
  ['2030-08-31T18:14:59.000Z', '2030-08-31', false],
  ['2030-08-31T18:15:00.000Z', '2030-09-01', true],
] as const;

test.each(
  ['Pacific/Honolulu', 'UTC', 'Asia/Kathmandu', 'Pacific/Kiritimati'].flatMap((zone) =>
    moments.map((moment) => [zone, ...moment] as const),
  ),
)('D7: in %s at %s today is %s: the balance of September 1 is due now: %s', (zone, now, today, isDue) => {
  vi.stubEnv('TZ', zone);
  vi.setSystemTime(now);
  render(
    <Visit>
      <DefaultBookingList data={ready([paidTestBooking])} />
      <ManageBooking.Root booking={paidTestBooking}>
        <ManageBooking.Sums />
      </ManageBooking.Root>
    </Visit>,
  );
  const due = isDue ? 'due now' : 'due September 1, 2030';
  expect(screen.getByRole('listitem').querySelector('[data-due]')?.textContent).toBe(due);
  expect(document.querySelector('[data-part="sums"] small')?.textContent).toBe(
    isDue ? 'due now (due September 1, 2030)' : due,
  );
  const { result } = renderHook(() => useBooking(testTrek), { wrapper: Visit });
  expect(result.current.today).toBe(today);
});
