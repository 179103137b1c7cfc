/** What is to be charged. */
interface IntentRequest {
  /** Whole US dollars. */
  amountUsd: number;
  bookingId: string;
  /** What the traveller pays for, as it stands in the provider's records. */
  description: string;
  /** The same key never makes a second intent, however often the request is repeated. */
  idempotencyKey: string;
}

/** A payment that is open at the provider; the browser confirms it with the client secret. */
export interface ProviderIntent {
  id: string;
  clientSecret: string;
}

/**
 * How a payment stands. `requires_payment_method` means that nobody has tried to pay yet, `failed` that the last attempt
 * was declined and the visitor may try again; `succeeded` and `canceled` are final.
 */
export interface ProviderStatus {
  status: 'requires_payment_method' | 'processing' | 'failed' | 'succeeded' | 'canceled';
  message?: string;
}

/**
 * Whoever moves the money. Every call throws `Unavailable` when the provider can't be reached.
 */
export interface PaymentProvider {
  createIntent(request: IntentRequest): Promise<ProviderIntent>;
  /** Cancels an open intent and says how it stands now: one that was paid meanwhile stays paid. */
  cancelIntent(id: string): Promise<ProviderStatus>;
  retrieve(id: string): Promise<ProviderStatus>;
}
