import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { PaymentMachine } from '../../payment/payment.machine.ts';
import { PaymentForm } from '../../payment/payment-form.tsx';
import type { PanelProps } from './panel-props.ts';
import { recordedPayment } from './recorded-payment.ts';

const NO_CARD_FORM = { current: null };

/** The payment's own form. */
export function PaymentView({ session, moment }: PanelProps) {
  const { actor } = moment.recorded.run;
  const payment = useMemo(
    () => recordedPayment(actor as unknown as ActorRefFrom<PaymentMachine>, (event) => void session.send(event)),
    [actor, session],
  );
  return (
    <>
      <PaymentForm
        payment={payment}
        amountUsd={payment.getSnapshot().context.order.amountUsd}
        cardForm={NO_CARD_FORM}
        onLogin={() => session.tell('The visitor goes to the sign-in.')}
      />
      <p className="workbench-reason">The bench never loads card fields: it shows what stands around them.</p>
    </>
  );
}
