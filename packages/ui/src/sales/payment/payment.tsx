'use client';
import type { ComponentProps } from 'react';
import { withRef } from '../../core/internal/with-ref.ts';
import * as Payment from './payment-parts.tsx';

/** Props of `DefaultPayment`. */
export type DefaultPaymentProps = Omit<ComponentProps<typeof Payment.Root>, 'children'>;

/** The card form or its replacement: preparing, signing in again, processing, not known yet. */
export const DefaultPayment = withRef(function DefaultPayment(payment: DefaultPaymentProps) {
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
