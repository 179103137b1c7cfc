import { PAGE_SIZE } from '@trek/ui/internal/listing/rules';
import { type BookingPolicy, seasonOn } from '@trek/ui/pricing';

/** The facts of a trek that decide its place. */
export interface Recommendable {
  id: number;
  /** Null: the trek has no region, and is alone in its kind. */
  regionId: number | null;
  isPopular: boolean;
  /** Left out: its season is unknown, and counts as any. */
  bookingPolicy?: Pick<BookingPolicy, 'seasonMonths' | 'shoulderMonths'> | undefined;
}

/** The season comes before popularity: a popular trek under snow waits. */
const SEASON_RANKS: Record<ReturnType<typeof seasonOn>, number> = { possible: 0, shoulder: 2, outOfSeason: 4 };

/** Regions that may come twice among the treks of one page. */
const REPEATS_ON_A_PAGE = 1;

/**
 * The treks as the company recommends them: those in season first, of these the popular ones, and in this order varied:
 * the next trek is the first that is not of the region before it, and of whose region its page has none yet, but for one.
 * While others wait, that is: the last of a large region come together.
 * @param treks in the order of the catalogue, which decides between equals
 * @param today in the company's calendar, `YYYY-MM-DD`
 */
export function recommendedOrder<Trek extends Recommendable>(treks: readonly Trek[], today: string): Trek[] {
  const waiting = treks.toSorted((one, other) => rank(one, today) - rank(other, today));
  const ordered: Trek[] = [];
  while (waiting.length > 0) {
    const place = nextPlace(waiting, ordered);
    ordered.push(...waiting.splice(place, 1));
  }
  return ordered;
}

function rank({ isPopular, bookingPolicy }: Recommendable, today: string): number {
  return SEASON_RANKS[bookingPolicy ? seasonOn(bookingPolicy, today) : 'possible'] + (isPopular ? 0 : 1);
}

/** The place of the trek that comes next. */
function nextPlace(waiting: readonly Recommendable[], ordered: readonly Recommendable[]): number {
  const last = ordered.at(-1);
  const page = ordered.slice(ordered.length - (ordered.length % PAGE_SIZE)).map(regionOf);
  const shown = new Set(page);
  const isFull = page.length - shown.size >= REPEATS_ON_A_PAGE;
  const follows = (trek: Recommendable) => !last || regionOf(trek) !== regionOf(last);
  const varied = waiting.findIndex((trek) => follows(trek) && !(isFull && shown.has(regionOf(trek))));
  return varied >= 0 ? varied : Math.max(0, waiting.findIndex(follows));
}

const regionOf = ({ id, regionId }: Recommendable) => regionId ?? `trek ${id}`;
