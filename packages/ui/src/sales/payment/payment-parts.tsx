'use client';
import { useState } from 'react';
import { WithRequest } from '../../api/failure.tsx';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { BOOKING_TERMS } from '../../pricing/terms.ts';
import { CardFields } from './card-fields.tsx';
import { paymentAnatomy as anatomy } from './payment.anatomy.ts';
import type { PaymentActor } from './payment.connect.ts';
import { paymentTexts } from './payment.texts.ts';
import { usePayment } from './use-payment.ts';
import { PaymentContext, type PaymentOptions, usePaymentContext } from './use-payment-context.ts';
import { useTermsPage } from './use-terms-page.ts';

export { Back, Pay } from './payment-buttons.tsx';
export { LoginRequired, Retry, StillProcessing } from './payment-statuses.tsx';

interface PaymentRootProps extends PaymentOptions, PartProps<'div'> {
  /** The payment, as `useActorRef` of `@xstate/react` runs it. */
  payment: PaymentActor;
}

const Room = createPart('div', anatomy, 'root', () => {
  const { isBusy, view } = usePaymentContext();
  return { 'aria-busy': isBusy || undefined, 'data-state': view };
});

/** Follows a payment for the parts in it. Each shows itself while there is something for it to say. */
export const Root = withRef(function PaymentRoot(root: PaymentRootProps) {
  const { payment, amountUsd, cardForm, onLogin, onBack, describeFailure, terms, ...room } = root;
  const [isCardReady, setIsCardReady] = useState(false);
  const options = { amountUsd, cardForm, onLogin, onBack, describeFailure, terms };
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
export const Failure = createPart('p', anatomy, 'failure', () => {
  const { reason, requestId, describeFailure } = usePaymentContext();
  if (!useIsPayable() || !reason) return null;
  return { role: 'alert', children: <WithRequest id={requestId}>{describeFailure?.(reason) ?? reason}</WithRequest> };
});

/** Says that money is under way. */
export const Processing = createPart('p', anatomy, 'hint', () => {
  const messages = useTexts(paymentTexts);
  const { isBusy } = usePaymentContext();
  return useIsPayable() && isBusy ? { role: 'status', children: messages.processing } : null;
});

/** The terms in a sentence: deposit, cancellation, no fee for cards; with a link to all of them, if they have a page. */
export const Terms = createPart('p', anatomy, 'hint', () => {
  const messages = useTexts(paymentTexts);
  const { terms = BOOKING_TERMS } = usePaymentContext();
  const page = useTermsPage();
  if (!useIsPayable()) return null;
  const children = (
    <>
      <span>{messages.termsInShort(terms.depositPercent, terms.freeCancellationDays)}</span>
      {page !== null && (
        <span>
          {' '}
          <a href={page} target="_blank" rel="noopener">
            {messages.terms}
          </a>
        </span>
      )}
    </>
  );
  return { children };
});

/** The buttons below the card. */
export const Actions = createPart('div', anatomy, 'actions', () => (useIsPayable() ? {} : null));
