import { paymentInvariants } from '../payment/payment.invariants.test-cases.ts';
import type { Edge } from '../testing/index.ts';
import { describeMachine } from '../testing/machine-suite.test-cases.ts';
import * as given from './booking.machine.test-cases.ts';
import type { BookingContext } from './booking.machine.ts';

const contexts = ({ from, context }: Edge) => [from.context as BookingContext, context as BookingContext] as const;
const priced = ({ travelers, option, amountUsd }: BookingContext) => JSON.stringify([travelers, option, amountUsd]);

describeMachine(given.bookingModel, {
  invariants: { ...paymentInvariants, 'goes to the profile once per success': given.navigatesOncePerSuccess },
  edgeInvariants: {
    'money at risk is never priced anew': (edge) => {
      const [before, after] = contexts(edge);
      return before.pendingIntentId === null || after.pendingIntentId === null || priced(before) === priced(after);
    },
    'a payment in flight is never forgotten before its outcome is known': (edge) => {
      const [before, after] = contexts(edge);
      const isKnown = 'settle' in edge.step || edge.state === 'succeeded';
      return before.pendingIntentId === null || after.pendingIntentId !== null || isKnown;
    },
    'closing is refused while a payment is busy': (edge) =>
      !('send' in edge.step && edge.step.send.type === 'close' && contexts(edge)[0].isPaymentBusy) ||
      (edge.taken.length === 0 && edge.state === edge.from.state),
    'nobody pays without being signed in': (edge) =>
      !('send' in edge.step && edge.step.send.type === 'pay') ||
      !edge.taken.some((key) => key.startsWith('payment.ready: pay')) ||
      contexts(edge)[0].customer !== null,
  },
});
