import { render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { createApiClient } from '../../src/api/client.ts';
import { quoteTrek } from '../../src/pricing/pricing.rules.ts';
import { TrekProvider } from '../../src/provider/trek-provider.tsx';
import { bookingFacts, bookingVerbs } from '../../src/sales/booking/booking.connect.ts';
import { bookingMachine } from '../../src/sales/booking/booking.machine.ts';
import * as Booking from '../../src/sales/booking/booking-parts.ts';
import { BookingDialog } from '../../src/sales/booking/dialog/booking-dialog.tsx';
import { OpenBookingContext } from '../../src/sales/booking/dialog/use-booking-context.ts';
import { BookingPanelContext, useBookingPanel } from '../../src/sales/booking/panel/use-booking-panel.ts';
import { PriceTotals } from '../../src/sales/booking/price-parts.tsx';
import type { Booking as BookingApi } from '../../src/sales/booking/use-booking.ts';
import { paymentMachine } from '../../src/sales/payment/payment.machine.ts';
import { TEST_TODAY, testDetails, testTrek } from '../../src/testing/fixtures.ts';
import { describeConformance } from './describe-conformance.tsx';

const api = createApiClient({
  backendUrl: 'https://api.example.com',
  placeholderImage: '/none.svg',
  readToken: () => null,
  capabilities: ['metadata'],
});
const wished = vi.fn();
beforeEach(() => void wished.mockClear());

const departures = [{ startDate: '2030-03-14', places: 8, placesLeft: 5, isGuaranteed: true }];

interface AroundPanelProps {
  children: ReactNode;
  maxSize?: number;
}

/** A panel for four that records every command. */
function AroundPanel({ children, maxSize = 10 }: AroundPanelProps) {
  const panel = useBookingPanel({
    trek: { ...testTrek, groupSize: { minSize: 1, maxSize }, departures },
    startDate: '2030-03-14',
    onStartChange: wished,
    travelers: 2,
    onTravelersChange: wished,
    onBook: wished,
    onIntent: wished,
  });
  const large = { ...panel, quote: { ...panel.quote, travelers: 4 } };
  return (
    <TrekProvider api={api} placeholderImage="/none.svg">
      <BookingPanelContext.Provider value={large}>{children}</BookingPanelContext.Provider>
    </TrekProvider>
  );
}

/** The same for a trek that takes two. */
const AroundSmallGroups = ({ children }: { children: ReactNode }) => <AroundPanel maxSize={2}>{children}</AroundPanel>;

const customer = { id: '7', fullname: 'Maya Gurung', email: 'maya@example.com' };
const saved = { owner: '7', isOpen: true, isPaying: false, draft: testDetails, savedDetails: testDetails } as const;
const order = { trekId: 12, amountUsd: 290, travelers: 1, customerName: 'Maya', customerEmail: 'maya@example.com' };
const charge = { travelers: 2, option: 'deposit', amountUsd: 580, pendingIntentId: null } as const;

/** A booking in this step, as its parts read it. */
function bookingIn(step: BookingApi['step'], more: Partial<BookingApi> = {}): ComponentType<{ children: ReactNode }> {
  const actor = createActor(bookingMachine, {
    input: { trek: testTrek, customer, today: TEST_TODAY, saved: { ...saved, ...charge } },
  }).start();
  const verbs = bookingVerbs(wished);
  const facts = {
    ...bookingFacts(actor.getSnapshot()),
    step,
    errors: {},
    message: null,
    resumeFailure: null,
    totalCents: 290_050,
  };
  const rest = { verbs, isConfirming: false, cardForm: { current: null }, isReady: true };
  return ({ children }) => (
    <TrekProvider api={api} placeholderImage="/none.svg">
      <OpenBookingContext.Provider value={{ ...facts, ...verbs, ...rest, ...more }}>
        {children}
      </OpenBookingContext.Provider>
    </TrekProvider>
  );
}

const part = (tag: string, name: string, scope = 'booking-panel') => ({
  element: { tag, selector: `[data-scope="${scope}"][data-part="${name}"]` },
});
const inPanel = (tag: string, name: string) => ({
  props: {},
  ...part(tag, name),
  takesAsChild: true,
  Around: AroundPanel,
});
const inDialog = (tag: string, name: string, step: BookingApi['step']) => ({
  props: {},
  ...part(tag, name, 'booking-dialog'),
  takesAsChild: true,
  Around: bookingIn(step),
});

describeConformance('Booking.Panel', { Part: Booking.Panel, ...inPanel('section', 'root') });
describeConformance('Booking.Title', { Part: Booking.Title, ...inPanel('h2', 'title') });
describeConformance('Booking.Price', { Part: Booking.Price, ...inPanel('p', 'price') });
describeConformance('Booking.Company', { Part: Booking.Company, ...inPanel('p', 'company') });
describeConformance('Booking.Starts', { Part: Booking.Starts, ...inPanel('fieldset', 'starts') });
describeConformance('Booking.Discounts', {
  Part: Booking.Discounts,
  ...inPanel('table', 'discounts'),
  takesAsChild: false,
});
describeConformance('Booking.TravelerCount', { Part: Booking.TravelerCount, ...inPanel('fieldset', 'counter') });
describeConformance('Booking.GroupHint', {
  Part: Booking.GroupHint,
  ...inPanel('p', 'hint'),
  Around: AroundSmallGroups,
});
describeConformance('Booking.SavingHint', { Part: Booking.SavingHint, ...inPanel('p', 'hint') });
describeConformance('Booking.Totals', { Part: Booking.Totals, ...inPanel('dl', 'totals') });
describeConformance('Booking.Notes', { Part: Booking.Notes, ...inPanel('ul', 'notes') });
describeConformance('Booking.Bar', { Part: Booking.Bar, ...inPanel('div', 'bar') });
describeConformance('Booking.Trigger', {
  Part: Booking.Trigger,
  props: {},
  element: { tag: 'button', selector: '[data-scope="button"]' },
  takesAsChild: true,
  Around: AroundPanel,
  pressed: () => wished.mock.calls.length > 0,
});
describeConformance('Booking.Steps', { Part: Booking.Steps, ...inDialog('ol', 'steps', 'details') });
describeConformance('Booking.Summary', { Part: Booking.Summary, ...inDialog('div', 'summary', 'payment') });
describeConformance('Booking.Details', {
  Part: Booking.Details,
  ...inDialog('form', 'form', 'details'),
  // Another booking may have loaded the list of countries.
  isReplacedOnceHydrated: true,
});
describeConformance('Booking.Departures', {
  Part: Booking.Departures,
  ...inDialog('fieldset', 'departures', 'details'),
  Around: bookingIn('details', {
    trek: { ...testTrek, departures: [{ startDate: '2030-04-12' }] },
  }),
});
describeConformance('Booking.Departure', { Part: Booking.Departure, ...inDialog('div', 'departure', 'details') });
describeConformance('Booking.Requested', { Part: Booking.Requested, ...inDialog('div', 'requested', 'requested') });
describe('with the form that loads late', () => {
  beforeAll(async () => {
    const Around = bookingIn('code');
    const { findByRole, unmount } = render(<Booking.Code />, { wrapper: Around });
    await findByRole('alert');
    unmount();
  });
  describeConformance('Booking.Code', { Part: Booking.Code, ...inDialog('div', 'code', 'code') });
});
describeConformance('Booking.PriceChanged', {
  Part: Booking.PriceChanged,
  ...inDialog('div', 'price-changed', 'price'),
  Around: bookingIn('price', {
    repriced: { shownUsd: 1450, offeredUsd: 1290, travelers: 2, shownCents: 290_000, totalCents: 258_000 },
  }),
});
describeConformance('Booking.Success', { Part: Booking.Success, ...inDialog('div', 'success', 'success') });
describeConformance('Booking.LoginRequired', {
  Part: Booking.LoginRequired,
  ...inDialog('div', 'login-required', 'login'),
});
describeConformance('Booking.Resume', { Part: Booking.Resume, ...inDialog('div', 'resume', 'resume') });
describeConformance('Booking.StartDate', { Part: Booking.StartDate, ...inDialog('div', 'start-date', 'payment') });
describeConformance('Booking.Options', {
  Part: Booking.Options,
  ...inDialog('fieldset', 'options', 'payment'),
  takesAsChild: false,
  // None is chosen: where one is, React 18 writes the attributes of its markup in another order than it hydrates them.
  Around: bookingIn('payment', { option: null as never }),
});
describeConformance('Booking.Split', { Part: Booking.Split, ...inDialog('dl', 'summary', 'payment') });
describeConformance('Booking.RestDueNow', {
  Part: Booking.RestDueNow,
  ...inDialog('p', 'note', 'payment'),
  Around: bookingIn('payment', { isBalanceDueNow: true, reference: 'TH-7K3M2Q' }),
});
describeConformance('Booking.WholeDollars', { Part: Booking.WholeDollars, ...inDialog('p', 'note', 'payment') });
describeConformance('Booking.Payment', {
  Part: Booking.Payment,
  props: {},
  ...part('div', 'root', 'payment'),
  Around: bookingIn('payment', { payment: createActor(paymentMachine, { input: { order, pendingIntentId: null } }) }),
});
// As it is once its code has come.
describeConformance('Booking.Dialog', {
  Part: BookingDialog,
  props: { children: 'Steps' },
  ...part('div', 'content', 'dialog'),
  Around: bookingIn('details', { isOpen: true }),
});
describeConformance('PriceTotals', {
  Part: PriceTotals,
  props: { quote: quoteTrek(1450, 2) },
  ...part('dl', 'totals'),
});
describeConformance('Booking.People', {
  Part: Booking.People,
  props: {},
  ...part('fieldset', 'counter'),
  Around: bookingIn('details'),
});
describeConformance('Booking.Field', {
  Part: Booking.Field,
  props: { name: 'phone' as const },
  element: { tag: 'input', selector: 'input' },
  Around: bookingIn('details'),
});
describeConformance('Booking.Field of the country', {
  Part: Booking.Field,
  props: { name: 'country' as const },
  element: { tag: 'select', selector: 'select' },
  // The options come once their code has loaded.
  isReplacedOnceHydrated: true,
  Around: bookingIn('details'),
});
describeConformance('Booking.DateField', {
  Part: Booking.DateField,
  props: {},
  element: { tag: 'input', selector: 'input' },
  Around: bookingIn('details'),
});
describeConformance('Booking.Question', {
  Part: Booking.Question,
  props: { name: 'hear', label: 'How did you hear of us?' },
  element: { tag: 'input', selector: 'input' },
  Around: bookingIn('details'),
});
test('Booking.Question renders nothing where the backend announces no metadata', () => {
  const Around = bookingIn('details');
  const can = vi.spyOn(api, 'can').mockReturnValue(false);
  const { container } = render(
    <Around>
      <Booking.Question name="hear" label="How did you hear of us?" />
    </Around>,
  );
  expect(container.querySelector('input')).toBeNull();
  can.mockRestore();
});
describeConformance('Booking.Question, with answers to choose from', {
  Part: Booking.Question,
  props: { name: 'hear', label: 'How did you hear of us?', options: ['A friend', 'A search'] },
  element: { tag: 'select', selector: 'select' },
  Around: bookingIn('details'),
});
describeConformance('Booking.Requirements', {
  Part: Booking.Requirements,
  props: {},
  element: { tag: 'textarea', selector: 'textarea' },
  Around: bookingIn('details'),
});
