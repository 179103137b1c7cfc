import type { OfficeBooking } from '@trek/api/office';
import { formatLongDate, formatUsd } from '@trek/ui/kit/format';
import { usePorts } from '@trek/ui/provider';
import { officeMessages as messages } from './office.messages.ts';
import { bookingPath } from './office-path.ts';
import { type Column, OfficeTable } from './office-table.tsx';
import { StateBadge } from './state-badge.tsx';

const COLUMNS: readonly Column<OfficeBooking>[] = [
  { name: messages.booking, isHeading: true, cell: (booking) => <Title booking={booking} /> },
  { name: messages.departure, isFixed: true, cell: ({ startDate }) => formatLongDate(startDate) },
  { name: messages.state, cell: (booking) => <StateBadge booking={booking} /> },
  { name: messages.balance, isFixed: true, cell: ({ balanceAmount }) => formatUsd(balanceAmount) },
];

/** A list of bookings. */
export function BookingTable({ rows, label }: { rows: readonly OfficeBooking[]; label: string }) {
  return <OfficeTable label={label} columns={COLUMNS} rows={rows} keyOf={({ reference }) => reference} />;
}

function Title({ booking: { reference, name, isGuest, trekTitle, travelers } }: { booking: OfficeBooking }) {
  const { Link } = usePorts();
  return (
    <>
      <Link href={bookingPath(reference)} translate="no">
        {reference}
      </Link>
      <span translate="no">{name}</span>
      {isGuest && <small>{messages.asGuest}</small>}
      <small>{`${trekTitle} × ${travelers}`}</small>
    </>
  );
}
