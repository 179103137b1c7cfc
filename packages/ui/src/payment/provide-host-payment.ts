import type { TrekPorts } from '../provider/ports.ts';
import type { CardForm } from './card-form.ts';
import type { PaymentSaid } from './payment.rules.ts';
import { providePayment } from './provide-payment.ts';

/** What a payment finds around it at the moment that it needs it. */
export interface PaymentSurroundings {
  ports: TrekPorts;
  /** The card fields on the screen. */
  cardForm: CardForm | null;
  /** How the page says what a payment has to say. */
  paymentWords: (said: PaymentSaid) => string;
}

const PROBE = 'probe';

/** The payment machine for a machine that invokes it, bound to the ports of a page. */
export function provideHostPayment(surroundings: () => PaymentSurroundings) {
  return providePayment({
    api: surroundings().ports.api,
    notify: (kind, text) => surroundings().ports.notify(kind, text),
    words: (said) => surroundings().paymentWords(said),
    cardForm: () => surroundings().cardForm,
    canRemember: () => {
      const { drafts } = surroundings().ports;
      const isKept = drafts.write(PROBE, '');
      drafts.remove(PROBE);
      return isKept;
    },
  });
}
