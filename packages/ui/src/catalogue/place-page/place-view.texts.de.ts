import type { Translation } from '../../core/texts/define-texts.ts';
import type { placeTexts } from './place-view.texts.ts';

export const place: Translation<typeof placeTexts> = {
  country: 'Land',
  region: 'Region',
  browseAllTreks: 'Alle Touren ansehen',
  countryNotFound: 'Land nicht gefunden',
  regionNotFound: 'Region nicht gefunden',
  noTreksInCountry: 'In diesem Land gibt es noch keine Touren.',
  noTreksInRegion: 'In dieser Region gibt es noch keine Touren.',
  placeNotFoundHint:
    'Diesen Ort haben wir nicht gefunden. Bitte prüfen Sie die Adresse, oder sehen Sie sich alle Reiseziele an.',
  loadingPlace: 'Wird geladen …',
  treksIn: (place) => `Trekkingtouren und Rundreisen: ${place}`,
  showAll: (count) => `Alle ${count} Touren anzeigen`,
};
