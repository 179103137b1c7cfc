import type { ActorRefFrom } from 'xstate';
import { type BookingVerbs, bookingFacts } from '../booking.connect.ts';
import type { bookingMachine } from '../booking.machine.ts';
import type { PanelBooking } from '../booking-controller.types.ts';

/**
 * Sends a booking what its panel has requested, now and from then on, and shows the booking's state in the panel.
 * @returns how to stop
 */
export function leadPanel(
  panel: Pick<PanelBooking, 'begin' | 'view'>,
  actor: ActorRefFrom<typeof bookingMachine>,
  verbs: BookingVerbs,
): () => void {
  const show = () => {
    const { travelers, isEditable, agreedUsd, details } = bookingFacts(actor.getSnapshot());
    panel.view.write({ travelers, isEditable, agreedUsd, startDate: details.bookingDate, isOpening: false });
  };
  const end = panel.begin((command) => {
    command(verbs);
    // Also where the booking has refused.
    show();
  });
  show();
  const { unsubscribe } = actor.subscribe(show);
  return () => {
    unsubscribe();
    end();
  };
}
