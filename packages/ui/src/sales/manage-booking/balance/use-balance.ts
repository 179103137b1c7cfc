'use client';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { useSession } from '../../../account/session/index.ts';
import type { BookedTrek } from '../../../api/entities.ts';
import { useLatest } from '../../../core/internal/use-latest.ts';
import { GUEST_OWNER } from '../../../provider/session-keys.ts';
import { usePorts } from '../../../provider/trek-provider.tsx';
import type { CardForm } from '../../payment/index.ts';
import { usePaymentFormatter } from '../../payment/use-payment-formatter.ts';
import { balanceFacts, balanceVerbs } from './balance.connect.ts';
import type { OwedBooking } from './balance.machine.ts';
import { bindBalance } from './bind-balance.ts';
import { readStoredBalance } from './stored-balance.ts';
import { useStoredBalance } from './use-stored-balance.ts';

/**
 * Pays the rest of a booking: binds the balance machine to the session, the backend and this tab's drafts.
 * @param guest who booked without an account
 * @param onPaid called once a payment has come, to read the booking again
 */
export function useBalance(owed: OwedBooking, guest: BookedTrek['guest'], onPaid: () => void) {
  const ports = usePorts();
  const { user } = useSession();
  const cardForm = useRef<CardForm | null>(null);
  const formatPayment = usePaymentFormatter();
  const latest = useLatest({ ports, formatPayment, onPaid });
  const machine = useMemo(() => bindBalance(() => ({ ...latest.current, cardForm: cardForm.current })), [latest]);
  const owner = user ? String(user.id) : guest ? GUEST_OWNER : '';
  const { bookingId, trekId, travelers, totalCents, balanceUsd, offerUsd } = owed;
  const actor = useActorRef(machine, {
    clock: ports.clock as never,
    input: {
      booking: owed,
      customerName: user?.fullname ?? guest?.name ?? '',
      customerEmail: user?.email ?? guest?.email ?? '',
      saved: readStoredBalance(ports.drafts, bookingId, owner),
    },
  });
  useStoredBalance(actor, bookingId, owner);
  useEffect(() => {
    const booking = { bookingId, trekId, travelers, totalCents, balanceUsd, offerUsd };
    actor.send({ type: 'booking.change', booking });
  }, [actor, bookingId, trekId, travelers, totalCents, balanceUsd, offerUsd]);
  const facts = balanceFacts(useSelector(actor, (current) => current));
  const isConfirming = useSelector(facts.payment, (payment) => payment?.hasTag('confirming') ?? false);
  const verbs = useMemo(() => balanceVerbs(actor.send, ports.locale), [actor, ports.locale]);
  return { ...facts, ...verbs, isConfirming, cardForm };
}

/** Paying a balance as its parts have it. */
export type Balance = ReturnType<typeof useBalance>;
