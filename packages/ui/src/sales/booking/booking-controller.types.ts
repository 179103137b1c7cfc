import type { Ref } from 'react';
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
  /** The chosen start; empty: none. */
  startDate: string;
  /** The dialog is asked for, and its code is not there. */
  isOpening: boolean;
}

/** The booking as its panel has it: facts to show, and commands that wait until the booking is there. */
export interface PanelBooking extends LazyActor<BookingCommand> {
  readonly view: PropsStore<BookingView>;
}

/** Its `children` are the steps as a host wants them; each part shows itself in its own step. Default: the ready composition. */
export interface BookingDialogProps extends Omit<PartProps<'div'>, 'asChild' | 'title' | 'role'> {}

/** The booking's dialog in the hands of the page's own code. */
export interface BookingActions {
  /** As a press on 'Book Now' does. */
  open(): void;
  /** As a press on the dialog's own button does: a payment that is under way refuses. */
  close(): void;
}

/** A host's options of a booking. */
export interface BookingOptions {
  /** The trek, as the client of `@trek/ui/api` reads it. */
  trek: Trek;
  /** Called once when the booking is confirmed: its payment has succeeded. */
  onBooked?: ((booking: ConfirmedBooking) => void) | undefined;
  /**
   * Opens the booking at once, with this start date (`YYYY-MM-DD`, or empty) and what the visitor's unpaid booking of that
   * day says. Null, the default: when it is asked for.
   */
  resumeStartDate?: string | null | undefined;
  /** Size of the group at first, from 1: a later value changes nothing. Default 1, or as the visitor has left it. */
  defaultTravelers?: number | undefined;
  /** Start date in the details at first, `YYYY-MM-DD`. Default: none, or as the visitor has left it. */
  defaultStartDate?: string | undefined;
  /** Filled with what opens and closes the dialog. */
  actions?: Ref<BookingActions> | undefined;
}

export interface BookingControllerProps
  extends Pick<BookingOptions, 'trek' | 'onBooked' | 'defaultTravelers' | 'defaultStartDate'> {
  panel: PanelBooking;
  /** The host's props of the dialog. */
  dialog: BookingDialogProps;
}
