export * from './booking.anatomy.ts';
export * from './booking.messages.ts';
export { BookingPanel, type BookingPanelProps, PriceTotals } from './booking-panel.tsx';
export * from './trek-booking.tsx';
export { type Booking, useBooking } from './use-booking.ts';
