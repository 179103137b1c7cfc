import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { PaymentMachine } from '../../../ui/src/sales/payment/payment.machine.ts';
import { DefaultPayment } from '../../../ui/src/sales/payment/payment.tsx';
import { CardNetwork } from '../card-network.ts';
import type { PanelProps } from './panel-props.ts';
import { PlayedNetwork } from './played-card.tsx';
import { recordedPayment } from './recorded-payment.ts';

const NO_CARD_FORM = { current: null };

/** The payment's own form. */
export function PaymentView({ session, moment }: PanelProps) {
  const { actor } = moment.recorded.run;
  const network = useMemo(() => new CardNetwork(session), [session]);
  const payment = useMemo(
    () => recordedPayment(actor as unknown as ActorRefFrom<PaymentMachine>, (event) => void network.send(event)),
    [actor, network],
  );
  return (
    <PlayedNetwork network={network}>
      <DefaultPayment
        payment={payment}
        amountUsd={payment.getSnapshot().context.order.amountUsd}
        cardForm={NO_CARD_FORM}
        onLogin={() => session.showMessage('The visitor goes to the sign-in.')}
      />
    </PlayedNetwork>
  );
}
