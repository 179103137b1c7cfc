import type { BookingStatus, InvoiceEntity, TravelerEntity } from '@trek/ui/api';
import type { TrekTexts } from '../content/trek-texts.ts';
import type { DisputeStage } from '../store/dispute.rules.ts';
import type { BankMoney, CustomerMoney, StripeMoney } from '../store/money.types.ts';
import type { OfficeRole } from '../store/office-role.ts';
import type { PriceLineKind } from '../store/price-line.rules.ts';
import type { AuditEvent, BookingSource, DifferenceKind, OfficeAction } from '../store/schema.ts';

/*
 * Responses of the office's calls. Only types: the office's pages come from the same server and release as the
 * responses.
 */

/** One page of a list. `next` is the cursor of the next page, null on the last. */
export interface OfficePage<Row> {
  rows: Row[];
  next: string | null;
}

/** A booking in a list. Amounts in US dollars. */
export interface OfficeBooking {
  reference: string;
  trekId: number;
  trekTitle: string;
  status: BookingStatus;
  startDate: string;
  endDate: string;
  travelers: number;
  /** It was booked without an account. */
  isGuest: boolean;
  name: string;
  email: string;
  phone: string;
  totalAmount: number;
  paidAmount: number;
  balanceAmount: number;
  balanceDueDate: string | null;
  isCancellationRequested: boolean;
  createdAt: string;
  /** The company's day of the first payment; null: nothing was paid. */
  bookedOn: string | null;
  /** The partner who sold it, with their own words for it; null: it was sold on no partner's page. */
  partner: { name: string; ref: string | null } | null;
  /** Notes of the page that it was booked on. */
  metadata: (readonly [name: string, text: string])[];
}

/** A start of a trek, with the people who go. Prices in US dollars. */
export interface OfficeDeparture {
  /** Null: paid bookings alone make it one. */
  id: string | null;
  trekId: number;
  trekTitle: string;
  startDate: string;
  /** Null: the trek is not on offer any more. */
  endDate: string | null;
  /** `joined`: anyone may join. `private`: a group's own, which visitors do not see. */
  kind: 'joined' | 'private';
  state: 'open' | 'closed' | 'cancelled';
  /** Null: it is no departure that the company has set. */
  places: number | null;
  /** Null: the trek's price. */
  price: number | null;
  /** The group from which it surely goes; null: nothing is promised. */
  guaranteedFrom: number | null;
  guide: string;
  note: string;
  /** Travelers of paid bookings. */
  travelers: number;
  /** Travelers whose payment is open, or whose places the office holds. */
  held: number;
  /** Negative: it is overbooked. Null: no one can join. */
  placesLeft: number | null;
  isGuaranteed: boolean;
  /** How many more have to join before it is guaranteed; null: it is, or nothing is promised. */
  missingTravelers: number | null;
  /** Paid and unpaid bookings. */
  bookings: number;
  unpaid: number;
  /** The other words of the trek's file; null: it has none. */
  clash: string | null;
  /** When its facts were last changed; null: it has none. */
  updatedAt: string | null;
}

/** The people who start together, all of paid bookings, with what they need. */
export interface OfficeGroup {
  departure: OfficeDeparture;
  /** The fee is per person and in words, for visitors from outside the region; null: none is published. Null: the trek's file is silent. */
  permits: { name: string; issuer: string; fee: string | null }[] | null;
  /** The last day on which the permits can be applied for in time; null: it needs none, or the file is silent. */
  permitsDueOn: string | null;
  /** The trek's highest point in meters; left out: it is not known, or an older server answers. */
  maxAltitude?: number;
  bookings: OfficeGroupBooking[];
}

/** The money of a booking in a list. */
export type BookingMoney = Pick<
  OfficeBooking,
  'totalAmount' | 'paidAmount' | 'balanceAmount' | 'balanceDueDate' | 'partner' | 'metadata'
>;

/** A booking of a group. Who may not see bookings gets no money, and who may not see travelers no passports. */
export interface OfficeGroupBooking extends Omit<OfficeBooking, keyof BookingMoney> {
  /** Null: not for this role. */
  money: BookingMoney | null;
  specialRequirements: string;
  /** Texts of the price lines that sell something in addition. */
  extras: string[];
  /** As far as they are known. */
  travelerDetails: TravelerEntity[];
}

/** The refunds of all bookings of a departure that is canceled, in US dollars, by what is refunded. */
export interface OfficeCancellationSums {
  /** All that was paid. */
  everything: number;
  /** As much as the terms of each booking give today. */
  terms: number;
}

/** A trek that departures can be created for. */
export interface OfficeTrek {
  id: number;
  title: string;
  /** US dollars per person; null: on request. */
  price: number | null;
  days: number;
  /** The largest group. */
  places: number;
}

