import type { Translation } from '../../core/texts/define-texts.ts';
import type { placePageTexts } from './place-page.texts.ts';

export const placePage: Translation<typeof placePageTexts> = {
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
