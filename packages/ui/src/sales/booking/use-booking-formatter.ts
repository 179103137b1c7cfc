'use client';
import { useMemo } from 'react';
import { useFailureText } from '../../api/use-failure-text.ts';
import { useLocale } from '../../core/internal/language.ts';
import { formatMessage } from '../../core/internal/message-descriptor.ts';
import { useFieldMessages } from '../../core/internal/use-field-messages.ts';
import { formatLongDate } from '../../kit/format.ts';
import { usePaymentMessages } from '../payment/index.ts';
import type { BookingMessage } from './booking.context.ts';
import type { DetailError } from './booking.rules.ts';
import { useBookingMessages } from './use-booking-messages.ts';

/** How the page says what a booking has to say, of the whole and of its fields. */
export function useBookingFormatter(): (message: BookingMessage | DetailError) => string {
  const messages = useBookingMessages();
  const { loginToContinue } = usePaymentMessages();
  const fields = useFieldMessages();
  const failureText = useFailureText();
  const locale = useLocale();
  return useMemo(() => {
    const bookingDateTooEarly = (day: string) => messages.bookingDateTooEarly(formatLongDate(day, locale));
    const texts = { ...messages, ...fields, loginToContinue, bookingDateTooEarly };
    return (message) => formatMessage<typeof texts>(message, texts, failureText);
  }, [messages, fields, loginToContinue, failureText, locale]);
}
