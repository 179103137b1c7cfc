'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import * as Payment from './payment-parts.tsx';

export type PaymentFormProps = Omit<Payment.PaymentRootProps, 'children'>;

/** The card form or its replacement: preparing, signing in again, processing, not known yet. */
export const PaymentForm = withRef(function PaymentForm(payment: PaymentFormProps) {
  return (
    <Payment.Root {...payment}>
      <Payment.LoginRequired />
      <Payment.Retry />
      <Payment.StillProcessing />
      <Payment.Card />
      <Payment.Failure />
      <Payment.Processing />
      <Payment.Terms />
      <Payment.Actions>
        <Payment.Back />
        <Payment.Pay />
      </Payment.Actions>
    </Payment.Root>
  );
});
