import type { ActorRefFrom } from 'xstate';
import { type BookingVerbs, bookingFacts } from '../booking.connect.ts';
import type { bookingMachine } from '../booking.machine.ts';
import type { PanelBooking } from '../booking-controller.types.ts';

/**
 * Hands over to a booking what its panel has asked, and all that it asks from then on; the panel shows what it then is.
 * @returns ends that
 */
export function leadPanel(
  panel: Pick<PanelBooking, 'begin' | 'view'>,
  actor: ActorRefFrom<typeof bookingMachine>,
  verbs: BookingVerbs,
): () => void {
  const show = () => {
    const { travelers, isEditable, agreedUsd } = bookingFacts(actor.getSnapshot());
    panel.view.write({ travelers, isEditable, agreedUsd, isOpening: false });
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
