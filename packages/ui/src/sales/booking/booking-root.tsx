'use client';
import type { ReactNode } from 'react';
import type { Trek } from '../../api/trek.ts';
import { createRequiredContext, useRequiredContext } from '../../core/internal/required-context.tsx';
import { withRef } from '../../core/internal/with-ref.ts';
import type { BookingDialogProps } from './booking-controller.types.ts';
import type { ConfirmedBooking } from './booking-events.rules.ts';
import { BookingPanelContext, useBookingPanel } from './panel/use-booking-panel.ts';
import { preloadBooking, useBookingController } from './use-booking-controller.ts';

export interface BookingRootProps {
  /** The trek, as the client of `@trek/ui/api` reads it. */
  trek: Trek;
  /** Called once when the booking is confirmed: its payment has succeeded. */
  onBooked?: ((booking: ConfirmedBooking) => void) | undefined;
  /**
   * Opens the booking at once, with this start date (`YYYY-MM-DD`, or empty) and what the visitor's unpaid booking of that
   * day says. Null, the default: when it is asked for.
   */
  resumeStartDate?: string | null | undefined;
  children?: ReactNode;
}

/** @throws TypeError with the remedy, where others would say that something is not defined */
function checkTrek(trek: Trek | undefined): void {
  if (trek?.id !== undefined) return;
  throw new TypeError(
    `@trek/ui: the booking needs a trek as the client reads it, and got ${trek ? 'one without an id' : String(trek)}. Wait for backend.api.findTrek(id) or loadTrek().`,
  );
}

type Controller = ReturnType<typeof useBookingController> & Pick<BookingRootProps, 'trek' | 'onBooked'>;
const ControllerContext = createRequiredContext<Controller>('Booking.Root');

/** Holds the booking of one trek for the parts in it. The dialog's code comes when the visitor turns to the panel. */
export function Root({ trek, onBooked, resumeStartDate = null, children }: BookingRootProps) {
  checkTrek(trek);
  const controller = useBookingController(trek, resumeStartDate);
  const { agreedUsd } = controller.view;
  const panel = useBookingPanel({
    trek: agreedUsd === null ? trek : { ...trek, priceUsd: agreedUsd },
    travelers: controller.view.travelers,
    disabled: !controller.view.isEditable,
    isOpening: controller.view.isOpening,
    onTravelersChange: controller.changeTravelers,
    onBook: controller.open,
    onIntent: preloadBooking,
  });
  return (
    <ControllerContext.Provider value={{ ...controller, trek, onBooked }}>
      <BookingPanelContext.Provider value={panel}>{children}</BookingPanelContext.Provider>
    </ControllerContext.Provider>
  );
}

/** The booking's dialog, once it is asked for. Ref and attributes are those of its content. */
export const Dialog = withRef(function BookingDialog(dialog: BookingDialogProps) {
  const { Controller, trek, onBooked, panel } = useRequiredContext(ControllerContext);
  return Controller ? <Controller trek={trek} onBooked={onBooked} panel={panel} dialog={dialog} /> : null;
});
