import { and, assertEvent, assign, fromPromise, not, raise, sendTo, setup } from 'xstate';
import { describeError } from '../api/api-error.ts';
import type { BookingEntity } from '../api/entities.ts';
import type { CalendarDate } from '../internal/calendar-date.ts';
import { unprovided } from '../internal/unprovided.ts';
import { paymentMachine } from '../payment/payment.machine.ts';
import {
  type BookingContext,
  type BookingCustomer,
  type BookingInput,
  type BookingSaid,
  bookingTotalCents,
  detailsToSave,
  filledDraft,
  freshContext,
  paymentOrder,
  type SavedBooking,
  type StoredBooking,
  storedContext,
} from './booking.context.ts';
import {
  advanceUsd,
  type BookingDetails,
  bookingDetailsErrors,
  type DetailsToSave,
  FULL_PAYMENT_PERCENT,
  isAcceptableAdvance,
  isRequiredDetailMissing,
  MINIMUM_ADVANCE_PERCENT,
  trimmedDetails,
} from './booking.rules.ts';
import { SLOW_READING_MS, SUCCESS_VIEW_MS } from './booking.timing.ts';
import { charge, chargeFor, type PaymentOption, typedAmountUsd } from './charge.rules.ts';
import { isPaidAlready, resumedBooking, unpaidBooking } from './resumed-booking.rules.ts';

export {
  type BookableTrek,
  type BookingContext,
  type BookingCustomer,
  type BookingInput,
  bookingCustomer,
  bookingTotalCents,
  freshContext,
  paymentOrder,
  type SavedBooking,
  saveableBooking,
} from './booking.context.ts';
export type { PaymentOption } from './charge.rules.ts';

export type BookingEvent =
  | { type: 'draft.restore'; saved: SavedBooking }
  | { type: 'book' }
  | { type: 'resume'; startDate: CalendarDate }
  | { type: 'resume.retry' }
  | { type: 'resume.skip' }
  | { type: 'close' }
  | { type: 'login' }
  | { type: 'signup' }
  | { type: 'customer.change'; customer: BookingCustomer | null }
  | { type: 'day.change'; today: CalendarDate }
  | { type: 'details.change'; details: Partial<BookingDetails> }
  | { type: 'details.submit' }
  | { type: 'date.change'; bookingDate: CalendarDate }
  | { type: 'payment.back' }
  | { type: 'travelers.change'; travelers: number }
  | { type: 'option.choose'; option: PaymentOption }
  | { type: 'percent.change'; percent: number }
  | { type: 'amount.type'; text: string }
  | { type: 'amount.commit' }
  | { type: 'view' };

export type BookingNotice = { kind: 'success' | 'error' | 'info'; text: BookingSaid; offersLogin?: boolean };
export type BookingDestination = 'login' | 'signup' | 'profile' | 'contact';

/**
 * Books one trek: sign-in, details, payment, success. A booking that was left unpaid is read from the backend first.
 *
 * A booking belongs to the first customer who signs in (`owner`), also while they are signed out. With another customer it
 * begins anew: nothing of the owner's is left, and a payment of theirs is the backend's business alone.
 *
 * Actors to provide: `readBookings` (the visitor's bookings), `saveDetails` (stores the details with the backend) and
 * `payment` (the payment machine with its own actors). Actions to provide: `notify`, `navigate`, `rejectSession` (the backend did not take the bearer).
 */
