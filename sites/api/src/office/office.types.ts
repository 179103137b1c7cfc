import type { BookingStatus, TravelerEntity } from '@trek/ui/api';
import type { AuditEvent, OfficeAction } from '../store/schema.ts';

/*
 * What the office's calls answer. Types alone: the office's pages come from the same server as the answers, in the same release.
 */

/** A part of a list, and where the next one begins; null: this was the last. */
export interface OfficePage<Row> {
  rows: Row[];
  next: string | null;
}

/** A booking as a row of a list. Money in US dollars. */
export interface OfficeBooking {
  reference: string;
  trekId: number;
  trekTitle: string;
  status: BookingStatus;
  startDate: string;
  endDate: string;
  travelers: number;
  name: string;
  email: string;
  phone: string;
  totalAmount: number;
  paidAmount: number;
  balanceAmount: number;
  balanceDueDate: string | null;
  isCancellationRequested: boolean;
  createdAt: string;
}

/** A booking with everything that is known of it. */
export interface OfficeBookingDetail extends OfficeBooking {
  country: string;
  specialRequirements: string;
  /** The account that booked. */
  account: { name: string; email: string };
  payments: OfficePayment[];
  /** What was promised back and no payment can send: somebody is to. */
  manualRefunds: { id: string; amount: number; sentAt: string | null }[];
  cancellation: OfficeCancellation | null;
  /** What its owner asked of the company before paying: a departure out of season, or with fewer people. */
  departureRequest: { status: 'requested' | 'confirmed' | 'declined'; requestedAt: string } | null;
  /** As far as they are known. */
  travelerDetails: TravelerEntity[];
  /** What the terms give back today, where something was paid. */
  refundByTerms: number;
  log: { act: OfficeAction; detail: string; doneBy: string; doneAt: string }[];
}

export interface OfficePayment {
  id: string;
  method: 'card' | 'transfer';
  status: string;
  amount: number;
  refundedAmount: number;
  /** Ordered and not done yet: of a transfer, somebody is to send it. */
  refundOrdered: number;
  /** Where the order stands; null: nothing was ordered back of the payment. */
  refundState: 'ordered' | 'sent' | 'arrived' | 'failed' | 'by-hand' | null;
  /** Nobody owed it, and nobody has returned or assigned it yet. */
  isUnowed: boolean;
  dispute: string | null;
  createdAt: string;
  /** When its money came; null: it has not. */
  paidAt: string | null;
}

interface OfficeCancellation {
  status: 'requested' | 'approved' | 'declined';
  keptAmount: number;
  refundAmount: number;
  requestedAt: string;
  decidedBy: string | null;
  decidedAt: string | null;
}

/** What a change would make of a booking. */
export interface OfficeQuote {
  startDate: string;
  endDate: string;
  travelers: number;
  totalAmount: number;
  balanceAmount: number;
}

export interface OfficeMessage {
  id: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  createdAt: string;
  answeredAt: string | null;
  answeredBy: string | null;
}

/** Money of a booking. In US dollars. */
export interface OfficeSum {
  reference: string;
  amount: number;
}

/** What needs a person today: the first of each list, and all of those that no other page lists. */
export interface OfficeToday {
  day: string;
  /** Last day of departure of those that leave soon. */
  leavingUntil: string;
  requests: OfficeBooking[];
  departures: OfficeBooking[];
  overdue: OfficeBooking[];
  leaving: OfficeBooking[];
  disputed: OfficeBooking[];
  /** What somebody is to send back by the bank. */
  transfersToReturn: OfficeSum[];
  failedRefunds: OfficeSum[];
  /** Payments that nobody owed, until somebody returns or assigns them. */
  unowed: OfficeSum[];
  messages: OfficeMessage[];
  /** How many each list has in all, where a page of the office shows the rest. */
  counts: Record<'requests' | 'overdue' | 'leaving' | 'disputed' | 'messages', number>;
}

/** Whether an operator has set up an authenticator app. */
export interface OfficeAccess {
  hasFactor: boolean;
}

/** What an authenticator app is set up with: by hand, or as a picture. */
export interface OfficeFactor {
  secret: string;
  uri: string;
}

/** What a good code gives: the token of the office, and the first time the codes that stand in for the app. */
export interface OfficeEntry {
  token: string;
  recoveryCodes: string[];
}

/** Something that somebody saw or did beside the bookings themselves. */
export interface OfficeAuditEntry {
  id: string;
  at: string;
  event: AuditEvent;
  who: string | null;
  /** The beginning of a hash: the same account or network is known again, and no more. */
  account: string | null;
  network: string | null;
  about: string | null;
}
