import type { Translation } from '../../core/texts/define-texts.ts';
import type { trekCardTexts } from './trek-card.texts.ts';

export const trekCard: Translation<typeof trekCardTexts> = {
  popular: 'Popular',
  group: 'Salidas en grupo',
  perPerson: 'por persona',
  priceOnRequest: 'Precio a consultar',
  viewDetails: 'Ver detalles',
  loadingTreks: 'Cargando rutas…',
  noTreks: 'No hay rutas disponibles.',
  tryAgain: 'Reintentar',
};
