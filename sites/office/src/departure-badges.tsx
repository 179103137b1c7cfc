import type { OfficeDeparture } from '@trek/api/office';
import { Badge, type BadgeColor } from '@trek/ui/kit';
import { departureMessages as messages } from './departure.messages.ts';
import { travelersTooMany } from './departure-words.ts';

const COLORS: Record<OfficeDeparture['state'], BadgeColor> = { open: 'green', closed: 'yellow', cancelled: 'gray' };

/** A departure's status, and whether it has more travelers than places. */
export function DepartureBadges({ departure }: { departure: OfficeDeparture }) {
  const { id, state } = departure;
  const tooMany = travelersTooMany(departure);
  return (
    <>
      {id === null ? (
        <Badge color="blue">{messages.byBookings}</Badge>
      ) : (
        <Badge color={COLORS[state]}>{messages.states[state]}</Badge>
      )}
      {tooMany > 0 && (
        <>
          {' '}
          <Badge color="red">{messages.overbooked(tooMany)}</Badge>
        </>
      )}
    </>
  );
}
