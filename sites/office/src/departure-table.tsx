import type { OfficeDeparture, OfficeTrek } from '@trek/api/office';
import { usePorts } from '@trek/ui/provider';
import { CreateDeparturesDialog } from './create-departures-dialog.tsx';
import { departureMessages as messages } from './departure.messages.ts';
import { DepartureBadges } from './departure-badges.tsx';
import { DepartureClash } from './departure-clash.tsx';
import {
  datesText,
  departurePath,
  groupPath,
  guaranteeText,
  placesText,
  priceText,
  startBookingsPath,
} from './departure-words.ts';
import * as styles from './office.css.ts';

interface Props {
  rows: readonly OfficeDeparture[];
  treks: readonly OfficeTrek[];
  onChange: () => void;
}

/** Departures as a table; on a phone, each is a card. */
export function DepartureTable({ rows, ...row }: Props) {
  return (
    <table className={`${styles.table} ${styles.cards}`} aria-label={messages.departures}>
      <thead>
        <tr>
          <th scope="col">{messages.departure}</th>
          <th scope="col">{messages.state}</th>
          <th scope="col">{messages.kind}</th>
          <th scope="col">{messages.places}</th>
          <th scope="col">{messages.guide}</th>
          <th scope="col">{messages.price}</th>
          <th scope="col">{messages.bookings}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((departure) => (
          <Row key={`${departure.startDate} ${departure.trekId}`} departure={departure} {...row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ departure, treks, onChange }: Omit<Props, 'rows'> & { departure: OfficeDeparture }) {
  const { kind, guide, note, clash, id } = departure;
  return (
    <tr>
      <th scope="row">
        <Title departure={departure} />
        <span translate="no">{datesText(departure)}</span>
        {note && <small>{note}</small>}
        <DepartureClash clash={clash} />
        {id === null && <Adopt {...{ departure, treks, onChange }} />}
      </th>
      <td data-label={messages.state}>
        <DepartureBadges departure={departure} />
      </td>
      <td data-label={messages.kind}>{messages.kinds[kind]}</td>
      <td data-label={messages.places}>
        <Places departure={departure} />
      </td>
      <td data-label={messages.guide} translate="no">
        {guide || '–'}
      </td>
      <td data-label={messages.price} translate="no">
        {priceText(departure)}
      </td>
      <td data-label={messages.bookings}>
        <Bookings departure={departure} />
      </td>
    </tr>
  );
}

function Title({ departure }: { departure: OfficeDeparture }) {
  const { id, trekTitle } = departure;
  const { Link } = usePorts();
  return <Link href={id === null ? groupPath(departure, 'people') : departurePath(id)}>{trekTitle}</Link>;
}

/** Of a trek that is not on offer any more, there can be no departure. */
function Adopt({ departure, treks, onChange }: Omit<Props, 'rows'> & { departure: OfficeDeparture }) {
  const trek = treks.find(({ id }) => id === departure.trekId);
  return trek && <CreateDeparturesDialog treks={[trek]} start={departure} onDone={onChange} />;
}

function Places({ departure }: { departure: OfficeDeparture }) {
  const { held } = departure;
  const guarantee = guaranteeText(departure);
  return (
    <>
      <strong translate="no">{placesText(departure)}</strong>
      {held > 0 && <small>{messages.placesHeld(held)}</small>}
      {guarantee && <small>{guarantee}</small>}
    </>
  );
}

function Bookings({ departure }: { departure: OfficeDeparture }) {
  const { Link } = usePorts();
  const { bookings, unpaid } = departure;
  if (bookings + unpaid === 0) return <span>{messages.noBookings}</span>;
  return (
    <>
      {bookings > 0 && <Link href={startBookingsPath(departure, 'active')}>{messages.paid(bookings)}</Link>}
      {unpaid > 0 && <Link href={startBookingsPath(departure, 'pending')}>{messages.unpaid(unpaid)}</Link>}
    </>
  );
}
