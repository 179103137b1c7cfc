'use client';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { useSession } from '../../../account/session/index.ts';
import type { BookedTrek } from '../../../api/entities.ts';
import { companyDay } from '../../../core/internal/company-day.ts';
import { useLatest } from '../../../core/internal/use-latest.ts';
import { usePorts } from '../../../provider/trek-provider.tsx';
import { connectCancellation } from './cancellation.connect.ts';
import { type CancelableBooking, type CancellationAnswer, cancellationMachine } from './cancellation.machine.ts';

/**
 * Cancels a booking: binds the cancellation machine to the backend and the session.
 * @param onAnswered called once the backend has answered, to read the booking again
 */
export function useCancellation(cancellable: CancelableBooking, onAnswered: () => void) {
  const { api, clock } = usePorts();
  const { reject } = useSession();
  const latest = useLatest({ onAnswered, reject });
  const machine = useMemo(
    () =>
      cancellationMachine.provide({
        actors: { cancel: fromPromise(async ({ input }) => answerOf(await api.cancelBooking(input))) },
        actions: {
          onAnswered: () => latest.current.onAnswered(),
          rejectSession: () => latest.current.reject(),
        },
      }),
    [api, latest],
  );
  const actor = useActorRef(machine, { clock: clock as never, input: { booking: cancellable } });
  const { bookingId, totalCents, paidUsd, startDate, terms } = cancellable;
  useEffect(() => {
    actor.send({ type: 'booking.change', booking: { bookingId, totalCents, paidUsd, startDate, terms } });
  }, [actor, bookingId, totalCents, paidUsd, startDate, terms]);
  const { open, ...cancellation } = connectCancellation(
    useSelector(actor, (current) => current),
    actor.send,
  );
  return { ...cancellation, open: () => open(companyDay(new Date(clock.now()))) };
}

function answerOf({ status, cancellation }: BookedTrek): CancellationAnswer {
  if (status === 'cancelled') return { outcome: 'cancelled' };
  return { outcome: 'requested', refundUsd: cancellation?.refundAmount ?? 0 };
}

/** A cancellation as its parts have it. */
export type Cancellation = ReturnType<typeof useCancellation>;
