import { titleSlug } from '../../api/slug.ts';
import type { TrekSummary } from '../../api/trek.ts';
import type { Range, Sort, TrekFilters } from './listing.rules.ts';

/** One fact of every trek: which values there are, and which of them each trek has. */
interface Column<Value> {
  values: Value[];
  codes: Uint32Array;
}

/** A list of treks made ready to be asked again and again. */
interface PreparedList {
  country: Column<string>;
  difficulty: Column<string>;
  region: Column<string | null>;
  /** Slugs, between spaces. */
  activities: Column<string>;
  popular: Column<boolean>;
  price: Column<number>;
  days: Column<number>;
  location: Column<string>;
  titles: string[];
  /** Positions in each order that was asked for. */
  orders: Map<Sort, Uint32Array>;
}

/** Treks without a price stand last, whichever way prices run. */
const byPrice = (direction: 1 | -1) => (one: TrekSummary, other: TrekSummary) =>
  Number(one.priceUsd === 0) - Number(other.priceUsd === 0) || direction * (one.priceUsd - other.priceUsd);

const COMPARISONS: Record<Sort, (one: TrekSummary, other: TrekSummary) => number> = {
  recommended: () => 0,
  'price-low': byPrice(1),
  'price-high': byPrice(-1),
  'duration-short': (one, other) => one.days - other.days,
  'duration-long': (one, other) => other.days - one.days,
};

/** Cached as long as the list is referenced. */
const preparedLists = new WeakMap<readonly TrekSummary[], PreparedList>();

/**
 * The treks that pass every filter, sorted; `recommended` keeps the catalogue's own order, and equal treks keep theirs.
 * A list is prepared when it is first asked, so that a question costs a pass over numbers and no sorting: it must not be
 * changed in place.
 * @param regionName name of the region that `filters.regionId` stands for; null where no region has that id
 */
export function findTreks<Trek extends TrekSummary>(
  treks: readonly Trek[],
  filters: TrekFilters,
  regionName: string | null,
  sort: Sort,
): Trek[] {
  const list = prepared(treks);
  const keyword = filters.keyword.trim().toLowerCase();
  const tests = Object.values(TESTS).flatMap((testOf) => testOf(list, filters, regionName) ?? []);
  const named = passing(list.location, (location) => location.includes(keyword));
  const found: Trek[] = [];
  const order = orderOf(treks, list, sort);
  // Loops over numbers: with a callback for each trek this takes twice as long.
  search: for (let position = 0; position < order.length; position += 1) {
    const index = order[position] as number;
    for (const test of tests) if (!passes(test, index)) continue search;
    if (passes(named, index) || list.titles[index]?.includes(keyword)) found.push(treks[index] as Trek);
  }
  return found;
}

/** Each filter's test of a trek; null: it is not active. The keyword alone tests two columns at once. */
const TESTS: Record<
  Exclude<keyof TrekFilters, 'keyword'>,
  (list: PreparedList, filters: TrekFilters, regionName: string | null) => Test | null
> = {
  country: (list, { country }) => (country === null ? null : passing(list.country, (name) => name === country)),
  difficulty: (list, { difficulty }) =>
    difficulty === null ? null : passing(list.difficulty, (name) => name === difficulty),
  activity: (list, { activity }) =>
    activity === null ? null : passing(list.activities, (slugs) => slugs.includes(` ${activity} `)),
  // A trek without a region passes every region filter.
  regionId: (list, { regionId }, regionName) =>
    regionId === null ? null : passing(list.region, (name) => name === null || name === regionName?.toLowerCase()),
  isPopular: (list, { isPopular }) => (isPopular ? passing(list.popular, (isOne) => isOne) : null),
  price: (list, { price }) => (isOpen(price) ? null : passing(list.price, (value) => isWithin(value, price))),
  days: (list, { days }) => (isOpen(days) ? null : passing(list.days, (value) => isWithin(value, days))),
};

const isOpen = ({ from, to }: Range) => from === null && to === null;

const isWithin = (value: number, { from, to }: Range) =>
  (from === null || value >= from) && (to === null || value <= to);

/** For each value of a column whether it passes. */
interface Test {
  codes: Uint32Array;
  results: Uint8Array;
}

/** Tests each value once, however many treks have it. */
function passing<Value>({ values, codes }: Column<Value>, test: (value: Value) => boolean): Test {
  const results = new Uint8Array(values.length);
  for (let code = 0; code < values.length; code += 1) results[code] = Number(test(values[code] as Value));
  return { codes, results };
}

const passes = ({ codes, results }: Test, index: number) => results[codes[index] as number] === 1;

function prepared(treks: readonly TrekSummary[]): PreparedList {
  const known = preparedLists.get(treks);
  if (known) return known;
  const list: PreparedList = {
    country: column(treks, (trek) => trek.country.toLowerCase()),
    difficulty: column(treks, (trek) => trek.difficulty.toLowerCase()),
    region: column(treks, (trek) => trek.region?.toLowerCase() ?? null),
    activities: column(treks, (trek) => ` ${trek.activities.map(titleSlug).join(' ')} `),
    popular: column(treks, (trek) => trek.isPopular),
    price: column(treks, (trek) => trek.priceUsd),
    days: column(treks, (trek) => trek.days),
    location: column(treks, (trek) => trek.location.toLowerCase()),
    titles: treks.map((trek) => trek.title.toLowerCase()),
    orders: new Map(),
  };
  preparedLists.set(treks, list);
  return list;
}

function column<Value>(treks: readonly TrekSummary[], factOf: (trek: TrekSummary) => Value): Column<Value> {
  const codeOf = new Map<Value, number>();
  const codes = Uint32Array.from(treks, (trek) => {
    const value = factOf(trek);
    const code = codeOf.get(value) ?? codeOf.size;
    codeOf.set(value, code);
    return code;
  });
  return { values: [...codeOf.keys()], codes };
}

function orderOf(treks: readonly TrekSummary[], { orders }: PreparedList, sort: Sort): Uint32Array {
  const known = orders.get(sort);
  if (known) return known;
  const compare = COMPARISONS[sort];
  const positions = treks.map((_, index) => index);
  const order = Uint32Array.from(
    positions.sort((one, other) => compare(treks[one] as TrekSummary, treks[other] as TrekSummary)),
  );
  orders.set(sort, order);
  return order;
}
