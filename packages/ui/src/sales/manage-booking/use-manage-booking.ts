'use client';
import type { BookedTrek, TravelerEntity } from '../../api/entities.ts';
import type { Remote } from '../../api/remote.ts';
import { companyDay } from '../../core/internal/company-day.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { useBalance } from './balance/use-balance.ts';
import { useCancellation } from './cancellation/use-cancellation.ts';
import { bookingFactsOf } from './manage-booking.rules.ts';
import type { ManagedBooking } from './manage-booking-context.ts';
import { useTravelerDetails } from './travelers/use-traveler-details.ts';

/**
 * Everything about one booking, and what its owner can do with it.
 * @param onChange called once something was paid, canceled or saved, to read the booking again
 * @param known its travelers. Left out: their details are not asked for
 */
export function useManageBooking(
  booking: BookedTrek,
  onChange: () => void,
  known?: Remote<readonly TravelerEntity[]>,
): ManagedBooking {
  const { clock } = usePorts();
  const facts = bookingFactsOf(booking, companyDay(new Date(clock.now())));
  const { travelers, totalCents, paidUsd, balanceUsd } = facts;
  const { id: bookingId, trekId, startDate, terms } = booking;
  const balance = useBalance({ bookingId, trekId, travelers, totalCents, balanceUsd }, booking.guest, onChange);
  const cancellation = useCancellation({ bookingId, totalCents, paidUsd, startDate, terms }, onChange);
  const travelerDetails = useTravelerDetails(booking, travelers, facts.needsTravelers ? known : undefined, onChange);
  return { ...facts, booking, balance, cancellation, travelerDetails };
}
