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
import { type Column, OfficeTable } from './office-table.tsx';
import { IfMay, LinkIfMay, useMay } from './role.tsx';

interface Props {
  rows: readonly OfficeDeparture[];
  treks: readonly OfficeTrek[];
  onChange: () => void;
}

/** A list of departures. */
export function DepartureTable({ rows, ...row }: Props) {
  const seesPrices = useMay()('bookings');
  const columns: readonly Column<OfficeDeparture>[] = [
    {
      name: messages.departure,
      isHeading: true,
      cell: (departure) => <Heading departure={departure} {...row} />,
    },
    { name: messages.state, cell: (departure) => <DepartureBadges departure={departure} /> },
    { name: messages.kind, cell: ({ kind }) => messages.kinds[kind] },
    { name: messages.places, cell: (departure) => <Places departure={departure} /> },
    { name: messages.guide, isFixed: true, cell: ({ guide }) => guide || '–' },
    ...(seesPrices ? [{ name: messages.price, isFixed: true, cell: priceText }] : []),
    { name: messages.bookings, cell: (departure) => <Bookings departure={departure} /> },
  ];
  return (
    <OfficeTable
      label={messages.departures}
      columns={columns}
      rows={rows}
      keyOf={({ startDate, trekId }) => `${startDate} ${trekId}`}
    />
  );
}

function Heading({ departure, treks, onChange }: Omit<Props, 'rows'> & { departure: OfficeDeparture }) {
  const { note, clash, id } = departure;
  return (
    <>
      <Title departure={departure} />
      <span translate="no">{datesText(departure)}</span>
      {note && <small>{note}</small>}
      <DepartureClash clash={clash} />
      {id === null && <Adopt {...{ departure, treks, onChange }} />}
    </>
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
  return (
    trek && (
      <IfMay right="departure-actions">
        <CreateDeparturesDialog treks={[trek]} start={departure} onDone={onChange} />
      </IfMay>
    )
  );
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
  const { bookings, unpaid } = departure;
  if (bookings + unpaid === 0) return <span>{messages.noBookings}</span>;
  return (
    <>
      {bookings > 0 && (
        <LinkIfMay right="bookings" href={startBookingsPath(departure, 'active')}>
          {messages.paid(bookings)}
        </LinkIfMay>
      )}
      {unpaid > 0 && (
        <LinkIfMay right="bookings" href={startBookingsPath(departure, 'pending')}>
          {messages.unpaid(unpaid)}
        </LinkIfMay>
      )}
    </>
  );
}
