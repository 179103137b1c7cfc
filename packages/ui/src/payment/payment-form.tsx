'use client';
import { type RefObject, useState } from 'react';
import { Button } from '../kit/button.tsx';
import { formatUsd } from '../kit/format.ts';
import { createPart } from '../kit/part.tsx';
import { Status } from '../kit/status.tsx';
import { usePorts } from '../provider/trek-provider.tsx';
import { CardFields } from './card-fields.tsx';
import type { CardForm } from './card-form.ts';
import { paymentAnatomy as anatomy } from './payment.anatomy.ts';
import { paymentMessages as messages } from './payment.messages.ts';
import { type PaymentActor, usePayment } from './use-payment.ts';

const Root = createPart('div', anatomy, 'root');
const Card = createPart('div', anatomy, 'card');
const Hint = createPart('p', anatomy, 'hint');
const Message = createPart('p', anatomy, 'message');
const Actions = createPart('div', anatomy, 'actions');

export interface PaymentFormProps {
  payment: PaymentActor;
  /** Whole US dollars. */
  amountUsd: number;
  /** Filled while card fields stand on the screen. */
  cardForm: RefObject<CardForm | null>;
  onLogin: () => void;
  onBack?: () => void;
  /** Puts the reason of a failed payment into a sentence. Default: the reason as it is. */
  describeFailure?: (reason: string) => string;
}

/** The card form and whatever stands in its place: preparing, signing in again, processing, not known yet. */
export function PaymentForm({
  payment: actor,
  amountUsd,
  cardForm,
  onLogin,
  onBack,
  describeFailure,
}: PaymentFormProps) {
  const payment = usePayment(actor);
  const { view, reason, isBusy, isReady, isSimulated } = payment;
  const { locale, paths, Link, notify } = usePorts();
  const [isCardReady, setIsCardReady] = useState(false);

  if (view === 'login') {
    return (
      <Status
        kind="error"
        title={messages.authenticationRequired}
        text={reason}
        action={
          <Button variant="primary" onClick={onLogin}>
            {messages.loginAgain}
          </Button>
        }
      />
    );
  }
  if (view === 'retry') {
    return (
      <Status
        kind="error"
        title={reason}
        action={
          <Actions>
            {onBack && <Button onClick={onBack}>{messages.back}</Button>}
            <Button variant="primary" onClick={payment.retry}>
              {messages.tryAgain}
            </Button>
          </Actions>
        }
      />
    );
  }
  if (view === 'waiting') {
    return (
      <Status
        title={messages.stillProcessing}
        action={paths.profile !== null && <Link href={paths.profile}>{messages.viewBooking}</Link>}
      />
    );
  }

  const isCardMissing = isReady && !isSimulated && !isCardReady;
  const isWaiting = isCardMissing || !isReady;
  return (
    <Root aria-busy={isBusy || undefined}>
      <Card>
        <CardFields payment={payment} cardForm={cardForm} onReadyChange={setIsCardReady} />
      </Card>
      {reason && <Message role="alert">{describeFailure?.(reason) ?? reason}</Message>}
      {isBusy && <Hint role="status">{messages.processing}</Hint>}
      <Actions>
        {onBack && (
          <Button onClick={onBack} disabled={isBusy}>
            {messages.back}
          </Button>
        )}
        <Button
          variant="primary"
          isBusy={isBusy}
          // Pressed too early it says so, instead of doing nothing.
          aria-disabled={isWaiting || undefined}
          onClick={() => {
            if (isCardMissing) notify('error', messages.notReady);
            else payment.pay();
          }}
        >
          {messages.pay(formatUsd(amountUsd, locale))}
        </Button>
      </Actions>
    </Root>
  );
}
