import { accountEmail } from '@trek/ui/internal/sign-in/rules';
import { companyDay } from '@trek/ui/pricing';
import { makeResetPath } from '../accounts/reset-link.ts';
import type { Tokens } from '../accounts/tokens.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { openStarts } from '../catalogue/mail-departures.ts';
import { OwnError } from '../core/log.ts';
import type { KeyedHash } from '../http/keyed-hash.ts';
import { bookingWithTrek, newestLocale, referenceOf } from '../store/bookings.ts';
import { storedRevision } from '../store/calendar-revisions.ts';
import { cancellationOf } from '../store/cancellations.ts';
import { changeRequestOf } from '../store/change-requests.ts';
import { openInvitation } from '../store/colleagues.ts';
import { contactMessage } from '../store/contact-messages.ts';
import { drawCode } from '../store/email-codes.ts';
import { isErased } from '../store/erased-columns.ts';
import { GUEST_ROLE, provenAddress } from '../store/guests.ts';
import { incompleteTravelers } from '../store/listed-travelers.rules.ts';
import { messageAnswer } from '../store/office-messages.ts';
import type { Store } from '../store/open-store.ts';
import { numberReceipts } from '../store/paper-numbers.ts';
import { storedPartners } from '../store/partners.ts';
import { paymentById } from '../store/payments.ts';
import { priceLinesOf } from '../store/price-lines.ts';
import { dueReminder } from '../store/reminder.rules.ts';
import { isReminderStopped } from '../store/reminders.ts';
import { isReviewWanted } from '../store/reviews.ts';
import { savedTreksOf } from '../store/saved-treks.ts';
import type { PaymentRow, QueuedMailRow, UserRow } from '../store/schema.ts';
import { travelersOf } from '../store/travelers.ts';
import { userByEmail, userById } from '../store/users.ts';
import {
  emailChangedMail,
  emailCodeMail,
  emailConfirmationMail,
  passwordNewsMail,
  passwordResetMail,
  secondFactorMail,
} from './account-templates.ts';
import type { BookingWithReference } from './booking-facts.ts';
import {
  type BookingMailData,
  balanceReminderMail,
  bookingChangedMail,
  bookingConfirmationMail,
  bookingMadeMail,
  cancellationMail,
  cancellationReceivedMail,
  changeAnswerMail,
  changeReceivedMail,
  changeRequestReceivedMail,
  departureAnswerMail,
  departureReceivedMail,
  detailsReminderMail,
  disputeLostMail,
  paymentLinkMail,
  paymentReceiptMail,
  priceChangedMail,
  refundMail,
  reviewRequestMail,
  unowedPaymentMail,
} from './booking-templates.ts';
import { jobIn } from './mail-queue.ts';
import type { Mail } from './mailer.ts';
import { messageAnswerMail } from './message-answer-mail.ts';
import { newDeparturesMail } from './new-departures-mail.ts';
import {
  cancellationRequestMail,
  changeRequestMail,
  colleagueNewsMail,
  contactMessageMail,
  contentFaultsMail,
  departureRequestMail,
  mailCeilingMail,
  officeInvitationMail,
  officeNoticeMail,
} from './office-templates.ts';
import type { SiteDetails } from './site-details.ts';
import { type Wording, wordingOf } from './texts/mail-texts.ts';

/** The keys of the links and codes in mails. */
interface MailSecrets {
  tokens: Tokens;
  hash: KeyedHash;
  now: () => Date;
}

/** The secrets, and the treks as they are now. */
interface MailFacts extends MailSecrets {
  catalogue: Pick<Catalogue, 'trek'>;
}

/**
 * Renders a queued mail, or returns undefined when it is no longer needed.
 * @throws Error if that fails; the queue retries later
 */
