'use client';
import { lazy, type RefObject, Suspense, useState } from 'react';
import { createPart } from '../kit/part.tsx';
import { Spinner } from '../kit/spinner.tsx';
import type { CardForm } from './card-form.ts';
import { paymentAnatomy as anatomy } from './payment.anatomy.ts';
import { paymentMessages as messages } from './payment.messages.ts';
import type { PaymentApi } from './use-payment.ts';

const Hint = createPart('p', anatomy, 'hint');
const Message = createPart('p', anatomy, 'message');

const StripeCard = lazy(() =>
  import('./stripe-card.tsx').then(
    ({ StripeCard }) => ({ default: StripeCard }),
    // Money may be under way: whatever can't be loaded must not take the page with it.
    () => ({ default: CardUnavailable }),
  ),
);

function CardUnavailable() {
  return <Message role="alert">{messages.cardUnavailable}</Message>;
}

interface CardFieldsProps {
  payment: PaymentApi;
  cardForm: RefObject<CardForm | null>;
  onReadyChange: (isReady: boolean) => void;
}

/** Where the card is typed, or what stands there instead. */
export function CardFields({ payment, cardForm, onReadyChange }: CardFieldsProps) {
  const { publishableKey, isOpened, needsCard, isBusy: isDisabled } = payment;
  // Another amount opens another payment; the card that was typed stays.
  const [hasCard, setHasCard] = useState(false);
  if (needsCard && !hasCard) setHasCard(true);
  if (isOpened && !needsCard) return <Hint>{messages.simulatedCard}</Hint>;
  if (!publishableKey || !(needsCard || hasCard)) return <Spinner label={messages.preparing} />;
  return (
    <Suspense fallback={<Spinner label={messages.preparing} />}>
      <StripeCard {...{ publishableKey, cardForm, isDisabled, onReadyChange }} />
      {!isOpened && (
        <span role="status" data-visually-hidden="">
          {messages.preparing}
        </span>
      )}
      {publishableKey.startsWith('pk_test_') && <Hint>{messages.testCard}</Hint>}
    </Suspense>
  );
}
