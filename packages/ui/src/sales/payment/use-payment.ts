'use client';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { connectPayment } from './payment.connect.ts';
import type { PaymentMachine } from './payment.machine.ts';
import { usePaymentFormatter } from './use-payment-formatter.ts';

/** A payment that is running. */
export type PaymentActor = ActorRefFrom<PaymentMachine>;

/** Follows a payment: named facts and verbs. */
export function usePayment(actor: PaymentActor) {
  const format = usePaymentFormatter();
  const payment = connectPayment(
    useSelector(actor, (snapshot) => snapshot),
    actor.send,
  );
  return { ...payment, reason: payment.reason === null ? null : format(payment.reason) };
}

/** A payment as its parts have it. */
export type PaymentApi = ReturnType<typeof usePayment>;
