import type { Translation } from '../../core/texts/define-texts.ts';
import type { rowsTexts } from './rows.texts.ts';

export const rows: Translation<typeof rowsTexts> = {
  sliderError: 'Die Touren konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  popularTreks: 'Beliebte Touren',
  popularRow: (country, row) => `Beliebte Touren, ${country}, Reihe ${row}`,
  viewAllOf: (country) => `Alle Touren ansehen: ${country}`,
  noTreksIn: (country) => `Noch keine Touren für ${country}.`,
  allInARow: 'Alle Touren',
};
