import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { memoryStorage } from '../../provider/browser-ports.ts';
import type { TrekEvent, TrekEventName } from '../../provider/trek-events.ts';
import { TEST_NOW_MS, testDetails, testUser } from '../../testing/fixtures.ts';
import { VirtualClock } from '../../testing/virtual-clock.ts';
import * as payment from '../payment/payment.machine.test-cases.ts';
import { type BookingDependencies, bindBooking } from './bind-booking.ts';
import * as given from './booking.machine.test-cases.ts';
import { persistDraft, syncCustomer } from './draft/sync-customer.ts';
import { reportBooking } from './report-booking.ts';

const trekId = given.trek.id;

/** A backend that stores a booking and takes a simulated payment at once. */
const backend = {
  saveBookingDetails: async () => ({ bookingId: 45, reference: 'TH-7K3M2Q', request: null }),
  paymentConfig: async () => payment.testKey.resolve,
  createPaymentIntent: async () => payment.simulatedIntent.resolve,
  paymentStatus: async (): Promise<{ status: string }> => payment.succeeded.resolve,
};

/** A tab's page with a booking on it, as the site has it. Another one with the same drafts is that page after a reload. */
function openPage({ api = backend, drafts = memoryStorage(), user = testUser as typeof testUser | null } = {}) {
  const events: TrekEvent[] = [];
  const clock = new VirtualClock(TEST_NOW_MS);
  const paths = { login: '/login', signup: '/signup', profile: '/user-profile' };
  const ports = { api, drafts, paths, navigate() {}, notify() {}, onEvent: (event: TrekEvent) => events.push(event) };
  const host = { ports, session: { reject() {} }, cardForm: null, backHold: null, format: () => '', logIn: '' };
  const dependencies = { ...host, formatPayment: () => '' } as unknown as BookingDependencies;
  const actor = createActor(
    bindBooking(() => dependencies),
    { input: given.anonymous, clock: clock as never },
  );
  actor.start();
  const endings = [reportBooking(actor, () => dependencies)];
  syncCustomer(actor, { drafts, trekId, user, isFirst: true });
  endings.push(persistDraft(actor, trekId, () => drafts));
  const reaches = (state: string) =>
    vi.waitFor(() => expect(actor.getSnapshot().matches(state as 'closed')).toBe(true));
  const isPayable = () =>
    vi.waitFor(() => expect(actor.getSnapshot().children.payment?.getSnapshot().matches('ready')).toBe(true));
  return {
    actor,
    clock,
    reaches,
    told: (type: TrekEventName) => events.flatMap((event) => (event.type === type ? [event.detail] : [])),
    /** From 'Book Now' to money under way. */
    async pay() {
      actor.send({ type: 'travelers.change', travelers: 2 });
      actor.send({ type: 'book' });
      actor.send({ type: 'details.change', details: testDetails });
      actor.send({ type: 'details.submit' });
      await isPayable();
      actor.getSnapshot().children.payment?.send({ type: 'pay' });
    },
    leave() {
      for (const end of endings) end();
      actor.stop();
    },
  };
}

describe('a booking tells its host', () => {
  test('what the backend has stored, with its group and its price', async () => {
    const page = openPage();
    await page.pay();
    expect(page.told('trek:booking-created')).toEqual([
      { v: 1, trekId, bookingId: 45, startDate: testDetails.bookingDate, travelers: 2, totalCents: 290_000 },
    ]);
  });

  test('which booking a payment is for, also after a reload', async () => {
    const drafts = memoryStorage();
    const silent = { ...backend, paymentStatus: () => new Promise<never>(() => {}) };
    const page = openPage({ api: silent, drafts });
    await page.pay();
    expect(page.told('trek:payment')).toMatchObject([{ bookingId: 45, paymentId: 'mock_1', status: 'processing' }]);
    page.leave();
    const again = openPage({ drafts });
    await again.reaches('succeeded');
    expect(again.told('trek:payment').at(-1)).toMatchObject({
      bookingId: 45,
      paymentId: 'mock_1',
      status: 'succeeded',
    });
    again.leave();
  });

  test('no booking’s id where the backend does not describe what it has stored', async () => {
    const api = { ...backend, saveBookingDetails: async () => ({ bookingId: null, reference: null, request: null }) };
    const page = openPage({ api: api as never });
    await page.pay();
    expect(page.told('trek:payment')).toMatchObject([{ bookingId: null, status: 'processing' }]);
  });
});
