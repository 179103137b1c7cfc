import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SessionProvider } from '../../src/account/session/use-session.tsx';
import { useTravelerDetails } from '../../src/sales/manage-booking/travelers/use-traveler-details.ts';
import { testTraveler } from '../../src/testing/api-answers.ts';
import { ready } from '../../src/testing/remote.ts';
import { HostPage } from './around.tsx';

const Visit = ({ children }: { children: ReactNode }) => (
  <HostPage>
    <SessionProvider>{children}</SessionProvider>
  </HostPage>
);

afterEach(cleanup);

test('saved details count until the host has read them, however often it renders', () => {
  // The backend has not said that it knows passports.
  const first = { ...testTraveler, insurance: 'World Nomads 4711' };
  const before = [first];
  const second = { ...first, position: 2 };
  const { result, rerender } = renderHook(
    ({ data }) => useTravelerDetails({ id: 'b1', endDate: '2030-10-12' }, 2, data, () => {}),
    {
      wrapper: Visit,
      initialProps: { data: ready(before) },
    },
  );
  const missing = () => result.current.list.map(({ missing }) => missing.length > 0);
  expect(missing()).toEqual([false, true]);
  act(() => result.current.save(2, [first, second]));
  rerender({ data: ready(before) });
  expect(missing()).toEqual([false, false]);
  rerender({ data: ready([first]) });
  expect(missing()).toEqual([false, true]);
});
