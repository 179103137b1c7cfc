import { and, assertEvent, assign, fromPromise, sendTo, setup } from 'xstate';
import { describeError } from '../api/api-error.ts';
import type { CalendarDate } from '../internal/calendar-date.ts';
import { unprovided } from '../internal/unprovided.ts';
import { type PaymentOrder, paymentMachine } from '../payment/payment.machine.ts';
import { bookingMessages } from './booking.messages.ts';
import {
  advanceLimitsUsd,
  advanceUsd,
  type BookingDetails,
  bookingDetailsErrors,
  FULL_PAYMENT_PERCENT,
  isAcceptableAdvance,
  isRequiredDetailMissing,
  MINIMUM_ADVANCE_PERCENT,
  percentOfTotal,
  prefillDetails,
  quoteTrek,
  trimmedDetails,
} from './booking.rules.ts';
import { SUCCESS_VIEW_MS } from './booking.timing.ts';

/** The trek as booking needs it. `priceUsd` 0 means: on request, can't be booked. */
export interface BookableTrek {
  id: number | string;
  title: string;
  priceUsd: number;
}

/** Whoever is signed in. */
export interface BookingCustomer {
  fullname: string;
  email: string;
  phone?: string | null;
}

export type PaymentOption = 'deposit' | 'full' | 'custom';

/** What survives a reload, the way to sign-in and back, and the Back button. */
export interface SavedBooking {
  isOpen: boolean;
  isPaying: boolean;
  draft: BookingDetails;
  savedDetails: BookingDetails | null;
  travelers: number;
  option: PaymentOption;
  amountUsd: number;
  pendingIntentId: string | null;
}

export interface BookingInput {
  trek: BookableTrek;
  customer: BookingCustomer | null;
  /** The visitor's own calendar day. */
  today: CalendarDate;
  saved?: SavedBooking | null;
}

export interface BookingContext {
  trek: BookableTrek;
  customer: BookingCustomer | null;
  today: CalendarDate;
  draft: BookingDetails;
  savedDetails: BookingDetails | null;
  isPaying: boolean;
  errors: Partial<Record<keyof BookingDetails, string>>;
  message: string | null;
  travelers: number;
  option: PaymentOption;
  /** What will be charged, in whole US dollars. */
  amountUsd: number;
  /** The share that the slider shows. Kept, for whole dollars say too little of it where a trek is cheap. */
  percent: number;
  /** The amount field as it is being typed, or as the slider that is being moved has it. */
  amountText: string;
  isPaymentBusy: boolean;
  /** The backend refused the bearer while the payment was prepared or asked for. */
  needsSignIn: boolean;
  /** The payment waits for the visitor: nothing is under way. */
  isPaymentResting: boolean;
  pendingIntentId: string | null;
}

export type BookingEvent =
  | { type: 'draft.restore'; saved: SavedBooking }
  | { type: 'book' }
  | { type: 'close' }
  | { type: 'login' }
  | { type: 'customer.change'; customer: BookingCustomer | null }
  | { type: 'details.change'; details: Partial<BookingDetails> }
  | { type: 'details.submit' }
  | { type: 'payment.back' }
  | { type: 'travelers.change'; travelers: number }
  | { type: 'option.choose'; option: PaymentOption }
  | { type: 'percent.change'; percent: number }
  | { type: 'amount.type'; text: string }
  | { type: 'amount.commit' }
  | { type: 'view' };

export type BookingNotice = { kind: 'success' | 'error' | 'info'; text: string; offersLogin?: boolean };
export type BookingDestination = 'login' | 'profile' | 'contact';

const EMPTY_DETAILS: BookingDetails = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  country: '',
  specialRequirements: '',
  bookingDate: '',
};

/** The total of the whole group in cents. */
export function bookingTotalCents({ trek, travelers }: Pick<BookingContext, 'trek' | 'travelers'>): number {
  return quoteTrek(trek.priceUsd, travelers).totalCents;
}

/** What the payment step asks the payment machine to take. */
export function paymentOrder({ trek, amountUsd, travelers, draft }: BookingContext): PaymentOrder {
  return {
    trekId: trek.id,
    amountUsd,
    travelers,
    customerName: `${draft.firstName} ${draft.lastName}`.trim(),
    customerEmail: draft.email.trim(),
  };
}

/** The part of a booking worth keeping while the page is away. */
export function saveableBooking(context: BookingContext, isOpen: boolean): SavedBooking {
  const { draft, savedDetails, isPaying, travelers, option, amountUsd, pendingIntentId } = context;
  return { isOpen, isPaying, draft, savedDetails, travelers, option, amountUsd, pendingIntentId };
}

/** Typed values win over the account's; the account fills what is empty. */
function filledDraft(draft: BookingDetails, customer: BookingCustomer | null): BookingDetails {
  if (!customer) return draft;
  const prefill = prefillDetails(customer);
  const empty = Object.entries(prefill).filter(([field]) => draft[field as keyof BookingDetails] === '');
  return { ...draft, ...Object.fromEntries(empty) };
}

