import type { Trek } from '@trek/ui/api';
import { Booking } from '@trek/ui/booking';

/**
 * A dialog of your own. The form needs all its fields, but they go where you like, under your labels. The operator reads the
 * answer to a question of yours beside the booking.
 */
export function ShortDialog({ trek }: { trek: Trek }) {
  return (
    <Booking.Root trek={trek}>
      <Booking.Trigger />
      <Booking.Dialog>
        <Booking.LoginRequired />
        <Booking.Resume />
        <Booking.Details>
          <Booking.DateField label="When do you want to start?" />
          <Booking.Departure />
          <Booking.Field name="firstName" />
          <Booking.Field name="lastName" />
          <Booking.Field name="email" label="Where do we send the confirmation?" />
          <Booking.Field name="phone" />
          <Booking.Field name="country" />
          <Booking.Question
            name="hear"
            label="How did you hear of us?"
            options={['A friend', 'A search', 'A newsletter']}
          />
          <button type="submit">Continue</button>
        </Booking.Details>
        <Booking.Options />
        <Booking.Payment />
        <Booking.Requested />
        <Booking.Success />
      </Booking.Dialog>
    </Booking.Root>
  );
}
