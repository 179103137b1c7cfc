'use client';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { useLatest } from '../../core/internal/use-latest.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import { createPart } from '../../kit/part.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { Status } from '../../kit/status.tsx';
import { usePrice } from '../../kit/use-price.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { paymentAnatomy as anatomy } from './payment.anatomy.ts';
import { paymentTexts } from './payment.texts.ts';
import type { PaymentOutcome } from './payment-outcome.ts';

const Actions = createPart('div', anatomy, 'actions');

export interface PaymentBoundaryProps {
  /** Asks the backend what became of the payment. */
  ask: () => Promise<PaymentOutcome>;
  children: ReactNode;
}

/**
 * Keeps what breaks in the view of a payment within it: the visitor sees what the backend knows of their money, with a way
 * on. The payment itself goes on, because its machine is outside.
 */
export class PaymentBoundary extends Component<PaymentBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { ask, children } = this.props;
    // In an element of their own, which is removed as a whole: others may have moved what React would look for in it.
    if (!this.state.hasFailed) return <div style={{ display: 'contents' }}>{children}</div>;
    return <Outcome ask={ask} onRetry={() => this.setState({ hasFailed: false })} />;
  }
}

/** In place of a view that broke. */
function Outcome({ ask, onRetry }: Pick<PaymentBoundaryProps, 'ask'> & { onRetry: () => void }) {
  const messages = useTexts(paymentTexts);
  const price = usePrice();
  const [outcome, setOutcome] = useState<PaymentOutcome | null>(null);
  const [attempt, setAttempt] = useState(1);
  const latest = useLatest(ask);
  useEffect(() => {
    let isLast = attempt > 0;
    setOutcome(null);
    const show = (answer: PaymentOutcome) => isLast && setOutcome(answer);
    latest.current().then(show, () => show({ status: 'unknown' }));
    return () => {
      isLast = false;
    };
  }, [attempt, latest]);
  if (!outcome) return <Spinner label={messages.asking} />;
  if (outcome.status === 'arrived') {
    const { amountUsd, reference } = outcome;
    return (
      <Status title={messages.arrived(price(amountUsd), reference)} action={<BookingLink reference={reference} />} />
    );
  }
  if (outcome.status === 'unpaid') {
    const retry = (
      <Button variant="primary" onClick={onRetry}>
        {messages.tryAgain}
      </Button>
    );
    return <Status kind="error" title={messages.viewFailed} text={messages.nothingCharged} action={retry} />;
  }
  const check = (
    <Actions>
      <BookingLink reference={null} />
      <Button variant="primary" onClick={() => setAttempt(attempt + 1)}>
        {messages.checkAgain}
      </Button>
    </Actions>
  );
  return <Status kind="error" title={messages.outcomeUnknown} text={messages.doNotPayTwice} action={check} />;
}

/** Leads to the booking, or to the list in which it is. */
function BookingLink({ reference }: { reference: string | null }) {
  const messages = useTexts(paymentTexts);
  const { paths, Link } = usePorts();
  const path = (reference === null ? null : paths.booking(reference)) ?? paths.profile;
  if (path === null) return null;
  return (
    <Button asChild variant="primary">
      <Link href={path}>{messages.viewBooking}</Link>
    </Button>
  );
}