/** A choice of the list's filter. */
export interface OfficePartner {
  id: string;
  name: string;
}

/** A booking with all details. */
export interface OfficeBookingDetail extends OfficeBooking {
  firstName: string;
  lastName: string;
  country: string;
  specialRequirements: string;
  /** How it came to the office, which booked it by hand; null: the customer did. */
  source: BookingSource | null;
  /** The last day on which its places are held, though nothing was paid; null: they are not. */
  heldUntil: string | null;
  /** Its page, where the customer pays; null: there is nothing to pay. */
  paymentLink: string | null;
  /** The account that booked; null: a guest did. */
  account: { name: string; email: string } | null;
  payments: OfficePayment[];
  /** Its issued papers, oldest first. A server of the last release leaves it out. */
  invoices?: InvoiceEntity[];
  /** Promised refunds that no payment can send, so a person has to. */
  manualRefunds: { id: string; amount: number; sentAt: string | null }[];
  /** The parts of its price with the total, as the customer reads them: a name and a sum each. */
  price: (readonly [name: string, sum: string])[];
  /** Lines that change its price, oldest first. */
  priceLines: OfficePriceLine[];
  /** The sum that can still be refunded of a canceled booking, or that was paid beyond the total of one that goes ahead. */
  returnableAmount: number;
  cancellation: OfficeCancellation | null;
  /** The customer's request for a change, and how it was answered. */
  changeRequest: OfficeChangeRequest | null;
  /** A request for a departure out of season, or with a smaller group. */
  departureRequest: { status: 'requested' | 'confirmed' | 'declined'; requestedAt: string } | null;
  /** As far as they are known. */
  travelerDetails: TravelerEntity[];
  /** The trek's highest point in meters above the sea. Left out: not known. */
  maxAltitude?: number | undefined;
  /** The refund by today's terms, if something was paid. */
  refundByTerms: number;
  log: { act: OfficeAction; detail: string; doneBy: string; doneAt: string }[];
}

export interface OfficePayment {
  id: string;
  method: 'card' | 'transfer';
  status: string;
  amount: number;
  /** The statement's facts about a transfer; null: nothing was written down, or a card paid. */
  bankReference: string | null;
  foreignAmount: string | null;
  refundedAmount: number;
  refunds: OfficeRefund[];
  /** The sum that is ordered and not sent yet, and the state of the last refund, for a page of the last release. */
  refundOrdered: number;
  refundState: OfficeRefund['state'] | null;
  /** It was not owed, and the office has not returned or assigned it yet. */
  isUnowed: boolean;
  disputes: OfficeDispute[];
  createdAt: string;
  /** When the money arrived; null: it has not. */
  paidAt: string | null;
}

/** A refund of a payment. A person sends that of a transfer. */
export interface OfficeRefund {
  id: string;
  amount: number;
  state: 'ordered' | 'waiting' | 'sent' | 'arrived' | 'failed' | 'by-hand' | 'withdrawn';
}

/** A line that changes the price of a booking. */
export interface OfficePriceLine {
  kind: PriceLineKind;
  text: string;
  /** Negative: it lowers the total. */
  amount: number;
  reason: string;
  doneBy: string;
  createdAt: string;
}

/** A cardholder's dispute of a payment. */
export interface OfficeDispute {
  id: string;
  amount: number;
  /** In Stripe's words. */
  status: string;
  standing: DisputeStage;
  reason: string;
  /** Until when evidence is taken; null: none is. */
  dueAt: string | null;
  /** The decision about lost money; null: nothing is lost, or a person has to decide. */
  decision: 'written-off' | 'owed-again' | null;
}

interface OfficeCancellation {
  status: 'requested' | 'approved' | 'declined';
  keptAmount: number;
  refundAmount: number;
  requestedAt: string;
  decidedBy: string | null;
  decidedAt: string | null;
}

/** The sums of a booking as they would be with another price. */
export interface OfficePrice {
  totalAmount: number;
  balanceAmount: number;
  /** The sum that was paid beyond the total, and goes back. */
  refundAmount: number;
}

/** A booking that the office is about to make. Prices in US dollars, without its price lines. */
export interface OfficeNewQuote {
  endDate: string;
  pricePerPerson: number;
  totalAmount: number;
  /** Null: a private start, which takes any number. */
  placesLeft: number | null;
  /** Why a visitor could not book this start; null: they could. */
  notice: string | null;
}

