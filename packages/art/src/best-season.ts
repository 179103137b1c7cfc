import { oneOf, randomFrom } from './random.ts';
import type { Season } from './season-light.ts';

const SEASONS: readonly Season[] = ['Spring', 'Summer', 'Monsoon', 'Autumn', 'Winter'];

/** Words of a title that tell the season by themselves. */
const TITLE_SEASONS: readonly (readonly [RegExp, Season])[] = [
  [/frozen|winter|chadar|kedarkantha|brahmatal/i, 'Winter'],
  [/flower/i, 'Monsoon'],
  [/rhododendron|poon hill|pikey|everest base camp trek/i, 'Spring'],
];

/** The season whose light a trek is drawn in: one of its best. */
export function lightSeason({
  id,
  title,
  bestSeason,
}: {
  id: number;
  title: string;
  bestSeason: readonly string[];
}): Season {
  const named = TITLE_SEASONS.find(([words]) => words.test(title))?.[1];
  if (named) return named;
  const [first, ...rest] = bestSeason.filter((season): season is Season => SEASONS.includes(season as Season));
  return first ? oneOf(randomFrom(`season of ${id}`), [first, ...rest]) : 'Autumn';
}
