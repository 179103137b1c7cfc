import { signedPrice } from '@trek/ui/internal/manage-booking/rules';
import { isPlainLine } from '@trek/ui/internal/sign-in/rules';
import { advanceUsd, companyDay, DEPOSIT_PERCENT, REFUND_DAYS, REQUEST_ANSWER_HOURS, usdOf } from '@trek/ui/pricing';
import { dueDateOf } from '../store/balance-due.rules.ts';
import { cancellationCents, centsOfRow } from '../store/booking-money.ts';
import type { StoredRevision } from '../store/calendar-revisions.ts';
import { heldDayOf } from '../store/departure-places.ts';
import type { MailJob, PayingWay } from '../store/mail-job.ts';
import type {
  BalanceReminder,
  BookingRow,
  CancellationRow,
  ChangeRequestRow,
  ContactMessageRow,
  DepartureRequestRow,
  PaymentRow,
  PriceLineRow,
} from '../store/schema.ts';
import { arrivalFacts, type BookingWithReference, bookingFacts, receiptFacts } from './booking-facts.ts';
import { calendarAttachment, calendarCancellation } from './calendar-entries.ts';
import { type Block, layoutMail, type Step } from './mail-layout.ts';
import type { Mail } from './mailer.ts';
import { bookingAddress, type SiteDetails, signature, siteAddress } from './site-details.ts';
import { type Wording, wordingOf } from './texts/mail-texts.ts';

/*
 * Mails to customers about their bookings. Anyone can register and book with another person's address. So a mail to an
 * unconfirmed address contains nothing that a visitor typed; a mail to a confirmed one ends with their name, and one that
 * acknowledges their own message with that, too.
 */

/**
 * The customer's way back: the page that the partner has named, as they wrote it, or the booking's own. A guest's is always its
 * own: it asks for a code, and a partner's page has no part that does.
 */
const bookingPage = (site: SiteDetails, booking: BookingWithReference, wording: Wording) =>
  (!booking.isGuest && booking.seller?.active && booking.seller.returnUrl) || bookingAddress(site, booking, wording);

/** The data that every template about a booking takes. */
export interface BookingMailData {
  booking: BookingWithReference;
  site: SiteDetails;
  now: Date;
  /** Whether the address is confirmed, so the mail may contain the name that was typed. */
  mayIncludeName: boolean;
  /** The revision of its calendar entries; undefined while nothing was paid. */
  revision?: StoredRevision | undefined;
}

/** A mail to the customer in their language, from the greeting to the signature. The partner who sold it hears the reply. */
function mailTo(
  { booking, site, mayIncludeName }: BookingMailData,
  write: (wording: Wording) => { subject: string; blocks: readonly Block[]; typed?: readonly Block[] },
): Pick<Mail, 'to' | 'subject' | 'text' | 'html' | 'replyTo'> {
  const wording = wordingOf(booking);
  const { texts } = wording;
  const { subject, blocks, typed = [] } = write(wording);
  const { seller } = booking;
  const whole = [
    texts.hello,
    ...blocks,
    signature(site, wording),
    ...(mayIncludeName ? [...bookedBy(booking, wording), ...typed] : []),
  ];
  return {
    to: booking.email,
    ...(seller?.active && { replyTo: { name: seller.name, address: seller.contact } }),
    ...layoutMail(subject, whole, wording),
  };
}

/**
 * Confirms a booking after its deposit. The attached calendar file holds the trek and the day the balance is due.
 * @param payment the payment that confirmed it; unknown for jobs of an older server
 */
export function bookingConfirmationMail(data: BookingMailData, payment?: PaymentRow | undefined): Mail {
  const { booking, site, now } = data;
  const today = companyDay(now);
  return {
    ...mailTo(data, (wording) => {
      const { confirmed, yourBooking } = wording.texts;
      return {
        subject: confirmed.subject(booking.trek_title),
        blocks: [
          confirmed.text,
          ...bookingFacts(booking, today, wording),
          ...(payment ? [receiptFacts(payment, wording)] : []),
          ...arrivalFacts(booking, wording),
          confirmed.nextSteps,
          { steps: nextSteps(booking, site, wording) },
          { link: yourBooking, href: bookingPage(site, booking, wording) },
          confirmed.end,
        ],
      };
    }),
    attachments: calendarAttachment(data, true),
  };
}

