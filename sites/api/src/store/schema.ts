import type { BookingStatus } from '@trek/ui/api';
import type { ColumnType, Generated, Selectable } from 'kysely';

/**
 * The tables. Both databases hold the same: moments as ISO 8601 text in UTC (which sorts by time), days as
 * `YYYY-MM-DD`, ids made by the server, money in whole US dollars (`_usd`) or integer cents (`_cents`).
 */
export interface Database {
  countries: CatalogueTable;
  regions: CatalogueTable;
  treks: TrekTable;
  posts: CatalogueTable;
  content_import: ContentImportTable;
  users: UserTable;
  password_resets: PasswordResetTable;
  sessions: SessionTable;
  second_factors: SecondFactorTable;
  recovery_codes: RecoveryCodeTable;
  bookings: BookingTable;
  payments: PaymentTable;
  contact_messages: ContactMessageTable;
  queued_mails: QueuedMailTable;
  balance_reminders: BalanceReminderTable;
  cancellations: CancellationTable;
  refunds: RefundTable;
  manual_refunds: ManualRefundTable;
  departure_requests: DepartureRequestTable;
  travelers: TravelerTable;
  office_log: OfficeLogTable;
  trail: TrailTable;
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
  /** When its file disappeared while a booking still needed it; null: it is on offer. */
  withdrawn_at: ColumnType<string | null, never, string | null>;
}

/** One row: which content the catalogue tables hold. */
interface ContentImportTable {
  id: number;
  version: string;
}

interface UserTable {
  id: string;
  email: string;
  fullname: string;
  phone: string;
  role: string;
  /** Null for accounts that sign in with Google. */
  password_hash: string | null;
  google_id: string | null;
  /** Raised when the password changes; sessions that began with an older one are void. */
  token_version: number;
  /** When somebody showed that they read the address's mail; null: nobody has. */
  email_confirmed_at: string | null;
  /** When the office was taken away from an operator's account; null: it never was. */
  dismissed_at: Generated<string | null>;
  created_at: ColumnType<string, string, never>;
  updated_at: string;
}

interface PasswordResetTable {
  id_hash: string;
  user_id: string;
  expires_at: string;
}

/** What an operator shows besides the password: codes of an authenticator app. */
interface SecondFactorTable {
  user_id: string;
  /** Base32, as the app has it. */
  secret: string;
  /** When a first code showed that the app has it; null: nobody has shown one. */
  confirmed_at: string | null;
  /** The step of time whose code was used last: no code counts twice. */
  last_step: number;
}

interface RecoveryCodeTable {
  code_hash: string;
  user_id: string;
}

/** Somebody signed in on one device. */
interface SessionTable {
  id: string;
  user_id: string;
  /** The account's, when it began. */
  token_version: number;
  /** As far as the browser tells: `Chrome` on `Windows`. */
  browser: string | null;
  system: string | null;
  /** How long it may be left alone before it is void. */
  idle_seconds: number;
  begun_at: ColumnType<string, string, never>;
  /** When it was last used, give or take a few minutes. */
  seen_at: string;
  ends_at: ColumnType<string, string, never>;
}

interface BookingTable {
  id: string;
  /** How it is called on the telephone; null: an older server wrote it, and nobody has read it since. */
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
  /** Paid so far. */
  advance_usd: number;
  balance_usd: number;
  /** Names, address and telephone as the office's search compares them; null: a server that knows of none wrote it. */
  words: string | null;
  /** From what these were made: they are void where the columns say something else. */
  words_of: string | null;
  /**
   * The company's day of its first money, from which its balance counts; a change by the office may put it off
   * (`balanceAfterChange`). Null: nothing was paid, or a server of an older release has confirmed it a moment ago.
   */
  booked_on: Generated<string | null>;
  created_at: ColumnType<string, string, never>;
  updated_at: string;
}

/** How the cardholder's objection to a payment stands with their bank; it only moves from `open` to one of the others. */
export type DisputeState = 'open' | 'won' | 'lost';

type BalanceState = 'open' | 'counted' | 'unowed';

/** `open` until the provider says how it ended; states only move forward. */
type PaymentState = 'open' | 'succeeded' | 'canceled';

interface PaymentTable {
  /** The provider's id of the payment intent. */
  id: string;
  booking_id: string;
  status: PaymentState;
  amount_usd: number;
  travelers: number;
  total_cents: number;
  customer_name: string;
  customer_email: string;
  /** When its visitor first asked how it stands: from then on they may have tried to pay. */
  asked_at: Generated<string | null>;
  /** Keyed hash of the network from which it was opened; null: nobody needs to know any more. */
  network_hash: Generated<string | null>;
  /** While it is open, it holds places of a listed departure until then; null: it holds none. */
  held_until: Generated<string | null>;
  /** Cards that were declined, as far as the provider reports it. */
  declines: Generated<number>;
  /** Given back so far. */
  refunded_cents: Generated<number>;
  /** When a refund of it has failed, after which reports of what went back may be older than that; null: none has. */
  refund_failed_at: Generated<string | null>;
  dispute: Generated<DisputeState | null>;
  /**
   * Of a payment toward the balance of a confirmed booking: `open` until it was counted there. Null: the payment that
   * confirms a booking. `unowed`: it came where nothing was owed any more, and counts nowhere.
   */
  balance_state: Generated<BalanceState | null>;
  /** How the money came; null: by the provider. A transfer goes back by a transfer, which a person makes. */
  method: Generated<'transfer' | null>;
  /** When its money came; null: it has not, or a server of an older release has counted it a moment ago. */
  paid_at: Generated<string | null>;
  created_at: ColumnType<string, string, never>;
  updated_at: string;
}

