import type { BookingStatus } from '@trek/ui/api';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { OfficeRole } from './office-role.ts';
import type { PriceLineKind } from './price-line.rules.ts';

/**
 * The tables, the same in both databases. Timestamps are ISO 8601 text in UTC, which sorts by time; days are
 * `YYYY-MM-DD`. The server creates ids. Money is in whole US dollars (`_usd`) or integer cents (`_cents`).
 */
export interface Database {
  countries: CatalogueTable;
  regions: CatalogueTable;
  treks: TrekTable;
  posts: CatalogueTable;
  departures: DepartureTable;
  partners: PartnerTable;
  content_import: ContentImportTable;
  users: UserTable;
  password_resets: PasswordResetTable;
  sessions: SessionTable;
  guests: GuestTable;
  email_codes: EmailCodeTable;
  second_factors: SecondFactorTable;
  recovery_codes: RecoveryCodeTable;
  passkeys: PasskeyTable;
  endings_files: EndingsFileTable;
  dismissals: DismissalTable;
  bookings: BookingTable;
  price_lines: PriceLineTable;
  booking_terms: BookingTermTable;
  payments: PaymentTable;
  paper_numbers: PaperNumberTable;
  invoices: InvoiceTable;
  reviews: ReviewTable;
  review_requests: ReviewRequestTable;
  review_revisions: ReviewRevisionTable;
  stripe_events: StripeEventTable;
  reconciliation: ReconciliationTable;
  balance_transactions: BalanceTransactionTable;
  payouts: PayoutTable;
  books_read: BooksReadTable;
  book_differences: BookDifferenceTable;
  bank_statements: BankStatementTable;
  declined_cards: DeclinedCardTable;
  disputes: DisputeTable;
  contact_messages: ContactMessageTable;
  message_answers: MessageAnswerTable;
  saved_sentences: SavedSentenceTable;
  queued_mails: QueuedMailTable;
  balance_reminders: BalanceReminderTable;
  cancellations: CancellationTable;
  change_requests: ChangeRequestTable;
  refunds: RefundTable;
  manual_refunds: ManualRefundTable;
  departure_requests: DepartureRequestTable;
  travelers: TravelerTable;
  traveler_links: TravelerLinkTable;
  saved_treks: SavedTrekTable;
  erasure_requests: ErasureRequestTable;
  office_invitations: OfficeInvitationTable;
  office_log: OfficeLogTable;
  trail: TrailTable;
  retention_runs: RetentionRunTable;
  rate_limits: RateLimitTable;
  known_networks: KnownNetworkTable;
}

export interface CatalogueTable {
  id: number;
  slug: string;
  /** The content file as JSON. */
  content: string;
  created_at: ColumnType<string, string, never>;
  updated_at: string;
}

interface TrekTable extends CatalogueTable {
  /** When its file went or made it a draft or withdrawn; null: it is on offer. */
  withdrawn_at: ColumnType<string | null, never, string | null>;
}

/** A start of a trek that the company has set. A trek has at most one on a day; its bookings are those of that day. */
interface DepartureTable {
  id: string;
  trek_id: number;
  start_date: string;
  /** `joined`: anyone may join. `private`: one group's own, which visitors do not see; it limits no one. */
  kind: 'joined' | 'private';
  /** Places of a joined departure. */
  places: number;
  /** Per person; null: the trek's price. */
  price_cents: Generated<number | null>;
  /** The group from which it surely goes; null: nothing is promised. */
  guaranteed_from: Generated<number | null>;
  /** Its leader’s name; empty: not known yet. */
  guide: string;
  /** A sentence for visitors; empty: none. */
  note: string;
  /** `closed`: no one more can join. `cancelled`: it does not go. */
  state: 'open' | 'closed' | 'cancelled';
  /** Its entry in the trek's file as it was read last, as JSON; null: the file has none. */
  file: Generated<string | null>;
  /** 1: the office has changed it, and what the file says counts no more. */
  is_changed: number;
  /** The file’s other words since then, as a sentence; null: it has none. */
  clash: Generated<string | null>;
  created_at: ColumnType<string, string, never>;
  updated_at: string;
}

