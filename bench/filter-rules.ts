import { findTreks } from '../packages/ui/src/catalogue/listing/find-treks.rules.ts';
import { NO_FILTERS, pageOf, SORTS, type TrekFilters } from '../packages/ui/src/catalogue/listing/listing.rules.ts';
import { median } from './median.ts';

const TREKS = 10_000;
const QUESTIONS = 200;
const ROUNDS = 5;

type Summary = Parameters<typeof findTreks>[0][number];

/** Prints what filtering, sorting and turning a page cost over a large catalogue, against the same in the plainest way. */
export function measureFilterRules(): void {
  const treks = Array.from({ length: TREKS }, (_, index) => makeTrek(index));
  const questions = Array.from({ length: QUESTIONS }, (_, index) => makeQuestion(index));
  const prepared = ({ filters, sort }: Question) => pageOf(findTreks(treks, filters, null, sort), 1);
  const plain = ({ filters, sort }: Question) => pageOf(findPlainly(treks, filters, sort), 1);
  questions.slice(0, 20).forEach(plain);
  questions.slice(0, 20).forEach(prepared);
  const times = { plain: [] as number[], prepared: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.plain.push(timeOf(() => questions.forEach(plain)));
    times.prepared.push(timeOf(() => questions.forEach(prepared)));
  }
  const [own, naive] = [median(times.prepared) / QUESTIONS, median(times.plain) / QUESTIONS];
  console.log(
    `Filter, sort and page of ${TREKS} treks: ${own.toFixed(2)} ms of CPU, plainly ${naive.toFixed(2)} ms (${(own / naive).toFixed(2)} of it)\n`,
  );
}

interface Question {
  filters: TrekFilters;
  sort: (typeof SORTS)[number];
}

const COUNTRIES = ['Nepal', 'Bhutan', 'India', 'Tibet'];
const WORDS = ['', 'camp', 'valley', 'circuit', ''];

function makeTrek(index: number): Summary {
  return {
    ...{ id: index, title: `Walk ${index} to the ${WORDS[index % 4]} Camp`, slug: `walk-${index}`, image: '' },
    ...{
      difficulty: index % 3 === 0 ? 'Easy' : 'Moderate',
      priceUsd: (index * 7919) % 5000 || null,
      days: (index * 31) % 30,
    },
    ...{
      durationText: '',
      location: 'High Valley',
      country: COUNTRIES[index % 4] ?? '',
      countryId: null,
      region: null,
    },
    ...{ regionId: null, activities: [index % 2 === 0 ? 'Trekking' : 'Hiking'], bestSeason: [], isPopular: false },
    ...{ isGroup: false, createdAt: '' },
  };
}

function makeQuestion(index: number): Question {
  const country = index % 2 === 0 ? (COUNTRIES[index % 4]?.toLowerCase() ?? null) : null;
  const price = { from: (index % 10) * 100, to: 1000 + (index % 40) * 100 };
  const keyword = WORDS[index % WORDS.length] ?? '';
  return { filters: { ...NO_FILTERS, country, price, keyword }, sort: SORTS[index % SORTS.length] ?? 'recommended' };
}

function findPlainly(treks: readonly Summary[], { country, price, keyword }: TrekFilters, sort: Question['sort']) {
  const found = treks.filter(
    (trek) =>
      (country === null || trek.country.toLowerCase() === country) &&
      (keyword === '' || trek.title.toLowerCase().includes(keyword) || trek.location.toLowerCase().includes(keyword)) &&
      (trek.priceUsd ?? 0) >= (price.from ?? 0) &&
      (trek.priceUsd ?? 0) <= (price.to ?? Number.POSITIVE_INFINITY),
  );
  if (sort === 'recommended') return found;
  const fact = sort.startsWith('price') ? 'priceUsd' : 'days';
  const direction = sort.endsWith('low') || sort.endsWith('short') ? 1 : -1;
  return found.sort((one, other) => direction * ((one[fact] ?? 0) - (other[fact] ?? 0)));
}

/** Milliseconds of CPU, which other programs do not lengthen. */
function timeOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
