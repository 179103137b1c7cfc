import type { SnapshotFrom } from 'xstate';
import type { PaymentEvent, PaymentMachine } from './payment.machine.ts';
import { isSimulatedPayment } from './payment.rules.ts';

/** The payment's view: the card with its button, or its replacement. */
export type PaymentView = 'card' | 'login' | 'retry' | 'waiting';

function viewOf(snapshot: SnapshotFrom<PaymentMachine>): PaymentView {
  if (snapshot.matches('authenticationRequired')) return 'login';
  if (snapshot.matches('initFailed')) return 'retry';
  return snapshot.matches('stillProcessing') ? 'waiting' : 'card';
}

/** A payment as a view knows it: named facts and verbs, and nothing of the machine. */
export function connectPayment(snapshot: SnapshotFrom<PaymentMachine>, send: (event: PaymentEvent) => void) {
  const { publishableKey, paymentIntentId, message } = snapshot.context;
  const isSimulated = isSimulatedPayment(paymentIntentId ?? '', publishableKey ?? '');
  return {
    view: viewOf(snapshot),
    /** Why it can't go on, or why a card was declined. */
    reason: message,
    /** Money is under way. */
    isBusy: snapshot.hasTag('busy'),
    /** Money may have moved: nothing more is charged until that is known. */
    isOutcomePending: snapshot.context.isOutcomePending,
    /** The card network's name of it; null: the backend has not opened it yet. */
    paymentId: paymentIntentId,
    /** It waits for the card network, or for the bank behind it. */
    isConfirming: snapshot.matches('confirming'),
    /** It can be paid now, as soon as a card is typed. */
    isReady: snapshot.matches('ready') || snapshot.matches('pausing'),
    /** It takes no card. */
    isSimulated,
    /** The backend has opened a payment. */
    isOpened: paymentIntentId !== null,
    needsCard: paymentIntentId !== null && !isSimulated,
    /** The backend's key at the card network. */
    publishableKey,
    pay: () => send({ type: 'pay' }),
    /** Asks the backend once more to open it. */
    retry: () => send({ type: 'retry' }),
  };
}
