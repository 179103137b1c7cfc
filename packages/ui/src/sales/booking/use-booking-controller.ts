'use client';
import { useEffect, useState } from 'react';
import { useStoredSession } from '../../account/session/use-stored-session.ts';
import type { Trek } from '../../api/trek.ts';
import { useLatest } from '../../core/internal/use-latest.ts';
import { lazyModule } from '../../core/lazy/lazy-module.ts';
import { useLazyActor } from '../../core/lazy/use-lazy-actor.ts';
import { useLazyModule } from '../../core/lazy/use-lazy-module.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import type { BookingView, PendingCommand } from './booking-controller.types.ts';
import { draftKey } from './draft/draft-key.ts';

const controllerModule = lazyModule(() => import('./booking-controller.tsx'));

/** Loads the booking's code before it is asked for. */
export const preloadBooking = controllerModule.preload;

/** Loads the booking on demand, and queues what is asked of it until then. */
export function useBookingController({ id, priceUsd, title }: Trek, resumeStartDate: string | null) {
  const { drafts, navigate, paths } = usePorts();
  useStoredSession();
  const lazy = useLazyModule(controllerModule);
  const [isLoaded, setIsLoaded] = useState(false);
  const [isOpening, setIsOpening] = useState(false);
  // The group is the booking's. Until its code is there, the panel shows the one that waits for it.
  const [chosen, setChosen] = useState(1);
  const [reported, setReported] = useState<BookingView | null>(null);
  const view = reported ?? { travelers: chosen, isEditable: true, agreedUsd: null };
  const booking = useLazyActor<PendingCommand>(() => isLoaded || void load());
  const latest = useLatest({ drafts, load });

  async function load() {
    if (await lazy.load()) return setIsLoaded(true);
    // A new press counts again; the chosen group stays.
    booking.forget(({ opens }) => opens === true);
    setIsOpening(false);
  }
  useEffect(() => {
    if (latest.current.drafts.read(draftKey(id)) !== null) void latest.current.load();
  }, [id, latest]);
  useEffect(() => {
    if (resumeStartDate !== null) booking.send({ run: ({ resume }) => resume(resumeStartDate) });
  }, [resumeStartDate, booking]);

  const changeTravelers = (travelers: number) => {
    setChosen(travelers);
    booking.send({ run: (verbs) => verbs.changeTravelers(travelers) });
  };
  const open = () => {
    if (priceUsd !== null) {
      const run: PendingCommand['run'] = (verbs) => {
        setIsOpening(false);
        verbs.open();
      };
      // Not before it is asked for: a button that is busy does not hear who presses it.
      setIsOpening(true);
      return booking.send({ opens: true, run });
    }
    const path = paths.askAbout(title);
    if (path !== null) navigate(path);
  };
  const Controller = isLoaded ? lazy.code?.BookingController : undefined;
  return { Controller, isOpening, view, changeTravelers, open, props: { onView: setReported, begin: booking.begin } };
}
