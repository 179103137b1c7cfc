import { typedAmountUsd } from '../../../pricing/charge.rules.ts';
import type { ExplorationModel } from '../../../testing/machines/index.ts';
import * as payment from '../../payment/payment.machine.test-cases.ts';
import { type BalanceInput, balanceMachine, type OwedBooking } from './balance.machine.ts';

/** A booking of $4,132.50 of which the deposit is paid. */
const booking: OwedBooking = {
  bookingId: 45,
  trekId: 12,
  travelers: 3,
  totalCents: 413_250,
  balanceUsd: 3306,
};
export const lessOwed: OwedBooking = { ...booking, balanceUsd: 1000 };
export const allPaid: OwedBooking = { ...booking, balanceUsd: 0 };

export const fresh: BalanceInput = { booking, customerName: 'Maya Gurung', customerEmail: 'maya@example.com' };
/** After a reload while a payment was under way. */
export const resumed: BalanceInput = {
  ...fresh,
  saved: { amountUsd: 1000, pendingIntentId: 'pi_old', owedBeforeUsd: 3306 },
};

export const send = (type: string, facts: object = {}) => ({ send: { type, ...facts } });
export const open = send('open');
export const close = send('close');
const typed = (text: string) => ({ text, amountUsd: typedAmountUsd(text, 'en-US') });
export const type = (text: string) => send('amount.type', typed(text));
export const commit = send('amount.commit');
export const pay = { send: { type: 'pay' }, to: 'payment' };

/** From the button to a payment that can be paid, is being confirmed, and is made. */
export const readyScript = [open, ...payment.readyScript];
export const confirmingScript = [...readyScript, pay];
export const paidScript = [
  ...confirmingScript,
  { settle: 'confirmCard', ...payment.succeeded },
  { settle: 'settle', ...payment.succeeded },
];

/** All that can happen while a balance is paid. */
export const balanceModel: ExplorationModel<typeof balanceMachine> = {
  machine: balanceMachine,
  inputs: { fresh, resumed, paid: { ...fresh, booking: allPaid } },
  events: [
    { type: 'open' },
    { type: 'close' },
    { type: 'login' },
    { type: 'booking.change', booking: lessOwed },
    { type: 'booking.change', booking: allPaid },
    { type: 'amount.type', ...typed('1,000') },
    { type: 'amount.type', ...typed('5') },
    { type: 'amount.commit' },
  ],
  limit: 400,
  childEvents: { payment: [{ type: 'pay' }] },
  outcomes: payment.invokedOutcomes,
  distinguish: ({ actor, state }) => {
    const { context, children } = actor.getSnapshot();
    const child = children.payment?.getSnapshot();
    return [
      state,
      context.balanceUsd,
      context.amountText === String(context.amountUsd) || context.amountText,
      context.isPaymentBusy,
      context.pendingIntentId !== null,
      child?.value,
    ];
  },
};