/** An agency that sells the treks. Its row stays when its file goes. */
interface PartnerTable {
  /** The name of its file. */
  id: string;
  /** The content file as JSON. */
  content: string;
  created_at: ColumnType<string, string, never>;
  updated_at: string;
}

/** One row: the imported version of the content. */
interface ContentImportTable {
  id: number;
  version: string;
  /** The company's facts that treks refer to, as JSON. */
  company: string | null;
  /** Hash of the faults that the office has got the last mail about. */
  reported_faults: ColumnType<string | null, never, string | null>;
  /** When it got that mail. */
  reported_at: ColumnType<string | null, never, string | null>;
}

interface UserTable {
  id: string;
  email: string;
  fullname: string;
  phone: string;
  /** In several lines; empty: not known. */
  postal_address: Generated<string>;
  role: string;
  /** Null for accounts that sign in with Google. */
  password_hash: string | null;
  google_id: string | null;
  /** Incremented when the password changes, which voids older sessions. */
  token_version: number;
  /** When the owner proved that they read mail at the address; null: not yet. */
  email_confirmed_at: string | null;
  /** Since when they want no mail that asks for a review; null: they may get one for each trek. */
  review_mails_stopped_at: Generated<string | null>;
  /** When the operator role was removed; null: never. */
  dismissed_at: Generated<string | null>;
  created_at: ColumnType<string, string, never>;
  updated_at: string;
}

interface PasswordResetTable {
  id_hash: string;
  user_id: string;
  expires_at: string;
}

/** A second factor: codes of an authenticator app. */
interface SecondFactorTable {
  user_id: string;
  /** Base32, as the app stores it. */
  secret: string;
  /** When the first code was confirmed; null: not yet. */
  confirmed_at: string | null;
  /** The last time step whose code was used: no code counts twice. */
  last_step: number;
}

interface RecoveryCodeTable {
  code_hash: string;
  user_id: string;
}

/** A second factor: a key pair of a device, whose public half is here. */
interface PasskeyTable {
  /** The device's id of it, in Base64url. */
  id: string;
  user_id: string;
  /** The authenticator app beside which it was added: without that app, or with another one, it opens nothing. */
  factor_confirmed_at: string;
  /** COSE, in Base64url. */
  public_key: string;
  /** How browsers reach the device, as a JSON list. */
  transports: string;
  /** How often it has signed, where the device counts. */
  counter: number;
  name: string;
  added_at: ColumnType<string, string, never>;
  used_at: string | null;
}

/** A server's file of endings. */
interface EndingsFileTable {
  id: string;
  /** When a server last used it. */
  seen_at: string;
}

/** An operator who was dismissed after the backup that was restored, which does not know the account. */
interface DismissalTable {
  user_id: string;
  /** `addressHash` of the account. */
  address_hash: string;
}

/**
 * Someone who books without an account, with a user of the role `guest` as the owner of their one booking: no one signs in
 * as that user.
 */
interface GuestTable {
  user_id: string;
  /** Proved by a mailed code, or typed by the office, in the spelling of accounts. Only the office changes it. */
  email: string;
  /** The trek that they book. */
  trek_id: number;
  created_at: ColumnType<string, string, never>;
}

/** A code that proves an address. */
interface EmailCodeTable {
  /** Hash of the id that who asked for it has. */
  id_hash: string;
  /** Keyed hash; null: its mail has not been written yet. */
  code_hash: string | null;
  purpose: 'book' | 'return' | 'confirm' | 'move';
  /** The address as it was typed, in the spelling of accounts. */
  email: string;
  /** The trek that a new guest books; null: it is for a user. */
  trek_id: number | null;
  /** The guest who returns, or the account that confirms its address or moves to a new one. With neither user nor trek, no mail is sent. */
  user_id: string | null;
  expires_at: string;
}

