import { bindPayment, type CardForm, DefaultPayment, usePayment } from '@trek/ui/payment';
import { usePorts } from '@trek/ui/provider';
import { useActorRef } from '@xstate/react';
import { useRef, useState } from 'react';

interface Order {
  trekId: number;
  amountUsd: number;
  travelers: number;
  customerName: string;
  customerEmail: string;
}

/** `usePayment` follows a payment: facts and verbs for a view of your own. */
export function PayWithStatus({ order }: { order: Order }) {
  const { api, notify } = usePorts();
  const cardForm = useRef<CardForm | null>(null);
  const [machine] = useState(() => bindPayment({ api, notify, cardForm: () => cardForm.current }));
  const payment = useActorRef(machine, { input: { order, pendingIntentId: null } });
  const { view, isBusy } = usePayment(payment);
  return (
    <>
      <p role="status">{isBusy ? 'Please wait, and do not close this page.' : `Payment: ${view}`}</p>
      <DefaultPayment payment={payment} amountUsd={order.amountUsd} cardForm={cardForm} onLogin={() => {}} />
    </>
  );
}
