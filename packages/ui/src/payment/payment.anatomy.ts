import { defineAnatomy } from '../internal/anatomy.ts';

export const paymentAnatomy = defineAnatomy('payment', ['root', 'card', 'hint', 'message', 'status', 'actions']);
