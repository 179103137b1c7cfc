import type { OfficeDeparture } from '@trek/api/office';
import { Button } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { departureMessages as messages } from './departure.messages.ts';
import { DepartureActions } from './departure-actions.tsx';
import { DepartureBadges } from './departure-badges.tsx';
import { DepartureClash } from './departure-clash.tsx';
import {
  DEPARTURES_PATH,
  datesText,
  formatWeekday,
  groupPath,
  guaranteeText,
  newBookingPath,
  placesText,
  priceText,
  startBookingsPath,
} from './departure-words.ts';
import { Facts } from './facts.tsx';
import { groupMessages } from './group.messages.ts';
import { newBookingMessages } from './new-booking.messages.ts';
import * as styles from './office.css.ts';
import { officeMessages } from './office.messages.ts';
import { OfficeRead } from './office-read.tsx';
import { IfMay, useMay } from './role.tsx';
import { useGroupViews } from './use-group-views.ts';
import { useOfficeRead } from './use-office-api.ts';
import { useOfficeTitle } from './use-office-title.ts';

/** One departure: its facts and what can be done with it. */
export function DeparturePage({ id }: { id: string }) {
  const read = useOfficeRead<OfficeDeparture>(`/departures/${encodeURIComponent(id)}`);
  useOfficeTitle(read.data?.trekTitle ?? messages.departure);
  return (
    <>
      <h1>{read.data?.trekTitle ?? messages.departure}</h1>
      <OfficeRead read={read}>
        {(departure) => (
          <>
            <p>
              <strong>{formatWeekday(departure.startDate)}</strong> <DepartureBadges departure={departure} />
            </p>
            <DepartureClash clash={departure.clash} />
            {departure.clash && <p>{messages.clashHint}</p>}
            <DepartureFacts departure={departure} />
            <GroupLinks departure={departure} />
            <BookingLinks departure={departure} />
            <IfMay right="departure-actions">
              <section className={styles.section}>
                <h2>{officeMessages.actions}</h2>
                <DepartureActions
                  departure={departure}
                  onDone={(next) => void read.mutate(next, { revalidate: false })}
                />
              </section>
            </IfMay>
          </>
        )}
      </OfficeRead>
    </>
  );
}

function DepartureFacts({ departure }: { departure: OfficeDeparture }) {
  const { kind, held, placesLeft, guide, note } = departure;
  const seesPrices = useMay()('bookings');
  const places = [
    placesText(departure),
    ...(held > 0 ? [messages.placesHeldFact(held)] : []),
    ...(placesLeft !== null && placesLeft >= 0 ? [messages.placesLeft(placesLeft)] : []),
  ];
  return (
    <Facts
      facts={[
        [messages.dates, datesText(departure)],
        [messages.kind, messages.kindChoices[kind]],
        [messages.places, places.join(' · ')],
        [messages.guarantee, guaranteeText(departure) ?? messages.notPromised],
        ...(seesPrices ? [[messages.pricePerPerson, priceText(departure)] as const] : []),
        [messages.guide, guide || messages.none],
        [messages.note, note || messages.none],
        [messages.bookings, messages.bookingsText(departure)],
      ]}
    />
  );
}

/** The pages about its people, once there are some. */
function GroupLinks({ departure }: { departure: OfficeDeparture }) {
  const { Link } = usePorts();
  const views = useGroupViews();
  if (departure.bookings === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{groupMessages.lists}</h2>
      <div className={styles.actions}>
        {views.map((view) => (
          <Button key={view} asChild>
            <Link href={groupPath(departure, view)}>{groupMessages.views[view]}</Link>
          </Button>
        ))}
      </div>
    </section>
  );
}

function BookingLinks({ departure }: { departure: OfficeDeparture }) {
  const { Link } = usePorts();
  return (
    <div className={styles.actions}>
      {departure.state === 'open' && (
        <IfMay right="booking-actions">
          <Button asChild variant="primary">
            <Link href={newBookingPath(departure)}>{newBookingMessages.newBooking}</Link>
          </Button>
        </IfMay>
      )}
      <IfMay right="bookings">
        <Button asChild>
          <Link href={startBookingsPath(departure, 'active')}>{messages.itsBookings}</Link>
        </Button>
      </IfMay>
      {departure.unpaid > 0 && (
        <Button asChild>
          <Link href={startBookingsPath(departure, 'pending')}>{messages.itsUnpaid}</Link>
        </Button>
      )}
      <Button asChild>
        <Link href={DEPARTURES_PATH}>{messages.toDepartures}</Link>
      </Button>
    </div>
  );
}