/** One row: when expired data was last deleted. */
interface RetentionRunTable {
  id: number;
  ran_at: string;
}

/** A session on one device. */
interface SessionTable {
  id: string;
  user_id: string;
  /** The account's version when the session began. */
  token_version: number;
  /** As far as recognized: `Chrome` on `Windows`. */
  browser: string | null;
  system: string | null;
  /** How long it may stay unused. */
  idle_seconds: number;
  begun_at: ColumnType<string, string, never>;
  /** When it was last used, to within a few minutes. */
  seen_at: string;
  ends_at: ColumnType<string, string, never>;
  /** The text that a passkey has to sign, once and soon; null: none was asked for. */
  challenge: Generated<string | null>;
  challenge_ends_at: Generated<string | null>;
}

interface BookingTable {
  id: string;
  /** For the phone; null: an older server wrote the booking, and it has not been read since. */
  reference: string | null;
  user_id: string;
  trek_id: number;
  status: BookingStatus;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  country: string;
  special_requirements: string;
  start_date: string;
  end_date: string;
  travelers: number;
  total_cents: number;
  /**
   * The price that the total was made of; null: an older server wrote the booking. Readers check it against the total,
   * which such a server changes alone.
   */
  price_per_person_cents: number | null;
  /** Until when the price of an unpaid booking is offered; null: it is not, or an older server wrote the booking. */
  offer_ends_at: Generated<string | null>;
  /** Paid so far, as displayed. */
  advance_usd: number;
  /** The same to the cent. Null, or not the same: an older server wrote it. */
  paid_cents: Generated<number | null>;
  balance_usd: number;
  /** Only an older server writes it. */
  words: string | null;
  /** The source of the search's terms, which are out of date if the columns differ. */
  words_of: string | null;
  /**
   * The company's day of the first payment, from which the balance counts; a change by the office may postpone it
   * (`balanceAfterChange`). Null: nothing was paid, or an older server confirmed it a moment ago.
   */
  booked_on: Generated<string | null>;
  /** The terms that it was made under, as JSON. Null: nothing was paid, or an older server confirmed it: today's. */
  terms: Generated<string | null>;
  /** The partner on whose page it was first touched; null: none. Never rewritten. */
  partner: Generated<string | null>;
  /** Hundredths of a percent, as the partner's file said then. Null: no partner, or an older server wrote it: as the file says now. */
  commission_basis_points: Generated<number | null>;
  /** The partner's own words for it, such as a campaign. */
  partner_ref: Generated<string | null>;
  /** Short fields of the page that it was booked on, as JSON. They stay from the first money on. */
  metadata: Generated<string | null>;
  /** Language and country of the page that it was booked on, as `de-CH`, for its mails; null: that page did not say. */
  locale: Generated<string | null>;
  /** How it came to the office, which booked it by hand; null: the customer did. */
  source: Generated<BookingSource | null>;
  /** Until when the office holds its places, though nothing was paid; null: it does not. */
  held_until: Generated<string | null>;
  /** When its owner removed it, unpaid; null: not. It goes once the declined cards of its payments no longer count. */
  removed_at: Generated<string | null>;
  /** Of receipts and invoices; empty: the customer, at the address of their account. */
  payer_name: Generated<string>;
  payer_address: Generated<string>;
  created_at: ColumnType<string, string, never>;
  updated_at: string;
}

/** How a booking that the office makes by hand came to it. */
export type BookingSource = 'phone' | 'whatsapp' | 'agent' | 'other';

/**
 * A line that the office has added to the price of a booking. Its total is the price of the group with the sum of its
 * lines. Lines never change.
 */
interface PriceLineTable {
  id: string;
  booking_id: string;
  kind: PriceLineKind;
  /** Text for the customer. */
  text: string;
  /** Negative: it lowers the total. */
  cents: number;
  /** Text for the office. */
  reason: string;
  /** The e-mail address of the operator's account. */
  done_by: string;
  created_at: string;
}

