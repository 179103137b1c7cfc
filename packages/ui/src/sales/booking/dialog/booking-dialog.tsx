'use client';
import { useEffect, useRef } from 'react';
import { withRef } from '../../../core/internal/with-ref.ts';
import { lazyModule } from '../../../core/lazy/lazy-module.ts';
import { lazyPart } from '../../../core/lazy/lazy-part.tsx';
import { useTexts } from '../../../core/texts/language.ts';
import { DefaultDialog } from '../../../kit/dialog/dialog.tsx';
import { lateFallback } from '../../../kit/late-fallback.tsx';
import { createPart } from '../../../kit/part.tsx';
import { usePorts } from '../../../provider/trek-provider.tsx';
import { PaymentBoundary } from '../../payment/payment-boundary.tsx';
import { askPaymentOutcome } from '../../payment/payment-outcome.ts';
import { bookingDialogAnatomy as anatomy } from '../booking.anatomy.ts';
import { bookingTexts } from '../booking.texts.ts';
import type { BookingDialogProps } from '../booking-controller.types.ts';
import { Code } from './booking-code.tsx';
import { Requested } from './booking-departure.tsx';
import { Details } from './booking-details-form.tsx';
import { Resume } from './booking-resume.tsx';
import { LoginRequired, PriceChanged, Steps, Success, Summary } from './dialog-parts.tsx';
import { useBookingContext } from './use-booking-context.ts';

const Stage = createPart('div', anatomy, 'stage');

/** The first control of each step: its first field, or the way on. */
const FIRST_CONTROL = 'input, [data-variant="primary"]';

/** The booking in a dialog: sign-in, details, payment, success. Each part shows itself in its own step. */
export const BookingDialog = withRef(function BookingDialog({ children, ...content }: BookingDialogProps) {
  const messages = useTexts(bookingTexts);
  const { step, owner, isOpen, isClosable, isConfirming, trek, close } = useBookingContext();
  const stage = useStageFocus(`${step} of ${owner}`);
  return (
    <DefaultDialog
      open={isOpen}
      isClosable={isClosable}
      trapsFocus={!isConfirming}
      onOpenChange={close}
      initialFocus={() => stage.current?.querySelector<HTMLElement>(FIRST_CONTROL) ?? stage.current}
      title={step === 'login' ? messages.loginRequired : trek.title}
      {...content}
    >
      <Stage ref={stage} tabIndex={-1}>
        <PaymentBoundary ask={useAskOutcome()}>{children ?? <WholeDialog />}</PaymentBoundary>
      </Stage>
    </DefaultDialog>
  );
});

const paymentStep = lazyModule(() => import('./payment-step.tsx'));
const Amounts = lazyPart(paymentStep, (code) => code.Amounts);
const Payment = lazyPart(paymentStep, (code) => code.Payment, { Fallback: lateFallback(paymentStep) });

/** The step of payment, whose code loads as soon as there are details to fill in. */
function usePaymentStep(): boolean {
  const { step } = useBookingContext();
  useEffect(() => {
    if (step === 'details') paymentStep.preload();
  }, [step]);
  return step === 'payment';
}

/** The dialog's content, ready to use. */
export function WholeDialog() {
  const isPaying = usePaymentStep();
  return (
    <>
      <LoginRequired />
      <Resume />
      <Steps />
      <Summary />
      <Details />
      <Code />
      {isPaying && <Amounts />}
      <PriceChanged />
      {isPaying && <Payment />}
      <Requested />
      <Success />
    </>
  );
}

/** Asks the backend for this booking's payment. */
function useAskOutcome() {
  const { api } = usePorts();
  const { step, pendingIntentId, split, bookingId, reference } = useBookingContext();
  const payment = { hasArrived: step === 'success', intentId: pendingIntentId, amountUsd: split.advanceUsd };
  return () => askPaymentOutcome(api, { ...payment, booking: { id: bookingId, reference } });
}

/** When one step makes way for the next, the control that had the focus is gone: the new step takes it, from its top. */
function useStageFocus(name: string) {
  const stage = useRef<HTMLDivElement>(null);
  const shown = useRef(name);
  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    stage.current?.focus();
    stage.current?.closest('[role="dialog"]')?.scrollTo(0, 0);
  }, [name]);
  return stage;
}
