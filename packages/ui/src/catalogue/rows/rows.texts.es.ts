import type { Translation } from '../../core/texts/define-texts.ts';
import type { rowsTexts } from './rows.texts.ts';

export const rows: Translation<typeof rowsTexts> = {
  sliderError: 'No se han podido cargar las rutas. Inténtelo de nuevo más tarde.',
  popularTreks: 'Rutas populares',
  popularRow: (country, row) => `Rutas populares, ${country}, fila ${row}`,
  viewAllOf: (country) => `Ver todas las rutas: ${country}`,
  noTreksIn: (country) => `Todavía no hay rutas: ${country}.`,
  allInARow: 'Todas las rutas',
};
