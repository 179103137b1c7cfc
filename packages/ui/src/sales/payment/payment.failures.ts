import { describeError, requestOf, withRequest } from '../../api/api-error.ts';
import type { PaymentStatus } from '../../api/entities.ts';
import { ownSentence } from '../../api/own-sentence.ts';
import type { Confirmation, OrderRefusal } from './payment.context.ts';
import { intentErrorMessage, PaymentBlocked, type PaymentMessage } from './payment.rules.ts';

/** The backend says that nothing was charged, and that this intent is spent. */
export const REFUSED = {
  type: 'decline',
  params: { message: { code: 'failedOrCanceled' }, isIntentReusable: false },
} as const;

/** The status of a call that failed. */
export const statusOfFailure = ({ event }: { event: { error: unknown } }) => ({
  status: describeError(event.error).status,
});

/** Why a payment can't even be asked for. */
export const reasonOf = (error: unknown): PaymentMessage =>
  error instanceof PaymentBlocked ? error.reason : describeError(error).descriptor;

/** Reads from a failed call that its order is refused as it is; null: it failed otherwise. */
export function refusalIn(error: unknown): OrderRefusal | null {
  const { data } = (error ?? {}) as { data?: { code?: unknown; pricePerPerson?: unknown; totalAmount?: unknown } };
  if (data?.code === 'on-request') return { code: 'on-request' };
  if (data?.code === 'unconfirmed') return { code: 'unconfirmed' };
  if (data?.code !== 'price-changed') return null;
  const [totalUsd, perPersonUsd] = [Number(data.totalAmount), Number(data.pricePerPerson)];
  if (!(totalUsd > 0)) return null;
  return { code: 'price-changed', totalUsd, perPersonUsd: perPersonUsd > 0 ? perPersonUsd : null };
}

/** Why there is no intent. */
export function describeIntentError(error: unknown): PaymentMessage {
  const { status, descriptor, hasResponse } = describeError(error);
  // Without an answer there is no status to speak of: the transport's own sentence says more.
  if (!hasResponse) return descriptor;
  return withRequest(intentErrorMessage(status, ownSentence(error)), requestOf(descriptor)) as PaymentMessage;
}

/** The status that an answer of any shape gives. */
export function statusIn(answer: unknown): string {
  return String((answer as Partial<PaymentStatus> | null)?.status);
}

/** The message of a confirmation that was no success. */
export function readDecline(confirmation: Confirmation): { message: PaymentMessage; isIntentReusable: boolean } {
  return confirmation.status === 'declined'
    ? { message: confirmation.message, isIntentReusable: confirmation.isIntentReusable }
    : { message: { code: 'failed' }, isIntentReusable: false };
}
