export type { CardFieldsProps, CardForm, CardFormRef, Confirmation, PaymentsPort } from '../../provider/card-form.ts';
export { bindPayment, type PaymentServices } from './bind-payment.ts';
export type { PaymentActor, PaymentView } from './payment.connect.ts';
export type { PaymentMessage } from './payment.rules.ts';
export { DefaultPayment, type DefaultPaymentProps } from './payment.tsx';
export * as Payment from './payment-parts.tsx';
export { type PaymentApi, usePayment } from './use-payment.ts';
