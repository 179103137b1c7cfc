'use client';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { TrekEvent } from '../provider/trek-events.ts';
import { TrekProvider, type TrekProviderProps } from '../provider/trek-provider.tsx';
import { ignoreErrors } from '../provider/use-given-ports.tsx';
import { isBookingsKey } from './bookings-key.ts';
import { useReportedNavigation } from './use-reported-navigation.tsx';

/** Whether the visitor's bookings are no longer what they were. */
const changesBookings = (event: TrekEvent) =>
  event.type === 'trek:booking-created' || (event.type === 'trek:payment' && event.detail.status === 'succeeded');

/** The provider of an embed, in which the visitor's bookings are read again once one is stored or paid. */
export function EmbedProvider({ onEvent, ...props }: TrekProviderProps) {
  const { mutate } = useSWRConfig();
  const emit = useMemo(
    () =>
      ignoreErrors((event: TrekEvent) => {
        if (changesBookings(event)) void mutate(isBookingsKey);
        onEvent?.(event);
      }),
    [mutate, onEvent],
  );
  const navigation = useReportedNavigation(emit, props);
  return <TrekProvider {...props} {...navigation} onEvent={emit} />;
}