/** Confirms a further payment and states the remaining balance. */
export function paymentReceiptMail(data: BookingMailData, received: PaymentRow): Mail {
  const { booking, site, now } = data;
  const isPaid = booking.balance_usd === 0;
  return {
    ...mailTo(data, (wording) => {
      const { payment, yourBooking } = wording.texts;
      return {
        subject: (isPaid ? payment.subjectInFull : payment.subject)(booking.trek_title),
        blocks: [
          isPaid ? payment.textInFull : payment.text,
          receiptFacts(received, wording),
          ...bookingFacts(booking, companyDay(now), wording),
          { link: yourBooking, href: bookingPage(site, booking, wording) },
        ],
      };
    }),
    attachments: calendarAttachment(data),
  };
}

/** Says that a payment was not owed, and what happens to it. */
export function unowedPaymentMail(data: BookingMailData, payment: PaymentRow): Mail {
  const { booking, site } = data;
  return mailTo(data, (wording) => {
    const { unowed, yourBooking } = wording.texts;
    return {
      subject: unowed.subject(booking.trek_title),
      blocks: [
        unowed.text(wording.usd(usdOf(centsOfRow(payment))), booking.reference),
        receiptFacts(payment, wording),
        { link: yourBooking, href: bookingPage(site, booking, wording) },
      ],
    };
  });
}

export function balanceReminderMail(data: BookingMailData, reminder: BalanceReminder): Mail {
  const { booking, site, now } = data;
  const today = companyDay(now);
  return mailTo(data, (wording) => {
    const { pay, ignore, [reminder]: texts } = wording.texts.reminder;
    return {
      subject: texts.subject(booking.trek_title),
      blocks: [
        texts.text(wording.day(dueDateOf(booking, today))),
        ...bookingFacts(booking, today, wording),
        { link: pay, href: bookingPage(site, booking, wording) },
        ignore,
      ],
    };
  });
}

/**
 * Asks for the details of travelers that permits and emergencies need.
 * @param incomplete travelers of whom some are missing
 * @param neededOn the day by which they are needed
 */
export function detailsReminderMail(data: BookingMailData, incomplete: number, neededOn: string): Mail {
  const { booking, site, now } = data;
  return mailTo(data, (wording) => {
    const { details, confirmed } = wording.texts;
    return {
      subject: details.subject(booking.trek_title),
      blocks: [
        details.text(incomplete, booking.travelers, wording.day(neededOn)),
        ...bookingFacts(booking, companyDay(now), wording),
        booking.isGuest
          ? { link: confirmed.fillInWithAccount(booking.travelers), href: siteAddress(site, '/signup', wording) }
          : { link: details.fillIn, href: bookingPage(site, booking, wording) },
      ],
    };
  });
}

/** Sends a customer the payment page, at an operator's request. */
export function paymentLinkMail(data: BookingMailData): Mail {
  const { booking, site, now } = data;
  return mailTo(data, (wording) => {
    const { paymentLink } = wording.texts;
    return {
      subject: paymentLink.subject(booking.trek_title),
      blocks: [
        booking.isGuest ? paymentLink.guestText : paymentLink.text,
        ...bookingFacts(booking, companyDay(now), wording),
        { link: paymentLink.pay, href: bookingPage(site, booking, wording) },
      ],
    };
  });
}

