'use client';
import type { ReactNode } from 'react';
import type { Trek } from '../../api/trek.ts';
import { createRequiredContext, useRequiredContext } from '../../core/internal/required-context.tsx';
import { withRef } from '../../core/internal/with-ref.ts';
import type { BookingDialogProps } from './booking-controller.types.ts';
import { BookingPanelContext, useBookingPanel } from './panel/use-booking-panel.ts';
import { preloadBooking, useBookingController } from './use-booking-controller.ts';

export interface BookingRootProps {
  trek: Trek;
  /** Called once a payment has succeeded. */
  onBooked?: (() => void) | undefined;
  /**
   * Opens the booking at once, with this start date (`YYYY-MM-DD`, or empty) and what the visitor's unpaid booking of that
   * day says. Null, the default: when it is asked for.
   */
  resumeStartDate?: string | null | undefined;
  children?: ReactNode;
}

type Desk = ReturnType<typeof useBookingController> & Pick<BookingRootProps, 'trek' | 'onBooked'>;
const DeskContext = createRequiredContext<Desk>('Booking.Root');

/** Holds the booking of one trek for the parts in it. The dialog's code comes when the visitor turns to the panel. */
export function Root({ trek, onBooked, resumeStartDate = null, children }: BookingRootProps) {
  const desk = useBookingController(trek, resumeStartDate);
  const panel = useBookingPanel({
    trek,
    travelers: desk.view.travelers,
    isEditable: desk.view.isEditable,
    isOpening: desk.isOpening,
    onTravelersChange: desk.changeTravelers,
    onBook: desk.open,
    onIntent: preloadBooking,
  });
  return (
    <DeskContext.Provider value={{ ...desk, trek, onBooked }}>
      <BookingPanelContext.Provider value={panel}>{children}</BookingPanelContext.Provider>
    </DeskContext.Provider>
  );
}

/** The booking's dialog, once it is asked for. Ref and attributes are those of its content. */
export const Dialog = withRef(function BookingDialog(dialog: BookingDialogProps) {
  const { Desk, trek, onBooked, props } = useRequiredContext(DeskContext);
  return Desk ? <Desk trek={trek} onBooked={onBooked} dialog={dialog} {...props} /> : null;
});
