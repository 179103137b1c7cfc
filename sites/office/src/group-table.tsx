import type { OfficeGroup, OfficeGroupBooking } from '@trek/api/office';
import type { OfficeRight } from '@trek/api/office-rights';
import { missingText, type Person, peopleOf } from '@trek/api/people-lists';
import { formatLongDate, formatUsd } from '@trek/ui/kit/format';
import { PhoneLink } from './contact-links.tsx';
import { groupMessages as messages } from './group.messages.ts';
import { bookingPath } from './office-path.ts';
import { type Column, OfficeTable } from './office-table.tsx';
import { LinkIfMay, useMay } from './role.tsx';
import { StateBadge } from './state-badge.tsx';

interface Row {
  booking: OfficeGroupBooking;
  travelers: readonly Person[];
}

const COLUMNS: readonly (Column<Row> & { right: OfficeRight })[] = [
  { right: 'departures', name: messages.booking, isHeading: true, cell: ({ booking }) => <Title booking={booking} /> },
  {
    right: 'departures',
    name: messages.travelers,
    isFixed: true,
    cell: (row) => <Each row={row} text={({ name }) => name} />,
  },
  {
    right: 'departures',
    name: messages.arrival,
    isFixed: true,
    cell: (row) => <Each row={row} text={({ details }) => details.arrival || messages.notKnown} />,
  },
  { right: 'travelers', name: messages.missing, cell: (row) => <Missing row={row} /> },
  { right: 'bookings', name: messages.money, isFixed: true, cell: ({ booking }) => <Money booking={booking} /> },
];

/** The bookings of a departure: who goes, what is paid, and what is missing. */
export function GroupTable({ group }: { group: OfficeGroup }) {
  const mayI = useMay();
  const people = new Map<OfficeGroupBooking, Person[]>();
  for (const person of peopleOf(group)) people.set(person.booking, [...(people.get(person.booking) ?? []), person]);
  return (
    <OfficeTable
      label={messages.views.people}
      columns={COLUMNS.filter(({ right }) => mayI(right))}
      rows={[...people].map(([booking, travelers]) => ({ booking, travelers }))}
      keyOf={({ booking }) => booking.reference}
    />
  );
}

function Title({ booking }: { booking: OfficeGroupBooking }) {
  const { reference, name, phone } = booking;
  return (
    <>
      <LinkIfMay right="bookings" href={bookingPath(reference)} translate="no">
        {reference}
      </LinkIfMay>
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

function Money({ booking: { money } }: { booking: OfficeGroupBooking }) {
  if (!money) return null;
  const { balanceAmount, balanceDueDate } = money;
  const due = balanceDueDate && formatLongDate(balanceDueDate);
  return <span>{balanceAmount > 0 ? messages.owes(formatUsd(balanceAmount), due) : messages.allPaid}</span>;
}
