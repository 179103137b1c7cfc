import type { ActorRefFrom, EventFrom, SnapshotFrom } from 'xstate';
import type { PaymentMachine } from '../../payment/payment.machine.ts';

type Payment = ActorRefFrom<PaymentMachine>;

/**
 * A payment for its form to show: what the form sends goes into the script, and the card provider's own fields, which
 * would load from elsewhere, stay away.
 */
export function recordedPayment(payment: Payment, send: (event: EventFrom<PaymentMachine>) => void): Payment {
  const shown = new WeakMap<object, SnapshotFrom<PaymentMachine>>();
  const getSnapshot = () => {
    const snapshot = payment.getSnapshot();
    const known = shown.get(snapshot) ?? withoutCardFields(snapshot);
    shown.set(snapshot, known);
    return known;
  };
  const subscribe: Payment['subscribe'] = (...observers: unknown[]) =>
    (payment.subscribe as (...given: unknown[]) => ReturnType<Payment['subscribe']>)(...observers);
  return { ...payment, getSnapshot, send, subscribe } as Payment;
}

function withoutCardFields(snapshot: SnapshotFrom<PaymentMachine>): SnapshotFrom<PaymentMachine> {
  const { paymentIntentId } = snapshot.context;
  const context = { ...snapshot.context, paymentIntentId: paymentIntentId && `mock_${paymentIntentId}` };
  return Object.create(snapshot, { context: { value: context } }) as SnapshotFrom<PaymentMachine>;
}
