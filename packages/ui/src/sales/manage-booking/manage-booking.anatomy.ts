import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const manageBookingAnatomy = defineAnatomy('manage-booking', [
  /** Everything about one booking. */
  'root',
  /** The trek, its reference and its status. */
  'header',
  /** The trek, with a link to its page. */
  'title',
  /** How the booking is called on the telephone. */
  'reference',
  /** The most important notice: unpaid, canceled, a request that waits. */
  'note',
  /** When it starts and ends, and for how many. */
  'facts',
  /** The box with what it costs and what is paid. */
  'price',
  /** The heading of a section. */
  'heading',
  /** The price, the paid amount, the balance and its due date. */
  'sums',
  /** The actions: pay, change, cancel, add to a calendar. */
  'actions',
  /** Says that nothing is left to pay. */
  'paid-in-full',
  /** A section below: payments, next steps, documents, questions. */
  'section',
  /** The payments that have come. */
  'payments',
  /** One of them, with its receipt; or an issued invoice. */
  'payment',
  /** The travelers, in their order. */
  'travelers',
  /**
   * One of them: complete, or what is still missing.
   * @attribute data-state `complete` or `missing`.
   */
  'traveler',
  /** The name as in the passport, once it is known. */
  'traveler-name',
  /** The missing details of a traveler. */
  'traveler-state',
  /** The form with the details of one traveler, or their private link. */
  'traveler-form',
  /** Two fields of it beside each other. */
  'pair',
  /** The purpose of the details, and who sees them; or of invoices. */
  'lead',
  /** The next steps, in order. */
  'steps',
  /** The packing list, from the host. */
  'documents',
  /** The telephone of the office. */
  'phone',
  /** The content of the dialogs that pay and cancel. */
  'form',
  /** The refund that the terms give today. */
  'terms',
  /** Their failure, or that of a traveler’s details. */
  'failure',
  /** The result of a request to cancel, or of saving details. */
  'answer',
  /** Asks a guest for address and number, and has a code mailed. */
  'find',
  /** A private link's page: one traveler fills in the own details. */
  'fill-in',
]);

export const bookingReceiptAnatomy = defineAnatomy('booking-receipt', [
  /** The receipt of one payment, as it prints. */
  'root',
  /** The recipient of the money. */
  'company',
  /** Says that it is a receipt. */
  'title',
  /** The payer, with the postal address. */
  'payer',
  /** Reference, day, amount and what for. */
  'facts',
  /** The price of the whole booking, and what of it is paid and left. */
  'sums',
  /** Prints it, or leads back; not on paper. */
  'actions',
]);

export const bookingInvoiceAnatomy = defineAnatomy('booking-invoice', [
  /** An invoice or credit note, as it prints. */
  'root',
  /** The company that issued it. */
  'company',
  /** Says which of them it is. */
  'title',
  /** The payer, with the postal address. */
  'payer',
  /** Number, day and what for. */
  'facts',
  /** The parts of the total. */
  'sums',
  /** Prints it, or leads back; not on paper. */
  'actions',
]);
