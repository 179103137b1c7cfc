'use client';
import { useContext, useEffect, useImperativeHandle, useState, useSyncExternalStore } from 'react';
import { useStoredSession } from '../../account/session/use-stored-session.ts';
import { PropsStore } from '../../core/internal/props-store.tsx';
import { sayOnce } from '../../core/internal/say-once.ts';
import { useLatest } from '../../core/internal/use-latest.ts';
import { lazyActor } from '../../core/lazy/lazy-actor.ts';
import { lazyModule } from '../../core/lazy/lazy-module.ts';
import { useLazyModule } from '../../core/lazy/use-lazy-module.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { AskContext } from './ask-context.ts';
import type { BookingCommand, BookingOptions, BookingView, PanelBooking } from './booking-controller.types.ts';
import { draftKey } from './draft/draft-key.ts';

const controllerModule = lazyModule(() => import('./booking-controller.tsx'));

/** Loads the booking's code before it is asked for. */
export const preloadBooking = controllerModule.preload;

// A press on the panel that waited for this code is about to open the booking.
if (typeof document !== 'undefined' && document.querySelector('[data-scope="booking-panel"] [data-heard]'))
  preloadBooking();

const openDialog: BookingCommand = ({ open }) => open();
const isOpenDialog = (command: BookingCommand) => command === openDialog;
const closeDialog: BookingCommand = ({ close }) => close();

/** Loads the booking on demand. Until it is there, the panel shows what waits for it; from then on the booking rules. */
export function useBookingController({
  trek: { id, priceUsd, title },
  resumeStartDate = null,
  defaultTravelers: travelers = 1,
  defaultStartDate: startDate = '',
  actions,
}: BookingOptions) {
  const { drafts, navigate, paths } = usePorts();
  useStoredSession();
  const askPath = paths.askAbout(title) ?? paths.contact;
  const askHere = useContext(AskContext);
  const canOpen = priceUsd !== null || askPath !== null || askHere !== null;
  if (!canOpen) sayOnce('nowhereToAsk');
  const lazy = useLazyModule(controllerModule);
  const [isLoaded, setIsLoaded] = useState(false);
  const latest = useLatest({ drafts, load });
  const [panel] = useState<PanelBooking>(() => ({
    ...lazyActor<BookingCommand>(() => void latest.current.load()),
    view: new PropsStore<BookingView>({
      travelers: travelers > 0 && travelers % 1 === 0 ? travelers : 1,
      isEditable: true,
      agreedUsd: null,
      startDate,
      isOpening: false,
    }),
  }));
  const view = useSyncExternalStore(panel.view.subscribe, panel.view.read, panel.view.read);
  const show = (change: Partial<BookingView>) => panel.view.write({ ...panel.view.read(), ...change });

  async function load() {
    if (await lazy.load()) return setIsLoaded(true);
    // A new press counts again; the chosen group stays.
    panel.forget(isOpenDialog);
    show({ isOpening: false });
  }
  useEffect(() => {
    if (latest.current.drafts.read(draftKey(id)) !== null) void latest.current.load();
  }, [id, latest]);
  useEffect(() => {
    if (resumeStartDate !== null) panel.send(({ resume }) => resume(resumeStartDate));
  }, [resumeStartDate, panel]);

  const changeTravelers = (travelers: number) => {
    show({ travelers });
    panel.send((booking) => booking.changeTravelers(travelers));
  };
  const changeStart = (startDate: string) => {
    show({ startDate });
    panel.send((booking) => booking.changeDate(startDate));
  };
  const open = () => {
    if (priceUsd !== null) {
      // Not before it is asked for: a button that is busy does not hear who presses it.
      show({ isOpening: true });
      return panel.send(openDialog);
    }
    if (askPath !== null) return navigate(askPath);
    show({ isOpening: true });
    void askHere?.(title).finally(() => show({ isOpening: false }));
  };
  const close = () => {
    if (isLoaded) return panel.send(closeDialog);
    panel.forget(isOpenDialog);
    show({ isOpening: false });
  };
  useImperativeHandle(actions, () => ({ open, close }));
  const Controller = isLoaded ? lazy.code?.BookingController : undefined;
  return { Controller, panel, view, changeTravelers, changeStart, open: canOpen ? open : undefined };
}
