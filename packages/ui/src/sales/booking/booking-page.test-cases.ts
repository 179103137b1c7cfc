import { vi } from 'vitest';
import { createActor } from 'xstate';
import type { User } from '../../api/entities.ts';
import { memoryStorage } from '../../provider/browser-ports.ts';
import type { StoragePort } from '../../provider/ports.ts';
import type { TrekEvent, TrekEventName } from '../../provider/trek-events.ts';
import { TEST_NOW_MS, testDetails, testUser } from '../../testing/fixtures.ts';
import { VirtualClock } from '../../testing/virtual-clock.ts';
import * as payment from '../payment/payment.machine.test-cases.ts';
import { type BookingDependencies, bindHostBooking } from './bind-host-booking.ts';
import * as given from './booking.machine.test-cases.ts';
import type { BookingDetails } from './booking.rules.ts';
import type { ConfirmedBooking } from './booking-events.rules.ts';
import { persistDraft, syncCustomer } from './draft/sync-customer.ts';
import { reportBooking } from './report-booking.ts';

export const trekId = given.trek.id;

/** A backend that stores a booking and takes a simulated payment at once. */
export const backend = {
  saveBookingDetails: async (): Promise<object> => ({ bookingId: 45, reference: 'TH-7K3M2Q', request: null }),
  paymentConfig: async () => payment.testKey.resolve,
  createPaymentIntent: async () => payment.simulatedIntent.resolve,
  paymentStatus: async (): Promise<{ status: string }> => payment.succeeded.resolve,
};

interface PageSettings {
  api?: typeof backend;
  /** This tab's: with those of another page, it is that page after a reload. */
  drafts?: StoragePort;
  /** Null: signed out. */
  user?: User | null;
  details?: BookingDetails;
  listener?: (event: TrekEvent) => void;
}

/** A tab's page with a booking on it, as the site has it. */
export function openPage(settings: PageSettings = {}) {
  const { api = backend, drafts = memoryStorage(), user = testUser, details = testDetails, listener } = settings;
  const events: TrekEvent[] = [];
  const onEvent = (event: TrekEvent) => {
    events.push(event);
    listener?.(event);
  };
  const onBooked = vi.fn<(booking: ConfirmedBooking) => void>();
  const clock = new VirtualClock(TEST_NOW_MS);
  const paths = { login: '/login', signup: '/signup', profile: '/user-profile' };
  const ports = { api, drafts, paths, navigate() {}, notify() {}, onEvent };
  const host = { ports, session: { reject() {} }, cardForm: null, backHold: null, format: () => '', logIn: '' };
  const dependencies = { ...host, onBooked, formatPayment: () => '' } as unknown as BookingDependencies;
  const actor = createActor(
    bindHostBooking(() => dependencies),
    { input: given.anonymous, clock: clock as never },
  );
  actor.start();
  const endings = [reportBooking(actor, () => dependencies)];
  syncCustomer(actor, { drafts, trekId, user, isFirst: true });
  endings.push(persistDraft(actor, trekId, () => drafts));
  const reaches = (state: string) => vi.waitUntil(() => actor.getSnapshot().matches(state as 'closed'));
  const order = () => {
    actor.send({ type: 'travelers.change', travelers: 2 });
    actor.send({ type: 'book' });
    actor.send({ type: 'details.change', details });
    actor.send({ type: 'details.submit' });
  };
  return {
    actor,
    clock,
    events,
    onBooked,
    reaches,
    reported: (type: TrekEventName) => events.flatMap((event) => (event.type === type ? [event.detail] : [])),
    order,
    /** From 'Book Now' to money under way. */
    async pay() {
      order();
      await vi.waitUntil(() => actor.getSnapshot().children.payment?.getSnapshot().matches('ready'));
      actor.getSnapshot().children.payment?.send({ type: 'pay' });
    },
    leave() {
      for (const end of endings) end();
      actor.stop();
    },
  };
}
