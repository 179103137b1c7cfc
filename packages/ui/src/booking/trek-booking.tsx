'use client';
import { lazy, Suspense } from 'react';
import type { Trek } from '../api/trek.ts';
import { BookingPanel } from './booking-panel.tsx';
import { useBooking } from './use-booking.ts';

const loadDialog = () => import('./booking-dialog.tsx').then((module) => ({ default: module.BookingDialog }));
const BookingDialog = lazy(loadDialog);

export interface TrekBookingProps {
  trek: Trek;
  /** Called once a payment has succeeded. */
  onBooked?: () => void;
}

/** The booking panel with its dialog, ready to use. The dialog loads once the visitor turns to the panel. */
export function TrekBooking({ trek, onBooked }: TrekBookingProps) {
  const booking = useBooking(trek, onBooked);
  const { send, context } = booking;
  return (
    <>
      <BookingPanel
        onIntent={() => void loadDialog().catch(() => {})}
        trek={trek}
        quote={booking.quote}
        oneMoreSavesCents={booking.oneMoreSavesCents}
        isEditable={!context.isPaymentBusy && context.pendingIntentId === null}
        onTravelersChange={(travelers) => send({ type: 'travelers.change', travelers })}
        onBook={() => send({ type: 'book' })}
      />
      {booking.isOpen && (
        <Suspense fallback={null}>
          <BookingDialog booking={booking} />
        </Suspense>
      )}
    </>
  );
}
