'use client';
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLightSlot } from '../../core/internal/use-light-slot.ts';
import { createPart } from '../../kit/part.tsx';
import type { CardFieldsProps } from '../../provider/card-form.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { paymentAnatomy as anatomy } from './payment.anatomy.ts';
import { readConfirmation } from './read-confirmation.ts';
import { stripeLocale } from './stripe-locale.ts';
import { useCardStyle } from './use-card-style.ts';

const Fields = createPart('div', anatomy, 'fields');

/** Stripe's own card fields. Its script loads when this component is first rendered. */
export function CardFields({ publishableKey, Unavailable, ...fields }: CardFieldsProps) {
  const { stripe, isAway, retry } = useStripeScript(publishableKey);
  const ports = usePorts();
  const locale = stripeLocale(ports.locale);
  const { cardFontSheet } = ports;
  if (isAway) return <Unavailable onRetry={retry} />;
  return (
    // The fields take their language and fonts when they are made.
    <Elements
      key={`${locale} ${cardFontSheet}`}
      stripe={stripe}
      options={{ locale, ...(cardFontSheet && { fonts: [{ cssSrc: cardFontSheet }] }) }}
    >
      <CardLine {...fields} />
    </Elements>
  );
}

/** Loads Stripe's script; where that fails, it can be tried again. */
function useStripeScript(publishableKey: string) {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    if (isAway) return;
    let isWanted = true;
    loadStripe(publishableKey).then(
      (loaded) => isWanted && setStripe(loaded),
      () => isWanted && setIsAway(true),
    );
    return () => {
      isWanted = false;
    };
  }, [publishableKey, isAway]);
  return { stripe, isAway, retry: () => setIsAway(false) };
}

function CardLine({ cardForm, disabled, onReadyChange }: Omit<CardFieldsProps, 'publishableKey' | 'Unavailable'>) {
  const stripe = useStripe();
  const elements = useElements();
  const container = useRef<HTMLDivElement>(null);
  const style = useCardStyle(container);
  useEffect(() => {
    if (!stripe || !elements) return;
    cardForm.current = {
      confirm: async (clientSecret, billing) => {
        const card = elements.getElement(CardElement);
        if (!card) return { status: 'declined', message: { code: 'cardElementMissing' }, isIntentReusable: true };
        return readConfirmation(
          await stripe.confirmCardPayment(clientSecret, { payment_method: { card, billing_details: billing } }),
        );
      },
    };
    onReadyChange(true);
    return () => {
      cardForm.current = null;
      onReadyChange(false);
    };
  }, [stripe, elements, cardForm, onReadyChange]);
  return (
    <Fields ref={container}>
      <InThePage of={container}>
        <CardElement options={{ disabled, hidePostalCode: true, style }} />
      </InThePage>
    </Fields>
  );
}

/** Stripe mounts its frame in the page itself alone. */
function InThePage({ of: part, children }: { of: RefObject<HTMLElement | null>; children: ReactNode }) {
  const { name, element } = useLightSlot(part);
  if (element === undefined) return null;
  if (element === null) return children;
  return (
    <>
      <slot name={name} />
      {createPortal(children, element)}
    </>
  );
}
