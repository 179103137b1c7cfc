export * from './booking.anatomy.ts';
export * from './booking.messages.ts';
export { BookingPanel, type BookingPanelProps, PriceTotals } from './booking-panel.tsx';
export { readResumeLink, resumeLink } from './resume-link.ts';
export * from './trek-booking.tsx';
export { type Booking, useBooking } from './use-booking.ts';
