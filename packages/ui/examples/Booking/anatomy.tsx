import type { Trek } from '@trek/ui/api';
import { Booking } from '@trek/ui/booking';

/** Without children the dialog has these parts in this order. Each shows itself in its own step. */
export function Anatomy({ trek }: { trek: Trek }) {
  return (
    <Booking.Root trek={trek}>
      <Booking.Panel>
        <Booking.Trigger />
      </Booking.Panel>
      <Booking.Dialog>
        <Booking.LoginRequired />
        <Booking.Resume />
        <Booking.Steps />
        <Booking.Summary />
        <Booking.Details>
          <Booking.Field name="firstName" />
          <Booking.Field name="lastName" />
          <Booking.Field name="email" />
          <Booking.Field name="phone" />
          <Booking.Field name="country" />
          <Booking.Departures />
          <Booking.DateField />
          <Booking.Departure />
          <Booking.Requirements />
          <button type="submit">Continue</button>
        </Booking.Details>
        <Booking.Options />
        <Booking.Split />
        <Booking.WholeDollars />
        <Booking.RestDueNow />
        <Booking.Payment />
        <Booking.Requested />
        <Booking.Success />
      </Booking.Dialog>
    </Booking.Root>
  );
}
