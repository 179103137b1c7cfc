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
