import type { OfficeGroup, OfficeGroupBooking } from '@trek/api/office';
import { missingText, type Person, peopleOf } from '@trek/api/people-lists';
import { formatLongDate, formatUsd } from '@trek/ui/kit/format';
import { usePorts } from '@trek/ui/provider';
import { PhoneLink } from './contact-links.tsx';
import { groupMessages as messages } from './group.messages.ts';
import { bookingPath } from './office-path.ts';
import { type Column, OfficeTable } from './office-table.tsx';
import { StateBadge } from './state-badge.tsx';

interface Row {
  booking: OfficeGroupBooking;
  travelers: readonly Person[];
}

const COLUMNS: readonly Column<Row>[] = [
  { name: messages.booking, isHeading: true, cell: ({ booking }) => <Title booking={booking} /> },
  { name: messages.travelers, isFixed: true, cell: (row) => <Each row={row} text={({ name }) => name} /> },
  {
    name: messages.arrival,
    isFixed: true,
    cell: (row) => <Each row={row} text={({ details }) => details.arrival || messages.notKnown} />,
  },
  { name: messages.missing, cell: (row) => <Missing row={row} /> },
  { name: messages.money, isFixed: true, cell: ({ booking }) => <Money booking={booking} /> },
];

/** The bookings of a departure: who goes, what is paid, and what is missing. */
export function GroupTable({ group }: { group: OfficeGroup }) {
  const people = new Map<OfficeGroupBooking, Person[]>();
  for (const person of peopleOf(group)) people.set(person.booking, [...(people.get(person.booking) ?? []), person]);
  return (
    <OfficeTable
      label={messages.views.people}
      columns={COLUMNS}
      rows={[...people].map(([booking, travelers]) => ({ booking, travelers }))}
      keyOf={({ booking }) => booking.reference}
    />
  );
}

function Title({ booking }: { booking: OfficeGroupBooking }) {
  const { Link } = usePorts();
  const { reference, name, phone } = booking;
  return (
    <>
      <Link href={bookingPath(reference)} translate="no">
        {reference}
      </Link>
      <span translate="no">{name}</span>
      <small>
        <PhoneLink number={phone} />
      </small>
      <span>
        <StateBadge booking={booking} />
      </span>
    </>
  );
}

function Each({ row: { travelers }, text }: { row: Row; text: (person: Person) => string }) {
  return (
    <ol>
      {travelers.map((person) => (
        <li key={person.position}>{text(person)}</li>
      ))}
    </ol>
  );
}

function Missing({ row: { travelers } }: { row: Row }) {
  const incomplete = travelers.filter(({ missing }) => missing.length > 0);
  if (incomplete.length === 0) return <span>{messages.nothingMissing}</span>;
  return incomplete.map((person) => (
    <span key={person.position}>{messages.missingOf(person.name, missingText(person))}</span>
  ));
}

function Money({ booking: { balanceAmount, balanceDueDate } }: { booking: OfficeGroupBooking }) {
  const due = balanceDueDate && formatLongDate(balanceDueDate);
  return <span>{balanceAmount > 0 ? messages.owes(formatUsd(balanceAmount), due) : messages.allPaid}</span>;
}
