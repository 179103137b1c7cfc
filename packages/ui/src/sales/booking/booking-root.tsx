'use client';
import type { ReactNode } from 'react';
import type { Trek } from '../../api/trek.ts';
import { createRequiredContext, useRequiredContext } from '../../core/internal/required-context.tsx';
import { withRef } from '../../core/internal/with-ref.ts';
import type { BookingDialogProps, BookingOptions } from './booking-controller.types.ts';
import { BookingPanelContext, useBookingPanel } from './panel/use-booking-panel.ts';
import { preloadBooking, useBookingController } from './use-booking-controller.ts';

export interface BookingRootProps extends BookingOptions {
  children?: ReactNode;
}

/** @throws TypeError with the remedy, where others would say that something is not defined */
function checkTrek(trek: Trek | undefined): void {
  if (trek?.id !== undefined) return;
  throw new TypeError(
    `@trek/ui: the booking needs a trek as the client reads it, and got ${trek ? 'one without an id' : String(trek)}. Wait for backend.api.findTrek(id) or loadTrek().`,
  );
}

type Controller = ReturnType<typeof useBookingController> & BookingRootProps;
const ControllerContext = createRequiredContext<Controller>('Booking.Root');

/** Holds the booking of one trek for the parts in it. The dialog's code comes when the visitor turns to the panel. */
export function Root(props: BookingRootProps) {
  const { trek, children } = props;
  checkTrek(trek);
  const controller = useBookingController(props);
  const { agreedUsd, startDate } = controller.view;
  const panel = useBookingPanel({
    trek,
    agreedUsd,
    startDate,
    onStartChange: controller.changeStart,
    travelers: controller.view.travelers,
    disabled: !controller.view.isEditable,
    isOpening: controller.view.isOpening,
    onTravelersChange: controller.changeTravelers,
    onBook: controller.open,
    onIntent: preloadBooking,
  });
  return (
    <ControllerContext.Provider value={{ ...props, ...controller }}>
      <BookingPanelContext.Provider value={panel}>{children}</BookingPanelContext.Provider>
    </ControllerContext.Provider>
  );
}

/** The booking's dialog, once it is asked for. Ref and attributes are those of its content. */
export const Dialog = withRef(function BookingDialog(dialog: BookingDialogProps) {
  const { Controller, ...controller } = useRequiredContext(ControllerContext);
  return Controller ? <Controller {...controller} dialog={dialog} /> : null;
});