/** Says what the office has booked for a customer who phoned or wrote, and how to pay and until when the places are held. */
export function bookingMadeMail(data: BookingMailData, pays: PayingWay): Mail {
  const { booking, site, now } = data;
  const heldDay = heldDayOf(booking, now);
  return mailTo(data, (wording) => {
    const { made, notAgreed } = wording.texts;
    const deposit = wording.usd(advanceUsd(booking.total_cents, DEPOSIT_PERCENT));
    return {
      subject: made.subject(booking.trek_title),
      blocks: [
        made.text,
        ...bookingFacts(booking, companyDay(now), wording),
        made.deposit(deposit),
        heldDay === null ? made.notHeld : made.held(wording.day(heldDay)),
        ...(pays === 'transfer'
          ? [
              made.transfer(booking.reference),
              { link: made.bankDetails, href: siteAddress(site, '/bank-details', wording) },
              { link: made.orByCard, href: bookingPage(site, booking, wording) },
            ]
          : [made.byCard, { link: made.pay, href: bookingPage(site, booking, wording) }]),
        notAgreed,
      ],
    };
  });
}

/** States the booking as it is after an operator changed its date or its group size. */
export function bookingChangedMail(data: BookingMailData, refundCents: number): Mail {
  const { booking, site, now } = data;
  const attachments = calendarAttachment(data);
  return {
    attachments,
    ...mailTo(data, (wording) => {
      const { changed, yourBooking, updatesCalendar, notAgreed } = wording.texts;
      return {
        subject: changed.subject(booking.trek_title),
        blocks: [
          changed.text,
          ...bookingFacts(booking, companyDay(now), wording),
          ...refundOfOverpaid(refundCents, wording),
          { link: yourBooking, href: bookingPage(site, booking, wording) },
          ...(attachments.length > 0 ? [updatesCalendar] : []),
          notAgreed,
        ],
      };
    }),
  };
}

const refundOfOverpaid = (cents: number, { texts, usd }: Wording): Block[] =>
  cents > 0 ? [texts.changed.overpaid(usd(usdOf(cents)), REFUND_DAYS)] : [];

/** Says that the price of a booking has another line, and what that changes. */
export function priceChangedMail(data: BookingMailData, line: PriceLineRow, refundCents: number): Mail {
  const { booking, site, now } = data;
  return mailTo(data, (wording) => {
    const { price, facts, yourBooking, notAgreed } = wording.texts;
    return {
      subject: price.subject(booking.trek_title),
      blocks: [
        price.text(booking.reference),
        { facts: [[line.text || facts.price, signedPrice(wording.usd, usdOf(line.cents))]] },
        price.sums,
        ...bookingFacts(booking, companyDay(now), wording),
        ...refundOfOverpaid(refundCents, wording),
        { link: yourBooking, href: bookingPage(site, booking, wording) },
        notAgreed,
      ],
    };
  });
}

/** Says that a request to cancel has come, on which day, and the refund that the terms of that day give. */
export function cancellationReceivedMail(data: BookingMailData, cancellation: CancellationRow): Mail {
  const { booking, site } = data;
  const { refundCents } = cancellationCents(cancellation);
  return mailTo(data, (wording) => {
    const { texts, day, usd } = wording;
    const { cancellationReceived: received, terms } = texts;
    return {
      subject: received.subject(booking.trek_title),
      blocks: [
        received.text(day(cancellation.requested_at), booking.reference),
        refundCents === 0 ? received.noRefund : received.refund(usd(usdOf(refundCents))),
        received.end,
        { link: terms, href: siteAddress(site, '/terms-conditions', wording) },
      ],
    };
  });
}