export async function renderMail(
  store: Store,
  row: QueuedMailRow,
  site: SiteDetails,
  { tokens, hash, now: clock, catalogue }: MailFacts,
): Promise<Mail | undefined> {
  const job = jobIn(row);
  if (!job) return JSON.parse(row.mail) as Mail;
  const now = new Date(row.created_at);
  switch (job.letter) {
    case 'booking-confirmed': {
      const { bookingId, paymentId } = job;
      const payment = paymentId === undefined ? undefined : await storedPayment(store, paymentId);
      return bookingConfirmationMail(await bookingMailData(store, bookingId, site, now), payment);
    }
    case 'payment-received': {
      const payment = await storedPayment(store, job.paymentId);
      return paymentReceiptMail(await bookingMailData(store, payment.booking_id, site, now), payment);
    }
    case 'unowed-payment': {
      const payment = await storedPayment(store, job.paymentId);
      return unowedPaymentMail(await bookingMailData(store, payment.booking_id, site, now), payment);
    }
    case 'balance-reminder': {
      const data = await bookingMailData(store, job.bookingId, site, now);
      // The balance may have been paid, or the start moved, since the reminder was queued.
      const isStopped = await isReminderStopped(store, job.bookingId);
      const isStillDue = !isStopped && dueReminder(data.booking, companyDay(now)) === job.reminder;
      return isStillDue ? balanceReminderMail(data, job.reminder) : undefined;
    }
    case 'details-reminder': {
      const data = await bookingMailData(store, job.bookingId, site, now);
      const { booking } = data;
      // They may have been filled in, the booking canceled, or the start moved, since the reminder was queued.
      const isSame = booking.status === 'confirmed' && booking.start_date === job.startDate;
      const isStopped = !isSame || (await isReminderStopped(store, job.bookingId));
      const incomplete = incompleteTravelers(booking, await travelersOf(store, booking));
      return isStopped || incomplete === 0 ? undefined : detailsReminderMail(data, incomplete, job.neededOn);
    }
    case 'review-request': {
      const { bookingId } = job;
      // It may have been canceled or reviewed, or its owner wants no such mails, since it was queued.
      if (!(await isReviewWanted(store, bookingId, companyDay(clock())))) return undefined;
      return reviewRequestMail(await bookingMailData(store, bookingId, site, now), await tokens.review(bookingId));
    }
    case 'office-notice': {
      const payment = await storedPayment(store, job.paymentId);
      return officeNoticeMail(site, job.notice, payment, await bookingWithReference(store, payment.booking_id), now);
    }
    case 'cancellation': {
      const data = await bookingMailData(store, job.bookingId, site, now);
      const cancellation = await cancellationOf(store, job.bookingId);
      if (!cancellation) return undefined;
      return job.cancellation === 'requested'
        ? cancellationRequestMail(site, cancellation, data.booking, now)
        : cancellationMail(data, cancellation);
    }
    case 'departure-request': {
      const data = await bookingMailData(store, job.bookingId, site, now);
      return job.request === 'requested'
        ? departureRequestMail(site, data.booking, now)
        : departureAnswerMail(data, job.request);
    }
    case 'change-request': {
      const data = await bookingMailData(store, job.bookingId, site, now);
      const request = await changeRequestOf(store, job.bookingId);
      if (!request) return undefined;
      if (job.change === 'requested') return changeRequestMail(site, request, data.booking, now);
      // From here on the booking is in the name of who goes: this is for the person who asked.
      const user = await accountOf(store, data.booking.user_id);
      return user && changeAnswerMail(data, request, user.email);
    }
    case 'request-received': {
      const data = await bookingMailData(store, job.bookingId, site, now);
      if (job.request === 'departure') return departureReceivedMail(data);
      if (job.request === 'change') {
        const request = await changeRequestOf(store, job.bookingId);
        return request && changeRequestReceivedMail(data, request);
      }
      const cancellation = await cancellationOf(store, job.bookingId);
      return cancellation && cancellationReceivedMail(data, cancellation);
    }
    case 'change-received': {
      const data = await bookingMailData(store, job.bookingId, site, now);
      return changeReceivedMail(data, await contactMessage(store, job.messageId));
    }
    case 'refund':
      // An older server queued a second mail, that it has arrived.
      if (job.refund === 'arrived') return undefined;
      return refundMail(await bookingMailData(store, job.bookingId, site, now), job);
    case 'dispute-lost':
      return disputeLostMail(await bookingMailData(store, job.bookingId, site, now), job.cents);
    case 'booking-made':
      return bookingMadeMail(await bookingMailData(store, job.bookingId, site, now), job.pays);
    case 'payment-link':
      return paymentLinkMail(await bookingMailData(store, job.bookingId, site, now));
    case 'booking-changed':
      return bookingChangedMail(await bookingMailData(store, job.bookingId, site, now), job.refundCents ?? 0);
    case 'price-changed': {
      const line = (await priceLinesOf(store, [job.bookingId])).find(({ id }) => id === job.lineId);
      return line && priceChangedMail(await bookingMailData(store, job.bookingId, site, now), line, job.refundCents);
    }
    case 'contact-message':
      return contactMessageMail(site, await contactMessage(store, job.messageId));
    case 'message-answer': {
      const answer = await messageAnswer(store, job.answerId);
      return messageAnswerMail(site, await contactMessage(store, job.messageId), answer);
    }
    case 'content-faults':
      return contentFaultsMail(site, job.faults);
    case 'mail-ceiling':
      return mailCeilingMail(site);
    case 'office-invitation': {
      const invitation = await openInvitation(store, job.invitationId, clock());
      if (!invitation) return undefined;
      const hasAccount = (await userByEmail(store, invitation.email)) !== undefined;
      return officeInvitationMail(site, invitation, await tokens.invitation(invitation), hasAccount);
    }
    case 'colleague-news': {
      const user = await accountOf(store, job.userId);
      return user && colleagueNewsMail(site, user.email, job.news, user.role);
    }
    case 'second-factor': {
      const user = await accountOf(store, job.userId);
      return user && secondFactorMail(user.email, job.news);
    }
    case 'password-news': {
      const user = await accountOf(store, job.userId);
      return user && passwordNewsMail(user.email, job.news, site, await wordingFor(store, user));
    }
    case 'password-reset': {
      const user = job.userId === null ? undefined : await accountOf(store, job.userId);
      if (!user) return undefined;
      const path = await makeResetPath(store, tokens, user);
      return passwordResetMail(user.email, path, site, await wordingFor(store, user, job.language));
    }
    case 'email-changed': {
      const user = await accountOf(store, job.userId);
      return user && emailChangedMail(job.email, site, await wordingFor(store, user));
    }
    case 'email-confirmation': {
      const user = await accountOf(store, job.userId);
      if (!user || user.email_confirmed_at !== null) return undefined;
      const token = await tokens.emailConfirmation(user);
      return emailConfirmationMail(user.email, token, site, await wordingFor(store, user, job.language));
    }
    case 'email-code': {
      const drawn = await drawCode(store, hash, job.idHash, clock());
      return drawn && emailCodeMail(drawn, wordingOf({ locale: job.language }));
    }
    case 'new-departures': {
      const user = await accountOf(store, job.userId);
      if (!user || user.email_confirmed_at === null) return undefined;
      const wanted = new Set(
        (await savedTreksOf(store, user.id)).flatMap(({ trekId, departureMails }) => (departureMails ? [trekId] : [])),
      );
      // A start may have been filled or closed, and the wish taken back, since the mail was queued.
      const treks = job.treks.flatMap(({ trekId, starts }) => {
        const open = new Set(openStarts(catalogue, trekId, clock()));
        const left = starts.filter((day) => open.has(day));
        const trek = catalogue.trek(trekId);
        return trek && wanted.has(trekId) && left.length > 0 ? [{ title: trek.title, starts: left }] : [];
      });
      if (treks.length === 0) return undefined;
      const token = await tokens.stopMails(user);
      return newDeparturesMail(
        user.email,
        treks,
        token,
        site,
        await wordingFor(store, user, job.language ?? undefined),
      );
    }
    default:
      job satisfies never;
      throw new OwnError('A newer server queued this mail');
  }
}

