import { and, assertEvent, assign, sendTo, setup } from 'xstate';
import { type ApiMessage, describeError } from '../../../api/api-error.ts';
import { balanceLimitsUsd, isAcceptableBalance } from '../../../pricing/index.ts';
import { type PaymentOrder, paymentMachine } from '../../payment/payment.machine.ts';

/** A booking, as far as paying the rest of it goes, or a guest's first payment. */
export interface OwedBooking {
  bookingId: number | string;
  trekId: number | string;
  travelers: number;
  totalCents: number;
  /** Whole US dollars that are left to pay. */
  balanceUsd: number;
  /** Whole US dollars that are offered at first. Default: all that is left. */
  offerUsd?: number | undefined;
}

/** The part that survives a reload, and the way to sign-in and back. */
export interface SavedBalance {
  amountUsd: number;
  /** The payment with an unknown outcome. */
  pendingIntentId: string;
  /** The balance before it. */
  owedBeforeUsd: number;
}

export interface BalanceInput {
  booking: OwedBooking;
  customerName: string;
  customerEmail: string;
  saved?: SavedBalance | null;
}

export interface BalanceContext extends OwedBooking {
  customerName: string;
  customerEmail: string;
  /** The charge, in whole US dollars. */
  amountUsd: number;
  /** The amount field as it is being typed. */
  amountText: string;
  /** The typed amount; null: no amount. */
  typedUsd: number | null;
  /** A typed amount that was not taken because it is too little, or more than is owed. */
  refusedAmount: string | null;
  isPaymentBusy: boolean;
  pendingIntentId: string | null;
  /** The balance when the newest payment began: the backend may have counted it before its outcome is known here. */
  owedBeforeUsd: number;
  message: ApiMessage | null;
}

export type BalanceEvent =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'login' }
  /** The backend tells of another balance. */
  | { type: 'booking.change'; booking: OwedBooking }
  /** The amount field, and what it stands for in the visitor's locale; null: no amount. */
  | { type: 'amount.type'; text: string; amountUsd: number | null }
  | { type: 'amount.commit' };

/**
 * Pays the rest of a booking, whole or in parts, each by the payment machine. A payment whose outcome is not known comes
 * first: until it is, nothing else can be charged.
 *
 * Actor to provide: `payment` (the payment machine with its own actors). Actions to provide: `onPaid` and `goToLogin`.
 */
