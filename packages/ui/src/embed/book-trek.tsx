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
  const { trek, initial, onBooked, hasBar, ...root } = props;
  return (
    <TrekGate kind="booking" {...{ trek, initial }} {...(root as object)}>
      {(found) => <DefaultBooking trek={found} onBooked={onBooked} hasBar={hasBar} {...root} />}
    </TrekGate>
  );
});

/** `children` is the button's text. Default: 'Book Now' in the embed's language. */
export interface BookTrekButtonProps extends TrekSource, Pick<BookedProps, 'onBooked'>, Omit<ButtonProps, 'asChild'> {}

/** A button that opens the booking of one trek. */
export const BookTrekButton = withRef(function BookTrekButton(props: BookTrekButtonProps) {
  const { trek, initial, onBooked, children, ...button } = props;
  return (
    <TrekGate kind="book-button" {...{ trek, initial }}>
      {(found) => (
        <Booking.Root trek={found} onBooked={onBooked}>
          <Booking.Trigger {...button}>{children}</Booking.Trigger>
          <Booking.Dialog />
        </Booking.Root>
      )}
    </TrekGate>
  );
});
