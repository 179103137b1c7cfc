export * as BookingInvoice from './booking-invoice-parts.tsx';
export * as BookingReceipt from './booking-receipt-parts.tsx';
export { FindBooking, type FindBookingProps } from './find-booking.tsx';
export { DefaultManageBooking, type DefaultManageBookingProps } from './manage-booking.tsx';
export * as ManageBooking from './manage-booking-parts.ts';
export { readInvoiceLink, readReceiptLink } from './receipt-link.ts';
export { FillInTraveler } from './travelers/fill-in-traveler.tsx';
