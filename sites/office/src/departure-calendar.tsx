import type { OfficeDeparture } from '@trek/api/office';
import { Button, Icon } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { departureMessages as messages } from './departure.messages.ts';
import { DepartureBadges } from './departure-badges.tsx';
import {
  departurePath,
  formatWeekday,
  groupPath,
  guaranteeText,
  monthText,
  placesText,
  travelersTooMany,
} from './departure-words.ts';
import { useListAddress } from './list-address.ts';
import { monthAfter, weeksOf } from './month.rules.ts';
import * as styles from './office.css.ts';

interface Props {
  /** `YYYY-MM` */
  month: string;
  rows: readonly OfficeDeparture[];
}

/** The departures of a month on their days; on a phone, a list of the days that have some. */
export function DepartureCalendar({ month, rows }: Props) {
  return (
    <table className={styles.calendar} aria-label={monthText(month)}>
      <thead>
        <tr>
          {messages.weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, weekday) => (
              <Day
                key={messages.weekdays[weekday]}
                day={day}
                departures={rows.filter(({ startDate }) => startDate === day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day, departures }: { day: string | null; departures: readonly OfficeDeparture[] }) {
  if (day === null) return <td />;
  return (
    <td data-has={departures.length > 0 ? '' : undefined}>
      <time dateTime={day} translate="no">
        <span>{Number(day.slice(8))}</span>
        <span>{formatWeekday(day)}</span>
      </time>
      {departures.length > 0 && (
        <ul>
          {departures.map((departure) => (
            <Start key={departure.trekId} departure={departure} />
          ))}
        </ul>
      )}
    </td>
  );
}

/** A start with its facts. One that bookings alone make leads to its people. */
function Start({ departure }: { departure: OfficeDeparture }) {
  const { Link } = usePorts();
  const { id, trekTitle, state, kind, clash } = departure;
  const facts = [messages.kinds[kind], placesText(departure), guaranteeText(departure)].filter(Boolean);
  const isPlain = id !== null && state === 'open';
  return (
    <li>
      <Link href={id === null ? groupPath(departure, 'people') : departurePath(id)}>{trekTitle}</Link>
      <small>{facts.join(' · ')}</small>
      {isPlain && travelersTooMany(departure) === 0 ? null : (
        <div>
          <DepartureBadges departure={departure} />
        </div>
      )}
      {clash && <small className={styles.warningText}>{`${messages.clash} ${clash}`}</small>}
    </li>
  );
}

/** The month's name between links to the months around it. */
export function MonthPages({ month }: { month: string }) {
  const { Link } = usePorts();
  const { address } = useListAddress();
  return (
    <div className={styles.months}>
      <Button asChild>
        <Link href={address({ month: monthAfter(month, -1) })} aria-label={messages.previousMonth}>
          <Icon name="chevronLeft" />
        </Link>
      </Button>
      <div role="status">
        <h2>{monthText(month)}</h2>
      </div>
      <Button asChild>
        <Link href={address({ month: monthAfter(month, 1) })} aria-label={messages.nextMonth}>
          <Icon name="chevronRight" />
        </Link>
      </Button>
    </div>
  );
}
