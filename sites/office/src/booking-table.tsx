import type { OfficeBooking } from '@trek/api/office';
import { formatLongDate, formatUsd } from '@trek/ui/kit/format';
import { usePorts } from '@trek/ui/provider';
import * as styles from './office.css.ts';
import { officeMessages as messages } from './office.messages.ts';
import { bookingPath } from './office-path.ts';
import { StateBadge } from './state-badge.tsx';

/**
 * Bookings as a plain table. The server sorts, filters and pages, and the URL holds the state, so a table library would
 * have nothing to do.
 */
export function BookingTable({ rows, label }: { rows: readonly OfficeBooking[]; label: string }) {
  return (
    <table className={`${styles.table} ${styles.cards}`} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{messages.booking}</th>
          <th scope="col">{messages.departure}</th>
          <th scope="col">{messages.state}</th>
          <th scope="col">{messages.balance}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((booking) => (
          <Row key={booking.reference} booking={booking} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ booking }: { booking: OfficeBooking }) {
  const { Link } = usePorts();
  const { reference, name, isGuest, trekTitle, travelers, startDate, balanceAmount } = booking;
  return (
    <tr>
      <th scope="row">
        <Link href={bookingPath(reference)} translate="no">
          {reference}
        </Link>
        <span translate="no">{name}</span>
        {isGuest && <small>{messages.asGuest}</small>}
        <small>{`${trekTitle} × ${travelers}`}</small>
      </th>
      <td data-label={messages.departure} translate="no">
        {formatLongDate(startDate)}
      </td>
      <td data-label={messages.state}>
        <StateBadge booking={booking} />
      </td>
      <td data-label={messages.balance} translate="no">
        {formatUsd(balanceAmount)}
      </td>
    </tr>
  );
}
