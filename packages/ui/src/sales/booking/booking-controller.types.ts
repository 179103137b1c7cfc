import type { Trek } from '../../api/trek.ts';
import type { PropsStore } from '../../core/internal/props-store.tsx';
import type { LazyActor } from '../../core/lazy/lazy-actor.ts';
import type { PartProps } from '../../kit/part.tsx';
import type { BookingFacts, BookingVerbs } from './booking.connect.ts';
import type { ConfirmedBooking } from './booking-events.rules.ts';

/** Asks something of the booking. */
export type BookingCommand = (booking: BookingVerbs) => void;

/** The booking's facts that the panel shows. */
export interface BookingView extends Pick<BookingFacts, 'travelers' | 'isEditable' | 'agreedUsd'> {
  /** The dialog is asked for, and its code is not there. */
  isOpening: boolean;
}

/** The booking as its panel has it: facts to show, and commands that wait until the booking is there. */
export interface PanelBooking extends LazyActor<BookingCommand> {
  readonly view: PropsStore<BookingView>;
}

/** Its `children` are the steps as a host wants them; each part shows itself in its own step. Default: the ready composition. */
export interface BookingDialogProps extends Omit<PartProps<'div'>, 'asChild' | 'title' | 'role'> {}

export interface BookingControllerProps {
  trek: Trek;
  onBooked?: ((booking: ConfirmedBooking) => void) | undefined;
  panel: PanelBooking;
  /** The host's props of the dialog. */
  dialog: BookingDialogProps;
}
