import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const paymentAnatomy = defineAnatomy('payment', [
  'root',
  'card',
  'fields',
  'hint',
  'message',
  'status',
  'actions',
]);
