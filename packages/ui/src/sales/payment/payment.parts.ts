import { describeParts } from '../../core/internal/described-anatomy.ts';
import { paymentAnatomy } from './payment.anatomy.ts';

export const paymentParts = describeParts(paymentAnatomy, {
  root: 'The payment',
  card: 'Room for the card fields of the provider',
  fields: 'The provider’s own fields, in a frame of its own',
  hint: 'Says that a payment is simulated',
  message: 'The card’s failure',
  status: 'The progress, announced',
  actions: 'The buttons',
});
