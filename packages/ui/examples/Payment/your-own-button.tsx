import { bindPayment, type CardForm, Payment } from '@trek/ui/payment';
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

/** Another order, and your words on the button. */
export function PayInParts({ order }: { order: Order }) {
  const { api, notify } = usePorts();
  const cardForm = useRef<CardForm | null>(null);
  const [machine] = useState(() => bindPayment({ api, notify, cardForm: () => cardForm.current }));
  const payment = useActorRef(machine, { input: { order, pendingIntentId: null } });
  return (
    <Payment.Root payment={payment} amountUsd={order.amountUsd} cardForm={cardForm} onLogin={() => {}}>
      <Payment.Failure />
      <Payment.Card />
      <Payment.Actions>
        <Payment.Pay>Pay the deposit</Payment.Pay>
      </Payment.Actions>
      <Payment.Processing />
      <Payment.Retry />
      <Payment.StillProcessing />
      <Payment.LoginRequired />
    </Payment.Root>
  );
}
