import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../../provider/browser-ports.ts';
import type { TrekEvent } from '../../provider/trek-events.ts';
import { testDetails } from '../../testing/fixtures.ts';
import { SIMULATED_PAYMENT_MS } from '../payment/payment.timing.ts';
import * as given from './booking.machine.test-cases.ts';
import { backend, openPage, trekId } from './booking-page.test-cases.ts';

/** A host that signs visitors in by itself. */
const signsInByItself = (event: TrekEvent) => {
  if (event.type === 'trek:auth-required') event.preventDefault();
};

const named = { bookingId: 45, reference: 'TH-7K3M2Q' };

describe('a booking reports', () => {
  test('what the backend has stored, with its group and its price', async () => {
    const page = openPage();
    await page.pay();
    expect(page.reported('trek:booking-created')).toEqual([
      { v: 1, trekId, ...named, startDate: testDetails.bookingDate, travelers: 2, totalCents: 290_000 },
    ]);
  });

  test('the booking of each payment, also after a reload', async () => {
    const drafts = memoryStorage();
    const silent = { ...backend, paymentStatus: () => new Promise<never>(() => {}) };
    const page = openPage({ api: silent, drafts });
    await page.pay();
    expect(page.reported('trek:payment')).toMatchObject([{ ...named, paymentId: 'mock_1', status: 'processing' }]);
    page.leave();
    const again = openPage({ drafts });
    await again.reaches('succeeded');
    expect(again.reported('trek:payment').at(-1)).toMatchObject({
      bookingId: 45,
      paymentId: 'mock_1',
      status: 'succeeded',
    });
    again.leave();
  });

  test('no booking’s id where the backend does not describe what it has stored', async () => {
    const saveBookingDetails = async () => ({ bookingId: null, reference: null, request: null });
    const page = openPage({ api: { ...backend, saveBookingDetails } });
    await page.pay();
    expect(page.reported('trek:payment')).toMatchObject([{ bookingId: null, reference: null, status: 'processing' }]);
  });
});

describe('a host is notified of a confirmed booking', () => {
  const confirmed = { bookingId: 45, reference: 'TH-7K3M2Q', trekId, startDate: testDetails.bookingDate, travelers: 2 };

  test('once its payment has succeeded, before the visitor leaves, and not again after', async () => {
    const page = openPage();
    await page.pay();
    expect(page.onBooked).not.toHaveBeenCalled();
    page.clock.advance(SIMULATED_PAYMENT_MS);
    await page.reaches('succeeded');
    expect(page.onBooked.mock.calls).toEqual([[{ ...confirmed, paidCents: 58_000 }]]);
    page.actor.send({ type: 'view' });
    await page.reaches('closed');
    expect(page.onBooked).toHaveBeenCalledOnce();
    page.leave();
  });

  test('once where a reload comes between the payment and the answer, and not after the next reload', async () => {
    const drafts = memoryStorage();
    const page = openPage({ api: { ...backend, paymentStatus: () => new Promise<never>(() => {}) }, drafts });
    await page.pay();
    page.leave();
    const again = openPage({ drafts });
    await again.reaches('succeeded');
    expect(again.onBooked.mock.calls).toEqual([[{ ...confirmed, paidCents: 58_000 }]]);
    again.leave();
    const later = openPage({ drafts });
    expect([page.onBooked.mock.calls, later.onBooked.mock.calls, later.actor.getSnapshot().value]).toEqual([
      [],
      [],
      'closed',
    ]);
  });

  test('but not of one that the company still has to confirm', async () => {
    const saveBookingDetails = async () => ({ bookingId: 45, reference: 'TH-7K3M2Q', request: 'requested' });
    const page = openPage({ api: { ...backend, saveBookingDetails } });
    page.order();
    await page.reaches('requested');
    page.actor.send({ type: 'view' });
    expect(page.onBooked).not.toHaveBeenCalled();
  });
});

describe('a visitor who has to sign in', () => {
  const signIn = { type: 'customer.change', customer: given.customer } as const;

  test('does so in the dialog, unless the host wants to do it', () => {
    const page = openPage({ user: null });
    page.actor.send({ type: 'book' });
    expect(page.reported('trek:auth-required')).toEqual([{ v: 1, trekId }]);
    expect(page.reported('trek:step')).toEqual([{ v: 1, trekId, step: 'sign-in' }]);
    expect(page.actor.getSnapshot().value).toBe('loginRequired');
  });

  test('is left to a host that prevents the event: no dialog, no step, and then the booking continues', () => {
    const page = openPage({ user: null, listener: signsInByItself });
    page.order();
    expect(page.actor.getSnapshot().value).toBe('closed');
    expect(page.reported('trek:auth-required')).toHaveLength(1);
    expect(page.reported('trek:step')).toEqual([]);
    page.actor.send(signIn);
    page.actor.send({ type: 'book' });
    expect(page.actor.getSnapshot().matches('details')).toBe(true);
    expect(page.reported('trek:step')).toEqual([{ v: 1, trekId, step: 'details' }]);
  });

  test('is reported each time, also in the middle of a payment', async () => {
    const createPaymentIntent = () => Promise.reject({ status: 401, message: 'jwt expired' });
    const page = openPage({ api: { ...backend, createPaymentIntent }, listener: signsInByItself });
    page.order();
    await page.reaches('closed');
    page.actor.send({ type: 'customer.change', customer: null });
    page.actor.send({ type: 'book' });
    expect(page.reported('trek:auth-required')).toHaveLength(2);
  });
});