interface ContactMessageTable {
  id: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  created_at: string;
  /** When somebody in the office said that it was answered, and who; null: it waits. */
  answered_at: Generated<string | null>;
  answered_by: Generated<string | null>;
}

/** A mail that has not been sent yet. */
interface QueuedMailTable {
  id: string;
  /** A `Mail` as JSON. */
  mail: string;
  attempts: number;
  /** When it is to be tried next. */
  due_at: string;
  created_at: string;
}

/** A reminder that was ordered: each once for a booking. */
interface BalanceReminderTable {
  booking_id: string;
  reminder: BalanceReminder;
  ordered_at: string;
}

/** Two before the balance is due, and one when it is overdue. */
export type BalanceReminder = 'early' | 'late' | 'overdue';

/** What its owner asked of a booking that was paid for, and what the office made of it: decided once. */
interface CancellationTable {
  booking_id: string;
  status: 'requested' | 'approved' | 'declined';
  /** What the terms keep on the day of the request: all else goes back, also what is paid after it. */
  kept_usd: number;
  refund_usd: number;
  requested_at: string;
  /** Who in the office decided. */
  decided_by: string | null;
  decided_at: string | null;
}

/** Money that is to go back by the payment that it came by. */
interface RefundTable {
  payment_id: string;
  /** Rounded down. */
  amount_usd: number;
  /** Null: a server of an older release has ordered it, in whole dollars. */
  amount_cents: Generated<number | null>;
  /**
   * `ordered` until the provider has it, or, of a transfer, until somebody has sent it; `by-hand`: it has failed, and somebody is
   * to send it. A server of an older release writes `done` once it is sent.
   */
  status: 'ordered' | 'sent' | 'arrived' | 'failed' | 'by-hand' | 'sent-by-hand' | 'done';
  /** How often the provider has tried in vain. */
  attempt: Generated<number>;
  /** The provider's id of the refund. */
  provider_id: Generated<string | null>;
  ordered_at: string;
  /** Who in the office; null: a server of an older release has ordered it. */
  ordered_by: Generated<string | null>;
  changed_at: Generated<string | null>;
}

/** Money that was promised back and that no payment can send: a person does. */
interface ManualRefundTable {
  id: string;
  booking_id: string;
  amount_cents: number;
  ordered_at: string;
  ordered_by: string;
  /** Null: it waits. */
  sent_at: Generated<string | null>;
}

/** A departure that the office has to agree to before it is paid, and what it said: decided once for a day and a group. */
interface DepartureRequestTable {
  booking_id: string;
  status: 'requested' | 'confirmed' | 'declined';
  /** What was asked for; a booking that has changed since is another matter. */
  start_date: string;
  travelers: number;
  requested_at: string;
  /** Who in the office decided. */
  decided_by: string | null;
  decided_at: string | null;
}

/**
 * One traveler's details, counted from 1 within the booking; an empty text is not known yet. Private: no other table, mail or
 * log holds a copy.
 */
interface TravelerTable {
  booking_id: string;
  position: number;
  passport_name: string;
  nationality: string;
  birth_date: string;
  diet: string;
  insurance: string;
  emergency_name: string;
  emergency_phone: string;
}
/** What somebody in the office did with a booking: written in the transaction that did it. */
interface OfficeLogTable {
  booking_id: string;
  act: OfficeAction;
  /** Made by the browser that asked, once for each act that a person means: what has the same key is done once. */
  key: string;
  /** In words, for whoever reads the log; of a note, the note. */
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
  | 'changed';

/** Who saw and did what beside the bookings themselves. Nothing changes a line. */
interface TrailTable {
  id: string;
  at: string;
  event: AuditEvent;
  /** The operator's address, or by what it was done. */
  who: string | null;
  /** Keyed hashes: the same account or network is known again, and no more. */
  account_hash: string | null;
  network_hash: string | null;
  about: string | null;
}

export type AuditEvent =
  | 'sign-in-failed'
  | 'sessions-ended'
  | 'password-changed'
  | 'password-reset'
  | 'office-entered'
  | 'office-code-wrong'
  | 'factor-set'
  | 'factor-forgotten'
  | 'operator-appointed'
  | 'operator-dismissed'
  | 'file-taken'
  | 'travelers-seen'
  | 'message-answered'
  | 'message-opened'
  | 'data-taken'
  | 'account-erased';

/** How much of a limit is used. */
interface RateLimitTable {
  /** Keyed hash of what is limited, and of whom. */
  key: string;
  used: number;
  /** As it was when the counter was made; the rule of the code counts. */
  allowed: number;
  /** When the window ends and counting starts again. */
  resets_at: string;
}

/** A network from which the owner of an account has signed in. */
interface KnownNetworkTable {
  user_id: string;
  network_hash: string;
  /** When that was last. */
  seen_at: string;
}

export type CancellationRow = Selectable<CancellationTable>;
export type DepartureRequestRow = Selectable<DepartureRequestTable>;
export type ContactMessageRow = Selectable<ContactMessageTable>;
export type BookingRow = Selectable<BookingTable>;
export type OfficeLogRow = Selectable<OfficeLogTable>;
export type PaymentRow = Selectable<PaymentTable>;
export type RefundRow = Selectable<RefundTable>;
export type QueuedMailRow = Selectable<QueuedMailTable>;
export type AuditRow = Selectable<TrailTable>;
export type TravelerRow = Selectable<TravelerTable>;
export type SecondFactorRow = Selectable<SecondFactorTable>;
export type SessionRow = Selectable<SessionTable>;
export type UserRow = Selectable<UserTable>;
