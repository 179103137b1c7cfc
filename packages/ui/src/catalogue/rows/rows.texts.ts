import { defineTexts } from '../../core/texts/define-texts.ts';
/** Texts of rows of cards that turn. */
export const rowsTexts = defineTexts('rows', {
  sliderError: 'Error loading treks. Please try again later.',
  popularTreks: 'Popular treks',
  popularRow: (country: string, row: number) => `Popular treks in ${country}, row ${row}`,
  viewAllOf: (country: string) => `View All ${country} Treks`,
  noTreksIn: (country: string) => `No treks in ${country} yet.`,
  allInARow: 'All treks',
});
