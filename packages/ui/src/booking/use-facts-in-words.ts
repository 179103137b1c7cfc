'use client';
import { useMemo } from 'react';
import type { BookingFacts } from './booking.connect.ts';
import { useBookingWords } from './use-booking-words.ts';

/** What there is to know, with all that is said of it in the page's words. */
export function useFactsInWords<Facts extends BookingFacts>(facts: Facts) {
  const words = useBookingWords();
  const { message, resumeFailure } = facts;
  const errors = useMemo(
    () => Object.fromEntries(Object.entries(facts.errors).map(([field, fault]) => [field, words(fault)])),
    [facts.errors, words],
  ) as Partial<Record<keyof BookingFacts['errors'], string>>;
  return {
    ...facts,
    errors,
    message: message === null ? null : words(message),
    resumeFailure: resumeFailure === null ? null : words(resumeFailure),
  };
}
