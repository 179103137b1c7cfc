'use client';
import { useMessages } from '../../core/internal/language.ts';
import { paymentMessages } from './payment.messages.ts';

/** The texts of the payment step in the page's language. */
export const usePaymentMessages = () => useMessages('payment', paymentMessages);
