'use client';
import { lazy, type RefObject, Suspense, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { createPart } from '../kit/part.tsx';
import { Spinner } from '../kit/spinner.tsx';
import type { CardForm } from './card-form.ts';
import { paymentAnatomy as anatomy } from './payment.anatomy.ts';
import type { PaymentMachine } from './payment.machine.ts';
import { paymentMessages as messages } from './payment.messages.ts';
import { isSimulatedPayment } from './payment.rules.ts';

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

type PaymentSnapshot = SnapshotFrom<PaymentMachine>;

/** True for a payment that takes no card. */
export function isSimulated({ context: { publishableKey, paymentIntentId } }: PaymentSnapshot): boolean {
  return isSimulatedPayment(paymentIntentId ?? '', publishableKey ?? '');
}

interface CardFieldsProps {
  snapshot: PaymentSnapshot;
  cardForm: RefObject<CardForm | null>;
  onReadyChange: (isReady: boolean) => void;
}

/** Where the card is typed, or what stands there instead. */
export function CardFields({ snapshot, cardForm, onReadyChange }: CardFieldsProps) {
  const { publishableKey, paymentIntentId } = snapshot.context;
  const needsCard = paymentIntentId !== null && !isSimulated(snapshot);
  // Another amount opens another payment; the card that was typed stays.
  const [hasCard, setHasCard] = useState(false);
  if (needsCard && !hasCard) setHasCard(true);
  if (paymentIntentId && !needsCard) return <Hint>{messages.simulatedCard}</Hint>;
  if (!publishableKey || !(needsCard || hasCard)) return <Spinner label={messages.preparing} />;
  const isDisabled = snapshot.hasTag('busy');
  return (
    <Suspense fallback={<Spinner label={messages.preparing} />}>
      <StripeCard {...{ publishableKey, cardForm, isDisabled, onReadyChange }} />
      {!paymentIntentId && (
        <span role="status" data-visually-hidden="">
          {messages.preparing}
        </span>
      )}
      {publishableKey.startsWith('pk_test_') && <Hint>{messages.testCard}</Hint>}
    </Suspense>
  );
}
