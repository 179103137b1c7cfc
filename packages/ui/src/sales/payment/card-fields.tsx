'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { memoizeWeak } from '../../core/internal/memoize-weak.ts';
import { lazyModule } from '../../core/lazy/lazy-module.ts';
import { useLazyModule } from '../../core/lazy/use-lazy-module.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import { createPart } from '../../kit/part.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import type { CardFormRef, CardFieldsProps as LateCardProps, PaymentsPort } from '../../provider/card-form.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { paymentAnatomy as anatomy } from './payment.anatomy.ts';
import { paymentTexts } from './payment.texts.ts';
import type { PaymentApi } from './use-payment.ts';

const Hint = createPart('p', anatomy, 'hint');
const Message = createPart('p', anatomy, 'failure');

const stripe = lazyModule(() => import('./stripe-card.tsx'));
/** Fields of the host's own come in the same way. */
const moduleOf = memoizeWeak((payments: PaymentsPort) => lazyModule(() => payments.load()));

/** The text is in the card's place. */
const noop = () => {};

function CardUnavailable({ onRetry }: { onRetry: () => void }) {
  const messages = useTexts(paymentTexts);
  return (
    <>
      <Message role="alert">{messages.cardUnavailable}</Message>
      <Button onClick={onRetry}>{messages.tryAgain}</Button>
    </>
  );
}

/** Money may be under way: whatever can't be loaded must not take the page with it, and can be tried again. */
function LateCard({ children, ...card }: Omit<LateCardProps, 'Unavailable'> & { children: ReactNode }) {
  const messages = useTexts(paymentTexts);
  const { payments } = usePorts();
  const { code, hasFailed, load } = useLazyModule(payments ? moduleOf(payments) : stripe, noop);
  useEffect(() => void load(), [load]);
  if (!code) return hasFailed ? <CardUnavailable onRetry={load} /> : <Spinner label={messages.preparing} />;
  return (
    <>
      <code.CardFields {...card} Unavailable={CardUnavailable} />
      {children}
    </>
  );
}

interface CardFieldsProps {
  payment: PaymentApi;
  cardForm: CardFormRef;
  onReadyChange: (isReady: boolean) => void;
}

/** The card's fields, or a status in their place. */
export function CardFields({ payment, cardForm, onReadyChange }: CardFieldsProps) {
  const messages = useTexts(paymentTexts);
  const { publishableKey, isOpened, needsCard, isBusy: disabled } = payment;
  // Another amount opens another payment; the card that was typed stays.
  const [hasCard, setHasCard] = useState(false);
  if (needsCard && !hasCard) setHasCard(true);
  if (isOpened && !needsCard) return <Hint>{messages.simulatedCard}</Hint>;
  if (!publishableKey || !(needsCard || hasCard)) return <Spinner label={messages.preparing} />;
  return (
    <LateCard {...{ publishableKey, cardForm, disabled, onReadyChange }}>
      {!isOpened && (
        <span role="status" data-trek-hidden="">
          {messages.preparing}
        </span>
      )}
      {publishableKey.startsWith('pk_test_') && <Hint>{messages.testCard}</Hint>}
    </LateCard>
  );
}
