import { LANGUAGE_CODES } from '@trek/ui/internal/languages';
import { arrivalOf } from '../src/content/arrival.ts';
import * as accountTemplates from '../src/mail/account-templates.ts';
import type { BookingWithReference } from '../src/mail/booking-facts.ts';
import type { BookingMailData } from '../src/mail/booking-templates.ts';
import * as bookingTemplates from '../src/mail/booking-templates.ts';
import type { Mail } from '../src/mail/mailer.ts';
import * as answers from '../src/mail/message-answer-mail.ts';
import * as newDepartures from '../src/mail/new-departures-mail.ts';
import * as officeTemplates from '../src/mail/office-templates.ts';
import { type Wording, wordingOf } from '../src/mail/texts/mail-texts.ts';
import type { ColleagueNews, OfficeNotice, PasswordNews, SecondFactorNews } from '../src/store/mail-job.ts';
import type { Partner } from '../src/store/partners.ts';
import type {
  BalanceReminder,
  CancellationRow,
  ChangeRequestRow,
  ContactMessageRow,
  OfficeInvitationRow,
  PaymentRow,
  PriceLineRow,
} from '../src/store/schema.ts';

export const alpine: Partner = {
  ...{ id: 'alpine', name: 'Alpine Tours', origins: ['https://alpine.example'], language: 'de' },
  ...{
    contact: 'office@alpine.example',
    commissionPercent: 10,
    active: true,
    returnUrl: 'https://alpine.example/buchung',
  },
};
const booking = {
  ...{ id: '41', email: 'maya@example.com', first_name: 'Maya', last_name: 'Gurung', travelers: 2, locale: null },
  ...{ status: 'confirmed', booked_on: '2027-03-01', terms: null, start_date: '2027-10-10', end_date: '2027-10-21' },
  ...{ total_cents: 200_000, price_per_person_cents: 100_000, advance_usd: 400, paid_cents: 40_000, balance_usd: 1600 },
  ...{ reference: 'TH-7K3M2Q', trek_title: 'Druk Path Trek' },
  arrival: arrivalOf({ arrival: { airportPickup: true, nightsBefore: 1, emergencyPhone: '+977 1 555 0104' } }),
} as Partial<BookingWithReference> as BookingWithReference;
const payment = {
  ...{ id: 'pi_1', receipt_number: 42, status: 'succeeded', amount_usd: 400, amount_cents: null, foreign_amount: null },
  ...{ refunded_cents: 0, paid_at: '2027-03-01T07:59:00Z' },
} as PaymentRow;
const line = { kind: 'discount', text: '', cents: -5000 } as unknown as PriceLineRow;
const cancellation = { status: 'approved', requested_at: '2027-03-01T08:00:00Z', refund_usd: 300 } as CancellationRow;
const changeRequest = {
  ...{ status: 'requested', start_date: '2027-10-24', travelers: 3, fee_cents: 12_000, total_cents: 312_000 },
  ...{ first_name: 'Asha', last_name: 'Rai', email: 'asha@example.com', phone: '+977 1 555 0100', message: 'Thanks!' },
  ...{ requested_at: '2027-03-01T08:00:00Z', reason: '' },
} as ChangeRequestRow;
const message = { message: 'Tea, please', created_at: '2027-03-01T08:00:00Z' };
export const site = {
  publicUrl: 'https://trek.example',
  officeAddress: 'office@trek.example',
  company: { name: 'Trek Himalaya', phone: '+977 1 555 0103' },
};
const now = new Date('2027-03-01T08:00:00Z');

/** A booking that is confirmed and partly paid, with changes of it. */
export const dataOf = (change: Partial<BookingWithReference> = {}): BookingMailData => ({
  ...{ booking: { ...booking, ...change }, site, now, mayIncludeName: true },
});

type Samples<Templates, Given> = { [Name in keyof Templates]: readonly ((given: Given) => Mail)[] };

/** The names of a union. The compiler asks for each. */
const names = <Name extends string>(all: Record<Name, true>) => Object.keys(all) as Name[];
const REMINDERS = names<BalanceReminder>({ early: true, late: true, overdue: true });
const PASSWORD_NEWS = names<PasswordNews>({
  ...{ changed: true, reset: true, lost: true, 'replaced-by-google': true, 'ended-by-appointment': true },
});
const SECOND_FACTOR_NEWS = names<SecondFactorNews>({
  ...{ 'app-set-up': true, 'passkey-added': true, 'passkey-removed': true },
  ...{ 'recovery-code-used': true, 'wrong-codes': true, forgotten: true },
});
const COLLEAGUE_NEWS = names<ColleagueNews>({ 'role-changed': true, removed: true });
const OFFICE_NOTICES = names<OfficeNotice>({
  ...{ booked: true, paid: true, unexpected: true, 'unowed-returned': true, 'refund-failed': true, refunded: true },
  ...{ 'partly-refunded': true, disputed: true, 'dispute-won': true, 'dispute-lost': true },
});

