import type { PaymentStatusName } from '@trek/ui/api';
import type { ProviderDispute } from '../store/disputes.ts';
import type { ProviderRefund, RefundOrder, RefundState } from '../store/refunds.ts';

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

/** The status of a payment with what only the server needs. */
export interface ReportedStatus extends ProviderStatus {
  /** When the card was charged; missing: it was not, or the provider does not say. */
  paidAt?: string | undefined;
}

/** The status of a payment after an attempt to cancel it. */
export interface ProviderEnd extends ReportedStatus {
  /** It is canceled by this call, and no card was ever tried. */
  isUntried: boolean;
}

/** The content of an event that the provider reports. */
export type ProviderNews = { paymentId: string } & (
  | { kind: 'status'; reported: ReportedStatus }
  /** A card was declined; the payment can be retried. */
  | { kind: 'declined'; chargeId: string }
  /** Total amount returned to the cardholder so far. */
  | { kind: 'refunded'; refundedCents: number }
  /** The state of one refund. */
  | { kind: 'refund'; refundId: string; state: RefundState }
  /** Something about a cardholder's dispute has changed. */
  | { kind: 'disputed'; disputeId: string }
);

/** An event that the provider reports to the webhook, at least once. */
export type ProviderEvent = ProviderNews & {
  /** The provider's id of the event: a repeated one has the same. */
  id: string;
  /** When it happened; undefined: the provider does not say. */
  at: string | undefined;
};

/** A movement of money in the balance that we have at the provider. */
export interface ProviderTransaction {
  id: string;
  type: string;
  /** Its kind for the accounts, in the provider's words. */
  category: string;
  /** The provider's id of what it is about: a charge, a refund, a dispute, a payout; null: of nothing. */
  sourceId: string | null;
  /** The payment that it is about, of ours or not; null: about none. */
  intentId: string | null;
  /** Negative: it left the balance. */
  grossCents: number;
  feeCents: number;
  netCents: number;
  createdAt: string;
  /** When it can be paid out. */
  availableAt: string;
  /** The payout that it is. */
  payout: ProviderPayout | undefined;
}

/** Money that the provider has sent to our bank. */
export interface ProviderPayout {
  id: string;
  cents: number;
  /** In the provider's words: `paid` once the bank has it. */
  status: string;
  createdAt: string;
  /** When the bank has it, or is expected to. */
  arrivesAt: string;
  /** Whether the provider can say by now which transactions it is made of; `never`: a person has made it. */
  itemized: 'now' | 'later' | 'never';
}

/** The money that we have at the provider. */
export interface ProviderBalance {
  availableCents: number;
  pendingCents: number;
}

/** A payment provider. Every call throws `UnavailableError` if the provider can't be reached. */
export interface PaymentProvider {
  /** False if asking for the status makes the payment succeed: then only the visitor may ask. */
  readonly movesMoney: boolean;
  createIntent(request: IntentRequest): Promise<ProviderIntent>;
  /** An existing intent without a payment attempt. */
  reopen(id: string): Promise<ProviderIntent | undefined>;
  /** Cancels an open intent and returns its status: one that was paid meanwhile stays paid. */
  cancelIntent(id: string): Promise<ProviderEnd>;
  retrieve(id: string): Promise<ReportedStatus>;
  /**
   * Refunds a part of a payment. Repeating the same attempt refunds nothing more and returns its state; where someone else
   * has returned a part meanwhile, as in the provider's dashboard, only the rest goes out.
   */
  refund(order: RefundOrder): Promise<ProviderRefund>;
  /** Total amount returned of a payment, in cents, without failed refunds. */
  returnedCents(id: string): Promise<number>;
  /** A dispute as it is now; undefined: there is none with this id. */
  dispute(id: string): Promise<ProviderDispute | undefined>;
  /** The disputes of a payment, as they are now. */
  disputesOf(paymentId: string): Promise<ProviderDispute[]>;
  /**
   * Events about payments within a time, oldest first, as far as the provider stores them.
   * @param most how many are read
   * @returns `isWhole`: false if there are more than could be read
   */
  events(from: string, until: string, most: number): Promise<{ events: ProviderEvent[]; isWhole: boolean }>;
  /**
   * Movements of money in our balance within a time, or those that a payout is made of.
   * @param most how many are read
   * @returns `isWhole`: false if there are more than could be read
   */
  transactions(
    of: { from: string; until: string } | { payoutId: string },
    most: number,
  ): Promise<{ transactions: ProviderTransaction[]; isWhole: boolean }>;
  /** A payout as it is now; undefined: there is none with this id. */
  payout(id: string): Promise<ProviderPayout | undefined>;
  /** The money that we have at the provider now. Missing where no money moves. */
  balance?(): Promise<ProviderBalance>;
  /**
   * Events that the webhook at an address does not get, or undefined if there is no such webhook. Missing where none is set
   * up.
   */
  eventsNotSent?(address: string): Promise<readonly string[] | undefined>;
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
