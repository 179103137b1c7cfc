export type { CardForm } from './card-form.ts';
export { paymentAnatomy } from './payment.anatomy.ts';
export { connectPayment, type PaymentView } from './payment.connect.ts';
export { paymentMessages } from './payment.messages.ts';
export * from './payment-form.tsx';
export * as Payment from './payment-parts.tsx';
export { type PaymentServices, providePayment } from './provide-payment.ts';
export { type PaymentActor, type PaymentApi, usePayment } from './use-payment.ts';