/** A customer's request to change a booking. Amounts as they were shown to the customer. */
export interface OfficeChangeRequest {
  /** `waived`: accepted without its fee. */
  status: 'requested' | 'accepted' | 'waived' | 'declined';
  startDate: string;
  travelers: number;
  /** The person who goes in place of the one who booked; null: there is none. */
  transferTo: { firstName: string; lastName: string; email: string; phone: string } | null;
  /** In the customer's own words. Empty: none. */
  message: string;
  feeAmount: number;
  /** With the fee. */
  totalAmount: number;
  requestedAt: string;
  /** The office's words to the customer. Empty: none. */
  reason: string;
  decidedBy: string | null;
  decidedAt: string | null;
}

/** The sums of a request for a change as of today. */
export interface OfficeRequestedQuote extends OfficeQuote {
  feeAmount: number;
  /** Null: nothing would be owed. */
  balanceDueDate: string | null;
  withoutFee: OfficePrice;
}

/** A booking as it would be after a change. */
export interface OfficeQuote extends OfficePrice {
  startDate: string;
  endDate: string;
  travelers: number;
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

/** The messages of someone and the answers, with facts that help to answer. */
export interface OfficeThread {
  /** The message that the page is about: the next answer is to it. */
  message: OfficeMessage;
  /** All messages from its address, and the answers, oldest first. */
  entries: OfficeThreadEntry[];
  /** The treks that the messages name. */
  treks: { id: number; title: string }[];
  /** The bookings that the messages name. */
  references: string[];
  sentences: OfficeSentence[];
}

export interface OfficeThreadEntry {
  id: string;
  /** An answer is the office's. */
  kind: 'message' | 'answer';
  text: string;
  at: string;
  /** The operator who wrote it; null: the visitor. */
  by: string | null;
}

/** A text to answer with. `{name}` and `{trek}` stand for the visitor's name and the trek. */
export interface OfficeSentence {
  id: string;
  name: string;
  text: string;
}

/** An amount of one booking, in US dollars. */
export interface OfficeSum {
  reference: string;
  amount: number;
}

/** A difference between our books and Stripe's, in US dollars. */
export interface OfficeDifference {
  id: string;
  kind: DifferenceKind;
  /** The booking that it is about; null: none of ours. */
  reference: string | null;
  stripeId: string;
  stripeAmount: number;
  ourAmount: number;
  since: string;
}

/** A trek or post that only the office sees. */
export interface OfficeDraft {
  kind: 'treks' | 'posts';
  slug: string;
  title: string;
}

/** A departure whose trek's file says something else. */
export interface OfficeClash {
  id: string;
  trekTitle: string;
  startDate: string;
  clash: string;
}

/** A start to come for which something has to be prepared. */
export interface OfficePreparation {
  trekId: number;
  trekTitle: string;
  startDate: string;
  travelers: number;
  /** Travelers of whom details are missing. */
  incomplete: number;
  /** Those of them without whose details no permit can be applied for. */
  withoutPermitDetails: number;
  /** The last day on which the permits can be applied for in time; null: it needs none. */
  permitsDueOn: string | null;
}

/** Everything that needs attention today: the first of each list, and all entries of lists that no other page shows. */
export interface OfficeToday {
  day: string;
  /** Last day covered by `leaving`. */
  leavingUntil: string;
  requests: OfficeBooking[];
  /** Bookings that their customers ask to change. */
  changes: OfficeBooking[];
  departures: OfficeBooking[];
  overdue: OfficeBooking[];
  leaving: OfficeBooking[];
  /** Disputes that are open, or lost and to be decided on, whatever has become of their bookings. */
  disputes: (OfficeDispute & { reference: string })[];
  /** Refunds to send by bank transfer. */
  transfersToReturn: OfficeSum[];
  failedRefunds: OfficeSum[];
  /** Differences between our books and Stripe's. */
  differences: OfficeDifference[];
  /** Bookings of which more than the total was paid. */
  overpaid: OfficeSum[];
  /** Payments that were not owed and are neither returned nor assigned. */
  unowed: OfficeSum[];
  /** Departures to come with more travelers than places: on purpose, or because the places became fewer. */
  overbooked: { trekTitle: string; startDate: string; travelers: number; places: number }[];
  /** Departures to come whose trek's file says something else. A server of the last release leaves it out. */
  clashes?: OfficeClash[];
  /** Starts of the next two weeks that lack details of travelers. A server of the last release leaves it out. */
  missingDetails?: OfficePreparation[];
  /** Starts whose permits have to be applied for in two weeks, or could not be in time. Likewise. */
  permitsDue?: OfficePreparation[];
  messages: OfficeMessage[];
  /** Errors of content files that the site does without, a line each. A server of the last release leaves it out. */
  contentFaults?: string[];
  /** Treks and posts that only the office sees. A server of the last release leaves it out. */
  drafts?: OfficeDraft[];
  /** Total length of each list that has a page of its own. */
  counts: Record<'requests' | 'overdue' | 'leaving' | 'messages', number>;
}

/** All money of the books, in US dollars: whose it is and where it must be. */
export interface OfficeMoney {
  day: string;
  /** Months with money, `YYYY-MM`, the newest first. */
  months: string[];
  customers: CustomerMoney;
  /** Null: payments are simulated. */
  stripe:
    | (StripeMoney & {
        /** Until when its movements were read; null: there was nothing to read. */
        readUntil: string | null;
        /** Null: Stripe is away. */
        balance: { available: number; pending: number; difference: number } | null;
      })
    | null;
  bank: BankMoney & {
    /** Payouts that the bank does not have yet. */
    inTransit: number;
    /** Figures of statements that someone typed, the newest first. */
    statements: {
      day: string;
      stated: number;
      expected: number;
      difference: number;
      doneBy: string;
      doneAt: string;
    }[];
  };
}

/** Whether an operator has set up an authenticator app. */
export interface OfficeAccess {
  /** A server of the last release, for whom all operators are owners, leaves it out. */
  role?: OfficeRole;
  hasFactor: boolean;
  /** Whether a passkey opens the office, too. */
  hasPasskey: boolean;
  /** Whether this browser has entered the office. */
  isInside: boolean;
}

/** The treks whose texts the office edits. */
export interface OfficeContent {
  /** Why nothing can be edited; null: it can. */
  obstacle: string | null;
  treks: { slug: string; title: string }[];
}

/** The texts of a trek that the office edits. */
export interface OfficeTrekContent {
  slug: string;
  title: string;
  /** Sent along with a change, which is refused if the file is another one by then. */
  version: string;
  texts: TrekTexts;
  obstacle: string | null;
  /** Latest first. */
  edits: { id: string; at: string; who: string }[];
  /** Whether the file is as the latest edit left it. */
  canUndo: boolean;
}

/** The content check's word about a change. */
export interface OfficeEditCheck {
  /** They keep it from being saved. `field` is a path, as `questions.0.answer`; null: none of this form. */
  faults: { field: string | null; text: string }[];
  /** Oddities, with which it can be saved. */
  warnings: string[];
}

/** Someone who works in the office. */
export interface OfficeColleague {
  id: string;
  email: string;
  name: string;
  role: OfficeRole;
  /** Whether they have set a password. */
  hasPassword: boolean;
  /** Whether they have set up an authenticator app, without which no one enters. */
  hasFactor: boolean;
  /** When they last used a session that is still known. */
  seenAt: string | null;
}

/** Someone who was invited to work in the office. */
export interface OfficeInvitation {
  id: string;
  email: string;
  name: string;
  role: OfficeRole;
  invitedBy: string;
  invitedAt: string;
  expiresAt: string;
  isExpired: boolean;
}

export interface OfficeColleagues {
  /** Id of the owner who reads. */
  you: string;
  colleagues: OfficeColleague[];
  invitations: OfficeInvitation[];
}

/** An invitation as its link shows it. */
export interface ShownInvitation {
  email: string;
  name: string;
  role: OfficeRole;
  /** Whether there is an account with this address, which becomes the office's. */
  hasAccount: boolean;
}

export interface AcceptedInvitation {
  /** The page that sets the account's password. */
  path: string;
}

/** Set up an authenticator app with this, by hand or as a QR code. */
export interface OfficeFactor {
  secret: string;
  uri: string;
}

/** The result of a correct code: the office token and, the first time, the recovery codes. */
export interface OfficeEntry {
  recoveryCodes: string[];
}

/** Question to the browser's passkeys, for its own interface. */
export interface PasskeyQuestion<Options> {
  options: Options;
}

/** The operator's passkeys. */
export interface OfficePasskeys {
  /** Why there can be none on this site, as a sentence; null: there can. */
  obstacle: string | null;
  /** The only origin whose pages they work on. */
  origin: string | null;
  passkeys: { id: string; name: string; addedAt: string; usedAt: string | null }[];
}

/** An entry of the audit log. */
export interface OfficeAuditEntry {
  id: string;
  at: string;
  event: AuditEvent;
  who: string | null;
  /** The name of their account; left out: an older server answers. */
  whoName?: string | null;
  /** Name and address of the account that it was done to, as long as that is there. Likewise. */
  accountName?: string | null;
  /** The beginning of a hash, which only tells whether two entries are about the same account or network. */
  account: string | null;
  network: string | null;
  about: string | null;
}

/** A review of a customer. */
export interface OfficeReview {
  /** Of its booking. */
  id: string;
  reference: string;
  /** The trek's title. */
  trek: string;
  stars: number;
  text: string;
  /** BCP 47 tag of the text. */
  language: string;
  /** `YYYY-MM` */
  month: string;
  guide: string;
  name: string;
  country: string;
  status: 'sent' | 'published' | 'declined';
  reason: string;
  answer: string;
  writtenAt: string;
}
