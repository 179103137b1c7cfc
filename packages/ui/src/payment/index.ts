export type { CardForm } from './card-form.ts';
export { paymentAnatomy } from './payment.anatomy.ts';
export { paymentMessages } from './payment.messages.ts';
export * from './payment-form.tsx';
export { type PaymentServices, providePayment } from './provide-payment.ts';
