import { saveReturnPath } from '../../../account/session/return-path.ts';
import { bindHostPayment, type PaymentDependencies } from '../../payment/bind-host-payment.ts';
import { balanceMachine } from './balance.machine.ts';

/** The dependencies of paying a balance, read when needed. */
export interface BalanceDependencies extends PaymentDependencies {
  /** Something was paid. */
  onPaid: () => void;
}

/** The balance machine with its payment bound to a backend, and its actions to a host. */
export function bindBalance(dependencies: () => BalanceDependencies) {
  return balanceMachine.provide({
    actors: {
      payment: bindHostPayment(dependencies),
    },
    actions: {
      onPaid: () => dependencies().onPaid(),
      goToLogin: () => {
        const { drafts, location, paths, navigate } = dependencies().ports;
        saveReturnPath(drafts, location());
        if (paths.login !== null) navigate(paths.login);
      },
    },
  });
}