export const balanceMachine = setup({
  types: {
    context: {} as BalanceContext,
    events: {} as BalanceEvent,
    input: {} as BalanceInput,
    children: {} as { payment: 'payment' },
  },
  actors: { payment: paymentMachine },
  actions: {
    onPaid: () => {},
    goToLogin: () => {},
    takeBooking: assign(({ context, event }) => {
      assertEvent(event, 'booking.change');
      // Money that is under way keeps its amount.
      if (context.pendingIntentId !== null) return event.booking;
      return { ...event.booking, ...amountOf(event.booking, Math.min(context.amountUsd, event.booking.balanceUsd)) };
    }),
    typeAmount: assign(({ event }) => {
      assertEvent(event, 'amount.type');
      return { amountText: event.text, typedUsd: event.amountUsd, refusedAmount: null };
    }),
    takeAmount: assign(({ context }) => amountOf(context, context.typedUsd ?? context.amountUsd)),
    refuseAmount: assign(({ context }) => ({
      amountText: String(context.amountUsd),
      typedUsd: context.amountUsd,
      refusedAmount: context.amountText,
    })),
    offerAll: assign(({ context }) =>
      context.pendingIntentId === null ? amountOf(context, context.offerUsd ?? context.balanceUsd) : {},
    ),
    countPaid: assign(({ context }) => {
      const balanceUsd = Math.max(0, Math.min(context.balanceUsd, context.owedBeforeUsd - context.amountUsd));
      return { balanceUsd, ...amountOf({ ...context, balanceUsd }, balanceUsd), pendingIntentId: null };
    }),
    sendOrder: sendTo('payment', ({ context }) => ({ type: 'order.change' as const, order: balanceOrder(context) })),
  },
  guards: {
    isOwed: ({ context }) => context.balanceUsd > 0,
    isPending: ({ context }) => context.pendingIntentId !== null,
    isPaymentIdle: ({ context }) => !context.isPaymentBusy,
    isOrderOpen: ({ context }) => !context.isPaymentBusy && context.pendingIntentId === null,
    isStillOwed: ({ event }) => {
      assertEvent(event, 'booking.change');
      return event.booking.balanceUsd > 0;
    },
    isAllowedAmount: ({ context: { totalCents, balanceUsd, typedUsd } }) =>
      typedUsd !== null && isAcceptableBalance(totalCents, balanceUsd, typedUsd),
  },
}).createMachine({
  id: 'balance',
  context: ({ input: { booking, saved, ...customer } }) => ({
    ...booking,
    ...customer,
    ...amountOf(booking, saved?.amountUsd ?? booking.balanceUsd),
    isPaymentBusy: false,
    pendingIntentId: saved?.pendingIntentId ?? null,
    owedBeforeUsd: saved?.owedBeforeUsd ?? booking.balanceUsd,
    message: null,
  }),
  initial: 'starting',
  on: { 'booking.change': { actions: 'takeBooking' } },
  states: {
    // After a reload in mid-payment its outcome is asked for at once.
    starting: { always: [{ guard: 'isPending', target: 'paying' }, { target: 'closed' }] },
    closed: {
      on: {
        open: [
          { guard: 'isPending', target: 'paying' },
          { guard: 'isOwed', target: 'paying', actions: 'offerAll' },
        ],
      },
    },
    paying: {
      entry: assign({ message: null, refusedAmount: null }),
      exit: assign({ isPaymentBusy: false }),
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context }) => ({ order: balanceOrder(context), pendingIntentId: context.pendingIntentId }),
        onSnapshot: {
          actions: assign(({ context, event }) => ({
            isPaymentBusy: event.snapshot.hasTag('busy'),
            pendingIntentId: event.snapshot.context.isOutcomePending ? event.snapshot.context.paymentIntentId : null,
            ...(context.pendingIntentId === null && { owedBeforeUsd: context.balanceUsd }),
          })),
        },
        onDone: { target: 'closed', actions: ['countPaid', 'onPaid'] },
        onError: {
          target: 'failed',
          actions: assign({ message: ({ event }) => describeError(event.error).descriptor }),
        },
      },
      on: {
        'booking.change': [
          { guard: and(['isOrderOpen', 'isStillOwed']), actions: ['takeBooking', 'sendOrder'] },
          // Paid meanwhile, in another tab or by the office.
          { guard: 'isOrderOpen', target: 'closed', actions: 'takeBooking' },
          { actions: 'takeBooking' },
        ],
        'amount.type': { guard: 'isOrderOpen', actions: 'typeAmount' },
        'amount.commit': [
          { guard: and(['isAllowedAmount', 'isOrderOpen']), actions: ['takeAmount', 'sendOrder'] },
          { guard: 'isOrderOpen', actions: 'refuseAmount' },
        ],
        login: { guard: 'isPaymentIdle', actions: 'goToLogin' },
        close: { guard: 'isPaymentIdle', target: 'closed' },
      },
    },
    failed: { on: { open: 'paying', close: 'closed' } },
  },
});

/** The order for the payment machine. */
function balanceOrder(context: BalanceContext): PaymentOrder {
  const { bookingId, trekId, amountUsd, travelers, customerName, customerEmail } = context;
  return { bookingId, trekId, amountUsd, travelers, customerName, customerEmail };
}

/** An amount within the allowed range, as the field shows it. */
function amountOf({ totalCents, balanceUsd }: Pick<OwedBooking, 'totalCents' | 'balanceUsd'>, wantedUsd: number) {
  const { minimum, maximum } = balanceLimitsUsd(totalCents, balanceUsd);
  const amountUsd = Math.min(maximum, Math.max(minimum, wantedUsd));
  return { amountUsd, amountText: String(amountUsd), typedUsd: amountUsd, refusedAmount: null };
}
