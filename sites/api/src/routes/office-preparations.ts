import { missingForPermits } from '@trek/ui/internal/manage-booking/rules';
import { addDays } from '@trek/ui/pricing';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { OfficePreparation, OfficeToday } from '../office/office.types.ts';
import type { Start } from '../store/departure-places.ts';
import { officeTravelers } from '../store/listed-travelers.rules.ts';
import { trekTitles } from '../store/office-bookings.ts';
import { bookingsOn, paidStarts } from '../store/office-departures.ts';
import type { Store } from '../store/open-store.ts';
import { lacksDetails, needsPermits, PREPARING_DAYS, permitsDueOn } from '../store/preparation.rules.ts';
import { travelersOfEach } from '../store/travelers.ts';

/** Starts that are looked at for each of the two lists, those that come first. */
const MOST_STARTS = 60;

type Preparations = Required<Pick<OfficeToday, 'missingDetails' | 'permitsDue'>>;
type Treks = Pick<Catalogue, 'preparation' | 'longestLeadDays'>;

/** The starts to come that lack details of their travelers, and those whose permits have to be applied for. */
export async function officePreparations(store: Store, catalogue: Treks, today: string): Promise<Preparations> {
  const ahead = await paidStarts(store, today, addDays(today, PREPARING_DAYS + catalogue.longestLeadDays));
  const dueOn = ({ trek_id, start_date }: Start) => permitsDueOn(start_date, catalogue.preparation(trek_id));
  const soon = addDays(today, PREPARING_DAYS);
  const leaving = ahead.filter(({ start_date }) => start_date <= soon).slice(0, MOST_STARTS);
  const isDue = (day: string | null) => day !== null && day <= soon;
  const due = ahead.filter((start) => isDue(dueOn(start))).slice(0, MOST_STARTS);
  const starts = await Promise.all(
    [...new Set([...leaving, ...due])].map(async (start) => ({ ...start, rows: await bookingsOn(store, start) })),
  );
  const rows = starts.flatMap((start) => start.rows);
  const [travelers, titles] = await Promise.all([
    travelersOfEach(store, rows),
    trekTitles(store, [...new Set(starts.map(({ trek_id }) => trek_id))]),
  ]);
  const prepared = starts.map((start) => {
    const missing = start.rows
      .flatMap((row) => officeTravelers(row, travelers.get(row.id)))
      .map((traveler) => traveler.missing)
      .filter(({ length }) => length > 0);
    return {
      trekId: start.trek_id,
      trekTitle: titles.get(start.trek_id) ?? '',
      startDate: start.start_date,
      permitsDueOn: dueOn(start),
      lastBookedOn:
        start.rows
          .map(({ booked_on }) => booked_on ?? '')
          .sort()
          .at(-1) ?? '',
      travelers: start.rows.reduce((sum, row) => sum + row.travelers, 0),
      incomplete: missing.length,
      withoutPermitDetails: missing.filter((fields) => missingForPermits(fields).length > 0).length,
    };
  });
  const listed = ({ lastBookedOn, ...start }: (typeof prepared)[number]): OfficePreparation => start;
  return {
    missingDetails: prepared.filter((start) => lacksDetails(start, today)).map(listed),
    permitsDue: prepared.filter((start) => needsPermits(start, today)).map(listed),
  };
}
