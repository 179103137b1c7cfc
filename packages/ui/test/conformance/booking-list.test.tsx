import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DefaultBookingList } from '../../src/account/profile/booking-list.tsx';
import type { BookedTrek } from '../../src/api/entities.ts';
import { paidTestBooking } from '../../src/testing/api-answers.ts';
import { ready } from '../../src/testing/remote.ts';
import { HostPage } from './around.tsx';

afterEach(cleanup);

function itemOf(changes: Partial<BookedTrek>): HTMLElement {
  const bookings = [{ ...paidTestBooking, ...changes }];
  render(
    <HostPage>
      <DefaultBookingList data={ready(bookings)} />
    </HostPage>,
  );
  return screen.getByRole('listitem');
}

test('a booking with few facts shows only these, and invents no amount', () => {
  const unknown = { status: 'unknown', startDate: '', endDate: '', advanceAmount: undefined, balanceAmount: undefined };
  const item = itemOf(unknown as unknown as Partial<BookedTrek>);
  expect(item.textContent).toBe('Annapurna Base Camp TrekBooking TH-7K3M2Q');
});

test.each([
  [{ endDate: '' }, 'October 1, 2030', 'due September 1, 2030'],
  [{ startDate: '' }, 'October 12, 2030', 'due September 1, 2030'],
  [{ startDate: '', balanceDueDate: undefined }, 'October 12, 2030', null],
])('the dates that are known of %j are shown', (changes, dates, due) => {
  const item = itemOf(changes);
  expect(item.querySelector('[data-part="dates"]')?.textContent).toBe(dates);
  expect(item.querySelector('[data-due]')?.textContent ?? null).toBe(due);
});
