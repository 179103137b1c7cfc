import type { Trek } from '@trek/ui/api';
import { Booking } from '@trek/ui/booking';

/** No panel: a button of yours opens the dialog. With `asChild` your element gets the behavior. */
export function BookButton({ trek }: { trek: Trek }) {
  return (
    <Booking.Root trek={trek}>
      <Booking.Trigger asChild>
        <button type="button" className="my-button">
          {`Reserve ${trek.title}`}
        </button>
      </Booking.Trigger>
      <Booking.Dialog />
    </Booking.Root>
  );
}
