'use client';
import { useMemo } from 'react';
import type { Trek } from '../../../api/trek.ts';
import { createRequiredContext, useRequiredContext } from '../../../core/internal/required-context.tsx';
import { type PartIds, usePartIds } from '../../../kit/part-ids.ts';
import { departurePrice } from '../../../pricing/departure.rules.ts';
import type { Quote } from '../../../pricing/pricing.rules.ts';
import { trekQuote } from '../trek-quote.ts';

/** The booking as the panel's parts see it, whether or not the dialog's code is loaded. */
export interface BookingPanelApi {
  trek: Trek;
  /** The trek has no price: visitors ask for one. */
  isOnRequest: boolean;
  quote: Quote;
  /** False while money is at risk: the group can't be changed then. */
  isEditable: boolean;
  /** The booking is being loaded. */
  isOpening: boolean;
  ids: PartIds;
  changeTravelers: (travelers: number) => void;
  /** The chosen start; empty: none. */
  startDate: string;
  /** Undefined: no starts are shown. */
  changeStart: ((startDate: string) => void) | undefined;
  /** Opens the booking, or leads to where its price is asked for. Undefined: the host has no page for that. */
  open: (() => void) | undefined;
  /** Called on hover or focus, to load the dialog's code ahead of the click. */
  preload: (() => void) | undefined;
}

export const BookingPanelContext = createRequiredContext<BookingPanelApi>('Booking.Root');

/** The panel's view of the booking of the surrounding `Booking.Root`. */
export const useBookingPanelContext = () => useRequiredContext(BookingPanelContext);

/** Props of `BookingPanel`. */
export interface BookingPanelProps {
  /** The trek, as the client of `@trek/ui/api` reads it. */
  trek: Trek;
  /** Size of the group, from 1. */
  travelers: number;
  /** The chosen start, `YYYY-MM-DD`, or empty. Default empty. */
  startDate?: string | undefined;
  /** Called with the start that the visitor chooses. Undefined: no starts are shown. */
  onStartChange?: ((startDate: string) => void) | undefined;
  /** The price of one person that was agreed, in US dollars. Default: that of the start, or of the trek. */
  agreedUsd?: number | null | undefined;
  /** Locks group and start, for example during a payment. Default false. */
  disabled?: boolean | undefined;
  /** Called with the size that the visitor chooses. */
  onTravelersChange: (travelers: number) => void;
  /** Called when the visitor presses the button. Undefined: there is no button. */
  onBook: (() => void) | undefined;
  /** Called on hover or focus, to load the dialog's code ahead of the click. */
  onIntent?: (() => void) | undefined;
  /** The booking is being loaded. Default false. */
  isOpening?: boolean | undefined;
}

/** Builds the panel's context from a host's props. */
export function useBookingPanel(panel: BookingPanelProps) {
  const { travelers, disabled, isOpening = false, startDate = '', agreedUsd, ...host } = panel;
  const ids = usePartIds();
  const priceUsd = agreedUsd ?? departurePrice(host.trek.departures, startDate) ?? host.trek.priceUsd;
  const trek = useMemo(() => ({ ...host.trek, priceUsd }), [host.trek, priceUsd]);
  const quote = useMemo(() => trekQuote(trek, travelers), [trek, travelers]);
  const isOnRequest = priceUsd === null;
  const { onTravelersChange: changeTravelers, onBook: open, onIntent: preload, onStartChange: changeStart } = host;
  return {
    ...{ startDate, changeStart },
    trek,
    isOnRequest,
    quote,
    isEditable: !disabled,
    isOpening,
    ids,
    changeTravelers,
    open,
    preload,
  };
}
