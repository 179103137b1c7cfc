import type {
  BookingRow,
  ChangeRequestRow,
  InvoiceRow,
  OfficeAction,
  PaymentRow,
  PriceLineRow,
  TravelerRow,
  UserRow,
} from './schema.ts';

/*
 * The columns of a person's rows that an erasure keeps, and those that it blanks. A new column or action does not
 * compile without a line here.
 */

/** `kept`: for the accounts. `counted`: the statement that erases calculates it. */
type Erasure<Value> = 'kept' | 'counted' | { becomes: Value };
type Erasures<Row> = { readonly [Column in keyof Row]: Erasure<Row[Column]> };

/** Replaces a name that must not be empty. */
export const ERASED = 'Erased';

const ERASED_ADDRESS = 'erased:';
/** An address that can't be typed, and unique. */
export const erasedAddress = (userId: string) => ERASED_ADDRESS + userId;
export const isErased = ({ email }: Pick<UserRow, 'email'>) => email.startsWith(ERASED_ADDRESS);

const name = { becomes: ERASED };
const text = { becomes: '' };
const nothing = { becomes: null };

export const ERASED_USER = {
  id: 'kept',
  // An address that can't be typed, and unique.
  email: 'counted',
  fullname: name,
  phone: text,
  postal_address: text,
  role: 'kept',
  password_hash: nothing,
  google_id: nothing,
  token_version: 'counted',
  email_confirmed_at: nothing,
  review_mails_stopped_at: nothing,
  dismissed_at: 'kept',
  created_at: 'kept',
  updated_at: 'counted',
} as const satisfies Erasures<UserRow>;

export const ERASED_BOOKING = {
  id: 'kept',
  reference: 'kept',
  user_id: 'kept',
  trek_id: 'kept',
  status: 'kept',
  first_name: name,
  last_name: name,
  email: text,
  phone: text,
  country: text,
  special_requirements: text,
  start_date: 'kept',
  end_date: 'kept',
  travelers: 'kept',
  total_cents: 'kept',
  price_per_person_cents: 'kept',
  offer_ends_at: 'kept',
  advance_usd: 'kept',
  paid_cents: 'kept',
  balance_usd: 'kept',
  words: nothing,
  words_of: nothing,
  booked_on: 'kept',
  terms: 'kept',
  // For the commission. What the partner wrote may tell of the person.
  partner: 'kept',
  commission_basis_points: 'kept',
  partner_ref: nothing,
  metadata: nothing,
  locale: nothing,
  source: 'kept',
  held_until: 'kept',
  removed_at: 'kept',
  payer_name: text,
  payer_address: text,
  created_at: 'kept',
  updated_at: 'counted',
} as const satisfies Erasures<BookingRow>;

export const ERASED_PAYMENT = {
  id: 'kept',
  booking_id: 'kept',
  status: 'kept',
  amount_usd: 'kept',
  amount_cents: 'kept',
  travelers: 'kept',
  total_cents: 'kept',
  price_per_person_cents: 'kept',
  customer_name: name,
  customer_email: text,
  asked_at: 'kept',
  // The limit of declined cards counts it. It is cleared within an hour.
  network_hash: 'kept',
  held_until: 'kept',
  declines: 'kept',
  refunded_cents: 'kept',
  refund_failed_at: 'kept',
  dispute: 'kept',
  balance_state: 'kept',
  method: 'kept',
  // As on the statement of the bank.
  bank_reference: 'kept',
  foreign_amount: 'kept',
  paid_at: 'kept',
  receipt_number: 'kept',
  created_at: 'kept',
  updated_at: 'kept',
} as const satisfies Erasures<PaymentRow>;

/** Once the law no longer asks for them. An erasure leaves issued papers as they are. */
export const OLD_INVOICE = {
  kind: 'kept',
  number: 'kept',
  booking_id: 'kept',
  position: 'kept',
  corrects: 'kept',
  issued_on: 'kept',
  payer_name: name,
  payer_address: text,
  // The texts of its lines may name people: the statement that blanks it leaves them out.
  facts: 'counted',
} as const satisfies Erasures<InvoiceRow>;

/** A text or a reason may name people. */
export const ERASED_PRICE_LINE = {
  id: 'kept',
  booking_id: 'kept',
  kind: 'kept',
  text,
  cents: 'kept',
  reason: text,
  done_by: 'kept',
  created_at: 'kept',
} as const satisfies Erasures<PriceLineRow>;

export const ERASED_CHANGE_REQUEST = {
  booking_id: 'kept',
  status: 'kept',
  start_date: 'kept',
  travelers: 'kept',
  first_name: nothing,
  last_name: nothing,
  email: nothing,
  phone: nothing,
  message: text,
  fee_cents: 'kept',
  total_cents: 'kept',
  requested_at: 'kept',
  reason: text,
  decided_by: 'kept',
  decided_at: 'kept',
} as const satisfies Erasures<ChangeRequestRow>;

/** Their rows are deleted. */
export const ERASED_TRAVELER = {
  booking_id: 'deleted',
  position: 'deleted',
  passport_name: 'deleted',
  passport_number: 'deleted',
  passport_expiry: 'deleted',
  nationality: 'deleted',
  birth_date: 'deleted',
  diet: 'deleted',
  arrival: 'deleted',
  insurance: 'deleted',
  insurance_company: 'deleted',
  insurance_policy: 'deleted',
  insurance_hotline: 'deleted',
  insurance_altitude: 'deleted',
  emergency_name: 'deleted',
  emergency_phone: 'deleted',
  filled_in_by: 'deleted',
} as const satisfies Record<keyof TravelerRow, 'deleted'>;

/** Whether the detail of a logged action may name the customer. */
const ERASED_DETAILS = {
  note: true,
  'payment-link': true,
  corrected: true,
  transfer: false,
  'cancellation-approved': false,
  'cancellation-declined': false,
  'departure-confirmed': false,
  'departure-declined': false,
  cancelled: false,
  'refund-sent': false,
  'refund-again': false,
  'refund-by-transfer': false,
  'payment-returned': false,
  'payment-assigned': false,
  'dispute-written-off': false,
  'dispute-owed-again': false,
  changed: false,
  'change-accepted': false,
  'change-waived': false,
  'change-declined': false,
  'price-line': false,
  refunded: false,
  made: false,
  held: false,
} satisfies Record<OfficeAction, boolean>;

export const ERASED_ACTIONS = (Object.keys(ERASED_DETAILS) as OfficeAction[]).filter((act) => ERASED_DETAILS[act]);

type Blanks<Columns> = {
  [Column in keyof Columns as Columns[Column] extends { becomes: unknown } ? Column : never]: Columns[Column] extends {
    becomes: infer Value;
  }
    ? Value
    : never;
};

/** The values that blank a row. */
export const blanksOf = <Columns extends object>(columns: Columns) =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([column, fate]) => (typeof fate === 'object' ? [[column, fate.becomes]] : [])),
  ) as Blanks<Columns>;
