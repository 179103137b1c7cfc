'use client';
import * as Payment from './payment-parts.tsx';
import type { PaymentActor } from './use-payment.ts';
import type { PaymentOptions } from './use-payment-context.ts';

export interface PaymentFormProps extends PaymentOptions {
  payment: PaymentActor;
}

/** The card form and whatever stands in its place: preparing, signing in again, processing, not known yet. */
export function PaymentForm(payment: PaymentFormProps) {
  return (
    <Payment.Root {...payment}>
      <Payment.LoginRequired />
      <Payment.Retry />
      <Payment.StillProcessing />
      <Payment.Card />
      <Payment.Failure />
      <Payment.Processing />
      <Payment.Actions>
        <Payment.Back />
        <Payment.Pay />
      </Payment.Actions>
    </Payment.Root>
  );
}
