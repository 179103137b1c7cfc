import { and, assign, not, raise } from 'xstate';
import { describeError } from '../../api/api-error.ts';
import {
  type BookingContext,
  heldIntentId,
  initialContext,
  orderToStore,
  paymentOrder,
  pendingPriceOf,
  refused,
  storedContext,
} from './booking.context.ts';
import { bookingSetup } from './booking.setup.ts';

export {
  type BookingContext,
  type BookingCustomer,
  type BookingDraft,
  type BookingInput,
  bookingCustomer,
  initialContext,
  isRequestNeeded,
  toDraft,
} from './booking.context.ts';
export type { BookingDestination, BookingEvent } from './booking.events.ts';

/** Closing the dialog releases the places that its payment holds. */
const LEAVE = [
  {
    type: 'leavePayment',
    params: ({ context }: { context: BookingContext }) => ({ paymentIntentId: heldIntentId(context) }),
  },
  'forgetUnpaid',
] as const;

/**
 * Books one trek: sign-in, or a guest's address that is proved by a mailed code; details, payment, success. A booking that was left unpaid is read from the backend first.
 * A booking belongs to the first customer who signs in (`owner`), also while they are signed out. With another customer
 * it begins again: nothing of the owner's is left, and a payment of theirs is the backend's business alone.
 * Actors to provide: `readBookings` (the visitor's bookings), `saveDetails` (stores the details with the backend) and
 * `payment` (the payment machine with its own actors). Actions to provide: `notify`, `navigate`, `rejectSession` (the
 * backend did not take the bearer).
 */
