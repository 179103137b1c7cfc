import { describeParts } from '../../core/internal/described-anatomy.ts';
import { bookingReceiptAnatomy, manageBookingAnatomy } from './manage-booking.anatomy.ts';

export const manageBookingParts = describeParts(manageBookingAnatomy, {
  root: 'Everything about one booking',
  header: 'What was booked, its reference and how far it is',
  title: 'The trek, with a link to its page',
  reference: 'How the booking is called on the telephone',
  note: 'What the visitor has to know first: unpaid, cancelled, a request that waits',
  facts: 'When it starts and ends, and for how many',
  price: 'The box with what it costs and what is paid',
  heading: 'The heading of a section',
  sums: 'What it costs, what is paid, what is left and when that is due',
  actions: 'What can be done: pay, change, cancel, put into a calendar',
  done: 'Says that nothing is left to pay',
  section: 'A section below: payments, next steps, documents, questions',
  payments: 'The payments that have come',
  payment: 'One of them, with its receipt',
  travelers: 'The travelers, in their order',
  traveler: 'One of them: complete, or what is still missing',
  'traveler-name': 'The name as in the passport, once it is known',
  'traveler-state': 'What is still missing of a traveler',
  'traveler-form': 'The form with the details of one traveler',
  pair: 'Two fields of it beside each other',
  lead: 'What the details are for, and who sees them',
  steps: 'What happens next, in its order',
  documents: 'What to bring, as the host gives it',
  phone: 'The telephone of the office',
  form: 'The content of the dialogs that pay and cancel',
  message: 'What went wrong in them, or with the details of a traveler',
  answer: 'What became of a request to cancel, or of saved details',
});

export const bookingReceiptParts = describeParts(bookingReceiptAnatomy, {
  root: 'The receipt of one payment, as it prints',
  company: 'Who received the money',
  title: 'Says that it is a receipt',
  facts: 'Reference, day, amount and what for',
  actions: 'Prints it, or leads back; not on paper',
});
