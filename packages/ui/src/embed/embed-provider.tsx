'use client';
import { useMemo } from 'react';
import type { TrekEvent } from '../provider/trek-events.ts';
import { TrekProvider, type TrekProviderProps } from '../provider/trek-provider.tsx';
import { ignoreErrors } from '../provider/use-given-ports.tsx';
import { isBookingsKey } from './bookings-key.ts';
import { readCacheOf } from './read-cache.ts';
import { useReportedNavigation } from './use-reported-navigation.tsx';

/** Whether the visitor's bookings are no longer what they were. */
const changesBookings = (event: TrekEvent) =>
  event.type === 'trek:booking-created' || (event.type === 'trek:payment' && event.detail.status === 'succeeded');

/** The provider of an embed, in which the visitor's bookings are read again once one is stored or paid. */
export function EmbedProvider({ onEvent, ...props }: TrekProviderProps) {
  const api = props.backend?.api ?? props.api;
  const emit = useMemo(
    () =>
      ignoreErrors((event: TrekEvent) => {
        if (api && changesBookings(event)) readCacheOf(api).again(isBookingsKey);
        onEvent?.(event);
      }),
    [api, onEvent],
  );
  const navigation = useReportedNavigation(emit, props);
  return <TrekProvider {...props} {...navigation} onEvent={emit} />;
}