/** The amount that an option stands for; a custom amount is kept inside 20–100 % of a changed total. */
function amountFor(option: PaymentOption, totalCents: number, previousUsd: number): number {
  if (option === 'deposit') return advanceUsd(totalCents, MINIMUM_ADVANCE_PERCENT);
  if (option === 'full') return advanceUsd(totalCents, FULL_PAYMENT_PERCENT);
  const { minimum, maximum } = advanceLimitsUsd(totalCents);
  return Math.min(maximum, Math.max(minimum, previousUsd));
}

/** The percentage that stands for an amount: the one that was chosen, as long as it makes this amount. */
function percentFor(totalCents: number, amountUsd: number, chosen: number): number {
  if (advanceUsd(totalCents, chosen) === amountUsd) return chosen;
  const percent = Math.round(percentOfTotal(totalCents, amountUsd));
  return Math.min(FULL_PAYMENT_PERCENT, Math.max(MINIMUM_ADVANCE_PERCENT, percent));
}

const charge = (totalCents: number, amountUsd: number, percent: number) => ({
  amountUsd,
  amountText: String(amountUsd),
  percent: percentFor(totalCents, amountUsd, percent),
});

const OPTION_PERCENT = { deposit: MINIMUM_ADVANCE_PERCENT, full: FULL_PAYMENT_PERCENT } as const;

/** What an option makes of a total, and of what was chosen before. */
function chargeFor(option: PaymentOption, totalCents: number, previousUsd: number, previousPercent: number) {
  const percent = option === 'custom' ? previousPercent : OPTION_PERCENT[option];
  return charge(totalCents, amountFor(option, totalCents, previousUsd), percent);
}

/**
 * Books one trek: sign-in, details, payment, success.
 *
 * Actors to provide: `saveDetails` (stores the details with the backend) and `payment` (the payment machine with its
 * own actors). Actions to provide: `notify`, `navigate`, `rejectSession` (the backend did not take the bearer).
 */
