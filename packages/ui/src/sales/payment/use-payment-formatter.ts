'use client';
import { useCallback } from 'react';
import { useFailureText } from '../../api/use-failure-text.ts';
import { useTexts } from '../../core/texts/language.ts';
import { formatMessage } from '../../core/texts/message-descriptor.ts';
import type { PaymentMessage } from './payment.rules.ts';
import { paymentTexts } from './payment.texts.ts';

/** How the page says what a payment has to say. */
export function usePaymentFormatter(): (message: PaymentMessage) => string {
  const messages = useTexts(paymentTexts);
  const failureText = useFailureText();
  return useCallback((message) => formatMessage(message, messages, failureText), [messages, failureText]);
}
