import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { memoryStorage } from '../../provider/browser-ports.ts';
import type { TrekEvent, TrekEventName } from '../../provider/trek-events.ts';
import { TEST_NOW_MS, testDetails, testUser } from '../../testing/fixtures.ts';
import { VirtualClock } from '../../testing/virtual-clock.ts';
import * as payment from '../payment/payment.machine.test-cases.ts';
import { SIMULATED_PAYMENT_MS } from '../payment/payment.timing.ts';
import { type BookingDependencies, bindBooking } from './bind-booking.ts';
import * as given from './booking.machine.test-cases.ts';
import { persistDraft, syncCustomer } from './draft/sync-customer.ts';
import { reportBooking } from './report-booking.ts';

const trekId = given.trek.id;
const onBooked = vi.fn();
beforeEach(() => onBooked.mockReset());

/** A backend that stores a booking and takes a simulated payment at once. */
const backend = {
  saveBookingDetails: async () => ({ bookingId: 45, reference: 'TH-7K3M2Q', request: null }),
  paymentConfig: async () => payment.testKey.resolve,
  createPaymentIntent: async () => payment.simulatedIntent.resolve,
  paymentStatus: async (): Promise<{ status: string }> => payment.succeeded.resolve,
};

/** A host that signs visitors in by itself. */
const signsInByItself = (event: TrekEvent) => {
  if (event.type === 'trek:auth-required') event.preventDefault();
};

/** A tab's page with a booking on it, as the site has it. Another one with the same drafts is that page after a reload. */
function openPage({
  api = backend,
  drafts = memoryStorage(),
  user = testUser as typeof testUser | null,
  hears = (_: TrekEvent) => {},
} = {}) {
  const events: TrekEvent[] = [];
  const onEvent = (event: TrekEvent) => {
    events.push(event);
    hears(event);
  };
  const clock = new VirtualClock(TEST_NOW_MS);
  const paths = { login: '/login', signup: '/signup', profile: '/user-profile' };
  const ports = { api, drafts, paths, navigate() {}, notify() {}, onEvent };
  const host = { ports, session: { reject() {} }, cardForm: null, backHold: null, format: () => '', logIn: '' };
  const dependencies = { ...host, onBooked, formatPayment: () => '' } as unknown as BookingDependencies;
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
  const order = () => {
    actor.send({ type: 'travelers.change', travelers: 2 });
    actor.send({ type: 'book' });
    actor.send({ type: 'details.change', details: testDetails });
    actor.send({ type: 'details.submit' });
  };
  const isPayable = () =>
    vi.waitFor(() => expect(actor.getSnapshot().children.payment?.getSnapshot().matches('ready')).toBe(true));
  return {
    actor,
    clock,
    reaches,
    told: (type: TrekEventName) => events.flatMap((event) => (event.type === type ? [event.detail] : [])),
    order,
    /** From 'Book Now' to money under way. */
    async pay() {
      order();
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

describe('a host hears of a confirmed booking', () => {
  const confirmed = { bookingId: 45, reference: 'TH-7K3M2Q', trekId, startDate: testDetails.bookingDate, travelers: 2 };

  test('once its payment has succeeded, while the visitor still reads of it, and not again when they leave', async () => {
    const page = openPage();
    await page.pay();
    expect(onBooked).not.toHaveBeenCalled();
    page.clock.advance(SIMULATED_PAYMENT_MS);
    await page.reaches('succeeded');
    expect(onBooked.mock.calls).toEqual([[{ ...confirmed, paidCents: 58_000 }]]);
    page.actor.send({ type: 'view' });
    await page.reaches('closed');
    expect(onBooked).toHaveBeenCalledOnce();
    page.leave();
  });

  test('once where a reload comes between the payment and the answer, and not after the next reload', async () => {
    const drafts = memoryStorage();
    const page = openPage({ api: { ...backend, paymentStatus: () => new Promise<never>(() => {}) }, drafts });
    await page.pay();
    page.leave();
    const again = openPage({ drafts });
    await again.reaches('succeeded');
    expect(onBooked.mock.calls).toEqual([[{ ...confirmed, paidCents: 58_000 }]]);
    again.leave();
    openPage({ drafts });
    expect(onBooked).toHaveBeenCalledOnce();
  });

  test('not of one that the company still has to agree to', async () => {
    const saveBookingDetails = async () => ({ bookingId: 45, reference: 'TH-7K3M2Q', request: 'requested' });
    const page = openPage({ api: { ...backend, saveBookingDetails } as never });
    page.order();
    await page.reaches('requested');
    page.actor.send({ type: 'view' });
    expect(onBooked).not.toHaveBeenCalled();
  });
});

describe('a visitor who has to sign in', () => {
  const signIn = { type: 'customer.change', customer: given.customer } as const;

  test('does so in the dialog, unless the host wants to do it', () => {
    const page = openPage({ user: null });
    page.actor.send({ type: 'book' });
    expect(page.told('trek:auth-required')).toEqual([{ v: 1, trekId }]);
    expect(page.told('trek:step')).toEqual([{ v: 1, trekId, step: 'sign-in' }]);
    expect(page.actor.getSnapshot().value).toBe('loginRequired');
  });

  test('is left to a host that prevents it: no dialog, no step, and then the booking goes on', () => {
    const page = openPage({ user: null, hears: signsInByItself });
    page.order();
    expect(page.actor.getSnapshot().value).toBe('closed');
    expect(page.told('trek:auth-required')).toHaveLength(1);
    expect(page.told('trek:step')).toEqual([]);
    page.actor.send(signIn);
    page.actor.send({ type: 'book' });
    expect(page.actor.getSnapshot().matches('details')).toBe(true);
    expect(page.told('trek:step')).toEqual([{ v: 1, trekId, step: 'details' }]);
  });

  test('is reported each time, also in the middle of a payment', async () => {
    const createPaymentIntent = () => Promise.reject({ status: 401, message: 'jwt expired' });
    const page = openPage({ api: { ...backend, createPaymentIntent }, hears: signsInByItself });
    page.order();
    await page.reaches('closed');
    page.actor.send({ type: 'customer.change', customer: null });
    page.actor.send({ type: 'book' });
    expect(page.told('trek:auth-required')).toHaveLength(2);
  });
});
