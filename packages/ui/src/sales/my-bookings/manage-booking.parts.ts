import { describeParts } from '../../core/internal/described-anatomy.ts';
import { bookingReceiptAnatomy, manageBookingAnatomy } from './manage-booking.anatomy.ts';

export const manageBookingParts = describeParts(manageBookingAnatomy, {
  root: 'Everything about one booking',
  header: 'The trek, its reference and its status',
  title: 'The trek, with a link to its page',
  reference: 'How the booking is called on the telephone',
  note: 'The most important notice: unpaid, canceled, a request that waits',
  facts: 'When it starts and ends, and for how many',
  price: 'The box with what it costs and what is paid',
  heading: 'The heading of a section',
  sums: 'The price, the paid amount, the balance and its due date',
  actions: 'The actions: pay, change, cancel, add to a calendar',
  done: 'Says that nothing is left to pay',
  section: 'A section below: payments, next steps, documents, questions',
  payments: 'The payments that have come',
  payment: 'One of them, with its receipt',
  travelers: 'The travelers, in their order',
  traveler: 'One of them: complete, or what is still missing',
  'traveler-name': 'The name as in the passport, once it is known',
  'traveler-state': 'The missing details of a traveler',
  'traveler-form': 'The form with the details of one traveler',
  pair: 'Two fields of it beside each other',
  lead: 'The purpose of the details, and who sees them',
  steps: 'The next steps, in order',
  documents: 'The packing list, from the host',
  phone: 'The telephone of the office',
  form: 'The content of the dialogs that pay and cancel',
  message: 'Their failure, or that of a traveler’s details',
  answer: 'The result of a request to cancel, or of saving details',
});

export const bookingReceiptParts = describeParts(bookingReceiptAnatomy, {
  root: 'The receipt of one payment, as it prints',
  company: 'The recipient of the money',
  title: 'Says that it is a receipt',
  facts: 'Reference, day, amount and what for',
  actions: 'Prints it, or leads back; not on paper',
});
