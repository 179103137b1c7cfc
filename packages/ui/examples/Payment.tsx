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

/** A payment of your own. In a booking, `Booking.Payment` holds it already. */
export function Pay({ order, onBack }: { order: Order; onBack: () => void }) {
  const { api, notify } = usePorts();
  const cardForm = useRef<CardForm | null>(null);
  const [machine] = useState(() => bindPayment({ api, notify, cardForm: () => cardForm.current }));
  const payment = useActorRef(machine, { input: { order, pendingIntentId: null } });
  return (
    <DefaultPayment
      payment={payment}
      amountUsd={order.amountUsd}
      cardForm={cardForm}
      onLogin={() => window.location.assign('/login')}
      onBack={onBack}
    />
  );
}
