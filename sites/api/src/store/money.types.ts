/* Sums of all money. In cents in the store, in US dollars in the office's responses. */

/** The money of our customers. */
export interface CustomerMoney {
  /** Received and neither returned nor lost. */
  held: number;
  /** The part of it whose refund is ordered and not sent. */
  promised: number;
  /** The part of it that the bank has for the time of a dispute. */
  disputed: number;
  /** The part of it that no booking owed. */
  unowed: number;
  /** Refunds that were sent and have not arrived: no part of it any more. */
  inTransit: number;
  /** Lost, and asked for no more. */
  writtenOff: number;
}

/** The money that must be at the provider. */
export interface StripeMoney {
  charges: number;
  refunds: number;
  disputes: number;
  fees: number;
  payouts: number;
  /** Movements of payments that are not ours, and everything else. */
  other: number;
  expected: number;
}

/** The money that must be in our bank account, of what this site moves. */
export interface BankMoney {
  transfersIn: number;
  transfersBack: number;
  payouts: number;
  expected: number;
}