/** Words that the office's search finds a booking by, folded. */
interface BookingTermTable {
  booking_id: string;
  term: string;
}

type BalanceState = 'open' | 'counted' | 'unowed';

/**
 * `open` until the provider reports the outcome; it only moves forward. `reserved` before that: it holds its places, but
 * no one can pay it before the one that it replaces has ended.
 */
type PaymentState = 'reserved' | 'open' | 'succeeded' | 'canceled';

interface PaymentTable {
  /** The provider's id of the payment intent. */
  id: string;
  booking_id: string;
  status: PaymentState;
  /** Rounded down. */
  amount_usd: number;
  /** Null: whole dollars. Only bank transfers have cents. */
  amount_cents: Generated<number | null>;
  travelers: number;
  total_cents: number;
  /** Null: an older server opened the payment, or its booking's price is unknown. */
  price_per_person_cents: number | null;
  customer_name: string;
  customer_email: string;
  /** When its visitor first polled: from then on they may have tried to pay. */
  asked_at: Generated<string | null>;
  /** Keyed hash of the network it was opened from; null: no longer needed. */
  network_hash: Generated<string | null>;
  /** While open, it holds places of a listed departure until then; null: it holds none. */
  held_until: Generated<string | null>;
  /** Only an older server writes it. */
  declines: Generated<number>;
  /** Refunded so far. */
  refunded_cents: Generated<number>;
  /** When one of its refunds failed. Reports of the refunded amount may be older than that; null: never. */
  refund_failed_at: Generated<string | null>;
  /** Only an older server writes it: disputes have a table. */
  dispute: Generated<string | null>;
  /**
   * For a payment toward a confirmed booking's balance: `open` until it was counted. Null: the payment that confirms a
   * booking. `unowed`: nothing was owed when it arrived, so it counts nowhere.
   */
  balance_state: Generated<BalanceState | null>;
  /** How the money arrived; null: through the provider. A person refunds a transfer by transfer. */
  method: Generated<'transfer' | null>;
  /** The bank's reference of a transfer; null: not written down. */
  bank_reference: Generated<string | null>;
  /** The amount of a transfer in another currency, as `NPR 196000.00`; null: it came in dollars. */
  foreign_amount: Generated<string | null>;
  /** When the money arrived; null: it has not, or an older server counted it a moment ago. Of a transfer, the bank's day. */
  paid_at: Generated<string | null>;
  /** Of its receipt, in the order of payments, without gaps; null: not read yet, or nothing came. */
  receipt_number: Generated<number | null>;
  created_at: ColumnType<string, string, never>;
  updated_at: string;
}

/** An event of the provider whose effect has been made. */
interface StripeEventTable {
  id: string;
  received_at: string;
}

/** One row: how far the books were compared with the provider's. */
interface ReconciliationTable {
  id: number;
  heard_until: string;
}

/** A movement of money in the balance that we have at the provider. Rows stay as they were read. */
interface BalanceTransactionTable {
  id: string;
  type: string;
  /** In Stripe's words. */
  category: string;
  /** The charge, refund, dispute or payout that it is about. */
  source_id: string | null;
  /** The payment that it is about, by the provider's id: of ours, or of none that we know. */
  intent_id: string | null;
  /** Negative: it left the balance. */
  gross_cents: number;
  fee_cents: number;
  net_cents: number;
  created_at: string;
  available_at: string;
  /** The payout that it left with, or that it is; null: it is still there, or not known yet. */
  payout_id: string | null;
}

/** Money that the provider has sent to our bank. */
interface PayoutTable {
  id: string;
  cents: number;
  /** In Stripe's words: `paid` once the bank has it. */
  status: string;
  created_at: string;
  arrives_at: string;
  /** When its transactions were listed; null: not yet. */
  itemized_at: Generated<string | null>;
}

/** One row: how far the provider's balance transactions were read. */
interface BooksReadTable {
  id: number;
  read_until: string;
}

