'use client';
import { useEffect, useState } from 'react';
import { departureDay } from '../../../api/departure-day.ts';
import type { CalendarDate } from '../../../core/internal/calendar-date.ts';
import { useLocale } from '../../../core/texts/language.ts';
import { usePorts } from '../../../provider/trek-provider.tsx';
import { useBookingContext } from './use-booking-context.ts';

/** A start that can be joined. */
export interface OfferedDeparture {
  startDate: CalendarDate;
  /** It, in words. */
  day: string;
  /** Null: not known yet. */
  placesLeft: number | null;
  /** US dollars per person; undefined: the trek's price. */
  priceUsd: number | undefined;
}

/** The starts of the booking's trek that can still be joined. What is left of them is asked for each time they are shown. */
export function useDepartures(): OfferedDeparture[] {
  const { trek, step, today, firstBookableDay, lastBookableDay } = useBookingContext();
  const { api } = usePorts();
  const locale = useLocale();
  const { id, departures = [] } = trek;
  const isShown = step === 'details' && departures.length > 0;
  const [left, setLeft] = useState<Record<CalendarDate, number>>({});
  useEffect(() => {
    if (!isShown) return;
    let isCurrent = true;
    // If the places are unknown, the payment decides.
    const none = () => ({});
    void api
      .placesLeft(id)
      .catch(none)
      .then((places) => isCurrent && setLeft(places));
    return () => {
      isCurrent = false;
    };
  }, [api, id, isShown]);
  return departures
    .filter(({ startDate }) => startDate >= firstBookableDay && startDate <= lastBookableDay)
    .map(({ startDate, price: priceUsd }) => ({
      startDate,
      priceUsd,
      day: departureDay(startDate, today, locale),
      placesLeft: left[startDate] ?? null,
    }));
}
