'use client';
import { useState } from 'react';

/** The day that profile, map and itinerary show together. */
export interface ActiveDayProps {
  /** The day that is shown; null: none. Left out, the part keeps it itself. */
  activeDay?: number | null | undefined;
  /** Called when the visitor points at a day. */
  onActiveDayChange?: ((day: number) => void) | undefined;
}

/** A day that the host owns, or the part itself where the host does not. */
export function useActiveDay({ activeDay, onActiveDayChange }: ActiveDayProps): [number | null, (day: number) => void] {
  const [own, setOwn] = useState<number | null>(null);
  const choose = (day: number) => {
    setOwn(day);
    onActiveDayChange?.(day);
  };
  return [activeDay === undefined ? own : activeDay, choose];
}