/** A difference between our books and the provider's. It has another row once one of the sums changes. */
interface BookDifferenceTable {
  id: string;
  kind: DifferenceKind;
  /** The payment, or what else it is about, by the provider's id. */
  stripe_id: string;
  stripe_cents: number;
  our_cents: number;
  since: string;
  found_at: string;
  /** When the books agreed; null: they differ. */
  gone_at: Generated<string | null>;
  /** When a person settled it, and what they said; null: it waits. */
  settled_at: Generated<string | null>;
  settled_by: Generated<string | null>;
  note: Generated<string | null>;
}

/** Sums charged, refunded or disputed of a payment of ours, or money of a payment that we don't know. */
export type DifferenceKind = 'charged' | 'refunded' | 'disputed' | 'unknown';

/** The figure of a statement of our bank at the end of a day. */
interface BankStatementTable {
  id: string;
  day: string;
  stated_cents: number;
  /** By our books, when it was typed. */
  expected_cents: number;
  /** The e-mail address of the operator's account. */
  done_by: string;
  done_at: string;
}

/** A card that was declined. */
interface DeclinedCardTable {
  /** The provider's id of the attempt. */
  charge_id: string;
  payment_id: string;
  declined_at: string;
}

/** The last number of each kind of paper. */
interface PaperNumberTable {
  kind: 'receipt' | 'invoice' | 'credit-note';
  last: number;
}

/** An issued paper. It never changes: a credit note takes it back, and another one follows. */
interface InvoiceTable {
  kind: 'invoice' | 'credit-note';
  /** In the order of issue, without gaps, of its kind. */
  number: number;
  booking_id: string;
  /** Counted from 1 within the booking, in the order of issue. */
  position: number;
  /** The number of the invoice that a credit note takes back; null: it is an invoice. */
  corrects: number | null;
  /** The company's day. */
  issued_on: string;
  payer_name: string;
  payer_address: string;
  /** `InvoiceFacts` as JSON. */
  facts: string;
}

/** The review of a booking by its customer, of which there is one. */
interface ReviewTable {
  booking_id: string;
  trek_id: number;
  /** 1 to 5. */
  stars: number;
  text: string;
  /** `YYYY-MM` of the start. */
  month: string;
  /** The departure's leader, as it was known then; empty: not known. */
  guide: string;
  /** As its writer chose; empty: no name. */
  shown_name: string;
  shown_country: string;
  /** BCP 47 tag of the text. */
  language: string;
  /** Its writer may change it until it is published. */
  status: 'sent' | 'published' | 'declined';
  /** Of the office, to the writer; empty: it was not declined. */
  reason: Generated<string>;
  /** Of the office, to all readers; empty: none. */
  answer: Generated<string>;
  /** The e-mail address of the operator's account. */
  decided_by: Generated<string | null>;
  decided_at: Generated<string | null>;
  written_at: string;
}

/** A queued mail that asks for a review: one for a booking. */
interface ReviewRequestTable {
  booking_id: string;
  ordered_at: string;
}

/** One row, counted up with each change of what is published: servers read it, and the reviews only if it is another one. */
interface ReviewRevisionTable {
  revision: number;
}

/** A cardholder's dispute of a payment, as the provider said last. */
interface DisputeTable {
  /** The provider's; `unread-…`: only its state is known, from a time when no more was stored. */
  id: string;
  payment_id: string;
  /** It can be a part of the payment. */
  amount_cents: number;
  /** In Stripe's words; one that is not known counts as open. */
  status: string;
  reason: string;
  /** Until when evidence is taken; null: none is. */
  due_at: string | null;
  opened_at: string;
  /** When the provider was asked. */
  asked_at: string;
  /** The decision about money that is lost; null: nothing is, or a person has to decide. */
  decision: Generated<'written-off' | 'owed-again' | null>;
  /** The e-mail address of the operator's account. */
  decided_by: Generated<string | null>;
  decided_at: Generated<string | null>;
}

