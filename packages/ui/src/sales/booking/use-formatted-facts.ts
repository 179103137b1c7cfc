'use client';
import { useMemo } from 'react';
import type { BookingFacts } from './booking.connect.ts';
import { useBookingFormatter } from './use-booking-formatter.ts';

/** The facts, with all their texts in the page's language. */
export function useFormattedFacts<Facts extends BookingFacts>(facts: Facts) {
  const format = useBookingFormatter();
  const { message, resumeFailure } = facts;
  const errors = useMemo(
    () => Object.fromEntries(Object.entries(facts.errors).map(([field, fault]) => [field, format(fault)])),
    [facts.errors, format],
  ) as Partial<Record<keyof BookingFacts['errors'], string>>;
  return {
    ...facts,
    errors,
    message: message === null ? null : format(message),
    resumeFailure: resumeFailure === null ? null : format(resumeFailure),
  };
}
