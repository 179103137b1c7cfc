'use client';
import type { BookedTrek } from '../../api/entities.ts';
import { createRequiredContext, useRequiredContext } from '../../core/internal/required-context.tsx';
import type { Balance } from './balance/use-balance.ts';
import type { Cancellation } from './cancellation/use-cancellation.ts';
import type { ManagedBookingFacts } from './manage-booking.rules.ts';
import type { TravelerDetailsOfBooking } from './travelers/use-traveler-details.ts';

/** A booking as the parts of its page have it. */
export interface ManagedBooking extends ManagedBookingFacts {
  booking: BookedTrek;
  /** Paying what is left. */
  balance: Balance;
  cancellation: Cancellation;
  /** The known details of each traveler. */
  travelerDetails: TravelerDetailsOfBooking;
  /** Reads the booking again, once it has changed. */
  readAgain: () => void;
}

export const ManageBookingContext = createRequiredContext<ManagedBooking>('ManageBooking.Root');

/** The booking of the `ManageBooking.Root` around: named facts and verbs. */
export const useManagedBooking = () => useRequiredContext(ManageBookingContext);
