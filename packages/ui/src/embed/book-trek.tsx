'use client';
import { withRef } from '../core/internal/with-ref.ts';
import type { ButtonProps } from '../kit/button.tsx';
import type { OuterProps } from '../kit/part.tsx';
import { Booking, DefaultBooking } from '../sales/booking/index.ts';
import type { BookedProps } from './show-trek.tsx';
import { TrekGate, type TrekSource } from './trek-gate.tsx';

/** Props of `BookTrek`. */
export interface BookTrekProps extends TrekSource, BookedProps, OuterProps<'section'> {}

/** The booking of one trek: price, group, 'Book Now' and its dialog. */
export const BookTrek = withRef(function BookTrek(props: BookTrekProps) {
  const { trek, initial, onBooked, hasBar, defaultTravelers, defaultStartDate, actions, ...root } = props;
  const booking = { onBooked, hasBar, defaultTravelers, defaultStartDate, actions };
  return (
    <TrekGate kind="booking" {...{ trek, initial }} {...(root as object)}>
      {(found) => <DefaultBooking trek={found} {...booking} {...root} />}
    </TrekGate>
  );
});

/** `children` is the button's text. Default: 'Book Now' in the embed's language. */
export interface BookTrekButtonProps extends TrekSource, Omit<BookedProps, 'hasBar'>, Omit<ButtonProps, 'asChild'> {}

/** A button that opens the booking of one trek. */
export const BookTrekButton = withRef(function BookTrekButton(props: BookTrekButtonProps) {
  const { trek, initial, onBooked, defaultTravelers, defaultStartDate, actions, children, ...button } = props;
  return (
    <TrekGate kind="book-button" {...{ trek, initial }}>
      {(found) => (
        <Booking.Root trek={found} {...{ onBooked, defaultTravelers, defaultStartDate, actions }}>
          <Booking.Trigger {...button}>{children}</Booking.Trigger>
          <Booking.Dialog />
        </Booking.Root>
      )}
    </TrekGate>
  );
});