const paidInFull = ({ booking, ...data }: BookingMailData): BookingMailData => ({
  ...data,
  booking: { ...booking, advance_usd: booking.advance_usd + booking.balance_usd, balance_usd: 0, paid_cents: null },
});
const canceled = ({ booking, ...data }: BookingMailData): BookingMailData => ({
  ...data,
  booking: { ...booking, status: 'cancelled' },
});

const REVIEW_TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJib29raW5nSWQiOiI0MSJ9.dBjftJeZ4CVPmB92K27uhbUJU1p1r';

/** Every mail to a customer about a booking. The compiler names a template that is missing here. */
export const BOOKING_MAILS: Samples<typeof bookingTemplates, BookingMailData> = {
  reviewRequestMail: [(data) => bookingTemplates.reviewRequestMail(data, REVIEW_TOKEN)],
  bookingConfirmationMail: [(data) => bookingTemplates.bookingConfirmationMail(data, payment)],
  paymentReceiptMail: [
    (data) => bookingTemplates.paymentReceiptMail(data, payment),
    (data) => bookingTemplates.paymentReceiptMail(paidInFull(data), payment),
  ],
  unowedPaymentMail: [(data) => bookingTemplates.unowedPaymentMail(data, payment)],
  balanceReminderMail: REMINDERS.map(
    (reminder) => (data: BookingMailData) => bookingTemplates.balanceReminderMail(data, reminder),
  ),
  detailsReminderMail: [
    (data) => bookingTemplates.detailsReminderMail(data, 1, '2027-03-11'),
    (data) => bookingTemplates.detailsReminderMail(data, data.booking.travelers, '2027-03-11'),
  ],
  bookingMadeMail: (['card', 'transfer'] as const).map(
    (pays) => (data: BookingMailData) => bookingTemplates.bookingMadeMail(data, pays),
  ),
  paymentLinkMail: [bookingTemplates.paymentLinkMail],
  bookingChangedMail: [(data) => bookingTemplates.bookingChangedMail(data, 5000)],
  priceChangedMail: [(data) => bookingTemplates.priceChangedMail(data, line, 5000)],
  cancellationReceivedMail: [(data) => bookingTemplates.cancellationReceivedMail(data, cancellation)],
  departureReceivedMail: [bookingTemplates.departureReceivedMail],
  changeRequestReceivedMail: [(data) => bookingTemplates.changeRequestReceivedMail(data, changeRequest)],
  changeAnswerMail: (['accepted', 'declined'] as const).map((status) => (data: BookingMailData) => {
    const reason = status === 'declined' ? 'That week we are full.\nThe week after has places.' : '';
    return bookingTemplates.changeAnswerMail(data, { ...changeRequest, status, reason }, data.booking.email);
  }),
  changeReceivedMail: [(data) => bookingTemplates.changeReceivedMail(data, message)],
  cancellationMail: (['approved', 'declined'] as const).map(
    (status) => (data: BookingMailData) => bookingTemplates.cancellationMail(data, { ...cancellation, status }),
  ),
  refundMail: [false, true].map((isByBank) => (data: BookingMailData) => {
    const job = { letter: 'refund', refund: 'sent', bookingId: '41', cents: 5000, isByBank } as const;
    return bookingTemplates.refundMail(data, job);
  }),
  disputeLostMail: [
    (data) => bookingTemplates.disputeLostMail(data, 5000),
    (data) => bookingTemplates.disputeLostMail(canceled(data), 5000),
  ],
  departureAnswerMail: (['confirmed', 'declined'] as const).map(
    (answer) => (data: BookingMailData) => bookingTemplates.departureAnswerMail(data, answer),
  ),
};

const TO = 'maya@example.com';
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MSIsInB1cnBvc2UiOiJyZXNldCJ9.dBjftJeZ4CVPmB92K27uhbUJU1p1r';

const { secondFactorMail, ...accountMails } = accountTemplates;
export const ACCOUNT_MAILS: Samples<typeof accountMails & typeof newDepartures, Wording> = {
  emailConfirmationMail: [(wording) => accountMails.emailConfirmationMail(TO, TOKEN, site, wording)],
  emailCodeMail: (['confirm', 'move'] as const).map(
    (purpose) => (wording: Wording) => accountMails.emailCodeMail({ email: TO, code: '204816', purpose }, wording),
  ),
  emailChangedMail: [(wording) => accountMails.emailChangedMail(TO, site, wording)],
  passwordResetMail: [(wording) => accountMails.passwordResetMail(TO, `/reset-password?token=${TOKEN}`, site, wording)],
  passwordNewsMail: PASSWORD_NEWS.map(
    (news) => (wording: Wording) => accountMails.passwordNewsMail(TO, news, site, wording),
  ),
  newDeparturesMail: [
    [{ title: 'Everest Base Camp Trek', starts: ['2027-03-14'] }],
    [
      { title: 'Everest Base Camp Trek', starts: ['2027-03-14', '2027-03-28'] },
      { title: 'Druk Path Trek', starts: Array.from({ length: 12 }, (_, index) => `2027-04-${index + 10}`) },
    ],
  ].map((treks) => (wording: Wording) => newDepartures.newDeparturesMail(TO, treks, TOKEN, site, wording)),
};