interface ContactMessageTable {
  id: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  created_at: string;
  /** When it was marked as answered, and by whom; null: it waits. */
  answered_at: Generated<string | null>;
  answered_by: Generated<string | null>;
}

/** An answer of the office to a message, sent by mail. */
interface MessageAnswerTable {
  /** The key of its command. */
  id: string;
  message_id: string;
  text: string;
  /** The operator's address. */
  written_by: string;
  written_at: string;
}

/** A text that the office answers with again and again. `{name}` and `{trek}` are filled in when it is chosen. */
interface SavedSentenceTable {
  /** The key of its command. */
  id: string;
  name: string;
  text: string;
}

/** A mail that has not been sent yet. */
interface QueuedMailTable {
  id: string;
  /** A `MailJob` as JSON, or a whole `Mail` of the first release. */
  mail: string;
  attempts: number;
  /** Time of the next attempt. */
  due_at: string;
  created_at: string;
}

/** A queued reminder: each only once for a booking. */
interface BalanceReminderTable {
  booking_id: string;
  reminder: BalanceReminder | DetailsReminder;
  ordered_at: string;
}

/** Two before the balance is due, and one when it is overdue. */
export type BalanceReminder = 'early' | 'late' | 'overdue';

/** Two before the details of travelers are needed. They are in the table of the balance's. */
export type DetailsReminder = 'details-early' | 'details-late';

/** A request to cancel a paid booking, and the office's decision, which is final. */
interface CancellationTable {
  booking_id: string;
  status: 'requested' | 'approved' | 'declined';
  /** Retained by the terms on the day of the request. Everything else is refunded, including later payments. Rounded. */
  kept_usd: number;
  refund_usd: number;
  /** The same to the cent. Null: whole dollars. */
  kept_cents: Generated<number | null>;
  refund_cents: Generated<number | null>;
  requested_at: string;
  /** Name of the person in the office. */
  decided_by: string | null;
  decided_at: string | null;
}

/** A customer's request to change a paid booking. A later one takes the place of one that was decided. */
interface ChangeRequestTable {
  booking_id: string;
  /** `waived`: accepted without its fee. */
  status: 'requested' | 'accepted' | 'waived' | 'declined';
  start_date: string;
  travelers: number;
  /** The person who goes in place of the one who booked; all null: there is none. */
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  phone: string | null;
  /** The customer's own words. Empty: none. */
  message: string;
  /** The fee by the terms of the day of the request, and the total with it, as they were shown. */
  fee_cents: number;
  total_cents: number;
  requested_at: string;
  /** The office's words to the customer. Empty: none. */
  reason: string;
  /** The e-mail address of the operator's account. */
  decided_by: string | null;
  decided_at: string | null;
}

/** A refund through its payment, which can have several. */
interface RefundTable {
  /** Of an only refund of an earlier release, the payment's. */
  id: Generated<string>;
  payment_id: string;
  /** Rounded down. */
  amount_usd: number;
  /** Null: an older server ordered it, in whole dollars. */
  amount_cents: Generated<number | null>;
  /**
   * `ordered` until the provider has it, or a person has sent the transfer; `by-hand`: it failed, and a person has to
   * send it; `withdrawn`: a dispute has taken the money. An older server writes `done` once it is sent.
   */
  status: 'ordered' | 'sent' | 'arrived' | 'failed' | 'by-hand' | 'sent-by-hand' | 'withdrawn' | 'done';
  /**
   * The sum that others, as in the provider's dashboard, had returned of the payment when it was ordered. Null: unknown, or an
   * older server ordered it.
   */
  others_cents: Generated<number | null>;
  /** For an older server: the sum that the payment has returned in all once it is made; null: it has several refunds. */
  target_cents: Generated<number | null>;
  /** 1: it returns what was paid beyond a lowered total, so that this no longer counts as received. */
  returns_overpaid: Generated<number>;
  /** The number of its latest attempt among those of the payment: what the provider knows it by. */
  attempt: Generated<number>;
  /** The provider's id of the refund. */
  provider_id: Generated<string | null>;
  ordered_at: string;
  /** Name of the person in the office; null: an older server ordered it. */
  ordered_by: Generated<string | null>;
  changed_at: Generated<string | null>;
}

