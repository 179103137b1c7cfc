import type { OfficeBookingDetail } from '@trek/api/office';
import { formatLongDate, formatUsd } from '@trek/ui/kit/format';
import { EmailLink, PhoneLink } from './contact-links.tsx';
import { Facts } from './facts.tsx';
import { newBookingMessages } from './new-booking.messages.ts';
import * as styles from './office.css.ts';
import { officeMessages as messages } from './office.messages.ts';
import { useMay } from './role.tsx';

/** A name, number or date that a translator must not reword. */
const fixed = (text: string) => <span translate="no">{text}</span>;

/** A booking's dates, customer and payments. */
export function BookingFacts({ booking }: { booking: OfficeBookingDetail }) {
  const { startDate, endDate, account, balanceAmount, balanceDueDate, cancellation, departureRequest } = booking;
  const seesTravelers = useMay()('travelers');
  const due = balanceDueDate && formatLongDate(balanceDueDate);
  return (
    <Facts
      facts={[
        [messages.trek, booking.trekTitle],
        [messages.dates, fixed(messages.fromUntil(formatLongDate(startDate), formatLongDate(endDate)))],
        [messages.travelers, booking.travelers],
        ...booking.price.map(([name, sum]) => [name, fixed(sum)] as const),
        [messages.paid, fixed(formatUsd(booking.paidAmount))],
        [messages.balance, messages.balanceDue(formatUsd(balanceAmount), due)],
        ...(booking.priceLines.length > 0
          ? [[messages.priceReasons, <Reasons key="reasons" lines={booking.priceLines} />] as const]
          : []),
        [messages.person, fixed(booking.name)],
        [messages.email, <EmailLink key="mail" address={booking.email} />],
        [messages.phone, <PhoneLink key="phone" number={booking.phone} />],
        [messages.country, booking.country || messages.none],
        [messages.account, account ? <Account key="account" {...account} /> : messages.guest],
        ...(seesTravelers
          ? [
              [
                messages.requirements,
                <span key="typed" className={styles.typed}>
                  {booking.specialRequirements || messages.none}
                </span>,
              ] as const,
            ]
          : []),
        ...(booking.source
          ? [[newBookingMessages.sourceFact, newBookingMessages.sources[booking.source]] as const]
          : []),
        ...(booking.heldUntil
          ? [[newBookingMessages.heldUntilFact, fixed(formatLongDate(booking.heldUntil))] as const]
          : []),
        ...(booking.partner
          ? [
              [messages.partner, fixed(booking.partner.name)] as const,
              [messages.partnerRef, booking.partner.ref === null ? messages.none : fixed(booking.partner.ref)] as const,
            ]
          : []),
        ...(booking.metadata.length > 0
          ? [[messages.metadata, <Notes key="metadata" notes={booking.metadata} />] as const]
          : []),
        ...(cancellation
          ? [
              [
                messages.cancellation,
                messages.cancellationIs[cancellation.status](formatUsd(cancellation.refundAmount)),
              ] as const,
            ]
          : []),
        ...(departureRequest
          ? [[messages.departureRequest, messages.departureIs[departureRequest.status]] as const]
          : []),
      ]}
    />
  );
}

function Account({ name, email }: NonNullable<OfficeBookingDetail['account']>) {
  return (
    <>
      <span translate="no">{name}</span> <EmailLink address={email} />
    </>
  );
}

/** Notes of the page that it was booked on. */
function Notes({ notes }: { notes: OfficeBookingDetail['metadata'] }) {
  return (
    <span className={styles.typed} translate="no">
      {notes.map(([name, text]) => `${name}: ${text}`).join('\n')}
    </span>
  );
}

/** Why the price was changed, for the office alone. */
function Reasons({ lines }: { lines: OfficeBookingDetail['priceLines'] }) {
  return (
    <span className={styles.typed}>
      {lines.map(({ kind, text, reason }) => `${text || messages.priceLineKinds[kind]}: ${reason}`).join('\n')}
    </span>
  );
}
