import { bookingMessages as dialogMessages } from './booking.messages.ts';
import { bookingPanelMessages } from './booking-panel.messages.ts';

/** Every text of the booking panel and dialog. */
export const bookingMessages = { ...bookingPanelMessages, ...dialogMessages } as const;
