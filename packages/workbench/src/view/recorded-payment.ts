import type { ActorRefFrom, EventFrom } from 'xstate';
import type { PaymentMachine } from '../../../ui/src/sales/payment/payment.machine.ts';

type Payment = ActorRefFrom<PaymentMachine>;

/** A payment for its form to show: what the form sends goes into the script. */
export function recordedPayment(payment: Payment, send: (event: EventFrom<PaymentMachine>) => void): Payment {
  const subscribe: Payment['subscribe'] = (...observers: unknown[]) =>
    (payment.subscribe as (...given: unknown[]) => ReturnType<Payment['subscribe']>)(...observers);
  return { ...payment, getSnapshot: () => payment.getSnapshot(), send, subscribe } as Payment;
}
