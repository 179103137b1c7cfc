import { formatLongDate, formatUsd } from '@trek/ui/kit/format';
import { companyDay, REQUEST_ANSWER_HOURS, usdOf } from '@trek/ui/pricing';
import { errorCount } from '../content/content-error.ts';
import { notesOf, notesText } from '../store/attribution.ts';
import { cancellationCents, centsOfRow } from '../store/booking-money.ts';
import { INVITATION_DAYS } from '../store/colleagues.ts';
import type { ColleagueNews, OfficeNotice } from '../store/mail-job.ts';
import { isOfficeRole, type OfficeRole, OWNER } from '../store/office-role.ts';
import type {
  CancellationRow,
  ChangeRequestRow,
  ContactMessageRow,
  OfficeInvitationRow,
  PaymentRow,
} from '../store/schema.ts';
import { type BookingWithReference, bookingFacts } from './booking-facts.ts';
import { MOST_UNCONFIRMED_MAILS } from './mail-ceiling.ts';
import { type Block, layoutMail } from './mail-layout.ts';
import type { Mail } from './mailer.ts';
import type { SiteDetails } from './site-details.ts';

/* Mails to the office. Text that a visitor typed comes last and is marked, so it can't pass for text of the site. */

/** Subject, and what the office should do. */
const OFFICE_NOTICES: Readonly<Record<OfficeNotice, [subject: string, whatToDo: string]>> = {
  booked: ['New booking', 'A booking was made, and its first payment has arrived.'],
  paid: ['Another payment', 'Another payment for a confirmed booking has arrived.'],
  unexpected: ['A payment without a booking', 'The booking was already paid or canceled. Refund the money.'],
  'refund-failed': [
    'A refund has failed',
    'The money is still here. In the office, try again or send it by bank transfer.',
  ],
  'unowed-returned': ['A payment that was not owed was refunded', 'Nothing else changes.'],
  refunded: ['A payment was refunded', 'It was refunded in full, so the booking is canceled.'],
  'partly-refunded': ['A payment was partly refunded', 'The booking stays confirmed. Check its balance.'],
  disputed: [
    'A payment is disputed',
    'Respond to the bank before its deadline, which is on the office’s first page. Refunds of this payment wait.',
  ],
  'dispute-won': ['A dispute has ended', 'The money stays. Refunds of this payment go on.'],
  'dispute-lost': [
    'A dispute was lost',
    'The bank has taken the money. The booking stays as it is: in the office, write the money off, ask for it again, or cancel the booking.',
  ],
};

/** Replaces the text of a partial refund when the booking was canceled before. */
const PARTLY_RETAINED =
  'The booking is canceled. Its page in the office shows what is still to be refunded, and what is retained.';

/** Reports a payment event with all details of its booking. */
export function officeNoticeMail(
  site: SiteDetails,
  notice: OfficeNotice,
  payment: PaymentRow,
  booking: BookingWithReference,
  now: Date,
): Mail {
  const [subject, whatToDo] = OFFICE_NOTICES[notice];
  return {
    to: site.officeAddress,
    ...layoutMail(`${subject}: ${booking.reference}, ${booking.trek_title}`, [
      notice === 'partly-refunded' && booking.status === 'cancelled' ? PARTLY_RETAINED : whatToDo,
      ...bookingFacts(booking, companyDay(now)),
      {
        facts: [
          ['Status', booking.status],
          ['Payment', payment.id],
          ['Amount', formatUsd(usdOf(centsOfRow(payment)))],
          ['Refunded', formatUsd(usdOf(payment.refunded_cents))],
        ],
      },
      bookingPage(site, booking),
      typedDetails(booking),
    ]),
  };
}

/** Reports a cancellation request, and the refund by the terms. */
export function cancellationRequestMail(
  site: SiteDetails,
  cancellation: CancellationRow,
  booking: BookingWithReference,
  now: Date,
): Mail {
  const { reference, trek_title } = booking;
  return {
    to: site.officeAddress,
    ...layoutMail(`Cancellation requested: ${reference}, ${trek_title}`, [
      'The owner of this booking has asked to cancel it. Approve or decline that on its page in the office.',
      ...bookingFacts(booking, companyDay(now)),
      {
        facts: [
          ['Requested', formatLongDate(cancellation.requested_at)],
          ['Refund', formatUsd(usdOf(cancellationCents(cancellation).refundCents))],
        ],
      },
      bookingPage(site, booking),
      typedDetails(booking),
    ]),
  };
}

/** Reports a request for a change. */
export function changeRequestMail(
  site: SiteDetails,
  request: ChangeRequestRow,
  booking: BookingWithReference,
  now: Date,
): Mail {
  const { reference, trek_title } = booking;
  const { first_name, last_name, email, phone, message } = request;
  return {
    to: site.officeAddress,
    ...layoutMail(`Change requested: ${reference}, ${trek_title}`, [
      'The owner of this booking has asked for a change. Accept it, waive the fee, or decline it on its page in the office.',
      ...bookingFacts(booking, companyDay(now)),
      {
        facts: [
          ['New start', formatLongDate(request.start_date)],
          ['New number of travelers', String(request.travelers)],
          ['Fee', formatUsd(usdOf(request.fee_cents))],
          ['New total', formatUsd(usdOf(request.total_cents))],
        ],
      },
      bookingPage(site, booking),
      {
        typed: [
          ...(email === null ? [] : [['Goes instead', `${first_name} ${last_name}, ${email}, ${phone}`] as const]),
          ...(message === '' ? [] : [['Message', message] as const]),
        ],
      },
      typedDetails(booking),
    ]),
  };
}

