type Season = 'Winter' | 'Spring' | 'Summer' | 'Monsoon' | 'Autumn' | 'Fall';

/** A language's names of the seasons. */
export type SeasonNames = Readonly<Record<Lowercase<Season>, string>>;

/** Which of the words that treks use for their best season a month belongs to. January is 0. */
export const SEASONS_OF_MONTH: readonly (readonly Season[])[] = [
  ['Winter'],
  ['Winter'],
  ['Spring'],
  ['Spring'],
  ['Spring'],
  ['Summer', 'Monsoon'],
  ['Summer', 'Monsoon'],
  ['Summer', 'Monsoon'],
  ['Autumn', 'Fall', 'Monsoon'],
  ['Autumn', 'Fall'],
  ['Autumn', 'Fall'],
  ['Winter'],
];

const MONTHS = SEASONS_OF_MONTH.map((_, index) => index + 1);

/** The months that belong to any of the seasons, 1 to 12; an unknown name has none. */
export function monthsOfSeasons(names: readonly string[]): number[] {
  const wanted = names.map((name) => name.trim().toLowerCase());
  return MONTHS.filter((month) => SEASONS_OF_MONTH[month - 1]?.some((season) => wanted.includes(season.toLowerCase())));
}
