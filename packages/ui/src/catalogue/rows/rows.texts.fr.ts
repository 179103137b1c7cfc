import type { Translation } from '../../core/texts/define-texts.ts';
import type { rowsTexts } from './rows.texts.ts';

export const rows: Translation<typeof rowsTexts> = {
  sliderError: 'Les treks n’ont pas pu être chargés. Veuillez réessayer plus tard.',
  popularTreks: 'Treks populaires',
  popularRow: (country, row) => `Treks populaires, ${country}, rangée ${row}`,
  viewAllOf: (country) => `Voir tous les treks : ${country}`,
  noTreksIn: (country) => `Pas encore de trek : ${country}.`,
  allInARow: 'Tous les treks',
};
