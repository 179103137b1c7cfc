import type { Trek } from '../../api/trek.ts';
import type { LazyActor } from '../../core/lazy/lazy-actor.ts';
import type { PartProps } from '../../kit/part.tsx';
import type { BookingVerbs } from './booking.connect.ts';
import type { ConfirmedBooking } from './booking-events.rules.ts';

/** A command that waits for the booking. */
export interface PendingCommand {
  /** It opens the dialog: where the code does not come, it is to be asked again. */
  opens?: boolean;
  run: (booking: BookingVerbs) => void;
}

/** The booking's facts that the panel shows. */
export interface BookingView {
  travelers: number;
  isEditable: boolean;
  /** The price of one person that was agreed to after a change, in US dollars; null: the trek's. */
  agreedUsd: number | null;
}

/** Its `children` are the steps as a host wants them; each part shows itself in its own step. Default: the ready composition. */
export interface BookingDialogProps extends Omit<PartProps<'div'>, 'asChild' | 'title' | 'role'> {}

export interface BookingControllerProps {
  trek: Trek;
  onBooked?: ((booking: ConfirmedBooking) => void) | undefined;
  onView: (view: BookingView) => void;
  /** Hands over what was asked of the booking before it was there, and all that is asked from then on. */
  begin: LazyActor<PendingCommand>['begin'];
  /** The host's props of the dialog. */
  dialog: BookingDialogProps;
}
