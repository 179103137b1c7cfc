import { bindPayment, type CardForm, DefaultPayment } from '@trek/ui/payment';
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

/** `describeFailure` puts the reason of a declined card into a sentence of yours. */
export function PayWithHelp({ order }: { order: Order }) {
  const { api, notify } = usePorts();
  const cardForm = useRef<CardForm | null>(null);
  const [machine] = useState(() => bindPayment({ api, notify, cardForm: () => cardForm.current }));
  const payment = useActorRef(machine, { input: { order, pendingIntentId: null } });
  return (
    <DefaultPayment
      payment={payment}
      amountUsd={order.amountUsd}
      cardForm={cardForm}
      onLogin={() => {}}
      describeFailure={(reason) => `${reason} Call us if it fails again: +977 1 4000000.`}
    />
  );
}
