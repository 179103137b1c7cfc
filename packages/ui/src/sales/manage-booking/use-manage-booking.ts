'use client';
import type { BookedTrek, TravelerEntity } from '../../api/entities.ts';
import type { Remote } from '../../api/remote.ts';
import { companyDay } from '../../core/internal/company-day.ts';
import { advanceUsd, DEPOSIT_PERCENT } from '../../pricing/index.ts';
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
 * @param travelerPath the host's page of a traveler's private link. Left out: it has none
 */
export function useManageBooking(
  booking: BookedTrek,
  onChange: () => void,
  known?: Remote<readonly TravelerEntity[]>,
  travelerPath?: (token: string) => string,
): ManagedBooking {
  const { clock } = usePorts();
  const facts = bookingFactsOf(booking, companyDay(new Date(clock.now())));
  const { travelers, totalCents, paidUsd, balanceUsd } = facts;
  const { id: bookingId, trekId, startDate, terms } = booking;
  const offerUsd = facts.status === 'pending' ? advanceUsd(totalCents, DEPOSIT_PERCENT) : undefined;
  const owed = { bookingId, trekId, travelers, totalCents, balanceUsd, offerUsd };
  const balance = useBalance(owed, booking.guest, onChange);
  const cancellation = useCancellation({ bookingId, totalCents, paidUsd, startDate, terms }, onChange);
  const details = facts.needsTravelers ? known : undefined;
  const travelerDetails = useTravelerDetails(booking, travelers, details, onChange, travelerPath);
  return { ...facts, booking, balance, cancellation, travelerDetails, readAgain: onChange };
}
