'use client';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { Trek } from '../api/trek.ts';
import { useLatest } from '../internal/use-latest.ts';
import { usePorts } from '../provider/trek-provider.tsx';
import type { BookingVerbs } from './booking.connect.ts';
import type { BookingDeskProps, BookingView, Wish } from './booking-desk.types.ts';
import { bookingPanelMessages as messages } from './booking-panel.messages.ts';
import { draftKey } from './draft-key.ts';

const loadDesk = () => import('./booking-desk.tsx');

/** Loads the booking's code before it is asked for. */
export const prepareDesk = () => void loadDesk().catch(() => {});

/** Loads the booking when it is wanted, and keeps what is asked of it until it is there. */
export function useBookingDesk({ id, priceUsd, title }: Trek, opensFor: string | null) {
  const { drafts, notify, navigate, paths } = usePorts();
  const latest = useLatest({ drafts, notify });
  const [Desk, setDesk] = useState<ComponentType<BookingDeskProps> | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const [view, setView] = useState<BookingView>({ travelers: 1, isEditable: true, verbs: null });
  // Not from the view that was rendered last: what is asked for in between would wait for ever.
  const verbs = useRef<BookingVerbs>(null);
  const onView = useCallback((next: BookingView) => {
    verbs.current = next.verbs;
    setView(next);
  }, []);
  const waiting = useRef<Wish[]>([]);
  const takeWaiting = useCallback(() => waiting.current.splice(0), []);

  const load = useCallback(async () => {
    setIsOpening(true);
    try {
      const { BookingDesk } = await loadDesk();
      setDesk(() => BookingDesk);
    } catch {
      // Whoever presses again is heard again; the group that was chosen stays.
      waiting.current = waiting.current.filter(({ opens }) => !opens);
      latest.current.notify('error', messages.loadFailed);
    }
    setIsOpening(false);
  }, [latest]);
  const ask = (wish: Wish) => {
    if (verbs.current) return wish.fulfil(verbs.current);
    waiting.current.push(wish);
    if (!Desk) void load();
  };

  useEffect(() => {
    if (latest.current.drafts.read(draftKey(id)) !== null) void load();
  }, [id, load, latest]);
  useEffect(() => {
    if (opensFor === null) return;
    waiting.current.push({ fulfil: (booking) => booking.resume(opensFor) });
    void load();
  }, [opensFor, load]);

  const changeTravelers = (travelers: number) => {
    // Shown at once, and the booking's own as soon as it is there.
    if (!verbs.current) setView({ ...view, travelers });
    ask({ fulfil: (booking) => booking.changeTravelers(travelers) });
  };
  const open = () => {
    if (priceUsd > 0) return ask({ opens: true, fulfil: (booking) => booking.open() });
    const path = paths.askAbout(title);
    if (path !== null) navigate(path);
  };
  return { Desk, isOpening, view, changeTravelers, open, props: { onView, takeWaiting } };
}
