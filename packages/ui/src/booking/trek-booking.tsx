'use client';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { Trek } from '../api/trek.ts';
import { useLatest } from '../internal/use-latest.ts';
import { usePorts } from '../provider/trek-provider.tsx';
import type { BookingEvent } from './booking.machine.ts';
import { bookingMessages as messages } from './booking.messages.ts';
import type { BookingDeskProps, BookingView } from './booking-desk.tsx';
import { BookingPanel } from './booking-panel.tsx';
import { draftKey } from './draft-key.ts';

const loadDesk = () => import('./booking-desk.tsx');

export interface TrekBookingProps {
  trek: Trek;
  /** Called once a payment has succeeded. */
  onBooked?: () => void;
  /**
   * Opens the booking at once, with this start date (`YYYY-MM-DD`, or empty) and what the visitor's unpaid booking of that
   * day says. Null, the default: when it is asked for.
   */
  opensFor?: string | null;
}

/**
 * The booking panel with its dialog, ready to use. The panel is all that loads with the page; the booking comes when the
 * visitor turns to the panel, or has left one half-finished.
 */
export function TrekBooking({ trek, onBooked, opensFor = null }: TrekBookingProps) {
  const { navigate, paths } = usePorts();
  const desk = useBookingDesk(trek.id, opensFor);
  const { view, ask } = desk;
  return (
    <>
      <BookingPanel
        onIntent={() => void loadDesk().catch(() => {})}
        trek={trek}
        travelers={view.travelers}
        isEditable={view.isEditable}
        isOpening={desk.isLoading}
        onTravelersChange={(travelers) => ask({ type: 'travelers.change', travelers })}
        onBook={() => {
          if (trek.priceUsd > 0) return ask({ type: 'book' });
          const path = paths.askAbout(trek.title);
          if (path !== null) navigate(path);
        }}
      />
      {desk.Desk && <desk.Desk trek={trek} onBooked={onBooked} {...desk.props} />}
    </>
  );
}

/** Loads the booking when it is wanted, and keeps what is asked of it until it is there. */
function useBookingDesk(trekId: number | string, opensFor: string | null) {
  const { drafts, notify } = usePorts();
  const latest = useLatest({ drafts, notify });
  const [Desk, setDesk] = useState<ComponentType<BookingDeskProps> | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const [view, setView] = useState<BookingView>({ travelers: 1, isEditable: true, send: null });
  // Not from the view that was rendered last: what is asked for in between would wait for ever.
  const send = useRef<BookingView['send']>(null);
  const onView = useCallback((next: BookingView) => {
    send.current = next.send;
    setView(next);
  }, []);
  const waiting = useRef<BookingEvent[]>([]);
  const takeWaiting = useCallback(() => waiting.current.splice(0), []);

  const open = useCallback(async () => {
    setIsLoading(true);
    try {
      const { BookingDesk } = await loadDesk();
      setDesk(() => BookingDesk);
    } catch {
      // Whoever presses again is heard again; the group that was chosen stays.
      waiting.current = waiting.current.filter(({ type }) => type !== 'book');
      latest.current.notify('error', messages.loadFailed);
    }
    setIsLoading(false);
  }, [latest]);

  const ask = (event: BookingEvent) => {
    if (send.current) {
      send.current(event);
      return;
    }
    waiting.current.push(event);
    if (event.type === 'travelers.change') setView({ ...view, travelers: event.travelers });
    if (!Desk) void open();
  };

  useEffect(() => {
    if (latest.current.drafts.read(draftKey(trekId)) !== null) void open();
  }, [trekId, open, latest]);
  useEffect(() => {
    if (opensFor === null) return;
    waiting.current.push({ type: 'resume', startDate: opensFor });
    void open();
  }, [opensFor, open]);

  return { Desk, isLoading, view, ask, props: { onView, takeWaiting } };
}
