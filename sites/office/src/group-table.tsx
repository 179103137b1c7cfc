import type { OfficeGroup, OfficeGroupBooking } from '@trek/api/office';
import { missingText, type Person, peopleOf } from '@trek/api/people-lists';
import { formatLongDate, formatUsd } from '@trek/ui/kit/format';
import { usePorts } from '@trek/ui/provider';
import { groupMessages as messages } from './group.messages.ts';
import * as styles from './office.css.ts';
import { bookingPath } from './office-path.ts';
import { StateBadge } from './state-badge.tsx';

/** The bookings of a departure: who goes, what is paid, and what is missing. */
export function GroupTable({ group }: { group: OfficeGroup }) {
  const people = new Map<OfficeGroupBooking, Person[]>();
  for (const person of peopleOf(group)) people.set(person.booking, [...(people.get(person.booking) ?? []), person]);
  return (
    <table className={`${styles.table} ${styles.cards}`} aria-label={messages.views.people}>
      <thead>
        <tr>
          <th scope="col">{messages.booking}</th>
          <th scope="col">{messages.travelers}</th>
          <th scope="col">{messages.arrival}</th>
          <th scope="col">{messages.missing}</th>
          <th scope="col">{messages.money}</th>
        </tr>
      </thead>
      <tbody>
        {[...people].map(([booking, travelers]) => (
          <Row key={booking.reference} booking={booking} travelers={travelers} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ booking, travelers }: { booking: OfficeGroupBooking; travelers: readonly Person[] }) {
  const { Link } = usePorts();
  const { reference, name, phone, balanceAmount, balanceDueDate } = booking;
  const incomplete = travelers.filter(({ missing }) => missing.length > 0);
  const due = balanceDueDate && formatLongDate(balanceDueDate);
  return (
    <tr>
      <th scope="row">
        <Link href={bookingPath(reference)} translate="no">
          {reference}
        </Link>
        <span translate="no">{name}</span>
        <small translate="no">{phone}</small>
        <span>
          <StateBadge booking={booking} />
        </span>
      </th>
      <td data-label={messages.travelers} translate="no">
        <ol>
          {travelers.map((person) => (
            <li key={person.position}>{person.name}</li>
          ))}
        </ol>
      </td>
      <td data-label={messages.arrival} translate="no">
        <ol>
          {travelers.map(({ position, details }) => (
            <li key={position}>{details.arrival || messages.notKnown}</li>
          ))}
        </ol>
      </td>
      <td data-label={messages.missing}>
        {incomplete.length === 0 && <span>{messages.nothingMissing}</span>}
        {incomplete.map((person) => (
          <span key={person.position}>{messages.missingOf(person.name, missingText(person))}</span>
        ))}
      </td>
      <td data-label={messages.money} translate="no">
        <span>{balanceAmount > 0 ? messages.owes(formatUsd(balanceAmount), due) : messages.allPaid}</span>
      </td>
    </tr>
  );
}
