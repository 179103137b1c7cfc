'use client';
import { useMemo } from 'react';
import type { CalendarDate } from '../../../core/internal/calendar-date.ts';
import { useTexts } from '../../../core/texts/language.ts';
import type { DayMark } from '../../../kit/date-field/calendar-context.tsx';
import { closedPeriodFor, seasonOn } from '../../../pricing/departure.rules.ts';
import { bookingTexts } from '../booking.texts.ts';
import { useBookingContext } from './use-booking-context.ts';

/** Marks the calendar's days by season. Undefined when the trek's season is unknown. */
export function useMarkDay(): ((day: CalendarDate) => DayMark) | undefined {
  const { policy } = useBookingContext().trek;
  const { seasonPossible, seasonShoulder, seasonOut, seasonClosed } = useTexts(bookingTexts);
  return useMemo(() => {
    if (!policy || (policy.seasonMonths.length === 0 && !policy.closed?.length)) return undefined;
    const marks = {
      possible: { kind: 'good', words: seasonPossible },
      shoulder: { kind: 'fair', words: seasonShoulder },
      outOfSeason: { kind: 'poor', words: seasonOut },
      closed: { kind: 'poor', words: seasonClosed },
    } as const;
    return (day) => marks[closedPeriodFor(policy, day) ? 'closed' : seasonOn(policy, day)];
  }, [policy, seasonPossible, seasonShoulder, seasonOut, seasonClosed]);
}