/** A promised refund that no payment could send, so a person has to. Only an older server writes it. */
interface ManualRefundTable {
  id: string;
  booking_id: string;
  amount_cents: number;
  ordered_at: string;
  ordered_by: string;
  /** Null: not sent yet. */
  sent_at: Generated<string | null>;
}

/**
 * A departure that the office has to confirm before payment, and its decision, which is final for that day and group.
 */
interface DepartureRequestTable {
  booking_id: string;
  status: 'requested' | 'confirmed' | 'declined';
  /** The requested day and group; once the booking differs, the request no longer counts. */
  start_date: string;
  travelers: number;
  requested_at: string;
  /** Name of the person in the office. */
  decided_by: string | null;
  decided_at: string | null;
}

/**
 * Details of one traveler, numbered from 1 within the booking; an empty text is unknown. Private: no other table, mail
 * or log holds a copy.
 */
interface TravelerTable {
  booking_id: string;
  position: number;
  passport_name: string;
  passport_number: Generated<string>;
  passport_expiry: Generated<string>;
  /** A code of ISO 3166, or the word that an older server or page wrote. */
  nationality: string;
  birth_date: string;
  diet: string;
  /** When and how they arrive, in words. */
  arrival: Generated<string>;
  /** Insurer and policy number in one text, until both have columns of their own. */
  insurance: string;
  insurance_company: Generated<string>;
  insurance_policy: Generated<string>;
  insurance_hotline: Generated<string>;
  /** Meters above the sea, in digits. */
  insurance_altitude: Generated<string>;
  emergency_name: string;
  emergency_phone: string;
  /** The traveler by a private link: then the booking's owner sees nothing of it. */
  filled_in_by: Generated<'owner' | 'traveler'>;
}

/** A private link by which a traveler fills in the own details. Each traveler has one at most. */
interface TravelerLinkTable {
  /** The link itself is stored nowhere. */
  token_hash: string;
  booking_id: string;
  position: number;
  created_at: string;
}

/** An action of the office on a booking, written in the transaction that performs it. */
interface OfficeLogTable {
  booking_id: string;
  act: OfficeAction;
  /** Idempotency key, created by the browser once for each intended action. */
  key: string;
  /** Text for readers of the log; for a note, the note. */
  detail: string;
  /** The e-mail address of the operator's account. */
  done_by: string;
  done_at: string;
}

export type OfficeAction =
  | 'note'
  | 'transfer'
  | 'payment-link'
  | 'cancellation-approved'
  | 'cancellation-declined'
  | 'departure-confirmed'
  | 'departure-declined'
  | 'cancelled'
  | 'refund-sent'
  | 'refund-again'
  | 'refund-by-transfer'
  | 'payment-returned'
  | 'payment-assigned'
  | 'dispute-written-off'
  | 'dispute-owed-again'
  | 'changed'
  | 'change-accepted'
  | 'change-waived'
  | 'change-declined'
  | 'corrected'
  | 'price-line'
  | 'refunded'
  | 'made'
  | 'held';

/** The audit log. Entries never change. */
/** Someone who may come to work in the office. */
interface OfficeInvitationTable {
  id: string;
  email: string;
  fullname: string;
  role: OfficeRole;
  /** Address of the owner. */
  invited_by: string;
  invited_at: string;
  expires_at: string;
}

interface TrailTable {
  id: string;
  at: string;
  event: AuditEvent;
  /** The operator's address, or the command line. */
  who: string | null;
  /** Keyed hashes, which only tell whether two entries are about the same account or network. */
  account_hash: string | null;
  network_hash: string | null;
  about: string | null;
}

