'use client';
import { useMemo } from 'react';
import { useFailureText } from '../../api/use-failure-text.ts';
import { fieldTexts } from '../../core/texts/field.texts.ts';
import { useLocale, useTexts } from '../../core/texts/language.ts';
import { formatMessage } from '../../core/texts/message-descriptor.ts';
import { formatLongDate } from '../../kit/format.ts';
import { paymentTexts } from '../payment/payment.texts.ts';
import type { BookingMessage } from './booking.context.ts';
import type { DetailError } from './booking.rules.ts';
import { bookingTexts } from './booking.texts.ts';

/** How the page says what a booking has to say, of the whole and of its fields. */
export function useBookingFormatter(): (message: BookingMessage | DetailError) => string {
  const messages = useTexts(bookingTexts);
  const { loginToContinue } = useTexts(paymentTexts);
  const fields = useTexts(fieldTexts);
  const failureText = useFailureText();
  const locale = useLocale();
  return useMemo(() => {
    const bookingDateTooEarly = (day: string) => messages.bookingDateTooEarly(formatLongDate(day, locale));
    const bookingDateClosed = (next: string | null) => messages.bookingDateClosed(next && formatLongDate(next, locale));
    const texts = { ...messages, ...fields, loginToContinue, bookingDateTooEarly, bookingDateClosed };
    return (message) => formatMessage(message as BookingMessage, texts, failureText);
  }, [messages, fields, loginToContinue, failureText, locale]);
}
