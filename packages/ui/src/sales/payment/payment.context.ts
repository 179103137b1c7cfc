import type { Confirmation as CardConfirmation } from '../../provider/card-form.ts';
import type { PaymentMessage } from './payment.rules.ts';
import { POLL_INTERVAL_MS } from './payment.timing.ts';

/** Used when the backend does not give a publishable key: simulated payments alone work with it. */
export const FALLBACK_PUBLISHABLE_KEY = 'pk_test_fallback';

/** The amount, the payer and the purpose. `amountUsd` is whole US dollars. */
export interface PaymentOrder {
  /** The booking that is paid for. Left out: the customer's unpaid one of the trek. */
  bookingId?: number | string;
  trekId: number | string;
  amountUsd: number;
  /** The total of the whole group as it is shown, in US dollars. Left out: the payment is toward a balance. */
  totalUsd?: number;
  travelers: number;
  customerName: string;
  customerEmail: string;
}

/** The result of confirming a card, in the payment's own texts. */
export type Confirmation = CardConfirmation<PaymentMessage>;

export interface PaymentInput {
  order: PaymentOrder;
  /** The id of a payment whose outcome is not known yet: it is asked for instead of starting another one. */
  pendingIntentId?: string | null;
}

/**
 * Why the backend takes no payment for an order as it is: its price has changed, the departure is to be confirmed, or the
 * account's address is.
 */
export type OrderRefusal =
  | { code: 'price-changed'; perPersonUsd: number | null; totalUsd: number }
  | { code: 'on-request' }
  | { code: 'unconfirmed' };

export interface PaymentContext {
  order: PaymentOrder;
  publishableKey: string | null;
  clientSecret: string | null;
  paymentIntentId: string | null;
  /** True from the moment of paying until the outcome is known: while it is, nothing may be charged again. */
  isOutcomePending: boolean;
  isIntentReusable: boolean;
  /** Pay was pressed for the current order before its intent came: it is paid as soon as it does. */
  isPayPressed: boolean;
  /** The backend has said that a simulated payment is settled. */
  isSettled: boolean;
  polls: number;
  /** The wait before the next status check. */
  pollWaitMs: number;
  message: PaymentMessage | null;
  /** Set where another payment for the same order would be refused, too. */
  refusal: OrderRefusal | null;
}

export type PaymentEvent = { type: 'pay' } | { type: 'order.change'; order: PaymentOrder } | { type: 'retry' };

export type PaymentNotice = { kind: 'success' | 'error' | 'info'; text: PaymentMessage };

/** A payment's initial state. */
export function initialContext({ order, pendingIntentId = null }: PaymentInput): PaymentContext {
  return {
    order,
    publishableKey: null,
    clientSecret: null,
    paymentIntentId: pendingIntentId,
    isOutcomePending: Boolean(pendingIntentId),
    isIntentReusable: false,
    isPayPressed: false,
    isSettled: false,
    polls: 0,
    pollWaitMs: POLL_INTERVAL_MS,
    message: null,
    refusal: null,
  };
}
