'use client';
import type { UseDatePickerReturn } from '@ark-ui/react/date-picker';
import type { PartIds } from '../part-ids.ts';
import { createPartsContext } from '../parts-context.tsx';

/** A day's mark: a sign and color of its own, and a text, which is also part of the day's name. */
export interface DayMark {
  kind: 'good' | 'fair' | 'poor';
  words: string;
}

interface CalendarFacts {
  api: UseDatePickerReturn;
  ids: PartIds;
  markDay: ((day: string) => DayMark) | undefined;
}

export const [CalendarProvider, useCalendar] = createPartsContext<CalendarFacts>('DateField.Calendar');