export const bookingMachine = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    input: {} as BookingInput,
    tags: {} as 'open',
    children: {} as { readBookings: 'readBookings'; saveDetails: 'saveDetails'; payment: 'payment' },
  },
  actors: {
    readBookings: fromPromise<BookingEntity[]>(unprovided('readBookings')),
    saveDetails: fromPromise<StoredBooking, { trekId: number | string; details: DetailsToSave }>(
      unprovided('saveDetails'),
    ),
    payment: paymentMachine,
  },
  actions: {
    notify: (_, _notice: BookingNotice) => {},
    navigate: (_, _to: { destination: BookingDestination }) => {},
    rejectSession: () => {},
    takeSaved: assign(({ event, context }) => {
      assertEvent(event, 'draft.restore');
      return freshContext({ ...context, saved: event.saved });
    }),
    takeCustomer: assign(({ event, context }) => {
      assertEvent(event, 'customer.change');
      const { customer } = event;
      return { customer, owner: customer?.id ?? context.owner, draft: filledDraft(context.draft, customer) };
    }),
    startOver: assign(({ event, context }) => {
      assertEvent(event, 'customer.change');
      return freshContext({ trek: context.trek, customer: event.customer, today: context.today });
    }),
    takeResume: assign(({ event }) => {
      assertEvent(event, 'resume');
      return { resumes: event.startDate };
    }),
    takeBookings: assign(({ context }, { bookings }: { bookings: BookingEntity[] }) => {
      const { trek, resumes } = context;
      const unpaid = unpaidBooking(bookings, trek.id, resumes ?? '');
      const isPaid = unpaid === null && isPaidAlready(bookings, trek.id, resumes ?? '');
      return { ...resumedBooking(context, unpaid), ...(isPaid && { message: { code: 'paidAlready' as const } }) };
    }),
    warnOfUnread: assign(({ context }) => ({
      ...resumedBooking(context, null),
      resumes: context.resumes,
      message: { code: 'bookingUnread' as const },
    })),
    takeDay: assign(({ event }) => {
      assertEvent(event, 'day.change');
      return { today: event.today };
    }),
    takeDetails: assign(({ event, context }) => {
      assertEvent(event, 'details.change');
      const errors = { ...context.errors };
      for (const field of Object.keys(event.details)) delete errors[field as keyof BookingDetails];
      return { draft: { ...context.draft, ...event.details }, errors, message: null };
    }),
    takeDate: assign(({ event, context }) => {
      assertEvent(event, 'date.change');
      return { draft: { ...context.draft, bookingDate: event.bookingDate } };
    }),
    // The day that was good stays.
    refuseDate: assign(({ event, context: { draft, errors, today } }) => {
      assertEvent(event, 'date.change');
      const { bookingDate } = bookingDetailsErrors({ ...draft, bookingDate: event.bookingDate }, today);
      return { errors: { ...errors, ...(bookingDate !== undefined && { bookingDate }) } };
    }),
    showErrors: assign(({ context }) => ({
      errors: bookingDetailsErrors(context.draft, context.today),
      message: isRequiredDetailMissing(context.draft) ? { code: 'requiredMissing' as const } : null,
    })),
    takeTravelers: assign(({ event, context }) => {
      assertEvent(event, 'travelers.change');
      const total = bookingTotalCents({ trek: context.trek, travelers: event.travelers });
      return {
        travelers: event.travelers,
        ...chargeFor(context.option, total, context.amountUsd, context.percent),
      };
    }),
    takeOption: assign(({ event, context }) => {
      assertEvent(event, 'option.choose');
      return {
        option: event.option,
        ...chargeFor(event.option, bookingTotalCents(context), context.amountUsd, context.percent),
      };
    }),
    takePercent: assign(({ event, context }) => {
      assertEvent(event, 'percent.change');
      // Shown, not yet charged: only `amount.commit` asks for another payment.
      return { percent: event.percent, amountText: String(advanceUsd(bookingTotalCents(context), event.percent)) };
    }),
    typeAmount: assign(({ event }) => {
      assertEvent(event, 'amount.type');
      return { amountText: event.text, refusedAmount: null };
    }),
    takeAmount: assign(({ context }) => ({
      option: 'custom' as const,
      ...charge(bookingTotalCents(context), typedAmountUsd(context.amountText), context.percent),
    })),
    dropAmount: assign(({ context }) => charge(bookingTotalCents(context), context.amountUsd, context.percent)),
    refuseAmount: assign(({ context }) => ({
      ...charge(bookingTotalCents(context), context.amountUsd, context.percent),
      refusedAmount: context.amountText,
    })),
    sendOrder: sendTo('payment', ({ context }) => ({ type: 'order.change' as const, order: paymentOrder(context) })),
    reset: assign(({ context }) =>
      freshContext({ trek: context.trek, customer: context.customer, today: context.today }),
    ),
  },
  guards: {
    isPriceOnRequest: ({ context }) => context.trek.priceUsd <= 0,
    isSignedIn: ({ context }) => context.customer !== null,
    isSignedOut: ({ context }) => context.customer === null,
    isAnotherOwner: ({ context, event }) => {
      assertEvent(event, 'customer.change');
      return event.customer !== null && context.owner !== null && event.customer.id !== context.owner;
    },
    isOwnDraft: ({ context, event }) => {
      assertEvent(event, 'draft.restore');
      return event.saved.owner === null || event.saved.owner === context.customer?.id;
    },
    isPaying: ({ context }) => context.isPaying && context.customer !== null,
    isPaymentPending: ({ context }) => context.pendingIntentId !== null && context.customer !== null,
    isResuming: ({ context }) => context.resumes !== null && context.customer !== null,
    isSigningIn: ({ event }) => {
      assertEvent(event, 'customer.change');
      return event.customer !== null;
    },
    needsSignIn: ({ context }) => context.needsSignIn,
    isPaymentResting: ({ context }) => context.isPaymentResting,
    isPaymentIdle: ({ context }) => !context.isPaymentBusy,
    isOrderOpen: ({ context }) => !context.isPaymentBusy && context.pendingIntentId === null,
    areDetailsValid: ({ context }) => Object.keys(bookingDetailsErrors(context.draft, context.today)).length === 0,
    areDetailsSaved: ({ context }) =>
      JSON.stringify(trimmedDetails(context.draft)) === JSON.stringify(context.savedDetails),
    isPossibleDate: ({ event, context }) => {
      assertEvent(event, 'date.change');
      const draft = { ...context.draft, bookingDate: event.bookingDate };
      return bookingDetailsErrors(draft, context.today).bookingDate === undefined;
    },
    isTravelerCount: ({ event }) => {
      assertEvent(event, 'travelers.change');
      return Number.isSafeInteger(event.travelers) && event.travelers >= 1;
    },
    isAllowedPercent: ({ event }) => {
      assertEvent(event, 'percent.change');
      return event.percent >= MINIMUM_ADVANCE_PERCENT && event.percent <= FULL_PAYMENT_PERCENT;
    },
    isAllowedAmount: ({ context }) =>
      isAcceptableAdvance(bookingTotalCents(context), typedAmountUsd(context.amountText)),
    isUnauthorized: (_, error: { status: number }) => error.status === 401,
  },
  delays: { slowReading: SLOW_READING_MS, successView: SUCCESS_VIEW_MS },
}).createMachine({
  id: 'booking',
  context: ({ input }) => freshContext(input),
  initial: 'closed',
  on: {
    'customer.change': [
      { guard: 'isAnotherOwner', target: '.details', actions: 'startOver' },
      { actions: 'takeCustomer' },
    ],
    'day.change': { actions: 'takeDay' },
    // Everywhere: money at risk is not priced anew.
    'travelers.change': { guard: and(['isTravelerCount', 'isOrderOpen']), actions: 'takeTravelers' },
  },
  states: {
    closed: {
      on: {
        'customer.change': { guard: 'isAnotherOwner', actions: 'startOver' },
        'draft.restore': { guard: and(['isOrderOpen', 'isOwnDraft']), actions: 'takeSaved' },
        resume: { actions: ['takeResume', raise({ type: 'book' })] },
        book: [
          { guard: 'isPriceOnRequest', actions: { type: 'navigate', params: { destination: 'contact' } } },
          // A payment that may have gone through comes first.
          { guard: 'isPaymentPending', target: 'payment' },
          { guard: 'isResuming', target: 'resuming' },
          { guard: 'isPaying', target: 'payment' },
          { guard: 'isSignedIn', target: 'details' },
          {
            target: 'loginRequired',
            actions: {
              type: 'notify',
              params: { kind: 'info', text: { code: 'loginToBook' }, offersLogin: true },
            },
          },
        ],
      },
    },
    loginRequired: {
      tags: 'open',
      always: [
        { guard: 'isPaymentPending', target: 'payment' },
        { guard: 'isResuming', target: 'resuming' },
        { guard: 'isPaying', target: 'payment' },
        { guard: 'isSignedIn', target: 'details' },
      ],
      on: {
        resume: { actions: 'takeResume' },
        login: { actions: { type: 'navigate', params: { destination: 'login' } } },
        signup: { actions: { type: 'navigate', params: { destination: 'signup' } } },
        close: 'closed',
      },
    },
    // What was booked is read before anything of it is shown, or charged.
    resuming: {
      tags: 'open',
      initial: 'reading',
      always: { guard: 'isSignedOut', target: 'loginRequired' },
      on: { close: 'closed', 'resume.skip': { target: 'details', actions: 'warnOfUnread' } },
      states: {
        reading: {
          initial: 'usual',
          entry: assign({ message: null }),
          invoke: {
            id: 'readBookings',
            src: 'readBookings',
            onDone: {
              target: 'read',
              actions: { type: 'takeBookings', params: ({ event }) => ({ bookings: event.output }) },
            },
            onError: [
              {
                guard: {
                  type: 'isUnauthorized',
                  params: ({ event }) => ({ status: describeError(event.error).status }),
                },
                target: '#booking.loginRequired',
                actions: [assign({ customer: null }), 'rejectSession'],
              },
              { target: 'failed', actions: assign({ message: ({ event }) => describeError(event.error).message }) },
            ],
          },
          states: { usual: { after: { slowReading: 'slow' } }, slow: {} },
        },
        failed: { on: { 'resume.retry': 'reading' } },
        read: { always: [{ guard: 'isPaying', target: '#booking.payment' }, { target: '#booking.details' }] },
      },
    },
    details: {
      tags: 'open',
      entry: assign({ isPaying: false }),
      initial: 'editing',
      // However the visitor came here: signed out, they are asked to sign in first.
      always: { guard: 'isSignedOut', target: 'loginRequired' },
      on: { close: 'closed' },
      states: {
        editing: {
          on: {
            resume: { guard: 'isOrderOpen', target: '#booking.resuming', actions: 'takeResume' },
            'details.change': { actions: 'takeDetails' },
            'details.submit': [
              { guard: and(['areDetailsSaved', 'areDetailsValid']), target: '#booking.payment' },
              { guard: 'areDetailsValid', target: 'saving' },
              { actions: 'showErrors' },
            ],
          },
        },
        saving: {
          entry: assign({ errors: {}, message: null }),
          invoke: {
            id: 'saveDetails',
            src: 'saveDetails',
            input: ({ context }) => ({ trekId: context.trek.id, details: detailsToSave(context) }),
            onDone: {
              target: '#booking.payment',
              actions: assign(({ context, event }) => storedContext(context, event.output)),
            },
            onError: [
              {
                guard: {
                  type: 'isUnauthorized',
                  params: ({ event }) => ({ status: describeError(event.error).status }),
                },
                target: '#booking.loginRequired',
                actions: [assign({ customer: null }), 'rejectSession'],
              },
              {
                target: 'saveFailed',
                actions: [
                  assign({ message: ({ event }) => describeError(event.error).message }),
                  { type: 'notify', params: { kind: 'error', text: { code: 'bookingFailed' } } },
                ],
              },
            ],
          },
        },
        saveFailed: {
          on: {
            'details.change': { target: 'editing', actions: 'takeDetails' },
            'details.submit': 'saving',
          },
        },
      },
    },
    payment: {
      tags: 'open',
      entry: [assign({ isPaying: true, errors: {}, message: null }), 'dropAmount'],
      exit: assign({ isPaymentBusy: false, isPaymentResting: false, needsSignIn: false, errors: {} }),
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context }) => ({ order: paymentOrder(context), pendingIntentId: context.pendingIntentId }),
        onSnapshot: {
          actions: assign(({ event }) => ({
            isPaymentBusy: event.snapshot.hasTag('busy'),
            needsSignIn: event.snapshot.matches('authenticationRequired'),
            isPaymentResting: ['ready', 'initFailed', 'stillProcessing'].includes(String(event.snapshot.value)),
            pendingIntentId: event.snapshot.context.isOutcomeOpen ? event.snapshot.context.paymentIntentId : null,
            ...(event.snapshot.context.clientSecret && {
              orderedTravelers: event.snapshot.context.order.travelers,
            }),
          })),
        },
        onDone: 'succeeded',
        onError: {
          target: 'details.saveFailed',
          actions: assign({
            message: ({ event }) => ({ code: 'paymentFailed', facts: [describeError(event.error).message] }),
          }),
        },
      },
      on: {
        resume: { guard: 'isOrderOpen', target: 'resuming', actions: 'takeResume' },
        'travelers.change': {
          guard: and(['isTravelerCount', 'isOrderOpen']),
          actions: ['takeTravelers', 'sendOrder'],
        },
        'date.change': [
          // Stored before anything is paid for it.
          { guard: and(['isPossibleDate', 'isOrderOpen']), target: 'details.saving', actions: 'takeDate' },
          { guard: 'isOrderOpen', actions: 'refuseDate' },
        ],
        'option.choose': { guard: 'isOrderOpen', actions: ['takeOption', 'sendOrder'] },
        'percent.change': { guard: and(['isAllowedPercent', 'isOrderOpen']), actions: 'takePercent' },
        'amount.type': { guard: 'isOrderOpen', actions: 'typeAmount' },
        'amount.commit': [
          { guard: and(['isAllowedAmount', 'isOrderOpen']), actions: ['takeAmount', 'sendOrder'] },
          { guard: 'isOrderOpen', actions: 'refuseAmount' },
          { actions: 'dropAmount' },
        ],
        'payment.back': { guard: 'isOrderOpen', target: 'details' },
        close: { guard: 'isPaymentIdle', target: 'closed' },
        login: { guard: 'isPaymentIdle', actions: { type: 'navigate', params: { destination: 'login' } } },
        'customer.change': {
          guard: and(['isSigningIn', not('isAnotherOwner'), 'needsSignIn']),
          target: 'payment',
          reenter: true,
          actions: 'takeCustomer',
        },
      },
      // Whoever signs out in mid-payment is asked to sign in as soon as nothing is under way, before the next try. Where
      // the backend itself ended the session, the payment step asks for it.
      always: {
        guard: and(['isSignedOut', 'isPaymentResting']),
        target: 'loginRequired',
        actions: { type: 'notify', params: { kind: 'error', text: { code: 'loginToContinue' } } },
      },
    },
    succeeded: {
      tags: 'open',
      entry: [
        assign({ pendingIntentId: null }),
        { type: 'notify', params: { kind: 'success', text: { code: 'bookingSuccessful' } } },
      ],
      after: { successView: 'leaving' },
      on: {
        'customer.change': { guard: 'isAnotherOwner', target: 'closed', actions: 'startOver' },
        view: 'leaving',
        close: 'leaving',
      },
    },
    leaving: {
      entry: ['reset', { type: 'navigate', params: { destination: 'profile' } }],
      always: 'closed',
    },
  },
});
