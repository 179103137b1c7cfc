'use client';
import { useMemo } from 'react';
import { requestOf } from '../../api/api-error.ts';
import type { BookingFacts } from './booking.connect.ts';
import { useBookingFormatter } from './use-booking-formatter.ts';

/** The facts of a booking, with all their texts in the page's language. */
export interface FormattedFacts extends Omit<BookingFacts, 'errors' | 'message' | 'resumeFailure'> {
  /** The fault of each of the details. */
  errors: Partial<Record<keyof BookingFacts['errors'], string>>;
  message: string | null;
  /** The id of the request that failed, where it is worth reporting. */
  requestId?: string | undefined;
  /** Why the booking that waits for its payment could not be read; null: it could, or it is being read. */
  resumeFailure: string | null;
}

/** The facts, with all their texts in the page's language. */
export function useFormattedFacts(facts: BookingFacts): FormattedFacts {
  const format = useBookingFormatter();
  const { message, resumeFailure } = facts;
  const errors = useMemo(
    () => Object.fromEntries(Object.entries(facts.errors).map(([field, fault]) => [field, format(fault)])),
    [facts.errors, format],
  ) as FormattedFacts['errors'];
  return {
    ...facts,
    errors,
    message: message === null ? null : format(message),
    requestId: requestOf(message),
    resumeFailure: resumeFailure === null ? null : format(resumeFailure),
  };
}
