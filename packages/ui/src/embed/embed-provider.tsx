'use client';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { TrekEvent } from '../provider/trek-events.ts';
import { TrekProvider, type TrekProviderProps } from '../provider/trek-provider.tsx';
import { isBookingsKey } from './bookings-key.ts';

/** Whether the visitor's bookings are no longer what they were. */
const changesBookings = (event: TrekEvent) =>
  event.type === 'trek:booking-created' || (event.type === 'trek:payment' && event.detail.status === 'succeeded');

/** The provider of an embed, in which the visitor's bookings are read again once one is stored or paid. */
export function EmbedProvider({ onEvent, ...props }: TrekProviderProps) {
  const { mutate } = useSWRConfig();
  const emit = useCallback(
    (event: TrekEvent) => {
      if (changesBookings(event)) void mutate(isBookingsKey);
      onEvent?.(event);
    },
    [mutate, onEvent],
  );
  return <TrekProvider {...props} onEvent={emit} />;
}
