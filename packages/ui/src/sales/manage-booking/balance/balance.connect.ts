import type { EventFrom, SnapshotFrom } from 'xstate';
import type { ApiMessage } from '../../../api/api-error.ts';
import { typedAmountUsd } from '../../../pricing/charge.rules.ts';
import { balanceLimitsUsd } from '../../../pricing/index.ts';
import type { PaymentActor } from '../../payment/payment.connect.ts';
import type { balanceMachine } from './balance.machine.ts';

type Machine = typeof balanceMachine;

/** The facts of paying a balance at one moment. */
export interface BalanceFacts {
  isOpen: boolean;
  /** False while money is under way. */
  isClosable: boolean;
  /** False while money is at risk: the amount can't be changed then. */
  isEditable: boolean;
  balanceUsd: number;
  amountUsd: number;
  amountText: string;
  /** The amount that the text says, charged or not; null: none. */
  typedUsd: number | null;
  refusedAmount: string | null;
  amountLimits: { minimum: number; maximum: number };
  /** Why the payment broke; null: it did not. */
  failure: ApiMessage | null;
  /** A payment whose outcome is not known yet; null: there is none. */
  pendingIntentId: string | null;
  /** The payment, while the dialog is open. */
  payment: PaymentActor | undefined;
}

/** The facts of paying a balance at one moment. */
export function balanceFacts(current: SnapshotFrom<Machine>): BalanceFacts {
  const { totalCents, balanceUsd, amountUsd, amountText, typedUsd, refusedAmount, message, ...context } =
    current.context;
  return {
    isOpen: current.matches('paying') || current.matches('failed'),
    isClosable: !context.isPaymentBusy,
    isEditable: !context.isPaymentBusy && context.pendingIntentId === null,
    balanceUsd,
    amountUsd,
    amountText,
    typedUsd,
    refusedAmount,
    amountLimits: balanceLimitsUsd(totalCents, balanceUsd),
    failure: message,
    pendingIntentId: context.pendingIntentId,
    payment: current.children.payment,
  };
}

/** The actions of paying a balance. */
export interface BalanceVerbs {
  open: () => void;
  close: () => void;
  logIn: () => void;
  /** The input is read in the signs of the locale. */
  typeAmount: (text: string) => void;
  commitAmount: () => void;
}

/**
 * The actions. One that is not possible at the moment does nothing.
 * @param locale in whose signs numbers are typed
 */
export function balanceVerbs(send: (event: EventFrom<Machine>) => void, locale = 'en-US'): BalanceVerbs {
  return {
    open: () => send({ type: 'open' }),
    close: () => send({ type: 'close' }),
    logIn: () => send({ type: 'login' }),
    typeAmount: (text: string) => send({ type: 'amount.type', text, amountUsd: typedAmountUsd(text, locale) }),
    commitAmount: () => send({ type: 'amount.commit' }),
  };
}

/** Paying a balance as a view knows it: named facts and verbs, and nothing of the machine. */
export function connectBalance(
  current: SnapshotFrom<Machine>,
  send: (event: EventFrom<Machine>) => void,
  locale?: string,
): BalanceFacts & BalanceVerbs {
  return { ...balanceFacts(current), ...balanceVerbs(send, locale) };
}
