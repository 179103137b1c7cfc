import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const paymentAnatomy = defineAnatomy('payment', [
  /**
   * The payment.
   * @attribute data-state `card`, `login`, `retry` or `waiting`.
   */
  'root',
  /** Room for the card fields of the provider. */
  'card',
  /** The provider’s own fields, in a frame of its own. */
  'fields',
  /** Says that a payment is simulated; the terms in a sentence. */
  'hint',
  /** The card’s failure. */
  'failure',
  /** The progress, announced. */
  'status',
  /** The buttons. */
  'actions',
]);
