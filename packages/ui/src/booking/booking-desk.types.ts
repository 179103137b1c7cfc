import type { ReactNode } from 'react';
import type { Trek } from '../api/trek.ts';
import type { BookingVerbs } from './booking.connect.ts';

/** What was asked of a booking. */
export interface Wish {
  /** It opens the dialog: where the code does not come, it is to be asked again. */
  opens?: boolean;
  fulfil: (booking: BookingVerbs) => void;
}

/** What the panel shows of a booking, and how it speaks to it. */
export interface BookingView {
  travelers: number;
  isEditable: boolean;
  /** Null until the booking is there. */
  verbs: BookingVerbs | null;
}

export interface BookingDeskProps {
  trek: Trek;
  onBooked?: (() => void) | undefined;
  onView: (view: BookingView) => void;
  /** What was asked of the booking before it was there, once. */
  takeWaiting: () => readonly Wish[];
  /** The steps as a host wants them. */
  children?: ReactNode;
}
