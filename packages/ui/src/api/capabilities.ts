/**
 * Calls and fields that a backend may know beyond the contract. It names them in `capabilities`, a list in the answers that it
 * gives anyway: a user, a trek, the payment configuration. Nothing is found out by trying, so a backend that names none hears
 * only the contract's.
 */
export const BACKEND_CAPABILITIES = [
  /** `POST /auth/logout` */
  'sign-out',
  /** `GET /auth/sessions`, `POST /auth/sessions/end` */
  'devices',
  /** `GET /auth/data`, `POST /auth/erase` */
  'personal-data',
  /** `POST /saved-treks` */
  'saved-treks',
  /** `departureMails` in `POST /saved-treks` */
  'departure-mails',
  /** `GET /search/index` */
  'search-index',
  /** `POST /payment/leave` */
  'leave-payment',
  /** `travelers` in `POST /booking/user-details` */
  'travelers',
  /** `bookingId` in `POST /payment/create-payment-intent` */
  'booking-id',
  /** `totalAmount` in `POST /payment/create-payment-intent` */
  'total-amount',
  /** `partner`, `partnerRef` in `POST /booking/user-details` */
  'partner',
  /** `metadata` in `POST /booking/user-details` */
  'metadata',
  /** `locale` in `POST /booking/user-details` */
  'locale',
  /** The fields of passport and insurance in `POST /booking/traveler` */
  'traveler-details',
  /** `POST /booking/traveler-link`, `POST /booking/traveler-link/end`, `POST /traveler/open`, `POST /traveler/save` */
  'traveler-links',
  /** `POST /auth/email-code`, `POST /auth/confirm-email-code` */
  'email-code',
  /** `POST /auth/profile` */
  'profile',
  /** `POST /auth/email-change`, `POST /auth/confirm-email-change` */
  'email-change',
  /** `POST /booking/payer`, `POST /booking/invoice` */
  'invoices',
  /** `POST /booking/remove` */
  'remove-booking',
  /** `POST /booking/change-quote`, `POST /booking/change-request` */
  'change-requests',
] as const;

/** One of the abilities beyond the contract that a backend may announce. */
export type BackendCapability = (typeof BACKEND_CAPABILITIES)[number];

/** A part of an answer that names them. */
export interface Announcement {
  capabilities: readonly BackendCapability[];
}
