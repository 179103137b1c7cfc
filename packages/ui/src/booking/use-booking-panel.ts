'use client';
import { useMemo } from 'react';
import type { Trek } from '../api/trek.ts';
import { createRequiredContext, useRequiredContext } from '../internal/required-context.tsx';
import { type PartIds, usePartIds } from '../kit/part-ids.ts';
import { type Quote, quoteTrek } from './pricing.rules.ts';

/** What the parts of the panel know of a booking, whether its dialog's code is there or not. */
export interface PanelBooking {
  trek: Trek;
  /** The trek has no price of its own: whoever wants it asks. */
  isOnRequest: boolean;
  quote: Quote;
  /** False while money is at risk: the group can't be changed then. */
  isEditable: boolean;
  /** The booking is being loaded. */
  isOpening: boolean;
  ids: PartIds;
  changeTravelers: (travelers: number) => void;
  /** Opens the booking, or leads to where its price is asked for. */
  open: () => void;
  /** The visitor turns to the panel: a moment to load what comes next. */
  prepare: (() => void) | undefined;
}

export const BookingPanelContext = createRequiredContext<PanelBooking>('Booking.Root');

/** The booking of the `Booking.Root` around, as its panel knows it. */
export const useBookingPanel = () => useRequiredContext(BookingPanelContext);

export interface BookingPanelProps {
  trek: Trek;
  /** Size of the group, from 1. */
  travelers: number;
  /** False while money is at risk: the group can't be changed then. */
  isEditable: boolean;
  onTravelersChange: (travelers: number) => void;
  onBook: () => void;
  /** The visitor turns to the panel: a moment to load what comes next. */
  onIntent?: () => void;
  /** The booking is being loaded. Default false. */
  isOpening?: boolean;
}

/** Makes of a host's props what the parts of the panel read. */
export function usePanelBooking({ trek, travelers, isEditable, isOpening = false, ...on }: BookingPanelProps) {
  const ids = usePartIds();
  const quote = useMemo(() => quoteTrek(trek.priceUsd, travelers), [trek.priceUsd, travelers]);
  const isOnRequest = trek.priceUsd === 0;
  const { onTravelersChange: changeTravelers, onBook: open, onIntent: prepare } = on;
  return { trek, isOnRequest, quote, isEditable, isOpening, ids, changeTravelers, open, prepare };
}
