import type { Translation } from '../../core/texts/define-texts.ts';
import type { itineraryTexts } from './trek-page-itinerary.texts.ts';

const WAYS: Record<string, string> = {
  walk: 'à pied',
  drive: 'par la route',
  flight: 'en avion',
  helicopter: 'en hélicoptère',
  boat: 'en bateau',
};

export const itinerary: Translation<typeof itineraryTexts> = {
  openAll: 'Ouvrir tous les jours',
  closeAll: 'Fermer tous les jours',
  linkToDay: (day) => `Lien vers le jour ${day}`,
  way: (way) => (Object.hasOwn(WAYS, way) ? (WAYS[way] ?? way) : way),
  climb: (up, down) => `${up} de montée, ${down} de descente`,
  via: (name, altitude) => `${name}, ${altitude}`,
};
