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

/** Each part shows itself while it has something to say, so that all of them can be there at once. */
export function Anatomy({ order }: { order: Order }) {
  const { api, notify } = usePorts();
  const cardForm = useRef<CardForm | null>(null);
  const [machine] = useState(() => bindPayment({ api, notify, cardForm: () => cardForm.current }));
  const payment = useActorRef(machine, { input: { order, pendingIntentId: null } });
  const { amountUsd } = order;
  return (
    <Payment.Root payment={payment} amountUsd={amountUsd} cardForm={cardForm} onLogin={() => {}}>
      <Payment.LoginRequired />
      <Payment.Retry />
      <Payment.StillProcessing />
      <Payment.Card />
      <Payment.Failure />
      <Payment.Processing />
      <Payment.Actions>
        <Payment.Back />
        <Payment.Pay />
      </Payment.Actions>
    </Payment.Root>
  );
}