/** Says that a request for a change has come, and what was asked for. */
export function changeRequestReceivedMail(data: BookingMailData, request: ChangeRequestRow): Mail {
  const { booking, site } = data;
  return mailTo(data, (wording) => {
    const { texts, day, usd } = wording;
    const { changeReceived: received, terms, yourBooking } = texts;
    const isMoved = request.start_date !== booking.start_date;
    const isResized = request.travelers !== booking.travelers;
    const facts: [string, string][] = [
      ...(isMoved ? [[received.newStart, day(request.start_date)] as [string, string]] : []),
      ...(isResized ? [[received.newTravelers, String(request.travelers)] as [string, string]] : []),
      ...(request.fee_cents > 0 ? [[received.fee, usd(usdOf(request.fee_cents))] as [string, string]] : []),
      [received.newTotal, usd(usdOf(request.total_cents))],
    ];
    return {
      subject: received.subject(booking.trek_title),
      blocks: [
        received.text(day(request.requested_at), booking.reference),
        ...(request.email === null ? [] : [received.transferred]),
        { facts },
        received.end,
        { link: yourBooking, href: bookingPage(site, booking, wording) },
        { link: terms, href: siteAddress(site, '/terms-conditions', wording) },
      ],
    };
  });
}

/** Says to the person who asked for a change that it was declined, or that another person has the booking now. */
export function changeAnswerMail(data: BookingMailData, { status, reason }: ChangeRequestRow, to: string): Mail {
  const { booking, site } = data;
  const asker = { ...data, booking: { ...booking, email: to }, mayIncludeName: false };
  return mailTo(asker, (wording) => {
    const { changeAnswer: answer, yourBooking } = wording.texts;
    const { reference, trek_title: trek } = booking;
    const isDeclined = status === 'declined';
    return {
      subject: (isDeclined ? answer.subjectUnchanged : answer.subjectTransferred)(trek),
      blocks: [
        isDeclined ? answer.declined(reference) : answer.transferred(reference),
        ...(reason === '' ? [] : [{ written: reason }]),
        { link: yourBooking, href: bookingPage(site, booking, wording) },
        answer.end,
      ],
    };
  });
}

/** Says that a request for a departure has come, and what was asked for. */
export function departureReceivedMail(data: BookingMailData): Mail {
  const { booking, now } = data;
  return mailTo(data, (wording) => {
    const { departureReceived: received } = wording.texts;
    return {
      subject: received.subject(booking.trek_title),
      blocks: [
        received.text(wording.day(companyDay(now)), REQUEST_ANSWER_HOURS),
        ...bookingFacts(booking, companyDay(now), wording),
        received.end,
      ],
    };
  });
}

/** Says that a request to change the booking has come, and repeats it to an address that its reader has confirmed. */
export function changeReceivedMail(
  data: BookingMailData,
  { message, created_at }: Pick<ContactMessageRow, 'message' | 'created_at'>,
): Mail {
  const { booking, site } = data;
  return mailTo(data, (wording) => {
    const { texts, day } = wording;
    const { messageReceived: received, yourBooking } = texts;
    return {
      subject: received.subject(booking.trek_title),
      blocks: [
        received.text(day(created_at), booking.reference),
        received.end,
        { link: yourBooking, href: bookingPage(site, booking, wording) },
      ],
      typed: [{ typed: [[texts.message, message]] }],
    };
  });
}

/** Answers a cancellation request and states the refund. */
export function cancellationMail(data: BookingMailData, stored: CancellationRow): Mail {
  const { refundCents } = cancellationCents(stored);
  const { booking, site } = data;
  const isApproved = stored.status === 'approved';
  const attachments = isApproved ? calendarCancellation(data) : [];
  const refund = ({ texts: { cancellation }, usd }: Wording): string => {
    const isNothingPaid = booking.advance_usd === 0;
    if (refundCents === 0) return isNothingPaid ? cancellation.nothingPaid : cancellation.noRefund;
    const amount = usd(usdOf(refundCents));
    return (isNothingPaid ? cancellation.refunded : cancellation.willRefund)(amount, REFUND_DAYS);
  };
  return {
    attachments,
    ...mailTo(data, (wording) => {
      const { cancellation, terms } = wording.texts;
      return {
        subject: (isApproved ? cancellation.subjectCanceled : cancellation.subjectUnchanged)(booking.trek_title),
        blocks: [
          isApproved
            ? `${cancellation.canceled(booking.reference)} ${refund(wording)}`
            : cancellation.unchanged(booking.reference),
          ...(attachments.length > 0 ? [cancellation.calendar] : []),
          { link: terms, href: siteAddress(site, '/terms-conditions', wording) },
        ],
      };
    }),
  };
}

