'use client';
import { useState } from 'react';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { CardFields } from './card-fields.tsx';
import { paymentAnatomy as anatomy } from './payment.anatomy.ts';
import { paymentTexts } from './payment.texts.ts';
import { type PaymentActor, usePayment } from './use-payment.ts';
import { PaymentContext, type PaymentOptions, usePaymentContext } from './use-payment-context.ts';

export { Back, Pay } from './payment-buttons.tsx';
export { LoginRequired, Retry, StillProcessing } from './payment-statuses.tsx';

export interface PaymentRootProps extends PaymentOptions, PartProps<'div'> {
  /** The payment, as `useActorRef` of `@xstate/react` runs it. */
  payment: PaymentActor;
}

const Room = createPart('div', anatomy, 'root', () => {
  const { isBusy, view } = usePaymentContext();
  return { 'aria-busy': isBusy || undefined, 'data-state': view };
});

/** Follows a payment for the parts in it. Each shows itself while there is something for it to say. */
export const Root = withRef(function PaymentRoot(root: PaymentRootProps) {
  const { payment, amountUsd, cardForm, onLogin, onBack, describeFailure, ...room } = root;
  const [isCardReady, setIsCardReady] = useState(false);
  const options = { amountUsd, cardForm, onLogin, onBack, describeFailure };
  return (
    <PaymentContext.Provider value={{ ...usePayment(payment), ...options, isCardReady, setIsCardReady }}>
      <Room {...room} />
    </PaymentContext.Provider>
  );
});

const useIsPayable = () => usePaymentContext().view === 'card';

/** The card's fields, or a status in their place: the card network's own fields, which are loaded late. */
export const Card = createPart('div', anatomy, 'card', () => {
  const { setIsCardReady, cardForm, ...payment } = usePaymentContext();
  if (!useIsPayable()) return null;
  return { children: <CardFields payment={payment} cardForm={cardForm} onReadyChange={setIsCardReady} /> };
});

/** The card's failure. */
export const Failure = createPart('p', anatomy, 'message', () => {
  const { reason, describeFailure } = usePaymentContext();
  if (!useIsPayable() || !reason) return null;
  return { role: 'alert', children: describeFailure?.(reason) ?? reason };
});

/** Says that money is under way. */
export const Processing = createPart('p', anatomy, 'hint', () => {
  const messages = useTexts(paymentTexts);
  const { isBusy } = usePaymentContext();
  return useIsPayable() && isBusy ? { role: 'status', children: messages.processing } : null;
});

/** The buttons below the card. */
export const Actions = createPart('div', anatomy, 'actions', () => (useIsPayable() ? {} : null));