export const bookingMachine = bookingSetup.createMachine({
  id: 'booking',
  context: ({ input }) => initialContext(input),
  initial: 'closed',
  on: {
    'customer.change': [
      { guard: 'isAnotherOwner', target: '.details', actions: 'startOver' },
      { actions: 'takeCustomer' },
    ],
    'day.change': { actions: 'takeDay' },
    // Everywhere: money at risk is not repriced.
    'travelers.change': { guard: and(['isTravelerCount', 'isOrderOpen']), actions: 'takeTravelers' },
  },
  states: {
    closed: {
      on: {
        'customer.change': { guard: 'isAnotherOwner', actions: 'startOver' },
        'draft.restore': { guard: and(['isOrderOpen', 'isOwnDraft']), actions: 'takeSaved' },
        resume: { actions: ['takeResume', raise({ type: 'book' })] },
        'date.change': { guard: 'isOrderOpen', actions: 'takeFirstDay' },
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
        { guard: 'isSignedIn', target: 'details', actions: 'endLoginOffer' },
      ],
      on: {
        resume: { actions: 'takeResume' },
        login: { actions: { type: 'navigate', params: { destination: 'login' } } },
        signup: { actions: { type: 'navigate', params: { destination: 'signup' } } },
        'guest.begin': { guard: 'takesGuests', target: 'details', actions: ['endLoginOffer', 'takeGuest'] },
        close: 'closed',
      },
    },
    // The stored booking is read before any of it is shown, or charged.
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
              { target: 'failed', actions: assign({ message: ({ event }) => describeError(event.error).descriptor }) },
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
      on: { close: { target: 'closed', actions: LEAVE } },
      states: {
        editing: {
          on: {
            resume: { guard: 'isOrderOpen', target: '#booking.resuming', actions: 'takeResume' },
            'details.change': { actions: 'takeDetails' },
            'details.submit': [
              {
                guard: and(['areDetailsSaved', 'areDetailsValid', not('isRequestNeeded'), not('mustProveAddress')]),
                target: '#booking.payment',
              },
              { guard: 'areDetailsValid', target: 'storing' },
              { actions: 'showErrors' },
            ],
          },
        },
        // Nothing is stored for an address that no one has proved.
        storing: { always: [{ guard: 'mustProveAddress', target: '#booking.proving' }, { target: 'saving' }] },
        saving: {
          entry: assign({ errors: {}, message: null }),
          invoke: {
            id: 'saveDetails',
            src: 'saveDetails',
            input: ({ context }) => orderToStore(context),
            onDone: [
              {
                guard: { type: 'isRequested', params: ({ event }) => event.output },
                target: '#booking.requested',
                actions: assign(({ context, event }) => storedContext(context, event.output)),
              },
              {
                guard: { type: 'isRepriced', params: ({ event }) => event.output },
                target: '#booking.repriced',
                actions: [
                  assign(({ context, event }) => ({ pendingPrice: pendingPriceOf(context, event.output.price) })),
                  assign(({ context, event }) => storedContext(context, event.output)),
                ],
              },
              {
                target: '#booking.payment',
                actions: assign(({ context, event }) => storedContext(context, event.output)),
              },
            ],
            onError: [
              // A guest's session has ended, or was for another booking.
              {
                guard: {
                  type: 'isGuestRefused',
                  params: ({ event }) => ({ status: describeError(event.error).status }),
                },
                target: '#booking.proving',
                actions: 'dropProof',
              },
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
                  assign({ message: ({ event }) => describeError(event.error).descriptor }),
                  { type: 'notify', params: { kind: 'error', text: { code: 'bookingFailed' } } },
                ],
              },
            ],
          },
        },
        saveFailed: {
          on: {
            'details.change': { target: 'editing', actions: 'takeDetails' },
            'details.submit': 'storing',
          },
        },
      },
    },
    // A guest proves the address before anything is stored, an account before it holds places.
    proving: {
      tags: 'open',
      entry: assign({ mustConfirmAddress: false }),
      always: { guard: 'isSignedOut', target: 'loginRequired' },
      on: {
        'address.prove': [
          { guard: 'isGuest', target: 'details.storing', actions: 'takeProof' },
          { target: 'payment', actions: 'takeProof' },
        ],
        'address.change': 'details',
        close: { target: 'closed', actions: LEAVE },
      },
    },
    // Before money moves, the visitor agrees to the price that the backend has.
    repriced: {
      tags: 'open',
      always: { guard: 'isSignedOut', target: 'loginRequired', actions: 'dropPendingPrice' },
      on: {
        'price.accept': [
          { guard: 'isPendingPriceStored', target: 'payment', actions: 'takePendingPrice' },
          { target: 'details.storing', actions: 'takePendingPrice' },
        ],
        close: { target: 'closed', actions: ['dropPendingPrice', ...LEAVE] },
      },
    },
    payment: {
      tags: 'open',
      entry: [assign({ isPaying: true, errors: {}, message: null }), 'dropAmount'],
      exit: assign({
        isPaymentBusy: false,
        isPaymentResting: false,
        needsSignIn: false,
        mustBeRequested: false,
        errors: {},
      }),
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context }) => ({ order: paymentOrder(context), pendingIntentId: context.pendingIntentId }),
        onSnapshot: {
          actions: assign(({ event, context }) => ({
            ...refused(context, event.snapshot.context.refusal),
            isPaymentBusy: event.snapshot.hasTag('busy'),
            needsSignIn: event.snapshot.hasTag('needsSignIn'),
            isPaymentResting: event.snapshot.hasTag('resting'),
            pendingIntentId: event.snapshot.context.isOutcomePending ? event.snapshot.context.paymentIntentId : null,
            // The one before stays open at the backend until another replaces it.
            unpaidIntentId: event.snapshot.context.isOutcomePending
              ? null
              : (event.snapshot.context.paymentIntentId ?? context.unpaidIntentId),
            ...(event.snapshot.context.clientSecret && {
              orderedTravelers: event.snapshot.context.order.travelers,
            }),
          })),
        },
        onDone: 'succeeded',
        onError: {
          target: 'details.saveFailed',
          actions: assign({
            message: ({ event }) => ({ code: 'paymentFailed', facts: [describeError(event.error).descriptor] }),
          }),
        },
      },
      on: {
        resume: { guard: 'isOrderOpen', target: 'resuming', actions: 'takeResume' },
        'travelers.change': [
          // Asked for before anything is paid for it.
          {
            guard: and(['isTravelerCount', 'isOrderOpen', 'wouldNeedRequest']),
            target: 'details',
            actions: 'takeTravelers',
          },
          {
            guard: and(['isTravelerCount', 'isOrderOpen', 'wouldHaveUnknownPrice']),
            target: 'details.storing',
            actions: 'takeTravelers',
          },
          { guard: and(['isTravelerCount', 'isOrderOpen']), actions: ['takeTravelers', 'sendOrder'] },
        ],
        'date.change': [
          // Stored before anything is paid for it.
          { guard: and(['isPossibleDate', 'isOrderOpen']), target: 'details.storing', actions: 'takeDate' },
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
        close: { guard: 'isPaymentIdle', target: 'closed', actions: LEAVE },
        login: { guard: 'isPaymentIdle', actions: { type: 'navigate', params: { destination: 'login' } } },
        'customer.change': [
          {
            guard: and(['isSigningIn', not('isAnotherOwner'), 'needsSignIn']),
            target: 'payment',
            reenter: true,
            actions: 'takeCustomer',
          },
          // Meanwhile another account may have been signed in: a payment that was opened then is that one's.
          {
            guard: and(['isSigningIn', not('isAnotherOwner'), 'isSignedOut', 'isOrderOpen']),
            target: 'payment',
            reenter: true,
            actions: 'takeCustomer',
          },
        ],
      },
      // A visitor who signs out in mid-payment is asked to sign in as soon as nothing is pending, before the next try.
      // If the backend itself ended the session, the payment step asks for it.
      always: [
        {
          guard: and(['isSignedOut', 'isPaymentResting']),
          target: 'loginRequired',
          actions: { type: 'notify', params: { kind: 'error', text: { code: 'loginToContinue' } } },
        },
        { guard: 'hasPendingPrice', target: 'repriced' },
        // Sent with the group that was to be paid for, the details become a request.
        { guard: 'mustBeRequested', target: 'details' },
        { guard: and(['isGuest', 'needsSignIn', 'isOrderOpen']), target: 'proving', actions: 'dropProof' },
        { guard: 'mustConfirmAddress', target: 'proving' },
      ],
    },
    // The company says first whether it takes the departure: nothing is paid before.
    requested: {
      tags: 'open',
      on: {
        'customer.change': { guard: 'isAnotherOwner', target: 'closed', actions: 'startOver' },
        view: 'leaving',
        close: { target: 'closed', actions: 'reset' },
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
      entry: [
        {
          type: 'navigate',
          params: ({ context }) => ({ destination: context.guest ? 'booking' : 'profile' }),
        },
        'reset',
      ],
      always: 'closed',
    },
  },
});
