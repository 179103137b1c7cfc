import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { PaymentEvent, PaymentMachine } from './payment.machine.ts';
import { isSimulatedPayment, type PaymentMessage } from './payment.rules.ts';

/** A payment that is running. */
export type PaymentActor = ActorRefFrom<PaymentMachine>;

/** The payment's view: the card with its button, or its replacement. */
export type PaymentView = 'card' | 'login' | 'retry' | 'waiting';

function viewOf(snapshot: SnapshotFrom<PaymentMachine>): PaymentView {
  if (snapshot.matches('authenticationRequired')) return 'login';
  if (snapshot.matches('initFailed')) return 'retry';
  return snapshot.matches('stillProcessing') ? 'waiting' : 'card';
}

/** A payment and its actions. */
export interface PaymentFacts {
  view: PaymentView;
  /** Why it can't go on, or why a card was declined. */
  reason: PaymentMessage | null;
  /** Money is under way. */
  isBusy: boolean;
  /** Money may have moved: nothing more is charged until that is known. */
  isOutcomePending: boolean;
  /** The card network's name of it; null: the backend has not opened it yet. */
  paymentId: string | null;
  /** It waits for the card network, or for the bank behind it. */
  isConfirming: boolean;
  /** It can be paid now, as soon as a card is typed. */
  isReady: boolean;
  /** It takes no card. */
  isSimulated: boolean;
  /** The backend has opened a payment. */
  isOpened: boolean;
  needsCard: boolean;
  /** The backend's key at the card network. */
  publishableKey: string | null;
  pay: () => void;
  /** Asks the backend once more to open it. */
  retry: () => void;
}

/** A payment as a view knows it: named facts and verbs, and nothing of the machine. */
export function connectPayment(
  snapshot: SnapshotFrom<PaymentMachine>,
  send: (event: PaymentEvent) => void,
): PaymentFacts {
  const { publishableKey, paymentIntentId, message } = snapshot.context;
  const isSimulated = isSimulatedPayment(paymentIntentId ?? '', publishableKey ?? '');
  return {
    view: viewOf(snapshot),
    reason: message,
    isBusy: snapshot.hasTag('busy'),
    isOutcomePending: snapshot.context.isOutcomePending,
    paymentId: paymentIntentId,
    isConfirming: snapshot.matches('confirming'),
    isReady: snapshot.matches('ready') || snapshot.matches('pausing'),
    isSimulated,
    isOpened: paymentIntentId !== null,
    needsCard: paymentIntentId !== null && !isSimulated,
    publishableKey,
    pay: () => send({ type: 'pay' }),
    retry: () => send({ type: 'retry' }),
  };
}
