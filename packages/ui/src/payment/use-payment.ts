'use client';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { connectPayment } from './payment.connect.ts';
import type { PaymentMachine } from './payment.machine.ts';

/** A payment that is running. */
export type PaymentActor = ActorRefFrom<PaymentMachine>;

/** Follows a payment: named facts and verbs. */
export function usePayment(actor: PaymentActor) {
  return connectPayment(
    useSelector(actor, (snapshot) => snapshot),
    actor.send,
  );
}

/** A payment as its parts have it. */
export type PaymentApi = ReturnType<typeof usePayment>;
