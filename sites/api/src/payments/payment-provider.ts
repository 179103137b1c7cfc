import type { PaymentStatusName } from '@trek/ui/api';
import type { ProviderRefund, RefundState } from '../store/refunds.ts';
import type { DisputeState } from '../store/schema.ts';

/** A charge to make. */
interface IntentRequest {
  /** Whole US dollars. */
  amountUsd: number;
  bookingId: string;
  /** The subject of the payment, for the provider's records. */
  description: string;
  /** Repeated requests with the same key create one intent only. */
  idempotencyKey: string;
  /** Requires 3-D Secure, whether or not the bank insists. */
  isChallenged: boolean;
}

/** An open payment at the provider; the browser confirms it with the client secret. */
export interface ProviderIntent {
  id: string;
  clientSecret: string;
}

/** The status of a payment, as the API returns it. */
export interface ProviderStatus {
  status: PaymentStatusName;
  message?: string;
}

/** The status of a payment after an attempt to cancel it. */
export interface ProviderEnd extends ProviderStatus {
  /** It is canceled by this call, and no card was ever tried. */
  isUntried: boolean;
}

/** An event that the provider reports to the webhook. */
export type ProviderEvent = { paymentId: string } & (
  | { kind: 'standing'; standing: ProviderStatus }
  /** A card was declined; the payment can be retried. */
  | { kind: 'declined' }
  /** Total amount returned to the cardholder so far. */
  | { kind: 'refunded'; refundedCents: number }
  /** The state of one refund. */
  | { kind: 'refund'; refundId: string; state: RefundState }
  /** The cardholder disputes the payment at their bank. */
  | { kind: 'disputed'; dispute: DisputeState }
);

/** A payment provider. Every call throws `UnavailableError` if the provider can't be reached. */
export interface PaymentProvider {
  /** False if asking for the status makes the payment succeed: then only the visitor may ask. */
  readonly movesMoney: boolean;
  createIntent(request: IntentRequest): Promise<ProviderIntent>;
  /** An existing intent without a payment attempt. */
  reopen(id: string): Promise<ProviderIntent | undefined>;
  /** Cancels an open intent and returns its status: one that was paid meanwhile stays paid. */
  cancelIntent(id: string): Promise<ProviderEnd>;
  retrieve(id: string): Promise<ProviderStatus>;
  /**
   * Refunds a part of a payment. Repeating the same attempt refunds nothing more and returns its state.
   * @param attempt number of earlier refunds of this payment that failed
   */
  refund(id: string, cents: number, attempt: number): Promise<ProviderRefund>;
  /** Total amount returned of a payment, in cents, without failed refunds. */
  returnedCents(id: string): Promise<number>;
  /**
   * Reads a webhook request. Missing if no webhook is set up.
   * @param body the exact bytes, which the signature covers
   * @returns undefined for an event about something else
   * @throws InvalidSignatureError if the signature is missing, wrong or too old
   */
  readEvent?(body: string, signature: string | undefined, now: Date): Promise<ProviderEvent | undefined>;
}

/** The request did not come from the provider, was modified, or is a replay. */
export class InvalidSignatureError extends Error {
  override name = 'InvalidSignatureError';
}