/** An account that mails reach; undefined if it was erased. */
async function accountOf(store: Store, userId: string): Promise<UserRow | undefined> {
  const user = await userById(store, userId);
  return user && !isErased(user) ? user : undefined;
}

/**
 * How a mail about an account is written: as its newest booking was, or as the browser asked for.
 * @param language of the browser that caused it, where one did
 */
async function wordingFor(store: Store, { id }: UserRow, language?: string): Promise<Wording> {
  return wordingOf({ locale: (await newestLocale(store, id)) ?? language ?? null });
}

async function bookingMailData(
  store: Store,
  bookingId: string,
  site: SiteDetails,
  now: Date,
): Promise<BookingMailData> {
  const booking = await bookingWithReference(store, bookingId);
  const user = await userById(store, booking.user_id);
  const mayIncludeName = user !== undefined && (await provenAddress(store, user)) === accountEmail(booking.email);
  const revision = await storedRevision(store, booking);
  return { booking: { ...booking, isGuest: user?.role === GUEST_ROLE }, site, now, mayIncludeName, revision };
}

async function bookingWithReference(store: Store, bookingId: string): Promise<BookingWithReference> {
  const booking = await bookingWithTrek(store, bookingId);
  const [reference, price_lines, partners] = await Promise.all([
    referenceOf(store, booking),
    priceLinesOf(store, [bookingId]),
    storedPartners(store),
  ]);
  return { ...booking, reference, price_lines, seller: partners.find(({ id }) => id === booking.partner) };
}

async function storedPayment(store: Store, paymentId: string): Promise<PaymentRow> {
  let payment = await paymentById(store, paymentId);
  if (payment?.status === 'succeeded' && payment.receipt_number === null) {
    await numberReceipts(store);
    payment = await paymentById(store, paymentId);
  }
  if (!payment) throw new OwnError(`There is no payment ${paymentId}`);
  return payment;
}
