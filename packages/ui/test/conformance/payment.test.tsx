import type { ComponentType, ReactNode } from 'react';
import { beforeEach, vi } from 'vitest';
import { createActor } from 'xstate';
import { connectPayment, type PaymentView } from '../../src/sales/payment/payment.connect.ts';
import { paymentMachine } from '../../src/sales/payment/payment.machine.ts';
import * as Payment from '../../src/sales/payment/payment-parts.tsx';
import { PaymentContext } from '../../src/sales/payment/use-payment-context.ts';
import { HostPage } from './around.tsx';
import { describeConformance } from './describe-conformance.tsx';

const done = vi.fn();
beforeEach(() => void done.mockClear());
const pressed = () => done.mock.calls.length > 0;

const order = { trekId: 12, amountUsd: 290, travelers: 1, customerName: 'Maya', customerEmail: 'maya@example.com' };
const payment = createActor(paymentMachine, { input: { order, pendingIntentId: null } });
const options = { amountUsd: 290, cardForm: { current: null }, onLogin: done, onBack: done };

/** A payment of which this is known, as its parts find it. */
function paymentWith(facts: { view: PaymentView; isBusy?: boolean }): ComponentType<{ children: ReactNode }> {
  const known = {
    ...connectPayment(payment.getSnapshot(), done),
    reason: 'Declined',
    isReady: true,
    isSimulated: true,
  };
  const card = { isCardReady: false, setIsCardReady: () => {} };
  return ({ children }) => (
    <HostPage>
      <PaymentContext.Provider value={{ ...known, ...options, ...card, ...facts }}>{children}</PaymentContext.Provider>
    </HostPage>
  );
}

const part = (tag: string, name: string) => ({
  props: {},
  element: { tag, selector: `[data-scope="payment"][data-part="${name}"]` },
  Around: paymentWith({ view: 'card' }),
  takesAsChild: true,
});
const status = (view: PaymentView) => ({
  props: {},
  element: { tag: 'div', selector: '[data-scope="status"][data-part="root"]' },
  Around: paymentWith({ view }),
});
const button = {
  props: {},
  element: { tag: 'button', selector: '[data-scope="button"]' },
  Around: paymentWith({ view: 'card', isBusy: false }),
  pressed,
};

describeConformance('Payment.Root', {
  Part: Payment.Root,
  ...part('div', 'root'),
  props: { payment, ...options },
  Around: HostPage,
});
describeConformance('Payment.Card', { Part: Payment.Card, ...part('div', 'card') });
describeConformance('Payment.Failure', { Part: Payment.Failure, ...part('p', 'failure') });
describeConformance('Payment.Processing', {
  Part: Payment.Processing,
  ...part('p', 'hint'),
  Around: paymentWith({ view: 'card', isBusy: true }),
});
describeConformance('Payment.Terms', { Part: Payment.Terms, ...part('p', 'hint') });
describeConformance('Payment.Actions', { Part: Payment.Actions, ...part('div', 'actions') });
describeConformance('Payment.Back', { Part: Payment.Back, ...button });
describeConformance('Payment.Pay', { Part: Payment.Pay, ...button });
describeConformance('Payment.LoginRequired', { Part: Payment.LoginRequired, ...status('login') });
describeConformance('Payment.Retry', { Part: Payment.Retry, ...status('retry') });
describeConformance('Payment.StillProcessing', { Part: Payment.StillProcessing, ...status('waiting') });
