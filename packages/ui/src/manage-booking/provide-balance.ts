import { type CardForm, type PaymentSaid, providePayment } from '../payment/index.ts';
import type { TrekPorts } from '../provider/ports.ts';
import { rememberReturn } from '../session/index.ts';
import { balanceMachine } from './balance.machine.ts';

/** What paying a balance finds around it at the moment that it needs it. */
export interface BalanceSurroundings {
  ports: TrekPorts;
  /** The card fields on the screen. */
  cardForm: CardForm | null;
  /** How the page says what a payment has to say. */
  paymentWords: (said: PaymentSaid) => string;
  /** Something was paid. */
  onPaid: () => void;
}

const PROBE = 'probe';

/** The balance machine with its payment bound to a backend, and its actions to a host. */
export function provideBalance(surroundings: () => BalanceSurroundings) {
  const { api } = surroundings().ports;
  return balanceMachine.provide({
    actors: {
      payment: providePayment({
        api,
        notify: (kind, text) => surroundings().ports.notify(kind, text),
        words: (said) => surroundings().paymentWords(said),
        cardForm: () => surroundings().cardForm,
        canRemember: () => {
          const { drafts } = surroundings().ports;
          const isKept = drafts.write(PROBE, '');
          drafts.remove(PROBE);
          return isKept;
        },
      }),
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
