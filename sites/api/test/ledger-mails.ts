import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BookingEntity } from '@trek/ui/api';
import { formatLongDate, formatUsd } from '@trek/ui/kit/format';
import { BALANCE_DUE_DAYS, companyDay, usdOf } from '@trek/ui/pricing';
import type { Mail } from '../src/mail/mailer.ts';
import { renderMail } from '../src/mail/render-mail.ts';
import type { OfficeBookingDetail } from '../src/office/office.types.ts';
import type { MailJob } from '../src/store/mail-job.ts';
import type { Store } from '../src/store/open-store.ts';
import { MAIL_TOKENS } from './mail-tokens.ts';
import type { TestSite } from './site.ts';

/* The facts of a booking in mails, besides its page and the office's. */

/**
 * The facts that a mail may contain: the visitor's page, the office's, and what was ordered back of each payment, which
 * is shown as refunded.
 */
export interface Known {
  page: BookingEntity;
  office: OfficeBookingDetail;
  orderedCents: readonly number[];
}

/**
 * Lets no mail leave: where the outbox should be is a file. Each stays in the queue until {@link strangeInMails} writes it, while
 * nothing else happens to its booking.
 */
export async function holdMails({ settings }: TestSite): Promise<void> {
  const outbox = join(settings.dataFolder, 'outbox');
  await rm(outbox, { recursive: true, force: true, maxRetries: 5 });
  await writeFile(outbox, '');
}

/** Letters by the booking that they are about. */
export type Letters = Map<string, MailJob[]>;

/**
 * Writes every mail that is queued, and forgets the queue. Gives what is strange in those about bookings whose pages are known.
 * @param letters takes every mail
 */
export async function strangeInMails(
  store: Store,
  { settings, now }: TestSite,
  known: ReadonlyMap<string, Known>,
  letters: Letters = new Map(),
): Promise<string[]> {
  const { publicUrl, mail, company } = settings;
  const siteDetails = { publicUrl, officeAddress: mail.contactAddress, company };
  const rows = await store.selectFrom('queued_mails').selectAll().execute();
  if (rows.length > 0) await store.deleteFrom('queued_mails').execute();
  const strange = rows.map(async (row) => {
    const job: MailJob = JSON.parse(row.mail);
    const bookingId = await bookingOf(store, job);
    letters.set(bookingId, [...(letters.get(bookingId) ?? []), job]);
    const pages = known.get(bookingId);
    const rendered = await renderMail(store, row, siteDetails, MAIL_TOKENS);
    return pages && rendered ? unexpectedIn(rendered, pages, now) : [];
  });
  return (await Promise.all(strange)).flat();
}

async function bookingOf(store: Store, job: MailJob): Promise<string> {
  if ('bookingId' in job) return job.bookingId;
  if (!('paymentId' in job)) return '';
  const payment = store.selectFrom('payments').select('booking_id').where('id', '=', job.paymentId);
  return (await payment.executeTakeFirstOrThrow()).booking_id;
}

const LABELED = /^(From – to|Travelers|Total|Rounding|Paid|Balance|Received): +(.*)$/gm;
const SUM = /\$\d+(?:,\d{3})*(?:\.\d\d)?/g;
const DATE = /\b[A-Z][a-z]+ \d{1,2}, \d{4}\b/g;

/** Every sum and date of a mail that neither page knows, and every line that says another than they do; none, if all is well. */
function unexpectedIn({ subject, text, attachments }: Mail, known: Known, now: Date): string[] {
  const facts = factsOf(known, companyDay(now));
  const wrong = [...text.matchAll(LABELED)].filter(([, label = '', value]) => !facts[label]?.includes(value ?? ''));
  // A calendar file escapes commas and folds its lines.
  const files = attachments?.map(({ content }) => content.replaceAll('\r\n ', '').replaceAll('\\,', ',')) ?? [];
  const sums =
    [text, ...files]
      .join('\n')
      .match(SUM)
      ?.filter((sum) => !sumsOf(known).has(sum)) ?? [];
  const dates = text.match(DATE)?.filter((date) => !datesOf(known).has(date)) ?? [];
  return [...wrong.map(([line]) => line), ...sums, ...dates].map((strange) => `${subject}: ${strange}`);
}

/** The facts in the lines of a mail; of a payment, the effect of one of them. */
function factsOf({ page }: Known, today: string): Record<string, string[]> {
  const balance = formatUsd(page.balanceAmount ?? 0);
  const due = page.balanceDueDate ?? '';
  const when = due <= today ? 'due now' : `due on ${formatLongDate(due)}, ${BALANCE_DUE_DAYS} days before the trek`;
  return {
    'From – to': [`${formatLongDate(page.startDate)} – ${formatLongDate(page.endDate)}`],
    Travelers: [String(page.travelers)],
    Total: [formatUsd(page.totalAmount ?? 0)],
    Rounding: [`${roundingOf(page) < 0 ? '−' : '+'}${formatUsd(Math.abs(roundingOf(page)))}`],
    Paid: [formatUsd(page.paidAmount ?? 0)],
    Balance: [
      page.status === 'cancelled'
        ? 'none, the booking is canceled'
        : page.balanceAmount === 0
          ? 'none, paid in full'
          : `${balance}, ${when}`,
    ],
    Received: (page.payments ?? []).flatMap(({ paidAt }) => (paidAt ? formatLongDate(paidAt) : [])),
  };
}

/** The difference between a total with cents and payments in whole dollars. */
const roundingOf = ({ totalAmount = 0, paidAmount = 0, balanceAmount = 0 }: BookingEntity) =>
  paidAmount + balanceAmount - totalAmount;

/** The price of one, and what the group saves by the company's terms. */
function partsOf({ pricePerPerson = 0, travelers = 1 }: BookingEntity): number[] {
  const percent = travelers >= 10 ? 15 : travelers >= 5 ? 10 : travelers >= 3 ? 5 : 0;
  return [pricePerPerson, (pricePerPerson * travelers * percent) / 100];
}

function sumsOf({ page, office, orderedCents }: Known): Set<string> {
  const ofPayments = office.payments.flatMap(({ amount, refundedAmount, refunds, disputes }) => [
    ...[amount, refundedAmount, ...refunds.map((refund) => refund.amount)],
    amount - refundedAmount,
    ...disputes.map((dispute) => dispute.amount),
  ]);
  const { totalAmount = 0, paidAmount = 0, balanceAmount = 0 } = page;
  const price = [...partsOf(page), totalAmount, Math.abs(roundingOf(page))];
  const sums = [...price, paidAmount, balanceAmount, ...ofPayments];
  const lines = office.priceLines.map(({ amount }) => Math.abs(amount));
  const back = [...office.manualRefunds.map(({ amount }) => amount), office.cancellation?.refundAmount ?? 0];
  return new Set([...sums, ...lines, ...back, ...orderedCents.map(usdOf)].map((usd) => formatUsd(usd)));
}

function datesOf({ page, office }: Known): Set<string> {
  const payments = office.payments.flatMap(({ paidAt, createdAt }) => [paidAt, createdAt]);
  const requestTimes = [office.cancellation?.requestedAt, office.departureRequest?.requestedAt];
  const dates = [page.startDate, page.endDate, page.balanceDueDate, ...requestTimes, ...payments];
  return new Set(dates.flatMap((date) => (date ? formatLongDate(date) : [])));
}
