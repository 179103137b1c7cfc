'use client';
import { useCallback } from 'react';
import { say } from '../internal/said.ts';
import { useFailureText } from '../internal/use-failure-text.ts';
import type { PaymentSaid } from './payment.rules.ts';
import { usePaymentMessages } from './use-payment-messages.ts';

/** How the page says what a payment has to say. */
export function usePaymentWords(): (said: PaymentSaid) => string {
  const messages = usePaymentMessages();
  const failureText = useFailureText();
  return useCallback((said) => say(said, messages, failureText), [messages, failureText]);
}
