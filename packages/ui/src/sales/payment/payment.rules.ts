import type { ApiMessage } from '../../api/api-error.ts';
import type { PaymentStatusName } from '../../api/statuses.ts';
import type { Translation } from '../../core/texts/define-texts.ts';
import type { MessageDescriptor } from '../../core/texts/message-descriptor.ts';
import type { paymentTexts } from './payment.texts.ts';

export type { PaymentRequest } from '../../api/requests.ts';

/** A message of the payment: a text by its name, or the words of the backend or of the card network. */
export type PaymentMessage = MessageDescriptor<Translation<typeof paymentTexts>> | ApiMessage;

/** The only currency that is charged. */
export const CURRENCY = 'usd';

/** Payment ids that start so are simulated: no card network behind them. */
export const SIMULATED_ID_PREFIX = 'mock_';

/** Simulated payments are honored unless the publishable key is a live one. */
export function isSimulatedPayment(paymentIntentId: string, publishableKey: string): boolean {
  return paymentIntentId.startsWith(SIMULATED_ID_PREFIX) && !publishableKey.startsWith('pk_live_');
}

/** The outcome by the status call. Anything else counts as still being processed. */
export type PaymentOutcome = 'succeeded' | 'declined' | 'processing';

const OUTCOMES: Record<PaymentStatusName, PaymentOutcome> = {
  succeeded: 'succeeded',
  processing: 'processing',
  failed: 'declined',
  canceled: 'declined',
  // No card ever reached the provider.
  requires_payment_method: 'declined',
};

/** Reads a status word of the payment provider. */
export function paymentOutcome(status: string): PaymentOutcome {
  return Object.hasOwn(OUTCOMES, status) ? OUTCOMES[status as PaymentStatusName] : 'processing';
}

/** True for 'trek with id … not found' anywhere in a message. */
function isTrekUnknown(message: string): boolean {
  const start = message.indexOf('trek with id ');
  return start >= 0 && message.includes(' not found', start);
}

/** The sentence that a person reads when an intent can't be created. */
export function intentErrorMessage(status: number, message: string | undefined): PaymentMessage {
  if (status === 401) return { code: 'authenticationFailed' };
  if (status !== 400) return { code: 'failedWithStatus', facts: [status] };
  if (message && /invalid input syntax for type integer/i.test(message)) return { code: 'trekIdMalformed' };
  if (message && isTrekUnknown(message.toLowerCase())) return { code: 'trekUnavailable' };
  return message || { code: 'invalidParameters' };
}

/** Thrown where a payment can't even be asked for, and says why. */
export class PaymentBlocked extends Error {
  override name = 'PaymentBlocked';
  readonly reason: PaymentMessage;

  constructor(reason: PaymentMessage) {
    super(typeof reason === 'string' ? reason : reason.code);
    this.reason = reason;
  }
}
