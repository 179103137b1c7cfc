'use client';
import { createRequiredContext, useRequiredContext } from '../../core/internal/required-context.tsx';
import type { BookingTerms } from '../../pricing/terms.ts';
import type { CardFormRef } from '../../provider/card-form.ts';
import type { PaymentApi } from './use-payment.ts';

export interface PaymentOptions {
  /** Whole US dollars. */
  amountUsd: number;
  /** Filled while card fields stand on the screen. */
  cardForm: CardFormRef;
  /** Called when the visitor has to sign in again. */
  onLogin: () => void;
  /** Leads back to the step before. Default: there is none. */
  onBack?: (() => void) | undefined;
  /** Puts the reason of a failed payment into a sentence. Default: the reason as it is. */
  describeFailure?: ((reason: string) => string) | undefined;
  /** The terms of the booking that is paid. Default: those of a booking that is made now. */
  terms?: BookingTerms | undefined;
}

interface PaymentContextValue extends PaymentApi, PaymentOptions {
  /** The fields take a card. */
  isCardReady: boolean;
  setIsCardReady: (isReady: boolean) => void;
}

export const PaymentContext = createRequiredContext<PaymentContextValue>('Payment.Root');

/** The payment of the `Payment.Root` around: named facts and verbs. */
export const usePaymentContext = () => useRequiredContext(PaymentContext);
