import type { Translation } from '../../core/texts/define-texts.ts';
import type { itineraryTexts } from './trek-page-itinerary.texts.ts';

const WAYS: Record<string, string> = {
  walk: 'a pie',
  drive: 'por carretera',
  flight: 'en avión',
  helicopter: 'en helicóptero',
  boat: 'en barca',
};

export const itinerary: Translation<typeof itineraryTexts> = {
  openAll: 'Abrir todos los días',
  closeAll: 'Cerrar todos los días',
  linkToDay: (day) => `Enlace al día ${day}`,
  way: (way) => (Object.hasOwn(WAYS, way) ? (WAYS[way] ?? way) : way),
  climb: (up, down) => `${up} de subida, ${down} de bajada`,
  via: (name, altitude) => `${name}, ${altitude}`,
};
