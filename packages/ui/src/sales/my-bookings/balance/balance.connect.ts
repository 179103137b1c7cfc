import type { EventFrom, SnapshotFrom } from 'xstate';
import { typedAmountUsd } from '../../../pricing/charge.rules.ts';
import { balanceLimitsUsd } from '../../../pricing/index.ts';
import type { balanceMachine } from './balance.machine.ts';

type Machine = typeof balanceMachine;

/** The facts of paying a balance at one moment. */
export function balanceFacts(current: SnapshotFrom<Machine>) {
  const { totalCents, balanceUsd, amountUsd, amountText, typedUsd, refusedAmount, message, ...context } =
    current.context;
  return {
    isOpen: current.matches('paying') || current.matches('failed'),
    /** False while money is under way. */
    isClosable: !context.isPaymentBusy,
    /** False while money is at risk: the amount can't be changed then. */
    isEditable: !context.isPaymentBusy && context.pendingIntentId === null,
    balanceUsd,
    amountUsd,
    amountText,
    /** The amount that the text says, charged or not; null: none. */
    typedUsd,
    refusedAmount,
    amountLimits: balanceLimitsUsd(totalCents, balanceUsd),
    /** Why the payment broke; null: it did not. */
    failure: message,
    /** A payment whose outcome is not known yet; null: there is none. */
    pendingIntentId: context.pendingIntentId,
    /** The payment, while the dialog is open. */
    payment: current.children.payment,
  };
}

/**
 * The actions. One that is not possible at the moment does nothing.
 * @param locale in whose signs numbers are typed
 */
export function balanceVerbs(send: (event: EventFrom<Machine>) => void, locale = 'en-US') {
  return {
    open: () => send({ type: 'open' }),
    close: () => send({ type: 'close' }),
    logIn: () => send({ type: 'login' }),
    /** The input is read in the signs of the locale. */
    typeAmount: (text: string) => send({ type: 'amount.type', text, amountUsd: typedAmountUsd(text, locale) }),
    commitAmount: () => send({ type: 'amount.commit' }),
  };
}

/** Paying a balance as a view knows it: named facts and verbs, and nothing of the machine. */
export function connectBalance(
  current: SnapshotFrom<Machine>,
  send: (event: EventFrom<Machine>) => void,
  locale?: string,
) {
  return { ...balanceFacts(current), ...balanceVerbs(send, locale) };
}