export type AuditEvent =
  | 'sign-in-failed'
  | 'sessions-ended'
  | 'password-changed'
  | 'password-reset'
  | 'email-changed'
  | 'office-entered'
  | 'office-code-wrong'
  | 'factor-set'
  | 'factor-forgotten'
  | 'passkey-added'
  | 'passkey-removed'
  | 'operator-appointed'
  | 'operator-dismissed'
  | 'colleague-invited'
  | 'invitation-withdrawn'
  | 'colleague-joined'
  | 'role-changed'
  | 'file-taken'
  | 'travelers-seen'
  | 'review-published'
  | 'review-declined'
  | 'message-answered'
  | 'message-opened'
  | 'message-mailed'
  | 'sentence-saved'
  | 'sentence-removed'
  | 'difference-settled'
  | 'statement-typed'
  | 'data-taken'
  | 'account-erased'
  | 'content-edited'
  | 'booking-made'
  | 'departure-created'
  | 'departure-changed'
  | 'departure-closed'
  | 'departure-opened'
  | 'departure-moved'
  | 'departure-cancelled';

/** A trek that a user has saved. */
interface SavedTrekTable {
  user_id: string;
  trek_id: number;
  saved_at: string;
  /** The departures the user knows of, as a JSON list of days: any other is new to them. */
  seen_departures: string;
  /** Since when their owner asks for mails about new ones; null: not at all. */
  mails_since: Generated<string | null>;
  /** The language of the browser that asked. */
  mails_language: Generated<string | null>;
  mailed_at: Generated<string | null>;
  /** The departures that need no mail, as a JSON list: they were there when its owner asked, or a mail was about them. */
  mailed_departures: Generated<string>;
}

/** An account that is to be erased once its money is settled. */
interface ErasureRequestTable {
  user_id: string;
  requested_at: string;
  /** A `DataRequest` as JSON. */
  request: string;
}

/** How much of a rate limit is used. */
interface RateLimitTable {
  /** Keyed hash of the limit and whom it applies to. */
  key: string;
  used: number;
  /** The limit when the counter was created; the rule in the code counts. */
  allowed: number;
  /** When the window ends and the count restarts. */
  resets_at: string;
}

/** A network that an account's owner has signed in from. */
interface KnownNetworkTable {
  user_id: string;
  network_hash: string;
  /** When they last did. */
  seen_at: string;
}

export type CancellationRow = Selectable<CancellationTable>;
export type ChangeRequestRow = Selectable<ChangeRequestTable>;
export type DepartureRequestRow = Selectable<DepartureRequestTable>;
export type ContactMessageRow = Selectable<ContactMessageTable>;
export type MessageAnswerRow = Selectable<MessageAnswerTable>;
export type OfficeInvitationRow = Selectable<OfficeInvitationTable>;
export type DepartureRow = Selectable<DepartureTable>;
export type BookingRow = Selectable<BookingTable>;
export type PriceLineRow = Selectable<PriceLineTable>;
export type OfficeLogRow = Selectable<OfficeLogTable>;
export type PaymentRow = Selectable<PaymentTable>;
export type InvoiceRow = Selectable<InvoiceTable>;
export type ReviewRow = Selectable<ReviewTable>;
export type DisputeRow = Selectable<DisputeTable>;
export type BalanceTransactionRow = Selectable<BalanceTransactionTable>;
export type PayoutRow = Selectable<PayoutTable>;
export type BookDifferenceRow = Selectable<BookDifferenceTable>;
export type BankStatementRow = Selectable<BankStatementTable>;
export type RefundRow = Selectable<RefundTable>;
export type QueuedMailRow = Selectable<QueuedMailTable>;
export type AuditRow = Selectable<TrailTable>;
export type TravelerRow = Selectable<TravelerTable>;
export type PasskeyRow = Selectable<PasskeyTable>;
export type SecondFactorRow = Selectable<SecondFactorTable>;
export type GuestRow = Selectable<GuestTable>;
export type EmailCodeRow = Selectable<EmailCodeTable>;
export type SessionRow = Selectable<SessionTable>;
export type UserRow = Selectable<UserTable>;
