import { type PaymentSurroundings, provideHostPayment } from '../payment/index.ts';
import { rememberReturn } from '../session/index.ts';
import { balanceMachine } from './balance.machine.ts';

/** What paying a balance finds around it at the moment that it needs it. */
export interface BalanceSurroundings extends PaymentSurroundings {
  /** Something was paid. */
  onPaid: () => void;
}

/** The balance machine with its payment bound to a backend, and its actions to a host. */
export function provideBalance(surroundings: () => BalanceSurroundings) {
  return balanceMachine.provide({
    actors: {
      payment: provideHostPayment(surroundings),
    },
    actions: {
      onPaid: () => surroundings().onPaid(),
      goToLogin: () => {
        const { drafts, location, paths, navigate } = surroundings().ports;
        rememberReturn(drafts, location());
        if (paths.login !== null) navigate(paths.login);
      },
    },
  });
}
