import type { CardForm } from '../../provider/card-form.ts';
import type { TrekPorts } from '../../provider/ports.ts';
import { bindPayment } from './bind-payment.ts';
import type { PaymentMessage } from './payment.rules.ts';

/** A payment's dependencies, read when needed. */
export interface PaymentDependencies {
  ports: TrekPorts;
  /** The card fields on the screen. */
  cardForm: CardForm | null;
  /** How the page says what a payment has to say. */
  formatPayment: (message: PaymentMessage) => string;
}

const PROBE = 'probe';

/**
 * The payment machine for a machine that invokes it, bound to the ports of a page.
 * @param onSuccess takes the words for a payment that succeeded. Default: they are a notice
 */
export function bindHostPayment(dependencies: () => PaymentDependencies, onSuccess?: (text: string) => void) {
  return bindPayment({
    api: dependencies().ports.api,
    notify: (kind, text) =>
      kind === 'success' && onSuccess ? onSuccess(text) : dependencies().ports.notify(kind, text),
    format: (message) => dependencies().formatPayment(message),
    cardForm: () => dependencies().cardForm,
    canRemember: () => {
      const { drafts } = dependencies().ports;
      const isWritten = drafts.write(PROBE, '');
      drafts.remove(PROBE);
      return isWritten;
    },
  });
}