const invitation: OfficeInvitationRow = {
  ...{ id: '7', email: TO, fullname: 'Maya Gurung', role: 'guide', invited_by: 'owner@trek.example' },
  ...{ invited_at: now.toISOString(), expires_at: now.toISOString() },
};
const FAULT = 'treks/druk-path.json: “itinerary.3.altitude”: expected a number in meters, but it is “4,210 m”.';
const typed = { ...message, name: 'Maya Gurung', email: TO, phone: '+49 30 555 0199' } as ContactMessageRow;
/** For the office and its operators, and what it writes itself: in English only. */
const OFFICE_MAILS: Samples<
  typeof officeTemplates & typeof answers & { secondFactorMail: unknown },
  BookingWithReference
> = {
  officeNoticeMail: OFFICE_NOTICES.map(
    (notice) => (booked: BookingWithReference) => officeTemplates.officeNoticeMail(site, notice, payment, booked, now),
  ),
  cancellationRequestMail: [(booked) => officeTemplates.cancellationRequestMail(site, cancellation, booked, now)],
  changeRequestMail: [(booked) => officeTemplates.changeRequestMail(site, changeRequest, booked, now)],
  departureRequestMail: [(booked) => officeTemplates.departureRequestMail(site, booked, now)],
  contentFaultsMail: [() => officeTemplates.contentFaultsMail(site, [FAULT, FAULT])],
  mailCeilingMail: [() => officeTemplates.mailCeilingMail(site)],
  contactMessageMail: [() => officeTemplates.contactMessageMail(site, typed)],
  messageAnswerMail: [
    () =>
      answers.messageAnswerMail(site, typed, {
        ...{ id: 'answer-1', message_id: typed.id, written_by: 'office@trek.example', written_at: now.toISOString() },
        text: 'Namaste Maya Gurung,\n\nYes, there is a shower:\nhot on most days.',
      }),
  ],
  officeInvitationMail: [false, true].map(
    (hasAccount) => () => officeTemplates.officeInvitationMail(site, invitation, TOKEN, hasAccount),
  ),
  colleagueNewsMail: COLLEAGUE_NEWS.map((news) => () => officeTemplates.colleagueNewsMail(site, TO, news, 'guide')),
  secondFactorMail: SECOND_FACTOR_NEWS.map((news) => () => secondFactorMail(TO, news)),
};

/** A mail, and the template that it was made from. */
export interface MailPreview extends Pick<Mail, 'subject' | 'text' | 'html'> {
  template: string;
}

/** A sold booking with lines of its price, and words that are too long for a phone. */
const soldBooking: Partial<BookingWithReference> = {
  ...{ seller: alpine, partner: 'alpine', partner_ref: 'Herbstferienbergwanderangebot-2027', metadata: null },
  ...{ last_name: 'Oberhauser-Schwarzenbergstraßenmeister', country: 'Germany', phone: '+49 30 555 0199' },
  special_requirements: 'Bitte glutenfrei.\nHöhenkrankheitsrückholversicherungsbescheinigung liegt bei.',
  ...{ total_cents: 207_000, advance_usd: 414, paid_cents: 41_400, balance_usd: 1656 },
  price_lines: [
    { kind: 'extra', text: 'Einzelzimmerzuschlag mit Gepäcktransportversicherungsbeitrag', cents: 12_000 },
    { kind: 'discount', text: 'Frühbucher', cents: -5000 },
  ] as PriceLineRow[],
};
const revision = { sequence: 1, changedAt: now.toISOString() };

/** Every mail in each language that it has. */
export const mailPreviews = (): Record<Wording['language'], MailPreview[]> => {
  const english = makePreviews('en');
  const office = previewsOf(OFFICE_MAILS, dataOf(soldBooking).booking);
  const others = LANGUAGE_CODES.map((language) => [language, makePreviews(language)]);
  return { ...Object.fromEntries(others), en: [...english, ...office] };
};

const makePreviews = (locale: Wording['language']) => [
  ...previewsOf(BOOKING_MAILS, { ...dataOf({ ...soldBooking, locale }), revision }),
  ...previewsOf(ACCOUNT_MAILS, wordingOf({ locale })),
];

const previewsOf = <Given>(samples: Record<string, readonly ((given: Given) => Mail)[]>, given: Given): MailPreview[] =>
  Object.entries(samples).flatMap(([template, writers]) =>
    writers.map((write) => {
      const { subject, text, html } = write(given);
      return { template, subject, text, ...(html !== undefined && { html }) };
    }),
  );
