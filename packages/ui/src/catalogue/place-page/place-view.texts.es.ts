import type { Translation } from '../../core/internal/define-texts.ts';
import type { placeTexts } from './place-view.texts.ts';

export const place: Translation<typeof placeTexts> = {
  country: 'País',
  region: 'Región',
  browseAllTreks: 'Ver todas las rutas',
  countryNotFound: 'País no encontrado',
  regionNotFound: 'Región no encontrada',
  noTreksInCountry: 'No hay rutas disponibles en este país.',
  noTreksInRegion: 'No hay rutas disponibles en esta región.',
  placeNotFoundHint: 'No caminamos por allí, o la dirección tiene una errata.',
  loadingPlace: 'Cargando…',
  treksIn: (place) => `Trekkings y viajes: ${place}`,
};
