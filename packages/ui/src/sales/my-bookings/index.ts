export * from './booking-page.tsx';
export * from './booking-receipt.tsx';
export * from './manage-booking.anatomy.ts';
export * from './manage-booking.texts.ts';
export * as ManageBooking from './manage-booking-parts.ts';
export { readReceiptLink, receiptLink } from './receipt-link.ts';
export * as Receipt from './receipt-parts.tsx';
