import type { TravelerEntity } from '@trek/ui/api';
import { missingForPermits } from '@trek/ui/internal/manage-booking/rules';
import { addDays } from '@trek/ui/pricing';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { OfficeToday } from '../office/office.types.ts';
import { officeTravelers } from '../store/listed-travelers.rules.ts';
import { trekTitles } from '../store/office-bookings.ts';
import type { Store } from '../store/open-store.ts';
import { lacksDetails, needsPermits, PREPARING_DAYS, permitsDueOn } from '../store/preparation.rules.ts';
import type { BookingRow } from '../store/schema.ts';
import { travelersOfEach } from '../store/travelers.ts';

/** The start page looks at the bookings that leave next; the others come into view as these leave. */
const MOST_BOOKINGS = 300;

type Preparations = Required<Pick<OfficeToday, 'missingDetails' | 'permitsDue'>>;

/** The starts to come that lack details of their travelers, and those whose permits have to be applied for. */
export async function officePreparations(
  store: Store,
  catalogue: Pick<Catalogue, 'preparation' | 'longestLeadDays'>,
  today: string,
): Promise<Preparations> {
  const until = addDays(today, PREPARING_DAYS + catalogue.longestLeadDays);
  const rows = await leavingBookings(store, today, until);
  const [travelers, titles] = await Promise.all([
    travelersOfEach(store, rows),
    trekTitles(store, [...new Set(rows.map(({ trek_id }) => trek_id))]),
  ]);
  const starts = [...Map.groupBy(rows, ({ trek_id, start_date }) => `${start_date} ${trek_id}`).values()].map(
    (bookings) => {
      const [{ trek_id: trekId, start_date: startDate }] = bookings as [BookingRow];
      const missing = bookings
        .flatMap((row) => officeTravelers(booked(row, travelers.get(row.id))))
        .map((traveler) => traveler.missing)
        .filter(({ length }) => length > 0);
      return {
        trekId,
        trekTitle: titles.get(trekId) ?? '',
        startDate,
        permitsDueOn: permitsDueOn(startDate, catalogue.preparation(trekId)),
        travelers: bookings.reduce((sum, row) => sum + row.travelers, 0),
        incomplete: missing.length,
        withoutPermitDetails: missing.filter((fields) => missingForPermits(fields).length > 0).length,
      };
    },
  );
  return {
    missingDetails: starts.filter((start) => lacksDetails(start, today)),
    permitsDue: starts.filter((start) => needsPermits(start, today)),
  };
}

const booked = ({ travelers, end_date: endDate }: BookingRow, travelerDetails: TravelerEntity[] = []) => ({
  ...{ travelers, endDate, travelerDetails },
});

const leavingBookings = (store: Store, from: string, until: string): Promise<BookingRow[]> =>
  store
    .selectFrom('bookings')
    .selectAll()
    .where('status', 'in', ['confirmed', 'disputed'])
    .where('start_date', '>=', from)
    .where('start_date', '<=', until)
    .orderBy('start_date')
    .limit(MOST_BOOKINGS)
    .execute();
