import { act, cleanup, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TrekAccount, TrekEmbed, useTreks } from '../../src/embed/index.ts';
import type { TrekEvent } from '../../src/provider/trek-events.ts';
import { usePorts } from '../../src/provider/trek-provider.tsx';
import { storedBookings } from '../../src/testing/api-answers.ts';
import { makeToken, testUser } from '../../src/testing/fixtures.ts';
import './around.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

let emit: (event: TrekEvent) => void = () => {};
function Emitter() {
  emit = usePorts().onEvent;
  return null;
}

const named = { bookingId: 7, reference: 'TH-7K3M2Q' };
const amounts = { amountCents: 29_000, totalCents: 145_000 };
const stored = { v: 1, trekId: 12, ...named, startDate: '2030-04-12', travelers: 1, totalCents: 145_000 } as const;
const payment = { v: 1, trekId: 12, ...named, paymentId: 'pi_1', ...amounts, isSimulated: false } as const;

test.each<[string, TrekEvent, number]>([
  ['once details are stored', { type: 'trek:booking-created', detail: stored }, 2],
  ['once a payment has succeeded', { type: 'trek:payment', detail: { ...payment, status: 'succeeded' } }, 2],
  ['not while a payment is under way', { type: 'trek:payment', detail: { ...payment, status: 'processing' } }, 1],
])('bookings beside a booking are read again: %s', async (_, event, reads) => {
  const requestedPaths: string[] = [];
  const fetch = async (request: RequestInfo | URL) => {
    const { pathname } = new URL(String(request instanceof Request ? request.url : request));
    requestedPaths.push(pathname);
    return Response.json(pathname === '/auth/me' ? testUser : storedBookings);
  };
  const onEvent = vi.fn();
  const token = makeToken({ exp: Date.now() / 1000 + 60 });
  render(
    <TrekEmbed backend="https://api.example.com" getToken={() => token} fetch={fetch} onEvent={onEvent}>
      <TrekAccount />
      <Emitter />
    </TrekEmbed>,
  );
  expect(await screen.findByText('waitlisted')).toBeTruthy();
  await act(async () => emit(event));
  await vi.waitFor(() => expect(requestedPaths.filter((path) => path === '/booking/user')).toHaveLength(reads));
  expect(onEvent).toHaveBeenLastCalledWith(event);
});

test('a failure is reported without the words of the backend, which may be about a person', async () => {
  const fetch = async (request: RequestInfo | URL) =>
    new URL(String(request instanceof Request ? request.url : request)).pathname === '/auth/me'
      ? Response.json(testUser)
      : Response.json({ message: `${testUser.fullname} (${testUser.email}) has no bookings` }, { status: 403 });
  const onEvent = vi.fn();
  const token = makeToken({ exp: Date.now() / 1000 + 60 });
  render(
    <TrekEmbed backend="https://api.example.com" getToken={() => token} fetch={fetch} onEvent={onEvent}>
      <TrekAccount />
    </TrekEmbed>,
  );
  expect(await screen.findByText(/has no bookings/)).toBeTruthy();
  const detail = { v: 1, kind: 'account', code: 'response', message: 'Something went wrong', isRetryable: false };
  expect(onEvent.mock.calls).toEqual([[{ type: 'trek:error', detail }]]);
});

test('settings of SWR that a host has for its own reads do not reach ours', async () => {
  const fetch = async () => Response.json([]);
  render(
    <SWRConfig value={{ isPaused: () => true, suspense: true, fallback: { treks: [{ title: 'Ours' }] } }}>
      <TrekEmbed backend="https://api.example.com" fetch={fetch}>
        <Treks />
      </TrekEmbed>
    </SWRConfig>,
  );
  expect(await screen.findByText('ready: 0')).toBeTruthy();
});

function Treks() {
  const treks = useTreks();
  return `${treks.status}: ${treks.status === 'ready' && treks.value.length}`;
}
