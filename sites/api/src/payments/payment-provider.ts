import type { PaymentStatusName } from '@trek/ui/api';
import type { DisputeState } from '../store/schema.ts';

/** What is to be charged. */
interface IntentRequest {
  /** Whole US dollars. */
  amountUsd: number;
  bookingId: string;
  /** What the traveler pays for, as it stands in the provider's records. */
  description: string;
  /** The same key never makes a second intent, however often the request is repeated. */
  idempotencyKey: string;
  /** True: the cardholder has to prove who they are to their bank, whether or not the bank insists. */
  isChallenged: boolean;
}

/** A payment that is open at the provider; the browser confirms it with the client secret. */
export interface ProviderIntent {
  id: string;
  clientSecret: string;
}

/** How a payment stands, as it is answered. */
export interface ProviderStatus {
  status: PaymentStatusName;
  message?: string;
}

/** `sent`: on its way to the cardholder's bank. `arrived`: done, as far as the provider knows. `failed`: the money is still here. */
export type RefundState = 'sent' | 'arrived' | 'failed';

/** What the provider made of a refund. */
export interface ProviderRefund {
  /** The provider's own id; missing where it made none. */
  id?: string | undefined;
  state: RefundState;
  /** What has gone back of the payment in all, in cents. */
  returnedCents: number;
}

/** What the provider itself reports of a payment, unasked. */
export type ProviderNotice = { paymentId: string } & (
  | { kind: 'standing'; standing: ProviderStatus }
  /** A card was declined; the payment may be tried again. */
  | { kind: 'declined' }
  /** Money went back to the cardholder: so much in all. */
  | { kind: 'refunded'; refundedCents: number }
  /** How one refund stands. */
  | { kind: 'refund'; refundId: string; state: RefundState }
  /** The cardholder objects to the payment at their bank. */
  | { kind: 'disputed'; dispute: DisputeState }
);

/**
 * Whoever moves the money. Every call throws `Unavailable` when the provider can't be reached.
 */
export interface PaymentProvider {
  /** False where a payment is only made by being asked for: then nobody but the visitor may ask. */
  readonly movesMoney: boolean;
  createIntent(request: IntentRequest): Promise<ProviderIntent>;
  /** An intent that was opened before, where nobody has tried to pay it yet. */
  reopen(id: string): Promise<ProviderIntent | undefined>;
  /** Cancels an open intent and says how it stands now: one that was paid meanwhile stays paid. */
  cancelIntent(id: string): Promise<ProviderStatus>;
  retrieve(id: string): Promise<ProviderStatus>;
  /**
   * Sends a part of a payment back, once: asked again for the same attempt, it does nothing more and says how that stands.
   * @param attempt how many refunds of the payment have failed before
   */
  refund(id: string, cents: number, attempt: number): Promise<ProviderRefund>;
  /** What has gone back of a payment in all, in cents, without refunds that have failed. */
  returnedCents(id: string): Promise<number>;
  /**
   * Reads what the provider has sent to the webhook. Missing where no webhook is set up.
   * @param body exactly as it came: the signature covers every byte
   * @returns undefined for a message about something else
   * @throws InvalidSignatureError when the signature is missing, wrong or too old
   */
  readNotice?(body: string, signature: string | undefined, now: Date): Promise<ProviderNotice | undefined>;
}

/** A message that did not come from the provider, was changed on its way, or is played back too late. */
export class InvalidSignatureError extends Error {
  override name = 'InvalidSignatureError';
}
