import type { Translation } from '../../core/texts/define-texts.ts';
import type { placePageTexts } from './place-page.texts.ts';

export const placePage: Translation<typeof placePageTexts> = {
  country: 'País',
  region: 'Región',
  browseAllTreks: 'Ver todas las rutas',
  countryNotFound: 'País no encontrado',
  regionNotFound: 'Región no encontrada',
  noTreksInCountry: 'No hay rutas disponibles en este país.',
  noTreksInRegion: 'No hay rutas disponibles en esta región.',
  placeNotFoundHint: 'No hemos encontrado ese lugar. Compruebe la dirección o vea todos los destinos.',
  loadingPlace: 'Cargando…',
  treksIn: (place) => `Rutas y viajes: ${place}`,
  showAll: (count) => `Mostrar las ${count} rutas`,
};
