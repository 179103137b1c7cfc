import type {
  BalanceReminder,
  CancellationRow,
  ChangeRequestRow,
  DepartureRequestRow,
  DetailsReminder,
} from './schema.ts';

/** A payment event that the office must know about. */
export type OfficeNotice =
  | 'booked'
  | 'paid'
  | 'unexpected'
  | 'unowed-returned'
  | 'refund-failed'
  | 'refunded'
  | 'partly-refunded'
  | 'disputed'
  | 'dispute-won'
  | 'dispute-lost';

/** How the customer of a booking by hand pays: by the link to its page, or by bank transfer. */
export type PayingWay = 'card' | 'transfer';

/** News about a second factor, which its operator must know because someone else may have caused it. */
export type SecondFactorNews =
  | 'app-set-up'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-code-used'
  | 'wrong-codes'
  | 'forgotten';

/** News about someone's work in the office. */
export type ColleagueNews = 'role-changed' | 'removed';

/** News about a password, which its owner must know for the same reason. */
export type PasswordNews = 'changed' | 'reset' | 'replaced-by-google' | 'ended-by-appointment' | 'lost';

/**
 * A mail to render when it is delivered. The queue stores ids rather than texts, so a bug in a template can't fail the
 * transaction that moves the money. `letter` names the template: jobs are stored under that key.
 */
export type MailJob =
  /** Jobs of an older server have no `paymentId`. */
  | { letter: 'booking-confirmed'; bookingId: string; paymentId?: string }
  | { letter: 'office-notice'; notice: OfficeNotice; paymentId: string }
  | { letter: 'payment-received'; paymentId: string }
  /** To the customer: their payment was not owed. */
  | { letter: 'unowed-payment'; paymentId: string }
  | { letter: 'balance-reminder'; reminder: BalanceReminder; bookingId: string }
  /** `neededOn`: the day by which the details of the travelers are needed for this start. */
  | { letter: 'details-reminder'; reminder: DetailsReminder; startDate: string; neededOn: string; bookingId: string }
  /** To the customer, once, some days after the trek. */
  | { letter: 'review-request'; bookingId: string }
  | { letter: 'cancellation'; cancellation: CancellationRow['status']; bookingId: string }
  | { letter: 'departure-request'; request: DepartureRequestRow['status']; bookingId: string }
  /** To the office, and the answer to the customer, where no mail about the changed booking says it. */
  | { letter: 'change-request'; change: ChangeRequestRow['status']; bookingId: string }
  /** To the customer: their request has come, and the day on which it did. */
  | { letter: 'request-received'; request: 'cancellation' | 'departure' | 'change'; bookingId: string }
  /** To the customer: their message about a booking of theirs has come. */
  | { letter: 'change-received'; bookingId: string; messageId: string }
  /** `isByBank`: a person transfers it; otherwise it goes back to the card. */
  | { letter: 'refund'; refund: 'sent' | 'arrived'; bookingId: string; cents: number; isByBank: boolean }
  /** A dispute has taken so much of the booking's money. */
  | { letter: 'dispute-lost'; bookingId: string; cents: number }
  | { letter: 'contact-message'; messageId: string }
  /** To who wrote a message: the office's answer. */
  | { letter: 'message-answer'; messageId: string; answerId: string }
  /** Files of the content that the site does without, a line each. */
  | { letter: 'content-faults'; faults: string[] }
  /** To the office: so many mails go to unconfirmed addresses that more have to wait. */
  | { letter: 'mail-ceiling' }
  /** Its link is made when it is rendered. */
  | { letter: 'office-invitation'; invitationId: string }
  | { letter: 'colleague-news'; news: ColleagueNews; userId: string }
  | { letter: 'second-factor'; news: SecondFactorNews; userId: string }
  | { letter: 'password-news'; news: PasswordNews; userId: string }
  /** To the former address of an account. It is stored with the job alone, until the mail is sent. */
  | { letter: 'email-changed'; userId: string; email: string; wasConfirmed: boolean }
  /** Its link is made when it is rendered, and so is never stored. Null: there is no such account, and no mail. */
  | { letter: 'password-reset'; userId: string | null; language?: string }
  | { letter: 'email-confirmation'; userId: string; language?: string }
  /** The code is drawn when it is rendered, and only its hash is stored. If no one waits for it, there is no mail. */
  | { letter: 'email-code'; idHash: string; language: string }
  /** To a visitor who asked for it: starts that were added to treks that they have saved. */
  | { letter: 'new-departures'; userId: string; language: string | null; treks: { trekId: number; starts: string[] }[] }
  /** To the customer: what the office has booked for them, and how they pay. */
  | { letter: 'booking-made'; bookingId: string; pays: PayingWay }
  /** Sent or caused by an operator. */
  | { letter: 'payment-link'; bookingId: string }
  /** `refundCents`: ordered, because so much was paid beyond the new total. Jobs of an older server have none. */
  | { letter: 'booking-changed'; bookingId: string; refundCents?: number }
  | { letter: 'price-changed'; bookingId: string; lineId: string; refundCents: number };
