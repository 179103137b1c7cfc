import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const manageBookingAnatomy = defineAnatomy('manage-booking', [
  'root',
  'header',
  'title',
  'reference',
  'note',
  'facts',
  'price',
  'heading',
  'sums',
  'actions',
  'done',
  'section',
  'payments',
  'payment',
  'travelers',
  'traveler',
  'traveler-name',
  'traveler-state',
  'traveler-form',
  'pair',
  'lead',
  'steps',
  'documents',
  'phone',
  'form',
  'message',
  'answer',
]);

export const bookingReceiptAnatomy = defineAnatomy('booking-receipt', ['root', 'company', 'title', 'facts', 'actions']);
