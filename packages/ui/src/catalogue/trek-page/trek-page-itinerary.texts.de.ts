import type { Translation } from '../../core/texts/define-texts.ts';
import type { itineraryTexts } from './trek-page-itinerary.texts.ts';

const WAYS: Record<string, string> = {
  walk: 'zu Fuß',
  drive: 'auf der Straße',
  flight: 'im Flug',
  helicopter: 'im Hubschrauber',
  boat: 'im Boot',
};

export const itinerary: Translation<typeof itineraryTexts> = {
  openAll: 'Alle Tage öffnen',
  closeAll: 'Alle Tage schließen',
  linkToDay: (day) => `Link zu Tag ${day}`,
  way: (way) => (Object.hasOwn(WAYS, way) ? (WAYS[way] ?? way) : way),
  climb: (up, down) => `${up} hinauf, ${down} hinunter`,
  via: (name, altitude) => `${name}, ${altitude}`,
};