/** Reports a departure request. */
export function departureRequestMail(site: SiteDetails, booking: BookingWithReference, now: Date): Mail {
  const { reference, trek_title } = booking;
  return {
    to: site.officeAddress,
    ...layoutMail(`Departure requested: ${reference}, ${trek_title}`, [
      'A customer has requested this departure. It is out of season or below the minimum group size, so nothing is charged until you confirm it on its page in the office.',
      `The site promises a reply within ${REQUEST_ANSWER_HOURS} hours.`,
      ...bookingFacts(booking, companyDay(now)),
      bookingPage(site, booking),
      typedDetails(booking),
    ]),
  };
}

const bookingPage = (site: SiteDetails, { reference }: BookingWithReference) =>
  officePage(site, `bookings/${reference}`);

const officePage = ({ publicUrl }: SiteDetails, path: string): Block => ({
  link: 'Open it in the office',
  href: `${publicUrl}/office/${path}`,
});

function typedDetails(booking: BookingWithReference): Block {
  const { first_name, last_name, email, phone, country, special_requirements, partner_ref } = booking;
  const notes = notesText(notesOf(booking));
  return {
    typed: [
      ['Name', `${first_name} ${last_name}`],
      ['Email', email],
      ['Phone', phone],
      ['Country', country],
      ['Special requirements', special_requirements || 'none'],
      ...(partner_ref === null ? [] : [['Partner ref', partner_ref] as const]),
      ...(notes === '' ? [] : [['Metadata', notes] as const]),
    ],
  };
}

/** Names of roles in mails. */
const ROLE_NAMES: Readonly<Record<OfficeRole, string>> = {
  [OWNER]: 'an owner',
  office: 'a member of the office',
  accountant: 'an accountant',
  guide: 'a guide',
};

/**
 * Invites someone to work in the office.
 * @param token accepts it
 * @param hasAccount whether there is an account with this address, of which something ends
 */
export function officeInvitationMail(
  site: SiteDetails,
  { email, fullname, role, invited_by }: OfficeInvitationRow,
  token: string,
  hasAccount: boolean,
): Mail {
  return {
    to: email,
    ...layoutMail(`${site.company.name} invites you to its office`, [
      `Namaste ${fullname},`,
      `${invited_by} invites you to work in the office of ${site.company.name} as ${ROLE_NAMES[role]}.`,
      ...(hasAccount
        ? [
            'There is an account with this address. Once you accept, it opens the office, its password and its sign-in with Google end, and you set a new password. Its bookings stay.',
          ]
        : []),
      `Accept within ${INVITATION_DAYS} days, and set a password. In the office you then set up an authenticator app on your phone.`,
      { link: 'Accept', href: `${site.publicUrl}/invitation?${new URLSearchParams({ token })}` },
      'If you do not know who invites you, do nothing: nothing changes.',
    ]),
  };
}

const COLLEAGUE_NEWS: Readonly<Record<ColleagueNews, (role: string) => string>> = {
  'role-changed': (role) => `You now work in the office as ${role}. Sign in again.`,
  removed: () => 'Your account does not open the office any more. It stays, with its bookings.',
};

/** Tells a colleague what has changed for them in the office. */
export function colleagueNewsMail(site: SiteDetails, to: string, news: ColleagueNews, role: string): Mail {
  const name = isOfficeRole(role) ? ROLE_NAMES[role] : '';
  return {
    to,
    ...layoutMail('Your work in the office', [
      COLLEAGUE_NEWS[news](name),
      ...(news === 'removed' ? [] : [{ link: 'Open the office', href: `${site.publicUrl}/office` }]),
    ]),
  };
}

const MOST_FAULTS = 30;

/** Reports files of the content that the site does without, with the cures. */
export function contentFaultsMail(site: SiteDetails, faults: readonly string[]): Mail {
  const rest = faults.length - MOST_FAULTS;
  const count = errorCount(faults);
  return {
    to: site.officeAddress,
    ...layoutMail(`The content of the site has ${count}`, [
      'The site goes on with the last good content. What it leaves out, and how to repair it:',
      ...faults.slice(0, MOST_FAULTS),
      ...(rest > 0 ? [`… and ${rest} more`] : []),
      'A repaired file is taken within seconds.',
      { link: 'Open the office', href: `${site.publicUrl}/office` },
    ]),
  };
}

/** Reports that so many mails went to unconfirmed addresses that more have to wait. */
export function mailCeilingMail(site: SiteDetails): Mail {
  return {
    to: site.officeAddress,
    ...layoutMail('Unusually many mails to new addresses', [
      `Within an hour ${MOST_UNCONFIRMED_MAILS} mails went to addresses that no one has confirmed, such as those of new accounts. More of them wait until the hour is over, and none is lost. Mails about bookings and money go on.`,
      'If you did not expect so many visitors, someone may be using your site to send mails to strangers. The person who runs your server finds in the proxy’s log which networks register, and can block them.',
    ]),
  };
}

/** Forwards a message of the contact form. */
export function contactMessageMail(site: SiteDetails, { id, name, email, phone, message }: ContactMessageRow): Mail {
  return {
    to: site.officeAddress,
    replyTo: { name, address: email },
    ...layoutMail(`Message from ${name}`, [
      'Someone has sent this message with the contact form. Answer it in the office, so that your colleagues see it, or by a reply: it goes to the address they gave.',
      officePage(site, `messages/${id}`),
      {
        typed: [
          ['Name', name],
          ['Email', email],
          ['Phone', phone],
          ['Message', message],
        ],
      },
    ]),
  };
}