export const bookingMachine = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    input: {} as BookingInput,
    tags: {} as 'open',
    children: {} as { saveDetails: 'saveDetails'; payment: 'payment' },
  },
  actors: {
    saveDetails: fromPromise<unknown, { trekId: number | string; details: BookingDetails }>(unprovided('saveDetails')),
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
      return { customer: event.customer, draft: filledDraft(context.draft, event.customer) };
    }),
    takeDetails: assign(({ event, context }) => {
      assertEvent(event, 'details.change');
      const errors = { ...context.errors };
      for (const field of Object.keys(event.details)) delete errors[field as keyof BookingDetails];
      return { draft: { ...context.draft, ...event.details }, errors, message: null };
    }),
    showErrors: assign(({ context }) => ({
      errors: bookingDetailsErrors(context.draft, context.today),
      message: isRequiredDetailMissing(context.draft) ? bookingMessages.requiredMissing : null,
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
      return { amountText: event.text };
    }),
    takeAmount: assign(({ context }) => ({
      option: 'custom' as const,
      ...charge(bookingTotalCents(context), typedAmount(context), context.percent),
    })),
    dropAmount: assign(({ context }) => charge(bookingTotalCents(context), context.amountUsd, context.percent)),
    sendOrder: sendTo('payment', ({ context }) => ({ type: 'order.change' as const, order: paymentOrder(context) })),
    reset: assign(({ context }) =>
      freshContext({ trek: context.trek, customer: context.customer, today: context.today }),
    ),
  },
  guards: {
    isPriceOnRequest: ({ context }) => context.trek.priceUsd <= 0,
    isSignedIn: ({ context }) => context.customer !== null,
    isSignedOut: ({ context }) => context.customer === null,
    isSigningOut: ({ event }) => event.type === 'customer.change' && event.customer === null,
    isPaying: ({ context }) => context.isPaying && context.customer !== null,
    isSigningIn: ({ event }) => event.type === 'customer.change' && event.customer !== null,
    needsSignIn: ({ context }) => context.needsSignIn,
    isPaymentResting: ({ context }) => context.isPaymentResting,
    isPaymentIdle: ({ context }) => !context.isPaymentBusy,
    isOrderOpen: ({ context }) => !context.isPaymentBusy && context.pendingIntentId === null,
    areDetailsValid: ({ context }) => Object.keys(bookingDetailsErrors(context.draft, context.today)).length === 0,
    areDetailsSaved: ({ context }) =>
      JSON.stringify(trimmedDetails(context.draft)) === JSON.stringify(context.savedDetails),
    isTravelerCount: ({ event }) =>
      event.type === 'travelers.change' && Number.isSafeInteger(event.travelers) && event.travelers >= 1,
    isAllowedPercent: ({ event }) =>
      event.type === 'percent.change' &&
      event.percent >= MINIMUM_ADVANCE_PERCENT &&
      event.percent <= FULL_PAYMENT_PERCENT,
    isAllowedAmount: ({ context }) => isAcceptableAdvance(bookingTotalCents(context), typedAmount(context)),
    isUnauthorized: (_, error: { status: number }) => error.status === 401,
  },
  delays: { successView: SUCCESS_VIEW_MS },
}).createMachine({
  id: 'booking',
  context: ({ input }) => freshContext(input),
  initial: 'closed',
  on: {
    'customer.change': { actions: 'takeCustomer' },
    // Everywhere: money at risk is not priced anew.
    'travelers.change': { guard: and(['isTravelerCount', 'isOrderOpen']), actions: 'takeTravelers' },
  },
  states: {
    closed: {
      on: {
        'draft.restore': { guard: 'isOrderOpen', actions: 'takeSaved' },
        book: [
          { guard: 'isPriceOnRequest', actions: { type: 'navigate', params: { destination: 'contact' } } },
          { guard: 'isPaying', target: 'payment' },
          { guard: 'isSignedIn', target: 'details' },
          {
            target: 'loginRequired',
            actions: {
              type: 'notify',
              params: { kind: 'info', text: bookingMessages.loginToBook, offersLogin: true },
            },
          },
        ],
      },
    },
    loginRequired: {
      tags: 'open',
      always: [
        { guard: 'isPaying', target: 'payment' },
        { guard: 'isSignedIn', target: 'details' },
      ],
      on: {
        login: { actions: { type: 'navigate', params: { destination: 'login' } } },
        close: 'closed',
      },
    },
    details: {
      tags: 'open',
      entry: assign({ isPaying: false }),
      initial: 'editing',
      on: {
        close: 'closed',
        'customer.change': [
          { guard: 'isSigningOut', target: 'loginRequired', actions: 'takeCustomer' },
          { actions: 'takeCustomer' },
        ],
      },
      states: {
        editing: {
          on: {
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
            input: ({ context }) => ({ trekId: context.trek.id, details: trimmedDetails(context.draft) }),
            onDone: {
              target: '#booking.payment',
              actions: assign({ savedDetails: ({ context }) => trimmedDetails(context.draft) }),
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
                  { type: 'notify', params: { kind: 'error', text: bookingMessages.bookingFailed } },
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
      exit: assign({ isPaymentBusy: false, isPaymentResting: false, needsSignIn: false }),
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
          })),
        },
        onDone: 'succeeded',
        onError: {
          target: 'details.saveFailed',
          actions: assign({ message: ({ event }) => describeError(event.error).message }),
        },
      },
      on: {
        'travelers.change': {
          guard: and(['isTravelerCount', 'isOrderOpen']),
          actions: ['takeTravelers', 'sendOrder'],
        },
        'option.choose': { guard: 'isOrderOpen', actions: ['takeOption', 'sendOrder'] },
        'percent.change': { guard: and(['isAllowedPercent', 'isOrderOpen']), actions: 'takePercent' },
        'amount.type': { guard: 'isOrderOpen', actions: 'typeAmount' },
        'amount.commit': [
          { guard: and(['isAllowedAmount', 'isOrderOpen']), actions: ['takeAmount', 'sendOrder'] },
          { actions: 'dropAmount' },
        ],
        'payment.back': { guard: 'isOrderOpen', target: 'details' },
        close: { guard: 'isPaymentIdle', target: 'closed' },
        login: { guard: 'isPaymentIdle', actions: { type: 'navigate', params: { destination: 'login' } } },
        'customer.change': {
          guard: and(['isSigningIn', 'needsSignIn']),
          target: 'payment',
          reenter: true,
          actions: 'takeCustomer',
        },
      },
      // Whoever signs out in mid-payment is asked to sign in as soon as nothing is under way, before the next try. Where
      // the backend itself ended the session, the payment step asks for it.
      always: { guard: and(['isSignedOut', 'isPaymentResting']), target: 'loginRequired' },
    },
    succeeded: {
      tags: 'open',
      entry: [
        assign({ pendingIntentId: null }),
        { type: 'notify', params: { kind: 'success', text: bookingMessages.bookingSuccessful } },
      ],
      after: { successView: 'leaving' },
      on: { view: 'leaving', close: 'leaving' },
    },
    leaving: {
      entry: ['reset', { type: 'navigate', params: { destination: 'profile' } }],
      always: 'closed',
    },
  },
});

function typedAmount({ amountText }: BookingContext): number {
  return Math.round(Number.parseFloat(amountText.replace(/[$,\s]/g, '')));
}

function freshContext({ trek, customer, today, saved }: BookingInput): BookingContext {
  const travelers = saved?.travelers ?? 1;
  const option = saved?.option ?? 'deposit';
  return {
    trek,
    customer,
    today,
    draft: filledDraft(saved?.draft ?? EMPTY_DETAILS, customer),
    savedDetails: saved?.savedDetails ?? null,
    isPaying: saved?.isPaying ?? false,
    errors: {},
    message: null,
    travelers,
    option,
    ...chargeFor(option, bookingTotalCents({ trek, travelers }), saved?.amountUsd ?? 0, MINIMUM_ADVANCE_PERCENT),
    isPaymentBusy: false,
    needsSignIn: false,
    isPaymentResting: false,
    pendingIntentId: saved?.pendingIntentId ?? null,
  };
}
