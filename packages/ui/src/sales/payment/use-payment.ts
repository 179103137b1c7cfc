'use client';
import { useSelector } from '@xstate/react';
import { requestOf } from '../../api/api-error.ts';
import { connectPayment, type PaymentActor, type PaymentFacts } from './payment.connect.ts';
import { usePaymentFormatter } from './use-payment-formatter.ts';

/** A payment as its parts have it. */
export interface PaymentApi extends Omit<PaymentFacts, 'reason'> {
  /** Why it can't go on, or why a card was declined, in the page's language. */
  reason: string | null;
  /** The id of the request that failed, where it is worth reporting. */
  requestId?: string | undefined;
}

/** Follows a payment: named facts and verbs. */
export function usePayment(actor: PaymentActor): PaymentApi {
  const format = usePaymentFormatter();
  const payment = connectPayment(
    useSelector(actor, (snapshot) => snapshot),
    actor.send,
  );
  return {
    ...payment,
    reason: payment.reason === null ? null : format(payment.reason),
    requestId: requestOf(payment.reason),
  };
}
