'use client';
import { type RefObject, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { BackGuard } from '../../../provider/ports.ts';
import { usePorts } from '../../../provider/trek-provider.tsx';
import type { bookingMachine } from '../booking.machine.ts';

/** Back goes from the payment to the details, or closes the dialog; while money is under way it does neither. */
export function useBookingBack(
  actor: ActorRefFrom<typeof bookingMachine>,
  isOpen: boolean,
  hold: RefObject<BackGuard | null>,
): void {
  const { back } = usePorts();
  useEffect(() => {
    if (!isOpen) return;
    const held = back.block(() => {
      const step = { type: 'payment.back' } as const;
      actor.send(actor.getSnapshot().can(step) ? step : { type: 'close' });
      return actor.getSnapshot().hasTag('open');
    });
    hold.current = held;
    return () => {
      held.release();
      hold.current = null;
    };
  }, [actor, back, isOpen, hold]);
}