/** Says that a refund was sent. No mail says that it has arrived: only the customer's bank knows. */
export function refundMail(data: BookingMailData, { cents, isByBank }: Extract<MailJob, { letter: 'refund' }>): Mail {
  const { booking } = data;
  return mailTo(data, ({ texts: { refund }, usd }) => {
    const text = (isByBank ? refund.byBank : refund.toCard)(usd(usdOf(cents)), booking.reference);
    return { subject: refund.subject(booking.trek_title), blocks: [`${text} ${refund.end(REFUND_DAYS)}`] };
  });
}

/** Says that the customer's bank has taken money back, and that a person decides what follows. */
export function disputeLostMail(data: BookingMailData, cents: number): Mail {
  const { booking } = data;
  return mailTo(data, ({ texts: { disputeLost }, usd }) => {
    const amount = usd(usdOf(cents));
    return {
      subject: disputeLost.subject(amount, booking.trek_title),
      blocks: [
        disputeLost.text(amount, booking.reference),
        booking.status === 'cancelled' ? disputeLost.canceled : disputeLost.open,
      ],
    };
  });
}

/** Accepts or declines a requested departure; the accepted one gets the payment link. */
export function departureAnswerMail(
  data: BookingMailData,
  answer: Exclude<DepartureRequestRow['status'], 'requested'>,
): Mail {
  const { booking, site, now } = data;
  return mailTo(data, (wording) => {
    const { departure, allTreks } = wording.texts;
    if (answer === 'confirmed') {
      return {
        subject: departure.subjectConfirmed(booking.trek_title),
        blocks: [
          departure.confirmed,
          ...bookingFacts(booking, companyDay(now), wording),
          { link: departure.pay, href: bookingPage(site, booking, wording) },
        ],
      };
    }
    return {
      subject: departure.subjectDeclined(booking.trek_title),
      blocks: [
        departure.declined(wording.day(booking.start_date), booking.reference),
        { link: allTreks, href: siteAddress(site, '/treks', wording) },
      ],
    };
  });
}

function nextSteps(booking: BookingWithReference, site: SiteDetails, wording: Wording): Step[] {
  const { balance_usd, travelers, isGuest } = booking;
  const { usd } = wording;
  const { confirmed } = wording.texts;
  const href = bookingPage(site, booking, wording);
  return [
    balance_usd === 0 ? { text: confirmed.paidInFull } : { text: confirmed.payBalance(usd(balance_usd)), href },
    isGuest
      ? { text: confirmed.fillInWithAccount(travelers), href: siteAddress(site, '/signup', wording) }
      : { text: confirmed.fillIn(travelers), href },
    { text: confirmed.insurance, href: siteAddress(site, '/travel-insurance', wording) },
  ];
}

/** Empty for an old name, stored before names were validated, that contains a link or a line break. */
function bookedBy({ first_name, last_name }: BookingRow, { texts }: Wording): Block[] {
  const name = `${first_name} ${last_name}`;
  return isPlainLine(name) ? [texts.bookedBy(name)] : [];
}

/** Asks the customer of a trek that is over for a review. @param token writes it, and stops these mails */
export function reviewRequestMail(data: BookingMailData, token: string): Mail {
  const { booking, site } = data;
  const stopUrl = `${site.publicUrl}/api/review/stop?${new URLSearchParams({ token })}`;
  const mail = mailTo(data, (wording) => {
    const { subject, text, write, why, stop } = wording.texts.review;
    // Behind the hash no server sees it.
    const page = siteAddress(site, '/write-review', wording);
    return {
      subject: subject(booking.trek_title),
      blocks: [text, { link: write, href: `${page}#${token}` }, why, { link: stop, href: `${page}#stop=${token}` }],
    };
  });
  return { ...mail, stopUrl };
}
