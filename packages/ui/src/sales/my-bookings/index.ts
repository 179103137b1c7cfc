export { BookingPage, type BookingPageProps } from './booking-page.tsx';
export * as ManageBooking from './manage-booking-parts.ts';
export { readReceiptLink } from './receipt-link.ts';
export * as Receipt from './receipt-parts.tsx';
